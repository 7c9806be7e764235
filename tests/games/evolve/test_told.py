"""What players are told is true and enough: the last round, places, special challenges, who chooses, hints."""

from __future__ import annotations

from galapagos.gallery.sketch import sketch
from galapagos.games import catalogue
from galapagos.games.evolve import telling
from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.biome import reveal_biome
from galapagos.games.evolve.rules.selection import select_challenge
from galapagos.games.evolve.rules.turn import SELECT_CHALLENGE
from galapagos.kernel.text import Event
from galapagos.table.speech import Speech
from tests.games.evolve.table import GAME, listen, position

WORDS = catalogue("evolve")
NAMES = ["Ada", "Bo", "Cy"]
SUN = """
    round 6
    biome dying-sun
    challenge - then -
    A 0 | nibbling-beak | modest-fan
    B 0 | walking-hedge | barrel-belly
"""
# A's creature costs 1, B's 4, C's 2.
THREE = """
    round 3
    biome desert then tundra
    challenge - then nesting then meteor
    A 0 | nibbling-beak | modest-fan
    B 0 | walking-hedge | barrel-belly
    C 0 | thinking-cap | cosy-coat
"""


def told(events: list[Event]) -> list[str]:
    return [WORDS.render(event.text, NAMES) for event in events]


def shown(s: EvolveState) -> list[str]:
    return [line.strip() for line in sketch(s.view(0), WORDS, NAMES).splitlines()]


def rules(section: str, id: str) -> str:
    row = next(row for row in GAME.standard_source()[section] if row["id"] == id)
    return " ".join(WORDS.render(text) for text in telling.rules_of(section, row))


def test_the_last_rounds_rule_is_told_when_the_dying_sun_comes_up() -> None:
    s = position(SUN.replace("round 6", "round 5").replace("dying-sun", "desert then dying-sun"))
    events = listen(s)
    reveal_biome(s)
    assert told(events) == [
        "Round 6: Dying Sun.",
        "The last round: no challenge card and no points for the biome. All mutate once more, then come four "
        "contests, one for each attribute: 3, 2 and 1 points for the first three places in each, 12 at most.",
    ]


def test_the_last_rounds_rule_stands_on_the_table() -> None:
    text = shown(position(SUN))
    assert [line for line in text if line.startswith("Biome: Dying Sun. The last round: no challenge card")]
    assert not [line for line in text if "for none" in line]


def test_the_round_before_tells_what_comes() -> None:
    text = shown(position(SUN.replace("dying-sun", "desert then dying-sun").replace("- then -", "nesting then -")))
    assert [line for line in text if line.startswith("Next biome: Dying Sun. The last round")]


def test_places_are_told_with_their_points_and_cards() -> None:
    places = (
        "The first place gains 3 points and draws 1 card, the second 2 and 2, the third 1 and 3, all others 0 and 4."
    )
    assert rules("challenge", "nesting") == f"The highest Allure plus Gathering wins. {places}"
    assert places in shown(position(THREE.replace("- then nesting", "plague then nesting")))[4]


def test_special_challenges_say_that_all_draw_two_and_are_marked() -> None:
    assert rules("challenge", "human-abduction") == (
        "The highest Allure loses 1 point, all others gain 1. This challenge is special: all draw 2 cards."
    )
    text = shown(position(THREE.replace("- then nesting", "meteor then nesting").replace(" then meteor", "")))
    assert [line for line in text if line.startswith("Challenge: Meteor*. ")]
    assert [line for line in text if line.startswith("Next challenge: Nesting. ")]


def test_the_log_marks_a_special_challenge() -> None:
    s = position(THREE, at=SELECT_CHALLENGE)
    events = listen(s)
    s.apply(s.parse("choose hidden"), 0)
    assert told(events)[0] == "The challenge is Meteor*, a special one: all draw 2 cards."
    s = position(THREE, at=SELECT_CHALLENGE)
    events = listen(s)
    s.apply(s.parse("choose previewed"), 0)
    assert told(events)[0] == "The challenge is Nesting."


def test_what_an_ability_adds_does_not_read_as_points() -> None:
    assert rules("challenge", "meteor") == (
        "Whoever has a Resilience of 5 or more gains 2 points. Burrowing counts as 2 more Resilience. "
        "This challenge is special: all draw 2 cards."
    )


def test_who_has_the_least_expensive_creature_is_shown() -> None:
    s = position(THREE.replace("- then", "plague then"))
    assert s.view(None)["cheapest"] == [0]
    costs = [line.partition("; ")[2] for line in shown(s) if "its cards cost" in line]
    assert costs[:2] == ["its cards cost 1 (the least expensive)", "its cards cost 4"]
    tied = position(THREE.replace("thinking-cap", "rash-little-tusks").replace("- then", "plague then"))
    assert tied.view(1)["cheapest"] == [0, 2]


def test_a_tie_says_why_nobody_chooses() -> None:
    s = position(THREE.replace("thinking-cap", "rash-little-tusks").replace("- then", "plague then"))
    events = listen(s)
    select_challenge(s)
    assert told(events) == [
        "2 creatures are the least expensive, at a cost of 1: nobody chooses, and the previewed challenge is played.",
        "The challenge is Nesting.",
    ]


def test_a_hint_ends_its_sentences() -> None:
    speech = Speech(catalogue)
    assert speech.own("hint-sentence", {"level": "Forager", "option": "Play Cosy Coat"}) == (
        "Forager would choose: Play Cosy Coat."
    )
