"""POPULATION TRAITS: Fat Tissue."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled


def test_each_population_may_eat_a_second_food() -> None:
    t = Table("hole 9\nA*\nB\n0 A 00 fat-tissue")
    t.do("feed s0", "feed s0")
    assert t.options() == "feed s0, stop"
    t.do("feed s0", "feed s0")
    assert t.s.bags == [4, 0]


def test_a_second_food_is_never_compulsory() -> None:
    t = Table("hole 9\nA*\nB\n0 A 11 fat-tissue")
    t.do("stop")
    assert t.s.bags == [2, 0]


def test_each_starves_only_if_it_has_not_eaten_at_all() -> None:
    t = Table("A*\nB\n0 A 120 fat-tissue", at="score")
    assert t.shown(0) == "A 00 fat-tissue"
    assert t.s.bags == [3, 0]


def test_a_carnivore_can_go_on_but_is_not_forced_once_each_has_eaten() -> None:
    t = Table("A*\nB\n0 A 00 carnivore fat-tissue\n1 B 000")
    assert t.options() == "hunt s0"
    t.attack(0, 1)
    assert t.shown(0) == "A 11 carnivore fat-tissue"
    assert t.options() == "hunt s0, stop"
    t.attack(0, 1)
    assert t.s.bags == [4, 0]


def test_a_carnivore_with_an_unfed_population_is_forced() -> None:
    t = Table("A*\nB\n0 A 20 carnivore fat-tissue\n1 B 000")
    assert t.options() == "hunt s0"
    t.attack(0, 1)
    assert t.s.bags == [4, 0]  # one food on the hungry card, one beside it


def test_it_does_not_grow_beyond_two() -> None:
    t = Table("hole 9\nA*\nB\n0 A 2 fat-tissue\n1 A 0")
    assert t.options() == "feed s1"
    assert t.why_not("feed s0") == "why-full"


def test_without_it_there_is_no_second_food() -> None:
    t = Table("hole 9\nA*\nB\n0 A 1\n1 A 0")
    assert t.options() == "feed s1"


def test_second_foods_wait_for_first_foods_of_all_own_grazers() -> None:
    t = Table("hole 9\nA*\nB\n0 A 10 fat-tissue\n1 A 0\n2 B 0")
    assert t.options() == "feed s0, feed s1"
    t.do("feed s0")
    assert t.options() == "feed s1"
    assert t.why_not("feed s0") == "why-first-foods"
    t.do("feed s1")
    assert t.options() == "feed s0, stop"


def test_food_of_two_on_an_eaten_card_goes_to_the_bag() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 2 fat-tissue")
    t.attack(0, 1)
    assert t.s.bags == [1, 2]
