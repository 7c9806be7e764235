"""Every ordered pair of traits that can meet, with results written by hand.

In the attack a third party's Scavenger looks on.
"""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled

# Attacker and target. The attacker is a carnivore of five with the trait of the row, the target has two population
# and the trait of the column. Each entry: the food on the attacker's cards, then on the target's, after
# one attack; "-": not allowed. Horns take the attacker's first card. Long Neck has eaten 3 before.
ATTACKS = """
                 carnivore  burrowing  flight     nocturnal  speed      defensive-horns  long-neck  scavenger  fat-tissue fertile
carnivore        11000/0    -          -          -          -          1100/0           11000/0    11000/1    11000/0    11000/0
burrowing        11000/0    11000/0    -          -          -          1100/0           11000/0    11000/1    11000/0    11000/0
flight           11000/0    -          11000/0    -          -          1100/0           11000/0    11000/1    11000/0    11000/0
nocturnal        11000/0    -          -          11000/0    -          1100/0           11000/0    11000/1    11000/0    11000/0
speed            11000/0    -          -          -          11000/0    1100/0           11000/0    11000/1    11000/0    11000/0
defensive-horns  11000/0    -          -          -          -          1100/0           11000/0    11000/1    11000/0    11000/0
long-neck        11111/0    -          -          -          -          1111/0           11111/0    11111/1    11111/0    11111/0
scavenger        11100/0    -          -          -          -          1110/0           11100/0    11100/1    11100/0    11100/0
fat-tissue       11000/0    -          -          -          -          1100/0           11000/0    11000/1    11000/0    11000/0
fertile          11000/0    -          -          -          -          1100/0           11000/0    11000/1    11000/0    11000/0
"""  # noqa: E501


def cells(table: str) -> list[tuple[str, str, str]]:
    """Row, column and entry of each cell of a table."""
    head, *rows = [line.split() for line in table.strip().splitlines()]
    return [(row[0], column, entry) for row in rows for column, entry in zip(head, row[1:], strict=True)]


@pytest.mark.parametrize(("attacker", "target", "result"), cells(ATTACKS))
def test_attacker_and_target(attacker: str, target: str, result: str) -> None:
    own = "carnivore" if attacker == "carnivore" else f"carnivore {attacker}"
    t = Table(f"hole 9\nA*\nB\nC\n0 A 00000 {own}\n1 B 00 {target}\n2 C 00 scavenger\n3 A 0 fertile\n4 C 0")
    if result == "-":
        t.do("hunt s0")
        assert t.why_not("prey s1") == "why-evades"
        return
    t.attack(0, 1)
    if target == "defensive-horns":
        assert t.s.waiting == [1]
        t.do("lose p0")
    hunter, prey = result.split("/")
    assert t.shown(0) == f"A {hunter} {own}"
    assert t.shown(1) == f"B {prey} {target}"
    assert t.shown(2) == "C 10 scavenger"
    assert t.s.bags == [1 if (attacker, target) == ("long-neck", "defensive-horns") else 0, 0, 0]


# The same attack on a species of one population, by a carnivore of one: who is left, and did the scavenger eat?
FATAL = """
                 carnivore  defensive-horns  long-neck  scavenger  fat-tissue fertile
carnivore        hunter     nobody           hunter     hunter     hunter     hunter
defensive-horns  hunter     nobody           hunter     hunter     hunter     hunter
scavenger        hunter     nobody           hunter     hunter     hunter     hunter
fat-tissue       hunter     nobody           hunter     hunter     hunter     hunter
fertile          hunter     nobody           hunter     hunter     hunter     hunter
"""


@pytest.mark.parametrize(("attacker", "target", "left"), cells(FATAL))
def test_the_last_population_of_both(attacker: str, target: str, left: str) -> None:
    own = "carnivore" if attacker == "carnivore" else f"carnivore {attacker}"
    t = Table(f"hole 9\nA*\nB\nC\n0 A 0 {own}\n1 B 0 {target}\n2 C 0 scavenger\n3 A 0 flight")
    t.attack(0, 1)
    if target == "defensive-horns":
        t.do("lose p0")
    food = "1"
    if attacker == "fat-tissue" and left == "hunter":
        t.do("store 1")
        food = "2"
    assert t.shown(0) == (f"A {food} {own}" if left == "hunter" else "gone")
    assert t.shown(1) == "gone"
    assert t.shown(2) == "C 1 scavenger"
    assert len(t.s.hands[1]) == 1
    assert len(t.s.hands[0]) == (0 if left == "hunter" else len(own.split()))


