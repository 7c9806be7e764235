"""Who sits on the seats that the learner has not: bots that a batch asks without leaving the compiled code."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from galapagos.bots.search.lookahead import ascending, look_ahead
from galapagos.bots.search.tree import EQUAL
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.state import State

BOT_STREAM = 7  # as galapagos.bots.Bot has it


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """A player on one seat of one table; a new game begins it anew."""

    def begin(self, seed: int) -> None:
        """A game begins; the seed decides all that the rival does by chance."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64) -> i64:
        """The action of the seat, which is asked. A rival looks at nothing that its seat does not know."""
        raise NotImplementedError


class RandomRival(Rival):
    """The bot `random`."""

    def __init__(self) -> None:
        self.rng: Rng = seeded(0, BOT_STREAM)

    def begin(self, seed: int) -> None:
        self.rng = seeded(seed, BOT_STREAM)

    def choose(self, state: State, seat: i64) -> i64:
        options = state.legal_actions(seat)
        return options[self.rng.below(len(options))]


class ForagerRival(Rival):
    """The bot `forager`."""

    def __init__(self, moves: int) -> None:
        self.rng: Rng = seeded(0, BOT_STREAM)
        self.moves: i64 = moves

    def begin(self, seed: int) -> None:
        self.rng = seeded(seed, BOT_STREAM)

    def choose(self, state: State, seat: i64) -> i64:
        options = ascending(state, seat)
        if len(options) == 1:
            return options[0]
        guess = state.redeal(seat, self.rng.next())
        guess.reopen(seat)
        return options[self._best(look_ahead(guess, seat, self.moves))]

    def _best(self, worth: list[float]) -> i64:
        """Any of those that look best."""
        equal = max(worth) - EQUAL
        ties: list[i64] = []
        for i in range(len(worth)):
            if worth[i] > equal:
                ties.append(i)
        return ties[self.rng.below(len(ties))]
