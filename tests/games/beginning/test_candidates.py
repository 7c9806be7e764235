"""What is worth a bot's thought."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled


def considered(t: Table) -> str:
    return ", ".join(t.s.notation(action) for action in t.s.considered(t.s.to_move))


def test_a_trait_is_thought_of_removing_to_make_room_or_to_end_hunting() -> None:
    t = Table("hole 1\nA*\nB\n0 A 0 carnivore flight\n1 A 0 speed flight nocturnal\n2 B 0", at="adapt")
    assert considered(t) == "done, remove s0 carnivore, remove s1 speed, remove s1 flight, remove s1 nocturnal"


def test_population_cards_with_as_much_food_are_weighed_once() -> None:
    t = Table("hole 0\nA*\nB\n0 A 00 carnivore\n1 B 10012 fat-tissue defensive-horns")
    t.do("hunt s0", "prey s1")
    assert considered(t) == "bite p0, bite p1, bite p4"
    t.do("bite p1")
    assert considered(t) == "lose p0"


def test_second_foods_are_only_left_where_there_is_somebody_elses_prey() -> None:
    t = Table("A*\nB\n0 A 11 carnivore fat-tissue\n1 B 00\n2 A 0 flight\nhole 1")
    t.attack(0, 1)
    assert considered(t) == "store 0, store 1, store 2"
    t = Table("A*\nB\n0 A 11 carnivore fat-tissue\n1 B 0\n2 A 00\nhole 1")
    t.attack(0, 1)
    assert considered(t) == "store 2"
