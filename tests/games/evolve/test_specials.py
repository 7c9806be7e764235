"""Special challenges (*): points as the card says, two cards for everyone. Ruling 7."""

from __future__ import annotations

import pytest

from galapagos.games.evolve.rules.turn import SCORE_CHALLENGE
from tests.games.evolve.table import listen, position, sizes


def score(challenge: str, *creatures: str) -> list[int]:
    seats = "\n".join(f"{'ABCDEF'[i]} 0 | {creature} |" for i, creature in enumerate(creatures))
    s = position(f"challenge {challenge} then plague then territory\n{seats}", at=SCORE_CHALLENGE)
    assert sizes(s) == [2] * len(creatures)
    return s.dominance


# --- Circle of Life: A hunts B, B hunts C, C hunts A ------------------------------------------------


def test_a_hunter_with_more_aggression_scores_2() -> None:
    # A catches B; B does not catch C, C does not catch A.
    assert score("circle-of-life", "aggression=3", "resilience=2", "") == [2 + 1, 0, 1]


def test_a_prey_with_more_resilience_scores_1() -> None:
    assert score("circle-of-life", "aggression=2", "resilience=3", "") == [1, 1, 1]


def test_equal_scores_save_the_prey() -> None:
    assert score("circle-of-life", "aggression=2", "resilience=2", "") == [1, 1, 1]


def test_a_tie_goes_to_a_flying_hunter() -> None:
    assert score("circle-of-life", "aggression=2 flying", "resilience=2", "") == [3, 0, 1]


def test_a_tie_does_not_go_to_a_flying_hunter_of_a_flying_prey() -> None:
    # B, flying, ties with C at 0 and catches it.
    assert score("circle-of-life", "aggression=2 flying", "resilience=2 flying", "aggression=-1") == [1, 3, 0]


def test_a_flying_prey_wins_its_tie() -> None:
    assert score("circle-of-life", "aggression=2", "resilience=2 flying", "resilience=1") == [1, 1, 1]


def test_flying_does_not_help_a_weaker_hunter() -> None:
    assert score("circle-of-life", "aggression=1 flying", "resilience=2", "") == [1, 1, 1]


def test_camouflage_adds_2_to_the_prey() -> None:
    assert score("circle-of-life", "aggression=2", "camouflage", "") == [1, 1, 1]
    assert score("circle-of-life", "aggression=3", "camouflage", "") == [3, 0, 1]


def test_camouflage_does_not_help_the_hunter() -> None:
    assert score("circle-of-life", "aggression=2 camouflage", "resilience=2", "") == [1, 1, 1]


def test_the_hunter_hunts_the_left_neighbour() -> None:
    # C hunts A, which has no Resilience.
    assert score("circle-of-life", "", "resilience=5", "aggression=1 resilience=5") == [0, 1, 3]


def test_two_players_hunt_each_other() -> None:
    assert score("circle-of-life", "aggression=1", "aggression=1") == [2, 2]


# --- Meteor -------------------------------------------------------------------------------------------


def test_meteor_scores_2_for_a_resilience_of_5_or_more() -> None:
    assert score("meteor", "resilience=5", "resilience=4", "resilience=6") == [2, 0, 2]


def test_burrowing_adds_2_against_the_meteor() -> None:
    assert score("meteor", "resilience=3 burrowing", "resilience=2 burrowing", "") == [2, 0, 0]


def test_ruling_7_a_threshold_is_no_tie() -> None:
    assert score("meteor", "resilience=4 flying", "resilience=5") == [0, 2]


# --- Wildfire ----------------------------------------------------------------------------------------------


def test_wildfire_the_lowest_resilience_loses_1_the_others_gain_1() -> None:
    assert score("wildfire", "resilience=2", "resilience=1", "resilience=3") == [1, -1, 1]


def test_running_adds_2_against_the_wildfire() -> None:
    assert score("wildfire", "running", "resilience=1", "resilience=3") == [1, -1, 1]


