"""Reveal Biome; Score Dominance Points & Collect Cards, the biome's half. Ruling 6."""

from __future__ import annotations

import pytest

from galapagos.games.evolve.rules.turn import REVEAL_BIOME, SCORE_BIOME
from tests.games.evolve.table import listen, pile_ids, position, sizes

# Meteor gives nobody a point here and two cards to each, so the biome's points stand alone.
QUIET = "challenge meteor then plague then territory\n"


def score(biome: str, *creatures: str) -> tuple[list[int], list[int]]:
    """The points and the cards for a biome alone."""
    seats = "\n".join(f"{'ABCDEF'[i]} 0 | {creature} | " for i, creature in enumerate(creatures))
    s = position(f"biome {biome} then tundra\n{QUIET}{seats}", at=SCORE_BIOME)
    return s.dominance, [size - 2 for size in sizes(s)]


def test_desert_gives_a_point_for_survival() -> None:
    assert score("desert", "survival", "") == ([1, 0], [0, 0])


def test_desert_gives_a_point_for_burrowing() -> None:
    # Burrowing also adds to Resilience against the meteor, but 2 is not 5.
    assert score("desert", "burrowing", "") == ([1, 0], [0, 0])


def test_desert_gives_two_points_for_both() -> None:
    assert score("desert", "survival burrowing", "survival") == ([2, 1], [0, 0])


def test_desert_takes_a_point_for_swimming_and_gives_a_card() -> None:
    assert score("desert", "swimming", "") == ([-1, 0], [1, 0])


def test_ruling_6_gain_and_loss_both_count() -> None:
    assert score("desert", "survival burrowing swimming", "survival swimming") == ([1, 0], [1, 1])


def test_ruling_6_dominance_may_go_below_zero() -> None:
    assert score("desert", "swimming", "swimming")[0] == [-1, -1]


def test_an_ability_counts_once_however_many_icons() -> None:
    # Two cards with Swimming in the Coastline.
    assert score("coastline", "kissing-lamprey paddle-rudder", "")[0] == [1, 0]


def test_two_icons_of_the_loss_cost_one_point() -> None:
    assert score("desert", "kissing-lamprey paddle-rudder", "") == ([-1, 0], [1, 0])


def test_abilities_that_the_biome_does_not_name_are_worth_nothing() -> None:
    assert score("desert", "flying venom cunning", "armour")[0] == [0, 0]


BIOMES = [
    ("desert", "survival", "burrowing", "swimming"),
    ("coastline", "swimming", "armour", "burrowing"),
    ("grassland", "herding", "burrowing", "climbing"),
    ("savannah", "running", "herding", "insulation"),
    ("rainforest", "climbing", "venom", "running"),
    ("deep-ocean", "swimming", "camouflage", "flying"),
    ("tundra", "insulation", "survival", "venom"),
    ("mountains", "flying", "climbing", "herding"),
    ("swamp", "venom", "camouflage", "armour"),
    ("caves", "night-sight", "cunning", "flying"),
    ("volcanic-isles", "flying", "armour", "night-sight"),
    ("glacier", "insulation", "camouflage", "cunning"),
    ("badlands", "running", "survival", "camouflage"),
    ("ruined-city", "night-sight", "cunning", "survival"),
]


@pytest.mark.parametrize(("biome", "one", "two", "loss"), BIOMES)
def test_every_biome(biome: str, one: str, two: str, loss: str) -> None:
    s = position(
        f"""
        biome {biome} then {"tundra" if biome != "tundra" else "desert"}
        {QUIET}
        A 0 | {one} |
        B 0 | {two} |
        C 0 | {loss} |
        D 0 | {one} {two} |
        E 0 | {one} {two} {loss} |
        F 0 |  |
        """.replace("\n\n", "\n"),
        at=SCORE_BIOME,
    )
    assert s.dominance == [1, 1, -1, 2, 1, 0]
    assert sizes(s) == [2, 2, 3, 2, 3, 2]


def test_the_card_for_a_loss_is_drawn_before_the_challenge() -> None:
    s = position(
        """
        biome desert then tundra
        challenge meteor then plague then territory
        A 0 |  |
        B 0 | swimming |
        pile snap-decision modest-fan barrel-belly mole-mittens cosy-coat
        """,
        at=SCORE_BIOME,
    )
    # B, now below A, draws first of those who are owed as much.
    assert pile_ids(s, s.hands[1]) == ["snap-decision", "modest-fan", "mole-mittens"]
    assert pile_ids(s, s.hands[0]) == ["barrel-belly", "cosy-coat"]


def test_a_new_round_reveals_its_biome_and_previews_the_next() -> None:
    s = position(
        """
        round 3
        biome desert then tundra
        challenge - then plague then territory
        A 0 | swimming |
        B 0 |  |
        """,
        at=REVEAL_BIOME,
    )
    assert s.round == 4
    assert s.deck.biomes[s.biome()] == "tundra"
    assert [known == s.everyone() for known in s.biomes.known] == [True] * 5 + [False] * 10


def test_the_last_round_previews_no_biome_and_selects_no_challenge() -> None:
    s = position(
        """
        round 7
        biome desert then dying-sun
        challenge - then - then territory
        A 0 | swimming |
        B 0 |  |
        """,
        at=REVEAL_BIOME,
    )
    assert s.round == 8
    assert s.last_round()
    assert not s.biomes.knows(0, 8)
    assert (s.challenge, s.preview) == (-1, -1)
    assert s.waiting == [0, 1]


def test_events_tell_the_biome_and_its_points() -> None:
    s = position(
        """
        biome desert then tundra
        challenge meteor then plague then territory
        A 0 | survival |  button-snout
        B 0 | swimming | modest-fan
        """
    )
    events = listen(s)
    for seat in (0, 1):
        s.apply(s.parse("pass"), seat)
    told = {event.key: event for event in events}
    assert told["biome-gain"].params == {"player": "player:0", "biome": "@biome-desert", "points": 1}
    assert told["biome-gain"].target == "score:0"
    assert told["biome-loss"].params == {
        "player": "player:1",
        "biome": "@biome-desert",
        "ability": "@ability-swimming",
    }
    assert told["biome"].params == {"round": 3, "biome": "@biome-tundra"}
    assert told["biome-preview"].params == {"biome": f"@biome-{s.deck.biomes[s.biomes.face[3]]}"}
