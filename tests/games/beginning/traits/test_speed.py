"""DEFENSIVE TRAITS: Speed."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import options, play, position, why

pytestmark = pytest.mark.compiled


def test_it_protects_from_carnivores_without_it() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 B 0 speed\n2 B 0")
    play(s, "hunt s0")
    assert options(s) == "prey s2"
    assert why(s, "prey s1") == "why-evades"


def test_it_does_not_protect_from_carnivores_with_it() -> None:
    s = position("A*\nB\n0 A 0 carnivore speed\n1 B 0 speed\n2 B 0")
    play(s, "hunt s0")
    assert options(s) == "prey s1, prey s2"


@pytest.mark.parametrize("other", ["burrowing", "flight", "nocturnal"])
def test_another_way_to_hide_is_no_help_to_the_carnivore(other: str) -> None:
    s = position(f"A*\nB\n0 A 0 carnivore {other}\n1 B 0 speed\n2 B 0 {other}")
    play(s, "hunt s0")
    assert options(s) == "prey s2"


@pytest.mark.parametrize("other", ["burrowing", "flight", "nocturnal"])
def test_with_another_both_are_needed(other: str) -> None:
    table = "A*\nB\n0 A 0 carnivore {}\n1 B 0 speed {}\n2 B 0"
    for has, expected in [
        ("speed", "prey s2"),
        (other, "prey s2"),
        (f"speed {other}", "prey s1, prey s2"),
    ]:
        s = position(table.format(has, other))
        play(s, "hunt s0")
        assert options(s) == expected


def test_it_protects_from_carnivores_of_the_same_owner_too() -> None:
    s = position("hole 1\nA*\nB\n0 A 0 carnivore\n1 A 0 speed")
    assert options(s) == "feed s1"
    assert why(s, "hunt s0") == "why-no-prey"


def test_a_carnivore_with_it_still_attacks_those_without() -> None:
    s = position("A*\nB\n0 A 0 carnivore speed\n1 B 0 fertile")
    play(s, "hunt s0")
    assert options(s) == "prey s1"


def test_removed_it_protects_no_more() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 A 1 speed\n2 B 1 speed", at="adapt")
    play(s, "remove s1 speed", "done", "hunt s0")
    assert options(s) == "prey s1"
