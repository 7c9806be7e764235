"""What a player does without much thought: plain things done right, and better than play at random."""

from __future__ import annotations

import pytest

from galapagos.games.beginning.state import Beginning
from galapagos.kernel.rng import seeded
from tests.games.beginning.positions import GAME, hand, play, position
from tests.instincts import wins_over_random

pytestmark = pytest.mark.compiled


def instinct(s: Beginning, seed: int = 1) -> str:
    return s.notation(s.instinct(s.to_move, seeded(seed)))


def whole_move(s: Beginning, seed: int = 1) -> str:
    """A card and what becomes of it, or another move."""
    first = instinct(s, seed)
    if not first.startswith("play"):
        return first
    card = hand(s, s.active)[int(first.removeprefix("play h"))]
    play(s, first)
    return f"{card}: {instinct(s, seed)}"


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
    assert whole_move(position(text, at="adapt")) == move


def test_a_card_that_would_only_starve_is_kept() -> None:
    assert whole_move(position("hole 1\nA* hand fertile\nB\n0 A 00\n1 B 0", at="adapt")) == "done"
    assert whole_move(position("hole 1\nA*\nB\n0 A 00\n1 B 0", at="adapt")) == "done"


def considered(s: Beginning) -> str:
    return ", ".join(s.notation(action) for action in s.considered(s.to_move))


def test_a_trait_is_thought_of_removing_to_make_room_or_to_end_hunting() -> None:
    s = position("hole 1\nA*\nB\n0 A 0 carnivore flight\n1 A 0 speed flight nocturnal\n2 B 0", at="adapt")
    assert considered(s) == "done, remove s0 carnivore, remove s1 speed, remove s1 flight, remove s1 nocturnal"


def test_population_cards_with_as_much_food_are_weighed_once() -> None:
    s = position("hole 0\nA*\nB\n0 A 00 carnivore\n1 B 10012 fat-tissue defensive-horns")
    play(s, "hunt s0", "prey s1")
    assert considered(s) == "bite p0, bite p1, bite p4"
    play(s, "bite p1")
    assert considered(s) == "lose p0"


def test_of_equal_cards_the_first_is_picked() -> None:
    s = position("hole 6\nA* hand flight flight flight\nB\n0 A 0\n1 B 0", at="adapt")
    assert {instinct(s, seed) for seed in range(20)} == {"play h0"}


def test_a_carnivore_hunts_others_before_its_own_and_the_harmless_before_the_horned() -> None:
    s = position("hole 0\nA*\nB\n0 A 0 carnivore\n1 A 000\n2 B 0 defensive-horns\n3 B 0")
    assert instinct(s) == "hunt s0"
    play(s, "hunt s0")
    assert {instinct(s, seed) for seed in range(20)} == {"prey s3"}


def test_food_on_the_eaten_card_would_be_its_owners() -> None:
    s = position("hole 0\nA*\nB\n0 A 0 carnivore\n1 B 101")
    play(s, "hunt s0", "prey s1")
    assert instinct(s) == "bite p1"


def test_an_attack_that_only_harms_oneself_is_left_when_one_may() -> None:
    s = position("hole 0\nA*\nB\n0 A 1 carnivore fat-tissue\n1 A 1\n2 B 0 defensive-horns")
    assert instinct(s) == "stop"


def test_it_beats_play_at_random() -> None:
    assert wins_over_random(GAME, 20) >= 18
