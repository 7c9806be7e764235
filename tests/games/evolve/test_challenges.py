"""Score Dominance Points & Collect Cards, the challenge's half: ranks, Flying, and each of the ranked challenges.

Rulings 4 and 7.
"""

from __future__ import annotations

import pytest

from galapagos.games.evolve.rules.turn import SCORE_CHALLENGE
from tests.games.evolve.table import listen, position, sizes


def score(challenge: str, *creatures: str) -> tuple[list[int], list[int]]:
    """The points and the cards for the challenge alone."""
    seats = "\n".join(f"{'ABCDEF'[i]} 0 | {creature} |" for i, creature in enumerate(creatures))
    other = "plague" if challenge != "plague" else "rut"
    s = position(f"challenge {challenge} then {other} then territory\n{seats}", at=SCORE_CHALLENGE)
    return s.dominance, sizes(s)


# --- The book's example -----------------------------------------------------------------------------


def test_allures_of_6_6_5_5_1() -> None:
    found = score("mating-frenzy", "allure=6", "allure=6", "allure=5", "allure=5", "allure=1")
    assert found == ([3, 3, 2, 2, 1], [1, 1, 2, 2, 3])


def test_allures_of_6_6_5_5_1_when_one_5_flies() -> None:
    found = score("mating-frenzy", "allure=6", "allure=6", "allure=5 flying", "allure=5", "allure=1")
    assert found == ([3, 3, 2, 1, 0], [1, 1, 2, 3, 4])


# --- Places ---------------------------------------------------------------------------------------------


def test_points_and_cards_for_six_different_places() -> None:
    found = score("mating-frenzy", *(f"allure={value}" for value in (1, 2, 3, 4, 5, 6)))
    assert found == ([0, 0, 0, 1, 2, 3], [4, 4, 4, 3, 2, 1])


def test_all_tied_are_first() -> None:
    assert score("mating-frenzy", "", "", "") == ([3, 3, 3], [1, 1, 1])


def test_with_two_players_the_second_place_is_second() -> None:
    assert score("mating-frenzy", "allure=1", "") == ([3, 2], [1, 2])


def test_ruling_7_two_flyers_stay_tied() -> None:
    assert score("mating-frenzy", "allure=5 flying", "allure=5 flying", "allure=5", "allure=4") == (
        [3, 3, 2, 1],
        [1, 1, 2, 3],
    )


def test_ruling_7_flying_beats_ties_only() -> None:
    assert score("mating-frenzy", "allure=5 flying", "allure=6", "allure=4 flying")[0] == [2, 3, 1]


def test_ruling_4_negative_scores_rank_like_any_number() -> None:
    assert score("mating-frenzy", "allure=-2", "allure=-1", "")[0] == [1, 2, 3]


def test_ruling_4_scores_have_no_floor() -> None:
    s = position("challenge starvation then plague then rut\nA -7 | |\nB 40 | gathering=2 |", at=SCORE_CHALLENGE)
    assert s.dominance == [-8, 41]


# --- Ruling 4: attributes are clamped, then combined, then modified ---------------------------------------------


def test_ruling_4_an_attribute_is_10_at_most() -> None:
    assert score("mating-frenzy", "allure=12", "allure=10", "allure=9")[0] == [3, 3, 2]


def test_ruling_4_an_attribute_is_minus_2_at_least() -> None:
    assert score("mating-frenzy", "allure=-5", "allure=-2", "allure=-1")[0] == [2, 2, 3]


def test_ruling_4_the_cards_are_added_before_the_clamp() -> None:
    # Peacock Parliament 5, a body of 8, Hat-Stand Antlers 2, Paper Wings 0: 15, held at 10.
    s = position("A 0 | peacock-parliament allure=8 hat-stand-antlers |\nB 0 | allure=-4 ribbon-of-sky |")
    assert s.beast(0).attribute(2) == 10
    assert s.beast(1).attribute(2) == 0


def test_ruling_4_sums_use_the_clamped_values() -> None:
    # 10 + 0 against 9 + 2.
    assert score("nesting", "allure=14", "allure=9 gathering=2")[0] == [2, 3]
    # -2 + 5 against 0 + 2.
    assert score("nesting", "allure=-6 gathering=5", "gathering=2")[0] == [3, 2]


def test_ruling_4_differences_use_the_clamped_values() -> None:
    # 0 - (-2) against 3 - 0.
    assert score("domestication", "aggression=-8", "allure=3")[0] == [2, 3]


def test_ruling_4_the_modifier_comes_after_the_clamp() -> None:
    assert score("territory", "aggression=12 venom", "aggression=12")[0] == [3, 2]


def test_ruling_4_the_modifier_counts_once_however_many_icons() -> None:
    # Sharp Opinion (2) and Bitter Smile (4) both have Venom: 6 + 1 = 7.
    found = score("territory", "sharp-opinion bitter-smile", "aggression=7", "aggression=8")
    assert found[0] == [2, 2, 3]


