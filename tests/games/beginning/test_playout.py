"""What a player does without much thought: plain things done right, and better than play at random."""

from __future__ import annotations

import pytest

from galapagos.kernel.rng import seeded
from tests.games.beginning.table import GAME, Table
from tests.instincts import wins_over_random

pytestmark = pytest.mark.compiled


def instinct(t: Table, seed: int = 1) -> str:
    return t.s.notation(t.s.instinct(t.s.to_move, seeded(seed)))


def whole_move(t: Table, seed: int = 1) -> str:
    """A card and what becomes of it, or another move."""
    first = instinct(t, seed)
    if not first.startswith("play"):
        return first
    card = t.hand(t.s.active)[int(first.removeprefix("play h"))]
    t.do(first)
    return f"{card}: {instinct(t, seed)}"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hole 0\nA* hand long-neck\nB\n0 A 000\n1 B 0", "long-neck: evolve s0"),
        ("hole 0\nA* hand flight\nB\n0 A 00 long-neck\n1 B 0", "flight: grow s0"),
        ("hole 0\nA* hand flight\nB\n0 A 0\n1 B 0 carnivore", "flight: evolve s0"),
        ("hole 0\nA* hand carnivore\nB\n0 A 0\n1 B 000", "carnivore: evolve s0"),
        ("hole 5\nA* hand fertile\nB\n0 A 0\n1 B 0", "fertile: grow s0"),
    ],
)
def test_a_card_goes_where_it_is_plainly_of_use(text: str, move: str) -> None:
    assert whole_move(Table(text, at="adapt")) == move


def test_a_card_that_would_only_starve_is_kept() -> None:
    assert whole_move(Table("hole 1\nA* hand fertile\nB\n0 A 00\n1 B 0", at="adapt")) == "done"
    assert whole_move(Table("hole 1\nA*\nB\n0 A 00\n1 B 0", at="adapt")) == "done"


def test_of_equal_cards_the_first_is_picked() -> None:
    t = Table("hole 6\nA* hand flight flight flight\nB\n0 A 0\n1 B 0", at="adapt")
    assert {instinct(t, seed) for seed in range(20)} == {"play h0"}


def test_a_carnivore_hunts_others_before_its_own_and_the_harmless_before_the_horned() -> None:
    t = Table("hole 0\nA*\nB\n0 A 0 carnivore\n1 A 000\n2 B 0 defensive-horns\n3 B 0")
    assert instinct(t) == "hunt s0"
    t.do("hunt s0")
    assert {instinct(t, seed) for seed in range(20)} == {"prey s3"}


def test_food_on_the_eaten_card_would_be_its_owners() -> None:
    t = Table("hole 0\nA*\nB\n0 A 0 carnivore\n1 B 101")
    t.do("hunt s0", "prey s1")
    assert instinct(t) == "bite p1"


def test_an_attack_that_only_harms_oneself_is_left_when_one_may() -> None:
    t = Table("hole 0\nA*\nB\n0 A 1 carnivore fat-tissue\n1 A 1\n2 B 0 defensive-horns")
    assert instinct(t) == "stop"


def test_a_carnivore_leaves_room_for_one_more_attack_as_long_as_others_are_harmless_prey() -> None:
    t = Table("A*\nB\n0 A 11 carnivore fat-tissue\n1 B 000\n2 A 0 flight\nhole 1")
    t.attack(0, 1)
    assert instinct(t) == "store 1"
    t.do("store 1")
    t.attack(0, 1)
    assert instinct(t) == "store 0"
    t.do("store 0")
    t.attack(0, 1)
    assert instinct(t) == "store 1"


def test_it_beats_play_at_random() -> None:
    assert wins_over_random(GAME, 20) >= 18
