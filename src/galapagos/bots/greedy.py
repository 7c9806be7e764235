"""Bots that look ahead over their own turn: the forager, and the hatchling that makes a beginner's mistakes."""

from __future__ import annotations

from galapagos.bots.advice import advise
from galapagos.bots.bot import Advice, Bot
from galapagos.bots.search_greedy import look_ahead
from galapagos.bots.seat import Seat

DEALS = 3  # guesses at what is hidden
MOVES = 6  # how many of its own moves it looks ahead
EFFORT = 60  # positions tried to finish a half-made move


class Forager(Bot):
    """Takes what looks best at the end of its own turn."""

    name = "forager"
    deals = DEALS
    moves = MOVES
    effort = EFFORT

    def choose(self, seat: Seat) -> int:
        worth = self.judge(seat)
        highest = max(worth)
        return self._one_of([i for i, value in enumerate(worth) if value == highest], seat)

    def judge(self, seat: Seat) -> list[float]:
        """What each option is worth."""
        root = seat.redeal(self.rng.next())
        return look_ahead(root, seat.number, self.rng, self.deals, self.moves, self.effort)

    def explain(self, seat: Seat) -> Advice:
        ranked = sorted(zip(seat.legal_actions(), self.judge(seat), strict=True), key=lambda pair: -pair[1])
        return advise(seat, ranked)

    def _one_of(self, places: list[int], seat: Seat) -> int:
        return seat.legal_actions()[places[self.rng.below(len(places))]]


class Hatchling(Forager):
    """A beginner: sees one guess and one move ahead, overlooks options, and misjudges what it sees."""

    name = "hatchling"
    deals = 1
    moves = 0
    effort = 12

    overlooks = 30  # percent of the options that it does not notice
    misjudges = 0.15  # by how much it can be wrong about an option

    def choose(self, seat: Seat) -> int:
        worth = [value + self._error() for value in self.judge(seat)]
        noticed = [i for i in range(len(worth)) if self.rng.below(100) >= self.overlooks]
        return seat.legal_actions()[max(noticed or range(len(worth)), key=lambda i: worth[i])]

    def _error(self) -> float:
        """A misjudgement, small ones more likely: the sum of two even ones."""
        return self.misjudges * float(self.rng.below(1000) + self.rng.below(1000) - 999) / 1000
