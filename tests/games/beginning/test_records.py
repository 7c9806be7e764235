"""Stored games are replayed, and one of them is read as text."""

from __future__ import annotations

import pytest

from galapagos.kernel.text import BadRecord
from galapagos.table.history import CannotUndo, History, replay
from galapagos.table.record import Record
from tests.games.beginning.playthrough import GOLDEN, STORED, read_record, told
from tests.games.beginning.table import GAME

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


def test_a_record_that_was_changed_is_noticed() -> None:
    record = read_record("base-2")
    lines = [line for line in record.lines if "undo" not in line]
    spoiled = Record(record.header)
    spoiled.lines = lines
    with pytest.raises(BadRecord):
        list(replay(GAME, spoiled))


def test_undo_takes_back_face_down_cards_and_stops_at_an_open_one() -> None:
    history = History.start(GAME, 2, 5)
    seat = history.state.to_move
    play = history.state.parse("play h0")
    for move in (play, history.state.parse("create"), play):
        history.apply(seat, move)
    for _step in range(3):
        history.undo(seat)
    with pytest.raises(CannotUndo):
        history.undo(seat)
    number = history.state.view(seat)["species"][0]["id"].removeprefix("species:")
    history.apply(seat, play)
    history.apply(seat, history.state.parse(f"evolve s{number}"))
    with pytest.raises(CannotUndo):
        history.undo(seat)
