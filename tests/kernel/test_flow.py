"""Frames on the tiny game: stages, secrets chosen together, windows, refusals, events."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from galapagos.kernel.text import BadSave, BadSetup, Event, IllegalAction
from tests.tiny import random_state
from tidepool.game import Pinch, Tidepool, TidepoolGame, Window

GAME = TidepoolGame()


def table(hands: list[list[int]], shells: list[int] | None = None, seed: int = 1) -> Tidepool:
    """A table with these faces in the hands, before the bids."""
    s = GAME.start(len(hands), seed)
    assert isinstance(s, Tidepool)
    wanted = [face for hand in hands for face in hand]
    tokens = [token for hand in s.hands for token in hand][: len(wanted)]
    for token, face in zip(tokens, wanted, strict=True):
        holder = next(t for t in range(18) if s.cards.face[t] == face and (t >= token or t not in tokens))
        s.cards.face[token], s.cards.face[holder] = s.cards.face[holder], s.cards.face[token]
    s.shells = list(shells) if shells else [0] * len(hands)
    return s


def play(s: Tidepool, *moves: str) -> None:
    for move in moves:
        seat, _, words = move.partition(" ")
        s.apply(s.parse(words), int(seat))


def test_everybody_bids_at_once_and_in_any_order_with_the_same_result() -> None:
    bids = ["0 bid h0|0 plain", "1 bid h0|1 raise", "2 bid h1|2 plain"]
    ends = set()
    for order in itertools.permutations(bids):
        s = table([[0, 1, 2], [1, 1, 2], [3, 5, 0]])
        assert s.waiting == [0, 1, 2]
        play(s, *"|".join(order).split("|"))
        ends.add(s.digest())
    assert len(ends) == 1


def test_bids_may_interleave() -> None:
    s = table([[0, 1, 2], [1, 1, 2]])
    play(s, "1 bid h0", "0 bid h1", "1 plain")
    assert s.waiting == [0]
    play(s, "0 plain")
    assert len(s.discards) == 2
    assert s.round == 2  # 1 against 1: nobody takes the shell


def test_a_pending_bid_shows_in_nobody_elses_view() -> None:
    s = table([[0, 1, 2], [1, 1, 2], [3, 5, 0]])
    before = [s.view(seat) for seat in (1, 2, None)]
    play(s, "0 bid h2")
    assert [s.view(seat) for seat in (1, 2, None)] == before
    assert s.view(0)["bid"] == [2]


def test_a_redeal_draws_anew_what_others_have_chosen() -> None:
    s = table([[0, 1, 2], [1, 1, 2], [3, 5, 0]])
    play(s, "0 bid h2", "0 raise", "1 bid h0")
    seen = set()
    for seed in range(60):
        other: Any = s.redeal(1, seed)
        bids = other.stack[-1].picked
        seen.add(tuple(bids[0]))
        assert bids[1] == s.stack[-1].picked[1]  # type: ignore[attr-defined]
        assert other.waiting == [1, 2]
    assert len(seen) == 6
    half = s.redeal(2, 5)
    assert half.stack[-1].picked[1] == []  # type: ignore[attr-defined]


def test_a_reopened_choice_is_as_if_nobody_else_had_chosen() -> None:
    s = table([[0, 1, 2], [1, 1, 2], [3, 5, 0]])
    play(s, "1 bid h0")
    before, acts = s.save(), s.acts
    play(s, "0 bid h2", "0 raise", "2 bid h1")
    s.reopen(1)
    assert s.waiting == [0, 1, 2]
    assert s.acts == acts
    assert s.save() == before


def test_nothing_happens_before_a_staged_move_is_complete() -> None:
    s = table([[5, 4, 3], [1, 1, 2]])
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain")
    assert isinstance(s.stack[-1], Pinch)
    before, fence = s.view(1), s.fence
    play(s, "0 bury h1")
    assert s.view(1) == before
    assert s.fence == fence
    assert len(s.hands[0]) == 2
    play(s, "0 pinch p1")
    assert len(s.hands[0]) == 1
    assert s.view(0)["buried"][0] == [3]
    assert s.view(1)["buried"][0] == [None]


def test_a_redeal_of_a_half_made_move_is_the_redeal_before_it() -> None:
    s = table([[5, 4, 3], [1, 1, 2]])
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain")
    before = s.redeal(1, 8).digest()
    play(s, "0 bury h1")
    assert s.redeal(1, 8).digest() == before


def test_the_window_asks_everybody_who_holds_cards() -> None:
    s = table([[5, 4, 3], [1, 1, 2], [0, 0, 2]])
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain", "2 bid h0", "2 plain")
    play(s, "0 bury h0", "0 pinch p1")
    assert s.waiting == [1]
    play(s, "1 pass")
    assert s.waiting == [2]
    play(s, "2 shield f2")
    assert s.waiting == [0]  # nested: the pincher may break the shield
    play(s, "0 pass")
    assert not any(isinstance(frame, Window) for frame in s.stack)


def test_copies_that_cant_be_told_apart_share_one_action() -> None:
    s = table([[5, 4, 3], [2, 1, 1]])
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain", "0 bury h0", "0 pinch p1")
    assert [s.notation(a) for a in s.legal_actions()] == ["shield f1", "pass"]


@pytest.mark.parametrize(
    ("seat", "move", "key"),
    [
        (1, "bid h0", "not-asked"),
        (0, "bid h7", "when-bid"),
        (0, "pinch p0", "not-yourself"),
        (0, "pinch p1", "bury-first"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(seat: int, move: str, key: str) -> None:
    s = table([[5, 4, 3], [1, 1, 2]])
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain")
    digest = s.digest()
    with pytest.raises(IllegalAction) as refused:
        s.apply(s.parse(move), seat)
    assert refused.value.text[0] == key
    assert s.digest() == digest


def test_pointing_at_a_thing_that_leads_nowhere_gives_the_reason() -> None:
    s = table([[5, 4, 3], [1, 1, 2]])
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain")
    card = s.touches(s.parse("bury h0"))
    assert s.why_not(0, card) is None
    assert s.why_not(0, ["player:0"]) == ("not-yourself", {"action": "pinch p0"})
    assert s.why_not(1, card) == ("not-asked", {"player": "player:1"})


def test_events_tell_each_seat_what_it_may_see() -> None:
    s = table([[5, 4, 3], [1, 1, 2]])
    told: list[Event] = []
    s.sink = told.append
    play(s, "0 bid h0", "0 plain", "1 bid h0", "1 plain", "0 bury h0", "0 pinch p1", "1 pass")
    drawn = [event for event in told if event.key == "drew-face"]
    assert drawn
    assert all(event.visible_to(int(str(event.params["player"])[-1])) for event in drawn)
    assert not any(event.visible_to(2) for event in drawn)
    assert any(event.key == "drew" and event.visible_to(2) for event in told)


def test_a_clone_does_not_tell_the_listener() -> None:
    s = table([[5, 4, 3], [1, 1, 2]])
    told: list[Event] = []
    s.sink = told.append
    play(s.clone(), "0 bid h0", "0 plain", "1 bid h0", "1 plain")
    assert told == []


def test_whoever_resigns_leaves_the_win_to_the_others() -> None:
    s = table([[0, 1, 2], [1, 1, 2], [3, 5, 0]])
    s.resign(1)
    assert not s.over
    s.resign(0)
    assert s.over
    assert s.returns() == [0.0, 0.0, 1.0]


def test_the_limit_of_decisions_is_a_draw() -> None:
    game = TidepoolGame()
    game.max_acts = 3
    s = game.start(2, 1)
    while not s.over:
        s.apply(s.legal_actions()[0])
    assert s.capped
    assert s.returns() == [0.5, 0.5]


@pytest.mark.parametrize(
    ("players", "mode", "message"),
    [
        (1, None, "2–4 players, not 1"),
        (5, "base", "2–4 players, not 5"),
        (2, "deep", "no mode 'deep'; its modes are base"),
    ],
)
def test_a_wrong_set_up_is_refused_in_words(players: int, mode: str | None, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.start(players, 1, mode)


def test_a_save_of_something_else_is_refused() -> None:
    data = random_state(1, 2, 5).save()
    changes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "a save of 'chess'"),
        ({"rules": 9}, "rules 9"),
        ({"deck": "abc"}, "deck abc"),
        ({"state": {}}, "damaged"),
    ]
    for change, message in changes:
        with pytest.raises(BadSave, match=message):
            GAME.load(data | change)
