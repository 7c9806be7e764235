"""How far instinct comes by itself, for the tests of every game that has one."""

from __future__ import annotations

from galapagos.kernel.game import Game
from galapagos.kernel.rng import seeded


def wins_over_random(game: Game, games: int) -> float:
    """What instinct wins between two players, from either seat, against one who plays at random."""
    won = 0.0
    for seed in range(games):
        s = game.start(2, seed)
        rng = seeded(seed)
        while not s.over:
            seat = s.first_waiting()
            options = s.legal_actions(seat)
            s.play(seat, s.instinct(seat, rng) if seat == seed % 2 else options[rng.below(len(options))])
        won += s.returns()[seed % 2]
    return won
