"""Bots that look ahead over their own turn: the forager, and the hatchling that makes a beginner's mistakes."""

from __future__ import annotations

from galapagos.bots.advice import advise
from galapagos.bots.bot import Advice, Bot
from galapagos.bots.plans import plan
from galapagos.bots.search.lookahead import look_ahead
from galapagos.bots.search.tree import EQUAL
from galapagos.bots.seat import Seat

HINT_DEALS = 4  # guesses at what is hidden, for a hint


class Forager(Bot):
    """Takes what looks best at the end of its own turn."""

    name = "forager"

    def choose(self, seat: Seat) -> int:
        options = seat.considered()
        if len(options) == 1:
            return options[0]
        worth = self.judge(seat)
        equal = max(worth) - EQUAL
        ties = [i for i, value in enumerate(worth) if value > equal]
        return options[ties[self.rng.below(len(ties))]]

    def judge(self, seat: Seat) -> list[float]:
        """What each option is worth, on one guess at what is hidden."""
        return look_ahead(seat.redeal(self.rng.next()), seat.number, self.moves(seat))

    def moves(self, seat: Seat) -> int:
        """How many of its own moves it looks ahead, after the one that it chooses."""
        return plan(seat.game.id, seat.mode, self.name).moves

    def explain(self, seat: Seat) -> Advice:
        deals = [self.judge(seat) for _ in range(HINT_DEALS)]
        worth = [sum(values) / HINT_DEALS for values in zip(*deals, strict=True)]
        return advise(seat, sorted(zip(seat.considered(), worth, strict=True), key=lambda pair: -pair[1]))


class Hatchling(Forager):
    """A beginner: sees one move ahead, overlooks options, and misjudges what it sees."""

    name = "hatchling"

    overlooks = 30  # percent of the options that it does not notice
    misjudges = 0.15  # by how much it can be wrong about an option

    def moves(self, seat: Seat) -> int:
        return 0

    def choose(self, seat: Seat) -> int:
        worth = [value + self._error() for value in self.judge(seat)]
        noticed = [i for i in range(len(worth)) if self.rng.below(100) >= self.overlooks]
        return seat.considered()[max(noticed or range(len(worth)), key=lambda i: worth[i])]

    def _error(self) -> float:
        """A misjudgement, small ones more likely: the sum of two even ones."""
        return self.misjudges * float(self.rng.below(1000) + self.rng.below(1000) - 999) / 1000
