"""THE CARNIVORE TRAIT."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled


def test_it_can_never_eat_from_the_watering_hole() -> None:
    t = Table("hole 5\nA*\nB\n0 A 0 carnivore\n1 A 0 flight")
    assert t.options() == "feed s1"
    t.do("feed s1")
    assert t.shown(0) == "gone"
    assert t.s.hole == 4 + 2


def test_it_eats_by_attacking() -> None:
    t = Table("A*\nB\n0 A 000 carnivore\n1 B 00")
    t.attack(0, 1)
    assert t.shown(0) == "A 110 carnivore"
    assert t.shown(1) == "B 0"


def test_removed_it_makes_a_grazer_again() -> None:
    t = Table("hole 2\nA*\nB\n0 A 0 carnivore\n1 B 0", at="adapt")
    t.do("remove s0 carnivore", "done")
    assert t.options() == "feed s0"


def test_played_it_makes_a_hunter() -> None:
    t = Table("hole 2\nA* hand carnivore\nB\n0 A 0\n1 B 0", at="adapt")
    t.do("play carnivore", "evolve s0", "done")
    assert t.options() == "hunt s0"


def test_it_starves_without_prey() -> None:
    t = Table("hole 5\nA*\nB\n0 A 00 carnivore\n1 B 0 speed", at="adapt")
    t.do("done")
    assert t.shown(0) == "gone"
    assert t.s.active == 1


def test_the_food_comes_from_the_excess_food_pile() -> None:
    t = Table("hole 5\nA*\nB\n0 A 000 carnivore\n1 B 00")
    t.attack(0, 1)
    assert t.s.hole == 5


def test_it_hunts_at_most_as_long_as_it_has_room() -> None:
    t = Table("hole 1\nA*\nB\n0 A 00 carnivore\n1 B 000\n2 A 0 flight")
    t.attack(0, 1)
    assert t.why_not("hunt s0") == "why-full"
