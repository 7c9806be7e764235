"""EATING TRAITS: Scavenger."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled

OPEN = "hole 2\n9 A 0 speed\n"  # keeps A's turn open


def test_it_eats_one_every_time_a_carnivore_attacks_anywhere() -> None:
    t = Table(OPEN + "A*\nB\nC\n0 A 0000 carnivore\n1 B 000\n2 C 000 scavenger\n3 A 000 scavenger")
    t.attack(0, 1)
    assert (t.shown(2), t.shown(3)) == ("C 100 scavenger", "A 100 scavenger")
    t.attack(0, 1)
    assert (t.shown(2), t.shown(3)) == ("C 110 scavenger", "A 110 scavenger")
    assert t.s.hole == 2


def test_even_if_it_is_attacked() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00 scavenger")
    t.attack(0, 1)
    assert t.shown(1) == "B 1 scavenger"


def test_even_if_it_attacks_after_the_two_of_the_attack() -> None:
    t = Table(OPEN + "A*\nB\n0 A 0000 carnivore scavenger\n1 B 00")
    t.attack(0, 1)
    assert t.shown(0) == "A 1110 carnivore scavenger"


def test_an_attacking_scavenger_that_is_full_by_the_attack_scavenges_nothing() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore scavenger\n1 B 00")
    t.attack(0, 1)
    assert t.shown(0) == "A 11 carnivore scavenger"


def test_a_full_one_eats_nothing() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00\n2 B 11 scavenger")
    t.attack(0, 1)
    assert t.shown(2) == "B 11 scavenger"


def test_it_also_eats_from_the_watering_hole() -> None:
    assert Table("hole 1\nA*\nB\n0 A 0 scavenger").options() == "feed s0"


def test_food_scavenged_off_turn_is_there_on_the_next_turn() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 00 scavenger\n2 B 1")
    t.attack(0, 2)
    assert (t.s.active, t.shown(1)) == (1, "B 10 scavenger")
    t.do("done", "feed s1", "feed s3")
    assert t.s.bags == [1, 1 + 2 + 1]  # from the eaten card, two scavengers, the new species
