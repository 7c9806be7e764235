"""EATING TRAITS: Scavenger."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import attack, options, play, position, shown

pytestmark = pytest.mark.compiled

OPEN = "hole 2\n9 A 0 speed\n"  # keeps A's turn open


def test_it_eats_one_every_time_a_carnivore_attacks_anywhere() -> None:
    s = position(OPEN + "A*\nB\nC\n0 A 0000 carnivore\n1 B 000\n2 C 000 scavenger\n3 A 000 scavenger")
    attack(s, 0, 1)
    assert (shown(s, 2), shown(s, 3)) == ("C 100 scavenger", "A 100 scavenger")
    attack(s, 0, 1)
    assert (shown(s, 2), shown(s, 3)) == ("C 110 scavenger", "A 110 scavenger")
    assert s.hole == 2


def test_even_if_it_is_attacked() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00 scavenger")
    attack(s, 0, 1)
    assert shown(s, 1) == "B 1 scavenger"


def test_even_if_it_attacks_after_the_two_of_the_attack() -> None:
    s = position(OPEN + "A*\nB\n0 A 0000 carnivore scavenger\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 1110 carnivore scavenger"


def test_an_attacking_scavenger_that_is_full_by_the_attack_scavenges_nothing() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore scavenger\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 11 carnivore scavenger"


def test_a_full_one_eats_nothing() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00\n2 B 11 scavenger")
    attack(s, 0, 1)
    assert shown(s, 2) == "B 11 scavenger"


def test_it_also_eats_from_the_watering_hole() -> None:
    assert options(position("hole 1\nA*\nB\n0 A 0 scavenger")) == "feed s0"


def test_food_scavenged_off_turn_is_there_on_the_next_turn() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 B 00 scavenger\n2 B 1")
    attack(s, 0, 2)
    assert (s.active, shown(s, 1)) == (1, "B 10 scavenger")
    play(s, "done", "feed s1", "feed s3")
    assert s.bags == [1, 1 + 2 + 1]  # from the eaten card, two scavengers, the new species
