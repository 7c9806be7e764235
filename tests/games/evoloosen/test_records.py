"""Stored games are replayed and verified; one of them is kept as a playthrough to read."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.table.history import replay
from tests.games.evoloosen.playthrough import GOLDEN, STORED, read_record, told

pytestmark = pytest.mark.stored


@pytest.mark.compiled
@pytest.mark.parametrize("name", sorted(STORED))
def test_a_stored_game_replays(name: str) -> None:
    last = [history for history, _line in replay(GAME, read_record(name))][-1]
    assert last.state.over


@pytest.mark.compiled
def test_the_playthrough_reads_as_before() -> None:
    assert told(read_record("full-3")) == GOLDEN.read_text(encoding="utf-8")


def test_the_stored_games_reach_the_finals() -> None:
    stages = set()
    for name in STORED:
        for history, _line in replay(GAME, read_record(name)):
            stages.add(history.state.view(None)["stage"])
    assert {"last-round", "preparation", "arena", "duel"} <= stages