def test_ruling_7_all_of_the_lowest_lose_if_none_flies() -> None:
    assert score("wildfire", "", "", "resilience=1") == [-1, -1, 1]


def test_ruling_7_flyers_among_the_lowest_escape() -> None:
    assert score("wildfire", "flying", "", "resilience=1") == [1, -1, 1]


def test_ruling_7_all_of_the_lowest_lose_if_all_fly() -> None:
    assert score("wildfire", "flying", "flying", "resilience=1") == [-1, -1, 1]


def test_a_lowest_flyer_alone_loses() -> None:
    assert score("wildfire", "flying", "resilience=1", "resilience=1") == [-1, 1, 1]


def test_flyers_elsewhere_change_nothing() -> None:
    assert score("wildfire", "", "", "resilience=1 flying") == [-1, -1, 1]


# --- Human Abduction ------------------------------------------------------------------------------------------


def test_human_abduction_the_highest_allure_loses_1_the_others_gain_1() -> None:
    assert score("human-abduction", "allure=2", "allure=1", "aggression=9") == [-1, 1, 1]


def test_ruling_7_flyers_among_the_prettiest_escape() -> None:
    assert score("human-abduction", "allure=2 flying", "allure=2", "allure=2", "") == [1, -1, -1, 1]


def test_ruling_7_the_prettiest_all_lose_if_all_fly() -> None:
    assert score("human-abduction", "allure=2 flying", "allure=2 flying", "flying") == [-1, -1, 1]


# --- Starvation -------------------------------------------------------------------------------------------------


def test_starvation_a_gathering_of_1_or_less_loses_1_more_gains_1() -> None:
    assert score("starvation", "gathering=1", "gathering=2", "gathering=-1") == [-1, 1, -1]


def test_survival_adds_2_against_starvation() -> None:
    assert score("starvation", "survival", "gathering=-1 survival", "") == [1, -1, -1]


def test_starvation_knows_no_ties() -> None:
    assert score("starvation", "gathering=1 flying", "gathering=1") == [-1, -1]


# --- All of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("challenge", "strong", "weak", "expected"),
    [
        ("meteor", "resilience=5", "aggression=9 allure=9 gathering=9", [2, 0]),
        ("wildfire", "resilience=1", "aggression=9 allure=9 gathering=9", [1, -1]),
        ("human-abduction", "aggression=9 resilience=9 gathering=9", "allure=1", [1, -1]),
        ("starvation", "gathering=2", "aggression=9 allure=9 resilience=9", [1, -1]),
    ],
)
def test_which_attribute_counts(challenge: str, strong: str, weak: str, expected: list[int]) -> None:
    assert score(challenge, strong, weak) == expected


def test_events_tell_gains_and_losses() -> None:
    s = position("challenge starvation then plague then territory\nA 0 | gathering=2 |\nB 0 | |\nC 0 | gathering=4 |")
    events = listen(s)
    for seat in range(3):
        s.apply(s.parse("pass"), seat)
    told = [(event.key, event.params, event.target) for event in events if event.key.startswith("special")]
    assert told == [
        ("special-gain", {"player": "player:0", "challenge": "@challenge-starvation", "points": 1}, "score:0"),
        ("special-loss", {"player": "player:1", "challenge": "@challenge-starvation", "points": 1}, "score:1"),
        ("special-gain", {"player": "player:2", "challenge": "@challenge-starvation", "points": 1}, "score:2"),
    ]


def test_no_event_where_nothing_changes() -> None:
    s = position("challenge meteor then plague then territory\nA 0 | resilience=6 |\nB 0 | |")
    events = listen(s)
    for seat in range(2):
        s.apply(s.parse("pass"), seat)
    told = [(event.key, event.params["points"]) for event in events if event.key.startswith("special")]
    assert told == [("special-gain", 2)]
