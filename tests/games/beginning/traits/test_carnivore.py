"""THE CARNIVORE TRAIT."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import attack, options, play, position, shown, why

pytestmark = pytest.mark.compiled


def test_it_can_never_eat_from_the_watering_hole() -> None:
    s = position("hole 5\nA*\nB\n0 A 0 carnivore\n1 A 0 flight")
    assert options(s) == "feed s1"
    play(s, "feed s1")
    assert shown(s, 0) == "gone"
    assert s.hole == 4 + 2


def test_it_eats_by_attacking() -> None:
    s = position("A*\nB\n0 A 000 carnivore\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 110 carnivore"
    assert shown(s, 1) == "B 0"


def test_removed_it_makes_a_grazer_again() -> None:
    s = position("hole 2\nA*\nB\n0 A 0 carnivore\n1 B 0", at="adapt")
    play(s, "remove s0 carnivore", "done")
    assert options(s) == "feed s0"


def test_played_it_makes_a_hunter() -> None:
    s = position("hole 2\nA* hand carnivore\nB\n0 A 0\n1 B 0", at="adapt")
    play(s, "play carnivore", "evolve s0", "done")
    assert options(s) == "hunt s0"


def test_it_starves_without_prey() -> None:
    s = position("hole 5\nA*\nB\n0 A 00 carnivore\n1 B 0 speed", at="adapt")
    play(s, "done")
    assert shown(s, 0) == "gone"
    assert s.active == 1


def test_the_food_comes_from_the_excess_food_pile() -> None:
    s = position("hole 5\nA*\nB\n0 A 000 carnivore\n1 B 00")
    attack(s, 0, 1)
    assert s.hole == 5


def test_it_hunts_at_most_as_long_as_it_has_room() -> None:
    s = position("hole 1\nA*\nB\n0 A 00 carnivore\n1 B 000\n2 A 0 flight")
    attack(s, 0, 1)
    assert why(s, "hunt s0") == "why-full"
