"""Stored games are replayed, and one of them is read as text."""

from __future__ import annotations

import pytest

from galapagos.table.history import replay
from tests.games.evolve.playthrough import GOLDEN, STORED, read_record, told
from tests.games.evolve.table import GAME

pytestmark = pytest.mark.stored


@pytest.mark.compiled
@pytest.mark.parametrize("name", list(STORED))
def test_a_stored_game_plays_as_it_did(name: str) -> None:
    record = read_record(name)
    state = None
    for history, _ in replay(GAME, record):
        state = history.state
    assert state is not None
    assert state.over
    assert state.players == STORED[name][0]
    assert record.lines[-1] == f"= {state.digest()}"


def test_the_playthrough_reads_as_it_did() -> None:
    assert told(read_record("base-2")) == GOLDEN.read_text(encoding="utf-8")
