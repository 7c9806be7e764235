"""Positions of Tidepool, the tiny game of `tests/packages`."""

from __future__ import annotations

from typing import cast

from galapagos.kernel.rng import Rng
from tidepool.game import Tidepool, TidepoolGame


def random_state(seed: int, players: int, decisions: int) -> Tidepool:
    """A state reached by so many random decisions."""
    state = TidepoolGame().start(players, seed)
    rng = Rng(seed, 1, 2, 3)
    while decisions and not state.over:
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
        decisions -= 1
    return cast(Tidepool, state)
