"""What a bot is, and the simplest one."""

from __future__ import annotations

from dataclasses import dataclass, field

from galapagos.bots.seat import Seat
from galapagos.kernel.rng import seeded
from galapagos.kernel.text import Text


@dataclass(frozen=True)
class Advice:
    """What a bot would play and why: for hints."""

    action: int
    chance: float  # the estimated chance to win
    runners_up: list[tuple[int, float]] = field(default_factory=list)  # other actions and their chances, best first
    why: Text = ("hint-plain", {})


class Bot:
    """A player. It brings its own generator; the same seed gives the same choices."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed, 7)
        self.faults: list[str] = []  # choices that the bot forfeited, and why

    def choose(self, seat: Seat) -> int:
        """The action that the bot takes. The seat is asked, so there is at least one."""
        raise NotImplementedError

    def explain(self, seat: Seat) -> Advice:
        """The choice with its reasons."""
        return Advice(self.choose(seat), seat.evaluate())

    def hear_result(self, returns: list[float]) -> None:
        """The game is over, with this result."""

    def close(self) -> None:
        """Let go of what the bot holds."""


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    name = "random"

    def choose(self, seat: Seat) -> int:
        options = seat.legal_actions()
        return options[self.rng.below(len(options))]
