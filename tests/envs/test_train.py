"""The training script: it learns a little in seconds, and what it exports plays as the network (`make test-train`)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import galapagos

pytestmark = [pytest.mark.slow, pytest.mark.train]

SMALL = ["--tables", "8", "--horizon", "16", "--measured", "4", "--final", "2", "--every", "0.02", "--width", "32"]


@pytest.mark.parametrize("id", galapagos.games.ids())
def test_a_short_training_exports_a_policy_that_plays_as_the_network(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import torch

    from galapagos.bots.learned import Policy
    from galapagos.envs import train
    from galapagos.envs.hall import weighed
    from galapagos.envs.table import observation

    out, curve = tmp_path / "policy.npz", tmp_path / "curve.json"
    files = ["--out", str(out), "--json", str(curve)]
    monkeypatch.setattr(sys, "argv", ["train", "--game", id, "--minutes", "0.1", "--lessons", "0.05", *SMALL, *files])
    course = train.Course(train.parsed())
    course.run()
    course.save()
    assert {row["stage"] for row in json.loads(curve.read_text())} == {"imitation", "practice"}
    with out.open("rb") as stream:
        policy = Policy(stream)
    layout, chance = course.trainer.layout, np.random.default_rng(1)
    state = galapagos.game(id).start(2, 1)
    for _ in range(100):
        if state.over:
            break
        options = weighed(state)
        seen = observation(state, state.to_move)
        slots = torch.from_numpy(layout.slots[options].astype(np.int64))[None]
        with torch.no_grad():
            logs, _ = course.trainer.network(
                torch.from_numpy(seen)[None], slots, torch.ones_like(slots, dtype=torch.bool)
            )
        scores = policy.scores(seen, options)
        assert np.allclose(scores - np.log(np.exp(scores).sum()), logs[0].numpy(), atol=0.05)
        state.apply(int(chance.choice(options)))


@pytest.mark.parametrize("id", galapagos.games.ids())
def test_actions_that_the_network_tells_apart_have_slots_of_their_own(id: str) -> None:
    from galapagos.envs.network import Layout

    game = galapagos.game(id)
    layout = Layout(game)
    own = layout.slots[layout.slots < layout.count - 1]
    assert sorted(own) == list(range(layout.count - 1))
    for action, slot in enumerate(layout.slots):
        if slot < layout.count - 1:
            assert game.verbs.verbs[layout.verbs[slot]].has(action)


def test_lessons_move_the_network_towards_the_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    from galapagos.envs import train

    monkeypatch.setattr(sys, "argv", ["train", "--game", galapagos.games.ids()[0], *SMALL])
    trainer = train.Trainer(train.parsed())

    lot = trainer._collect(True)

    def distance() -> float:
        logs, _ = trainer.network(lot.seen, lot.slots, lot.offered)
        return -float((lot.taught * logs).sum(1).mean().detach())

    before = distance()
    for _ in range(5):
        trainer._learn(lot, True)
    assert distance() < before - 0.1
