"""The shape that PufferLib expects: buffers handed in are the ones that are written."""

from __future__ import annotations

import numpy as np
import pytest

import galapagos
from galapagos.envs.puffer import GalapagosPuffer

GAMES = galapagos.games.ids()


@pytest.mark.parametrize("id", GAMES)
def test_buffers_that_are_handed_in_are_written(id: str) -> None:
    game = galapagos.game(id)
    width = game.observation_size + game.action_count
    buf = {
        "observations": np.zeros((3, width), np.float32),
        "rewards": np.zeros(3, np.float32),
        "terminals": np.zeros(3, bool),
        "truncations": np.zeros(3, bool),
        "masks": np.ones(3, bool),
        "actions": np.zeros(3, np.int32),
    }
    tables, chance = GalapagosPuffer(id, 3, buf=buf), np.random.default_rng(1)
    looks, infos = tables.reset(seed=4)
    assert looks is buf["observations"]
    assert infos == []
    ends = 0
    for _ in range(200):
        legal = buf["observations"][:, game.observation_size :]
        actions = tables.batch.sample(chance)
        assert legal[np.arange(3), actions].all()
        _, rewards, terminals, truncations, infos = tables.step(actions)
        assert rewards is buf["rewards"]
        assert len(infos) == (terminals | truncations).sum()
        ends += len(infos)
    assert ends or id in ("another-world", "evoloosen")  # whose games are longer


def test_an_illegal_action_costs_one_and_ends_the_game() -> None:
    tables = GalapagosPuffer("evolve", 2)
    tables.reset(seed=1)
    legal = tables.batch.sample(np.random.default_rng(1))
    wrong = int(np.flatnonzero(tables.batch.masks[0] == 0)[0])
    _, rewards, terminals, _, infos = tables.step(np.array([wrong, legal[1]]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert terminals.tolist() == [True, False]
    assert infos == [{"won": -1.0}]
