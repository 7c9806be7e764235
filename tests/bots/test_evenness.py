"""No bot singles a seat out: attacks on three opponents in equal positions spread within the noise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from galapagos.bots import Seat, make
from galapagos.kernel.state import State
from tests.games.another_world.table import Table
from tests.games.beginning.table import Table as WateringHole

CHOICES = 60
RARE = 13.8  # of chi-squared with two degrees of freedom: 0.1 % by chance


def hunting_ground() -> State:
    """The Beginning, four players: a carnivore's owner chooses among three grazing species that are alike.

    A grazer that still has to eat keeps the turn open: whoever has the next turn is not quite equal to the others.
    """
    t = WateringHole("hole 8\nA*\nB\nC\nD\n0 A 00 carnivore\n1 B 00\n2 C 00\n3 D 00\n9 A 00 speed")
    return t.do("hunt s0").s


def duel_ground() -> State:
    """Another World, four players: an awake creature may attack one of three that are alike."""
    return Table("A me 0: vampire\nB foe 2\nC p2 2\nD p3 2", players=4).do("activate A").state


def victim(state: State, action: int) -> str:
    """The attacked one, or nothing if the action is no attack."""
    word, _, named = state.notation(action).partition(" ")
    return named if word in ("prey", "attack") else ""


def victims(state: State, name: str, choices: int) -> Counter[str]:
    """Whom bots with so many seeds attack from this position."""
    seat = state.to_move
    chosen = (make(name, seed).choose(Seat(state, seat)) for seed in range(choices))
    return Counter(found for action in chosen if (found := victim(state, action)))


def chi_squared(counts: Counter[str], places: int) -> float:
    expected = counts.total() / places
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (places - len(counts)) * expected


GROUNDS = [
    *((hunting_ground, name) for name in ("hatchling", "forager", "hunter@25")),
    *((duel_ground, name) for name in ("hatchling", "forager", "hunter@25")),
]


@pytest.mark.parametrize(("ground", "name"), GROUNDS)
def test_attacks_spread_over_equal_opponents(ground: Callable[[], State], name: str) -> None:
    state = ground()
    assert len([action for action in state.legal_actions() if victim(state, action)]) == 3
    counts = victims(state, name, CHOICES)
    assert counts.total() > CHOICES // 3, "most choices are no attack: the position shows nothing"
    assert chi_squared(counts, 3) < RARE, counts