# Two species of one player at the beginning of Eat, two food on the Watering Hole: the first has two population and the
# trait of the row, the second one population and the trait of the column. The entry: who can eat, f(eed) or h(unt).
MEALS = """
            none      carnivore long-neck scavenger fat-tissue fertile
none        f0,f1     f0,h1     f0        f0,f1     f0,f1      f0,f1
carnivore   f1,h0     h0,h1     h0        f1,h0     f1,h0      f1,h0
long-neck   f1        h1        -         f1        f1         f1
scavenger   f0,f1     f0,h1     f0        f0,f1     f0,f1      f0,f1
fat-tissue  f0,f1     f0,h1     f0        f0,f1     f0,f1      f0,f1
fertile     f0,f1     f0,h1     f0        f0,f1     f0,f1      f0,f1
"""
WORDS = {"f0": "feed s0", "f1": "feed s1", "h0": "hunt s0", "h1": "hunt s1"}


@pytest.mark.parametrize(("first", "second", "eaters"), cells(MEALS))
def test_two_species_at_one_meal(first: str, second: str, eaters: str) -> None:
    traits = [name.replace("none", "") for name in (first, second)]
    t = Table(f"hole 2\nA*\nB\n0 A 00 {traits[0]}\n1 A 0 {traits[1]}")
    if eaters == "-":
        assert t.s.active == 1
        assert t.s.bags == [3, 0]
    else:
        assert t.options() == ", ".join(WORDS[word] for word in eaters.split(","))


# One species with both traits and four population eats, with prey and food enough: the food on its cards before the
# first choice, after one step, and what its owner can do then ("": full, and the turn is over).
BOTH = [
    ("carnivore", "long-neck", "1110", "1111", ""),
    ("carnivore", "scavenger", "0000", "1110", "hunt s0"),
    ("carnivore", "fat-tissue", "0000", "1100", "hunt s0"),
    ("carnivore", "fertile", "0000", "1100", "hunt s0"),
    ("long-neck", "scavenger", "1110", "1111", ""),
    ("long-neck", "fat-tissue", "1110", "1111", "feed s0, stop"),
    ("long-neck", "fertile", "1110", "1111", ""),
    ("scavenger", "fat-tissue", "0000", "1000", "feed s0"),
    ("scavenger", "fertile", "0000", "1000", "feed s0"),
    ("fat-tissue", "fertile", "0000", "1000", "feed s0"),
]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("one", "two", "before", "after", "then"), BOTH)
def test_two_eating_traits_on_one_species(one: str, two: str, before: str, after: str, then: str, turned: bool) -> None:
    own = f"{two} {one}" if turned else f"{one} {two}"
    t = Table(f"hole 9\nA*\nB\n0 A 0000 {own}\n1 B 00000")
    assert t.shown(0) == f"A {before} {own}"
    if one == "carnivore":
        t.attack(0, 1)
    else:
        t.do("feed s0")
    if then:
        assert t.shown(0) == f"A {after} {own}"
        assert t.options() == then
    else:
        assert t.s.active == 1
        assert t.s.bags[0] == after.count("1")


# A scavenger of another player with a second trait and two population looks on at three attacks.
ONLOOKERS = [
    ("carnivore", "11"),
    ("burrowing", "11"),
    ("flight", "11"),
    ("nocturnal", "11"),
    ("speed", "11"),
    ("defensive-horns", "11"),
    ("long-neck", "11"),
    ("fat-tissue", "21"),
    ("fertile", "11"),
]


@pytest.mark.parametrize(("trait", "food"), ONLOOKERS)
def test_a_scavenger_looks_on(trait: str, food: str) -> None:
    t = Table(f"hole 2\nA*\nB\nC\n0 A 00000 carnivore\n1 B 000\n2 C 00 scavenger {trait}\n3 A 0 speed")
    t.attack(0, 1)
    assert t.shown(2) == f"C 10 scavenger {trait}"
    t.attack(0, 1)
    assert t.shown(2) == f"C 11 scavenger {trait}"
    t.attack(0, 1)
    assert t.shown(2) == f"C {food} scavenger {trait}"