# --- Each ranked challenge: the first creature is 1 better on what counts, and worse on everything else --------------

RANKED = [
    (
        "mating-frenzy",
        "allure=3 aggression=-2 resilience=-2 gathering=-2",
        "allure=2 aggression=9 resilience=9 gathering=9",
    ),
    (
        "territory",
        "aggression=3 allure=-2 resilience=-2 gathering=-2",
        "aggression=2 allure=9 resilience=9 gathering=9",
    ),
    ("plague", "resilience=3 aggression=-2 allure=-2 gathering=-2", "resilience=2 aggression=9 allure=9 gathering=9"),
    ("foraging", "gathering=3 aggression=-2 allure=-2 resilience=-2", "gathering=2 aggression=9 allure=9 resilience=9"),
    ("nesting", "allure=1 gathering=5 aggression=-2 resilience=-2", "allure=4 gathering=1 aggression=9 resilience=9"),
    ("pack-hunt", "aggression=1 gathering=5 allure=-2 resilience=-2", "aggression=4 gathering=1 allure=9 resilience=9"),
    ("rut", "aggression=1 allure=5 gathering=-2 resilience=-2", "aggression=4 allure=1 gathering=9 resilience=9"),
    ("siege", "aggression=1 resilience=5 gathering=-2 allure=-2", "aggression=4 resilience=1 gathering=9 allure=9"),
    (
        "long-winter",
        "resilience=1 gathering=5 aggression=-2 allure=-2",
        "resilience=4 gathering=1 aggression=9 allure=9",
    ),
    (
        "great-migration",
        "resilience=1 allure=5 aggression=-2 gathering=-2",
        "resilience=4 allure=1 aggression=9 gathering=9",
    ),
    (
        "domestication",
        "allure=4 aggression=1 resilience=-2 gathering=-2",
        "allure=9 aggression=7 resilience=9 gathering=9",
    ),
    ("ambush", "aggression=4 allure=1 resilience=-2 gathering=-2", "aggression=9 allure=7 resilience=9 gathering=9"),
    (
        "hibernation",
        "resilience=4 gathering=1 aggression=-2 allure=-2",
        "resilience=9 gathering=7 aggression=9 allure=9",
    ),
    ("hoarding", "gathering=4 aggression=1 resilience=-2 allure=-2", "gathering=9 aggression=7 resilience=9 allure=9"),
    (
        "genetic-drift",
        "resilience=3 aggression=-2 allure=-2 gathering=-2",
        "resilience=2 aggression=9 allure=9 gathering=9",
    ),
    (
        "crossbreeding",
        "aggression=1 resilience=2 allure=3 gathering=5",
        "aggression=4 resilience=4 allure=1 gathering=1",
    ),
]


@pytest.mark.parametrize(("challenge", "better", "worse"), RANKED)
def test_what_each_challenge_ranks(challenge: str, better: str, worse: str) -> None:
    assert score(challenge, better, worse) == ([3, 2], [1, 2])
    assert score(challenge, worse, better) == ([2, 3], [2, 1])


BONUSES = [
    ("territory", "venom", "aggression", 1),
    ("foraging", "night-sight", "gathering", 1),
    ("pack-hunt", "herding", "gathering", 2),
    ("siege", "armour", "resilience", 2),
    ("long-winter", "insulation", "gathering", 2),
    ("great-migration", "swimming", "resilience", 2),
    ("ambush", "climbing", "aggression", 1),
    ("hoarding", "cunning", "gathering", 1),
]


@pytest.mark.parametrize(("challenge", "ability", "attribute", "worth"), BONUSES)
def test_what_an_ability_adds(challenge: str, ability: str, attribute: str, worth: int) -> None:
    found = score(challenge, ability, f"{attribute}={worth}", f"{attribute}={worth - 1}", f"{attribute}={worth + 1}")
    assert found[0] == [2, 2, 1, 3]


@pytest.mark.parametrize(
    "challenge",
    ["mating-frenzy", "plague", "nesting", "rut", "domestication", "hibernation", "genetic-drift", "crossbreeding"],
)
def test_the_other_challenges_favour_no_ability(challenge: str) -> None:
    everything = (
        "swimming climbing camouflage survival burrowing running venom armour night-sight insulation herding cunning"
    )
    assert score(challenge, everything, "")[0] == [3, 3]


def test_events_tell_places_and_points() -> None:
    s = position("challenge nesting then plague then territory\nA 0 | allure=2 |\nB 0 | |")
    events = listen(s)
    s.apply(s.parse("pass"), 0)
    s.apply(s.parse("pass"), 1)
    ranked = [event for event in events if event.key == "ranked"]
    assert [event.params for event in ranked] == [
        {"player": "player:0", "challenge": "@challenge-nesting", "score": 2, "place": 1, "points": 3},
        {"player": "player:1", "challenge": "@challenge-nesting", "score": 0, "place": 2, "points": 2},
    ]
    assert (ranked[0].source, ranked[0].target) == ("challenge:now", "score:0")
