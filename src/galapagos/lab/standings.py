"""What a tournament came to: results by entry, win rates with their intervals, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from galapagos.lab.intervals import interval
from galapagos.lab.matches import Result
from galapagos.lab.ratings import Duels
from galapagos.lab.rotation import Plan


@dataclass(frozen=True)
class Standing:
    """How one entry did."""

    name: str
    games: int
    wins: float  # a shared win counts as its share
    win_rate: float
    low: float
    high: float
    rating: float
    faults: int = 0


class Scores:
    """What has been played so far: the returns of every game of every whole group."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.groups: list[list[list[float]]] = []
        self.faults = [0] * len(plan.bots)

    def add(self, group: Sequence[Result]) -> None:
        self.groups.append([list(result.returns) for result in group])
        for table, result in zip(self.plan.tables, group, strict=True):
            for entry, faults in zip(table, result.faults, strict=True):
                self.faults[entry] += faults

    @property
    def games(self) -> int:
        return sum(len(group) for group in self.groups)

    def of(self, entry: int) -> list[list[float]]:
        """The entry's results, group by group."""
        tables = self.plan.tables
        return [
            [
                result
                for table, returns in zip(tables, group, strict=True)
                for seated, result in zip(table, returns, strict=True)
                if seated == entry
            ]
            for group in self.groups
        ]

    def standings(self) -> list[Standing]:
        """One row a bot, in the order in which they were named."""
        duels = Duels(len(self.plan.bots))
        for group in self.groups:
            for table, returns in zip(self.plan.tables, group, strict=True):
                duels.add(table, returns)
        ratings = duels.ratings()
        return [self._standing(entry, ratings[entry]) for entry in range(len(self.plan.bots))]

    def _standing(self, entry: int, rating: float) -> Standing:
        results = [result for group in self.of(entry) for result in group]
        low, high = interval(self.of(entry))
        wins = sum(results)
        rate = wins / len(results) if results else 0.0
        return Standing(
            self.plan.bots[entry], len(results), wins, rate, low, high, round(rating, 1), self.faults[entry]
        )


@dataclass(frozen=True)
class Tournament:
    """What was played, and how each bot did, in the order in which they were named."""

    plan: Plan
    games: int
    groups: int
    seconds: float
    standings: list[Standing]

    def facts(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        return {
            "game": self.plan.game,
            "mode": self.plan.mode,
            "players": self.plan.players,
            "games": self.games,
            "groups": self.groups,
            "seed": self.plan.seed,
            "seconds": round(self.seconds, 3),
            "bots": [asdict(standing) for standing in self.standings],
        }
