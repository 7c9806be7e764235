"""DEFENSIVE TRAITS: Defensive Horns."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled

OPEN = "hole 2\n9 A 0 speed\n"  # keeps A's turn open


def test_it_does_not_prevent_an_attack() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 0 defensive-horns")
    t.do("hunt s0")
    assert t.options() == "prey s1"


def test_the_carnivore_loses_one_population_before_it_gets_food() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00 defensive-horns")
    t.attack(0, 1)
    assert t.shown(0) == "A 00 carnivore"
    t.do("lose p1")
    assert t.shown(0) == "A 1 carnivore"
    assert t.shown(1) == "B 0 defensive-horns"


def test_the_defender_chooses_which_population_is_lost() -> None:
    t = Table(OPEN + "A*\nB\nC\n0 A 000 carnivore\n1 C 00 defensive-horns")
    t.attack(0, 1)
    assert t.s.waiting == [2]
    assert t.options() == "lose p0, lose p1, lose p2"
    assert t.s.question(2) == ("ask-lose", {"species": 0, "player": "player:0"})
    kept = [t.s.at(0).herd[0], t.s.at(0).herd[2]]
    t.do("lose p1")
    assert t.s.at(0).herd == kept
    assert t.s.waiting == [0]


def test_the_carnivore_might_go_extinct_without_getting_food() -> None:
    t = Table(OPEN + "deck fertile\nA*\nB\n0 A 0 carnivore\n1 B 00 defensive-horns")
    t.attack(0, 1)
    t.do("lose p0")
    assert t.shown(0) == "gone"
    assert t.hand(0) == ["fertile"]
    assert t.s.bags == [0, 0]


def test_the_owner_chooses_against_a_carnivore_of_their_own() -> None:
    t = Table(OPEN + "A*\nB\n0 A 10 carnivore\n1 A 11 defensive-horns")
    t.attack(0, 1)
    assert t.s.waiting == [0]
    t.do("lose p0")
    assert t.shown(0) == "A 1 carnivore"
    assert t.s.bags == [2, 0]  # from the eaten and from the gored card


def test_the_attackers_own_horns_do_nothing() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore defensive-horns\n1 B 00")
    t.attack(0, 1)
    assert t.s.waiting == [0]
    assert t.shown(0) == "A 11 carnivore defensive-horns"


def test_every_attack_is_answered() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00000 carnivore\n1 B 00 defensive-horns")
    t.attack(0, 1)
    t.do("lose p4")
    t.attack(0, 1)
    t.do("lose p3")
    assert t.shown(0) == "A 111 carnivore"


def test_while_the_horns_strike_nothing_else_can_be_done() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00 defensive-horns")
    t.attack(0, 1)
    assert t.why_not("lose p2") == "why-no-population"
    assert t.why_not("feed s9") == "why-horns-first"
    assert t.s.notation(t.s.default_action(1)) == "lose p0"
    assert t.s.legal_actions(0) == []
