"""EATING TRAITS: Long Neck."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

pytestmark = pytest.mark.compiled


def test_it_eats_three_before_any_other_food() -> None:
    t = Table("hole 4\nA*\nB\n0 A 00000 long-neck")
    assert t.shown(0) == "A 11100 long-neck"
    assert t.s.hole == 4


def test_it_may_not_be_able_to_eat_all_three() -> None:
    t = Table("hole 4\nA*\nB\n0 A 00 long-neck\n1 A 0")
    assert t.shown(0) == "A 11 long-neck"
    assert t.options() == "feed s1"


def test_it_fills_up_what_has_room_only() -> None:
    t = Table("hole 4\nA*\nB\n0 A 10 long-neck\n1 A 0")
    assert t.shown(0) == "A 11 long-neck"


def test_food_scavenged_before_takes_none_of_the_three_away() -> None:
    """Off-turn food stays on its cards and counts as fed; the neck reaches for three more, as far as they fit."""
    t = Table("hole 1\nA*\nB\n0 A 10000 long-neck scavenger\n1 A 0")
    assert t.shown(0) == "A 11110 long-neck scavenger"
    t = Table("hole 1\nA*\nB\n0 A 11000 long-neck scavenger\n1 A 0")
    assert t.shown(0) == "A 11111 long-neck scavenger"
    t = Table("hole 1\nA*\nB\n0 A 100 long-neck scavenger fat-tissue\n1 A 0")
    assert t.shown(0) == "A 211 long-neck scavenger fat-tissue"


def test_scavenged_on_anothers_turn_then_reaching_up_on_its_own() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 00000 long-neck scavenger\n2 A 1")
    t.attack(0, 2)
    assert (t.s.active, t.shown(1)) == (1, "B 10000 long-neck scavenger")
    t.do("done")
    assert t.shown(1) == "B 11110 long-neck scavenger"


def test_it_goes_on_at_the_watering_hole() -> None:
    t = Table("hole 4\nA*\nB\n0 A 0000 long-neck\n1 A 0")
    assert t.options() == "feed s0, feed s1"


def test_only_on_the_owners_turn() -> None:
    t = Table("hole 4\nA*\nB\n0 A 0\n1 B 0 long-neck")
    assert t.shown(1) == "B 0 long-neck"


def test_it_is_told() -> None:
    t = Table("hole 4\nA*\nB\n0 A 0000 long-neck\n1 A 1 long-neck", at="adapt")
    events = t.listen()
    t.do("done")
    assert keys(events) == ["browsed"]
    assert events[0].params == {"player": "player:0", "species": 0, "count": 3}
    assert (events[0].source, events[0].target) == ("excess:0", "species:0")
