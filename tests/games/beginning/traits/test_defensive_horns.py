"""DEFENSIVE TRAITS: Defensive Horns."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import attack, hand, options, play, position, shown, why

pytestmark = pytest.mark.compiled

OPEN = "hole 2\n9 A 0 speed\n"  # keeps A's turn open


def test_it_does_not_prevent_an_attack() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 B 0 defensive-horns")
    play(s, "hunt s0")
    assert options(s) == "prey s1"


def test_the_carnivore_loses_one_population_before_it_gets_food() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00 defensive-horns")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 00 carnivore"
    play(s, "lose p1")
    assert shown(s, 0) == "A 1 carnivore"
    assert shown(s, 1) == "B 0 defensive-horns"


def test_the_defender_chooses_which_population_is_lost() -> None:
    s = position(OPEN + "A*\nB\nC\n0 A 000 carnivore\n1 C 00 defensive-horns")
    attack(s, 0, 1)
    assert s.waiting == [2]
    assert options(s) == "lose p0, lose p1, lose p2"
    assert s.question(2) == ("ask-lose", {"species": 0, "player": "player:0"})
    kept = [s.at(0).herd[0], s.at(0).herd[2]]
    play(s, "lose p1")
    assert s.at(0).herd == kept
    assert s.waiting == [0]


def test_the_carnivore_might_go_extinct_without_getting_food() -> None:
    s = position(OPEN + "deck fertile\nA*\nB\n0 A 0 carnivore\n1 B 00 defensive-horns")
    attack(s, 0, 1)
    play(s, "lose p0")
    assert shown(s, 0) == "gone"
    assert hand(s, 0) == ["fertile"]
    assert s.bags == [0, 0]


def test_the_owner_chooses_against_a_carnivore_of_their_own() -> None:
    s = position(OPEN + "A*\nB\n0 A 10 carnivore\n1 A 11 defensive-horns")
    attack(s, 0, 1)
    assert s.waiting == [0]
    play(s, "lose p0")
    assert shown(s, 0) == "A 1 carnivore"
    assert s.bags == [2, 0]  # from the eaten and from the gored card


def test_the_attackers_own_horns_do_nothing() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore defensive-horns\n1 B 00")
    attack(s, 0, 1)
    assert s.waiting == [0]
    assert shown(s, 0) == "A 11 carnivore defensive-horns"


def test_every_attack_is_answered() -> None:
    s = position(OPEN + "A*\nB\n0 A 00000 carnivore\n1 B 00 defensive-horns")
    attack(s, 0, 1)
    play(s, "lose p4")
    attack(s, 0, 1)
    play(s, "lose p3")
    assert shown(s, 0) == "A 111 carnivore"


def test_while_the_horns_strike_nothing_else_can_be_done() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00 defensive-horns")
    attack(s, 0, 1)
    assert why(s, "lose p2") == "why-no-population"
    assert why(s, "feed s9") == "why-horns-first"
    assert s.notation(s.default_action(1)) == "lose p0"
    assert s.legal_actions(0) == []
