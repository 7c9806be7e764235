"""What bots think of a game's positions. A game binds its judgement; its rules never ask for it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.rng import Rng
from galapagos.kernel.vector import Listed, Vector

if TYPE_CHECKING:
    from galapagos.kernel.state import State

S = TypeVar("S", bound="State")


def share(strengths: list[float], seat: i64, sure: float) -> float:
    """The seat's share of the win, given everybody's strength; `sure` is how much a lead counts."""
    own = strengths[seat]
    total = 0.0
    for other in strengths:
        total += exp(sure * (other - own))
    return 1.0 / total


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """Whatever a game does not judge has a plain default. Everything is judged by what the seat knows alone."""

    observation_size: ClassVar[int] = 0

    def observe(self, s: S, seat: i64, out: Vector) -> None:
        """Write what the seat knows into an empty vector of the fixed size."""

    def fill(self, s: S, seat: i64, out: list[float]) -> None:
        """The same into a list of that size."""
        self.observe(s, seat, Listed(out))

    def evaluate(self, s: S, seat: i64) -> float:
        """How well the seat stands, 0 to 1: all alike, unless a game knows better."""
        return 1.0 / float(s.players)

    def reckon(self, s: S, seat: i64) -> float:
        """The same for searches, where a game has a judgement that counts in how others may answer."""
        return self.evaluate(s, seat)

    def reasons(self, s: S, seat: i64) -> list[tuple[str, float]]:
        """The parts of the evaluation, for hints: the key of a phrase ("part-…"), and how much it adds."""
        return []

    def near_end(self, s: S) -> bool:
        """Whether the end of the game has begun, so that it is not far to play on to it."""
        return False

    def considered(self, s: S, seat: i64, options: list[i64]) -> list[i64]:
        """Those of the seat's options that a bot weighs, at least one. A game may leave out what leads nowhere."""
        return options

    def instinct(self, s: S, seat: i64, rng: Rng) -> i64:
        """What the seat would do without much thought, for searches that play on quickly: any option."""
        options = s.choices(seat)
        return options[rng.below(len(options))]
