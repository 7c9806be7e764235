"""Small recorded games, for reviews."""

from __future__ import annotations

from galapagos import games
from galapagos.kernel.rng import seeded
from galapagos.table.history import History
from galapagos.table.record import Record


def at_random(game: str, players: int, seed: int, mode: str | None = None, most: int = -1) -> Record:
    """A game played at random, or its first entries."""
    history = History.start(games.game(game), players, seed, mode)
    rng = seeded(seed, 70)
    while not history.state.over and most != 0:
        seat = history.state.to_move
        options = history.state.legal_actions(seat)
        history.apply(seat, options[rng.below(len(options))])
        most -= 1
    return history.record
