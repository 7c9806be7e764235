"""EATING TRAITS: Long Neck."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import keys, listen, options, play, position, shown

pytestmark = pytest.mark.compiled


def test_it_eats_three_before_any_other_food() -> None:
    s = position("hole 4\nA*\nB\n0 A 00000 long-neck")
    assert shown(s, 0) == "A 11100 long-neck"
    assert s.hole == 4


def test_it_may_not_be_able_to_eat_all_three() -> None:
    s = position("hole 4\nA*\nB\n0 A 00 long-neck\n1 A 0")
    assert shown(s, 0) == "A 11 long-neck"
    assert options(s) == "feed s1"


def test_it_fills_up_what_has_room_only() -> None:
    s = position("hole 4\nA*\nB\n0 A 10 long-neck\n1 A 0")
    assert shown(s, 0) == "A 11 long-neck"


def test_it_goes_on_at_the_watering_hole() -> None:
    s = position("hole 4\nA*\nB\n0 A 0000 long-neck\n1 A 0")
    assert options(s) == "feed s0, feed s1"


def test_only_on_the_owners_turn() -> None:
    s = position("hole 4\nA*\nB\n0 A 0\n1 B 0 long-neck")
    assert shown(s, 1) == "B 0 long-neck"


def test_it_is_told() -> None:
    s = position("hole 4\nA*\nB\n0 A 0000 long-neck\n1 A 1 long-neck", at="adapt")
    events = listen(s)
    play(s, "done")
    assert keys(events) == ["browsed"]
    assert events[0].params == {"player": "player:0", "species": 0, "count": 3}
    assert (events[0].source, events[0].target) == ("excess:0", "species:0")
