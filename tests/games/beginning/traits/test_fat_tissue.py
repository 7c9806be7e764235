"""POPULATION TRAITS: Fat Tissue."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import attack, options, play, position, shown, why

pytestmark = pytest.mark.compiled


def test_each_population_may_eat_a_second_food() -> None:
    s = position("hole 9\nA*\nB\n0 A 00 fat-tissue")
    play(s, "feed s0", "feed s0")
    assert options(s) == "feed s0, stop"
    play(s, "feed s0", "feed s0")
    assert s.bags == [4, 0]


def test_a_second_food_is_never_compulsory() -> None:
    s = position("hole 9\nA*\nB\n0 A 11 fat-tissue")
    play(s, "stop")
    assert s.bags == [2, 0]


def test_each_starves_only_if_it_has_not_eaten_at_all() -> None:
    s = position("A*\nB\n0 A 120 fat-tissue", at="score")
    assert shown(s, 0) == "A 00 fat-tissue"
    assert s.bags == [3, 0]


def test_a_carnivore_can_go_on_but_is_not_forced_once_each_has_eaten() -> None:
    s = position("A*\nB\n0 A 00 carnivore fat-tissue\n1 B 000")
    assert options(s) == "hunt s0"
    attack(s, 0, 1)
    assert shown(s, 0) == "A 11 carnivore fat-tissue"
    assert options(s) == "hunt s0, stop"
    attack(s, 0, 1)
    assert s.bags == [4, 0]


def test_a_carnivore_with_an_unfed_population_is_forced() -> None:
    s = position("A*\nB\n0 A 20 carnivore fat-tissue\n1 B 000")
    assert options(s) == "hunt s0"
    attack(s, 0, 1)
    assert s.bags == [4, 0]  # one food on the hungry card, one beside it


def test_it_does_not_grow_beyond_two() -> None:
    s = position("hole 9\nA*\nB\n0 A 2 fat-tissue\n1 A 0")
    assert options(s) == "feed s1"
    assert why(s, "feed s0") == "why-full"


def test_without_it_there_is_no_second_food() -> None:
    s = position("hole 9\nA*\nB\n0 A 1\n1 A 0")
    assert options(s) == "feed s1"


def test_second_foods_wait_for_first_foods_of_all_own_grazers() -> None:
    s = position("hole 9\nA*\nB\n0 A 10 fat-tissue\n1 A 0\n2 B 0")
    assert options(s) == "feed s0, feed s1"
    play(s, "feed s0")
    assert options(s) == "feed s1"
    assert why(s, "feed s0") == "why-first-foods"
    play(s, "feed s1")
    assert options(s) == "feed s0, stop"


def test_food_of_two_on_an_eaten_card_goes_to_the_bag() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 B 2 fat-tissue")
    attack(s, 0, 1)
    assert s.bags == [1, 2]
