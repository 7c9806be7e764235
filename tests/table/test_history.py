"""Undo to the fence, records, and their replay."""

from __future__ import annotations

import random

import pytest

from galapagos.kernel.text import BadRecord, IllegalAction
from galapagos.table.history import CannotUndo, History, replay
from galapagos.table.record import Record
from tidepool.game import TidepoolGame

GAME = TidepoolGame()


def play(history: History, *moves: str) -> None:
    for move in moves:
        seat, _, words = move.partition(" ")
        history.enter(int(seat), words)


def started(players: int = 2, seed: int = 3) -> History:
    return History.start(GAME, players, seed)


def test_a_pick_can_be_taken_back() -> None:
    history = started()
    before = history.state.digest()
    play(history, "0 bid h1")
    assert history.can_undo(0)
    history.undo(0)
    assert history.state.digest() == before
    assert not history.can_undo(0)


def test_undo_takes_back_only_ones_own_secret_choice() -> None:
    history = started()
    play(history, "0 bid h1", "1 bid h0", "0 plain", "0 undo")
    assert history.state.waiting == [0, 1]
    assert history.state.stack[-1].picked[1] != []  # type: ignore[attr-defined]
    assert history.can_undo(1)


def test_undo_never_crosses_a_reveal() -> None:
    history = started()
    play(history, "0 bid h1", "0 plain", "1 bid h0", "1 plain")
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            history.undo(seat)


def bids_until_somebody_pinches() -> History:
    for seed in range(100):
        history = started(3, seed)
        play(history, "0 bid h0", "0 plain", "1 bid h0", "1 plain", "2 bid h0", "2 plain")
        if "bury h0" in [history.state.notation(a) for a in history.state.legal_actions()]:
            return history
    raise AssertionError("no seed leads to a pinch")


def test_undo_never_crosses_another_seats_move_but_takes_back_ones_own() -> None:
    history = bids_until_somebody_pinches()
    pincher = history.state.to_move
    play(history, f"{pincher} bury h0", f"{pincher} pinch p{(pincher + 1) % 3}")
    answering = history.state.to_move
    assert history.can_undo(pincher)
    play(history, f"{answering} pass")
    assert not history.can_undo(pincher)
    assert history.can_undo(answering)
    before = history.state.digest()
    history.undo(answering)
    assert history.state.to_move == answering
    play(history, f"{answering} pass")
    assert history.state.digest() == before


def test_an_illegal_action_leaves_the_record_alone() -> None:
    history = started()
    text = history.record.text()
    with pytest.raises(IllegalAction):
        history.apply(0, 31)
    assert history.record.text() == text


@pytest.mark.parametrize("seed", range(20))
def test_a_game_with_undo_hand_over_and_resignation_replays_to_the_letter(seed: int) -> None:
    chance = random.Random(seed)
    history = started(3, seed)
    history.hand_over(1, "forager")
    while not history.state.over:
        seat = chance.choice(history.state.waiting)
        if chance.random() < 0.2 and history.can_undo(seat):
            history.undo(seat)
        elif chance.random() < 0.01:
            history.resign(seat)
        else:
            history.apply(seat, chance.choice(history.state.legal_actions(seat)))
    record = Record.parse(history.record.text())
    *_, (again, _) = replay(GAME, record)
    assert again.record.text() == history.record.text()
    assert again.state.digest() == history.state.digest()


def finished_record() -> list[str]:
    history = started(2, 5)
    while not history.state.over:
        history.apply(history.state.to_move, history.state.legal_actions()[-1])
    return history.record.text().splitlines()


@pytest.mark.parametrize(
    ("line", "change", "complaint"),
    [
        (0, "", "header is not JSON"),
        (0, "{}", "not a Galapagos record"),
        (0, '{"galapagos": 1}', "'game' is missing"),
        (2, "0 dance", "no such verb"),
        (2, "0 bid h7", "when bid"),
        (2, "nonsense", "expected a seat and an action"),
        (21, "= 000000000000", "the state differs"),
    ],
)
def test_a_broken_record_says_where_and_why(line: int, change: str, complaint: str) -> None:
    lines = finished_record()
    assert line != 21 or lines[21].startswith("= ")
    lines[line] = change
    with pytest.raises(BadRecord, match=complaint) as broken:
        list(replay(GAME, Record.parse("\n".join(lines))))
    assert broken.value.line == line + 1


def test_records_of_other_rules_or_decks_are_refused() -> None:
    lines = finished_record()
    for old, new, complaint in [
        ('"rules": 1', '"rules": 2', "played under rules 2"),
        ('"game": "tidepool"', '"game": "chess"', "a record of 'chess'"),
        ('"players": 2', '"players": 9', "not 9"),
        ('"deck": "', '"deck": "x', "another deck"),
    ]:
        broken = [lines[0].replace(old, new), *lines[1:]]
        with pytest.raises(BadRecord, match=complaint):
            list(replay(GAME, Record.parse("\n".join(broken))))


def test_an_empty_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="empty"):
        Record.parse("")


def test_who_may_goes_back_across_a_reveal_and_over_the_others_moves() -> None:
    history = started()
    history.free = True
    play(history, "0 bid h1")
    before = history.state.digest()
    play(history, "0 plain", "1 bid h0", "1 plain")
    assert not history.near(0)
    assert history.can_undo(0)
    play(history, "0 back")
    assert history.state.digest() == before


def test_nobody_goes_back_further_than_where_they_set_out() -> None:
    history = started()
    history.free = True
    play(history, "0 bid h1")
    history.set_out()
    assert history.near(0)
    play(history, "0 undo")
    assert not history.can_undo(0)


@pytest.mark.parametrize("seed", range(10))
def test_a_game_with_steps_back_replays_to_the_letter(seed: int) -> None:
    chance = random.Random(seed)
    history = started(2, seed)
    history.free = True
    for _ in range(120):
        if history.state.over:
            break
        seat = chance.choice(history.state.waiting)
        if chance.random() < 0.3 and history.can_undo(0):
            history.enter(0, "undo" if history.near(0) else "back")
        else:
            history.apply(seat, chance.choice(history.state.legal_actions(seat)))
    *_, (again, _) = replay(GAME, Record.parse(history.record.text()))
    assert again.record.text() == history.record.text()
    assert again.state.digest() == history.state.digest()
