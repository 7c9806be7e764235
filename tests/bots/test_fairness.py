"""Bots see only what a person in their seat could see, and single nobody out."""

from __future__ import annotations

from collections import Counter

import pytest

import galapagos
from galapagos.bots import Seat, make
from galapagos.kernel.game import Game
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State
from tidepool.game import PINCH

BOTS = ["random", "hatchling", "forager", "hunter@12", "apex@12", "hunter@12+habit=8", "hunter@12+instinct=1"]


def positions(game: Game, players: int, seed: int, count: int) -> list[State]:
    """Positions with a choice, spread over a random game."""
    state = game.start(players, seed)
    rng = seeded(seed, 50)
    found = []
    while not state.over:
        options = state.legal_actions()
        if len(options) > 1:
            found.append(state.clone())
        state.apply(options[rng.below(len(options))])
    step = max(1, len(found) // count)
    return found[step // 2 :: step][:count]


@pytest.mark.compiled
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("id", galapagos.games.ids())
def test_what_the_seat_cannot_know_changes_nothing(id: str, name: str) -> None:
    for number, state in enumerate(positions(galapagos.game(id), 2 + (id != "evolve"), 5, 3)):
        seat = state.to_move
        chosen = make(name, 77).choose(Seat(state, seat))
        for swap in range(2):
            other = state.redeal(seat, 1000 + 10 * number + swap)
            assert make(name, 77).choose(Seat(other, seat)) == chosen


@pytest.mark.parametrize("name", ["hatchling", "forager", "hunter@40"])
def test_who_answers_first_changes_nothing(name: str) -> None:
    """Where all choose together, the seat that is asked last thinks about the others as the first one does."""
    for seed in range(4):
        state = galapagos.game("evolve").start(3, seed)
        first = make(name, 77).choose(Seat(state, 2))
        while len(state.waiting) > 1:
            state.apply(state.legal_actions()[-1])
        assert state.waiting == [2]
        assert make(name, 77).choose(Seat(state, 2)) == first


@pytest.mark.parametrize("name", ["hatchling", "forager", "hunter@40"])
def test_attacks_spread_over_equal_opponents(name: str) -> None:
    """The first pinch of a game, when all three others have no shell: none is better than another."""
    victims: Counter[int] = Counter()
    for seed in range(150):
        state = galapagos.game("tidepool").start(4, seed)
        rng = seeded(seed, 60)
        while not PINCH.has(state.legal_actions()[0]):
            options = state.legal_actions()
            state.apply(options[rng.below(len(options))])
        seat = state.to_move
        victim = PINCH.operand(make(name, seed).choose(Seat(state, seat)))
        victims[(victim - seat) % 4] += 1
    expected = 150 / 3
    chi_squared = sum((victims[offset] - expected) ** 2 / expected for offset in (1, 2, 3))
    assert chi_squared < 13.8, victims  # 0.1 % by chance
