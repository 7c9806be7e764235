"""POPULATION TRAITS: Fat Tissue."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

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
    t.do("store 2")
    assert t.s.bags == [4, 0]


def test_an_optional_attack_is_offered_though_the_watering_hole_is_empty() -> None:
    """Nothing is compulsory: the hungry plant eater finds no food, and the carnivore has eaten."""
    t = Table("hole 0\nA*\nB\n0 A 1 carnivore fat-tissue\n1 A 0 flight\n2 B 00")
    assert t.options() == "hunt s0, stop"
    t.attack(0, 2)
    t.do("store 1")
    assert t.s.active == 1
    assert t.s.bags == [2, 0]


def test_an_optional_attack_can_be_left_though_the_watering_hole_is_empty() -> None:
    t = Table("hole 0\nA*\nB\n0 A 1 carnivore fat-tissue\n1 B 00")
    t.do("stop")
    assert t.s.active == 1
    assert t.shown(1) == "B 00"


def test_a_carnivore_with_an_unfed_population_is_forced() -> None:
    t = Table("A*\nB\n0 A 20 carnivore fat-tissue\n1 B 000")
    assert t.options() == "hunt s0"
    t.attack(0, 1)
    t.do("store 1")
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


def test_how_many_second_foods_is_asked_by_name_and_the_clock_takes_them_all() -> None:
    t = Table("A*\nB\n0 A 111 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.s.question(0) == ("ask-store", {"species": 0})
    assert t.s.notation(t.s.default_action(0)) == "store 2"
    assert t.s.touches(t.s.parse("store 2")) == ["do:store-2"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("store 2", ""),
        ("store 3", "why-no-second-food"),
        ("hunt s0", "why-second-foods-first"),
        ("feed s0", "why-second-foods-first"),
        ("prey s1", "why-second-foods-first"),
        ("bite p0", "why-second-foods-first"),
        ("stop", "why-second-foods-first"),
        ("done", "when-done"),
    ],
)
def test_the_meal_waits_for_the_answer(move: str, reason: str) -> None:
    t = Table("A*\nB\n0 A 111 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.why_not(move) == reason


def test_what_it_takes_is_told_and_nothing_is_not() -> None:
    t = Table("hole 1\nA*\nB\n0 A 110 carnivore fat-tissue\n1 B 00\n2 A 0 flight")
    events = t.listen()
    t.attack(0, 1)
    t.do("store 1")
    assert keys(events) == ["attacked", "eaten", "devoured", "stored"]
    assert [event.params["count"] for event in events[2:]] == [1, 1]
    assert events[3].params == {"player": "player:0", "species": 0, "count": 1}
    assert (events[3].source, events[3].target) == ("excess:0", "species:0")
    events.clear()
    t.attack(0, 1)
    t.do("store 0")
    assert "stored" not in keys(events)


def test_outside_of_that_question_nothing_is_stored() -> None:
    t = Table("hole 1\nA*\nB\n0 A 110 carnivore fat-tissue\n1 B 00")
    assert t.why_not("store 0") == "when-store"
