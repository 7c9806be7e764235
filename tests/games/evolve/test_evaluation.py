"""The evaluation: from the seat's own knowledge, and pointing the right way."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import END_OF_ROUND, SELECT_CHALLENGE
from tests.games.evolve.table import GAME, do, position

EMPTY = (
    "round 4\nbiome desert then tundra\nchallenge nesting then plague then rut\nA 0 | | cosy-coat\nB 0 | | modest-fan"
)


def evaluate(text: str, seat: int = 0) -> float:
    return position(text).evaluate(seat)


def reckon(text: str, seat: int = 0) -> float:
    return position(text).reckon(seat)


def test_equal_creatures_are_worth_about_the_same() -> None:
    s = cast(EvolveState, GAME.start(4, 2))
    total = sum(s.evaluate(seat) for seat in range(4))
    assert 0.7 < total < 1.4
    assert all(0.05 < s.evaluate(seat) < 0.6 for seat in range(4))


@pytest.mark.parametrize(
    ("seat", "better"),
    [
        ("A 3 | |", "more points"),
        ("A 0 | gathering=3 |", "the better creature for the challenge"),
        ("A 0 | survival |", "an ability of the biome"),
        ("A 0 | insulation |", "an ability of the next biome"),
        ("A 0 | resilience=2 |", "the better creature for the next challenge"),
        ("A 0 | | rope-trick", "more cards"),
        ("A 0 | running |", "an ability for other biomes"),
    ],
)
@pytest.mark.parametrize("judge", [evaluate, reckon])
def test_what_is_better_is_worth_more(seat: str, better: str, judge: Callable[..., float]) -> None:
    changed = EMPTY.replace("A 0 | |", seat)
    assert judge(changed) > judge(EMPTY), better
    assert judge(changed, 1) < judge(EMPTY, 1), better


def test_under_the_dying_sun_the_larger_lead_is_better() -> None:
    sun = "round 8\nbiome dying-sun\nchallenge - then -\nA 0 | aggression={} | cosy-coat\nB 0 | | modest-fan"
    assert evaluate(sun.format(3)) > evaluate(sun.format(2))


def test_what_the_biome_punishes_is_worth_less() -> None:
    assert evaluate(EMPTY.replace("A 0 | |", "A 0 | swimming |")) < evaluate(
        EMPTY.replace("A 0 | |", "A 0 | running |")
    )


def test_composure_takes_the_sting_out() -> None:
    harmed = evaluate(EMPTY.replace("A 0 | |", "A 0 | swimming |"))
    calm = evaluate(EMPTY.replace("A 0 | |", "A 0 | swimming all-weather-gills |"))
    assert calm > harmed


def test_a_pending_play_counts_for_its_owner_alone() -> None:
    s = position(EMPTY.replace("cosy-coat", "button-snout cosy-coat"))
    mine, yours = s.evaluate(0), s.evaluate(1)
    do(s, "A play button-snout")
    assert s.evaluate(0) > mine
    assert s.evaluate(1) == yours


def test_a_useful_gift_to_a_rival_looks_bad() -> None:
    text = "challenge crossbreeding then plague then rut\nA 0 | |\nB 0 | |\npile button-snout modest-fan"
    s = position(text, at=3)
    mine = s.evaluate(0)
    do(s, "A splice p1")
    assert s.evaluate(0) < mine


def test_the_end_is_judged_by_the_result() -> None:
    s = cast(EvolveState, GAME.start(3, 6))
    while not s.over:
        s.apply(s.default_action(s.to_move), s.to_move)
    assert [s.evaluate(seat) for seat in range(3)] == s.returns()


def test_the_chooser_and_the_hand_limit_can_be_judged() -> None:
    choosing = position(
        EMPTY.replace("challenge nesting", "challenge -").replace("A 0 | |", "A 0 | snap-decision |"),
        at=SELECT_CHALLENGE,
    )
    assert 0 < choosing.evaluate(0) < 1
    heads = " ".join(choosing.deck.ids[1:13])
    full = position(EMPTY.replace("A 0 | | cosy-coat", f"A 0 | | {heads}"), at=END_OF_ROUND)
    assert 0 < full.evaluate(0) < 1
