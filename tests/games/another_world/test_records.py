"""Stored games are replayed and verified; the log of two of them is kept as a readable playthrough."""

from __future__ import annotations

import pytest

from galapagos.table.history import replay
from tests.games.another_world.playthrough import PLAYTHROUGHS, STORED, TOLD, read_record, told
from tests.games.another_world.table import GAME

pytestmark = pytest.mark.stored


@pytest.mark.compiled
@pytest.mark.parametrize("name", list(STORED))
def test_a_stored_game_replays(name: str) -> None:
    *_, (history, _line) = replay(GAME, read_record(name))
    assert history.state.over


@pytest.mark.compiled
@pytest.mark.parametrize("name", list(TOLD))
def test_a_playthrough_reads_as_before(name: str) -> None:
    assert told(name) == (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
