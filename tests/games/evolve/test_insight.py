"""Observation and evaluation: from the seat's own knowledge, and pointing the right way."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from galapagos.games.evolve.rules.turn import END_OF_ROUND, SELECT_CHALLENGE
from galapagos.games.evolve.state import Evolve
from tests.games.evolve.positions import GAME, do, position

EMPTY = (
    "round 4\nbiome desert then tundra\nchallenge nesting then plague then rut\nA 0 | | cosy-coat\nB 0 | | modest-fan"
)


def evaluate(text: str, seat: int = 0) -> float:
    return position(text).evaluate(seat)


def reckon(text: str, seat: int = 0) -> float:
    return position(text).reckon(seat)


def test_equal_creatures_are_worth_about_the_same() -> None:
    s = cast(Evolve, GAME.start(4, 2))
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
    s = cast(Evolve, GAME.start(3, 6))
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
    vector = [0.0] * GAME.observation_size
    full.observe(0, vector)
    assert sum(vector[:72]) == 12


def test_a_vector_tells_hand_creatures_biomes_and_challenges() -> None:
    s = position(
        """
        round 4
        biome desert then tundra
        challenge ambush then genetic-drift then rut
        A 2 | snap-decision twitchy-antennae | cosy-coat
        B -4 | second-wind | modest-fan rope-trick
        """
    )
    vector = [9.0] * GAME.observation_size
    s.observe(0, vector)
    assert [i for i in range(144) if vector[i]] == [27]  # Cosy Coat in hand, nothing picked
    # Itself: there, 2 points, 1 card, a price of 2; Aggression 2, Resilience 1, Gathering 1; no abilities; Foresight;
    # a head, an adaptation.
    assert vector[144:148] == [1.0, 0.1, 0.1, 0.1]
    assert vector[148:152] == [0.2, 0.1, 0.0, 0.1]
    assert vector[152:165] == [0.0] * 13
    assert vector[165:173] == [0.0] * 7 + [1.0]
    assert vector[173:177] == [1.0, 0.0, 0.0, 1.0]
    # The neighbour: -4 points, 2 cards, a price of 4; Aggression 3, Resilience 1; Running; Second wind.
    assert vector[177:181] == [1.0, -0.2, 0.2, 0.2]
    assert vector[181:185] == [0.3, 0.1, 0.0, 0.0]
    assert [i for i in range(13) if vector[185 + i]] == [6]
    assert [i for i in range(8) if vector[198 + i]] == [2]
    assert vector[210:342] == [0.0] * 132  # four empty seats
    # Desert: Survival, Burrowing; Swimming. Tundra: Survival, Insulation; Venom.
    assert [i for i in range(27) if vector[342 + i]] == [4, 5, 13 + 1]
    assert [i for i in range(27) if vector[369 + i]] == [4, 10, 13 + 7]
    # Ambush: Aggression less Allure, Climbing adds 1. Genetic Drift: Resilience, and its action. Rut is hidden.
    assert vector[396:400] == [1.0, 0.0, -1.0, 0.0]
    assert [i for i in range(20) if vector[400 + i]] == [7 + 2]
    assert vector[409] == 0.5
    assert vector[420:424] == [0.0, 1.0, 0.0, 0.0]
    assert [i for i in range(20) if vector[424 + i]] == [1]
    assert vector[444:468] == [0.0] * 24
    # Round 4, 66 of 72 cards in the pile, none discarded, nothing picked, asked.
    assert vector[468:] == [0.4, 66 / 72, 0.0, 0.0, 1.0]


def test_a_vector_tells_the_own_picks_a_special_challenge_and_the_last_biome() -> None:
    s = position(
        """
        round 6
        biome caves then dying-sun
        challenge meteor then -
        A 0 | | snap-decision cosy-coat modest-fan barrel-belly
        B 0 | | nibbling-beak
        """
    )
    do(s, "A play snap-decision; A pay modest-fan")
    vector = [0.0] * GAME.observation_size
    s.observe(0, vector)
    assert (vector[72 + 8], vector[72 + 38]) == (1.0, -1.0)
    assert vector[468 + 3] == 0.2
    assert vector[369 + 26] == 1.0
    assert [i for i in range(24) if vector[396 + i]] == [4 + 2 + 1, 4 + 2 + 5 + 5]
    s.observe(1, vector)
    assert vector[72:144] == [0.0] * 72


def test_a_vector_tells_the_hidden_challenge_to_who_knows_it() -> None:
    s = position(
        "A 0 | | modest-fan\nB 0 | nibbling-beak | cosy-coat\nchallenge - then nesting then rut", at=SELECT_CHALLENGE
    )
    vector = [0.0] * GAME.observation_size
    s.observe(0, vector)
    assert vector[444:448] == [1.0, 0.0, 1.0, 0.0]
    assert vector[468 + 4] == 1.0
    s.observe(1, vector)
    assert vector[444:448] == [0.0, 0.0, 0.0, 0.0]
    assert vector[468 + 4] == 0.0
