"""Games played at random inside the engine: for playouts, benchmarks and sweeps."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State


class Tally:
    """What a playout counted: a choice is a decision with at least two options."""

    __slots__ = ("choices", "decisions")

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0


def play_out(state: State, rng: Rng, tally: Tally, limit: i64 = -1) -> None:
    """Play uniformly at random to the end, or for so many decisions."""
    while limit != 0 and not state.over:
        seat: i64 = state.first_waiting()
        options = state.choices(seat)
        n: i64 = len(options)
        tally.decisions += 1
        if n > 1:
            tally.choices += 1
            state.play(seat, options[rng.below(n)])
        else:
            state.play(seat, options[0])
        limit -= 1
