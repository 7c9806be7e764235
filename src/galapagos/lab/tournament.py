"""Tournaments: the same seeds with the seats rotated, so that neither luck nor the seat decides.

A *group* is one seed played with every choice of bots that fits the table, in every rotation. Bots' own seeds belong
to the seats: a bot against itself plays the same game in each rotation, and comes out exactly even.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, cycle, islice
from typing import Any

from galapagos.lab.matches import Match, Result
from galapagos.lab.ratings import Duels, interval
from galapagos.lab.sweep import run


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    mode: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    deck: str | None = None

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The entries by seat, for each game of a group. Too few bots for the table are repeated in turn."""
        entries = range(len(self.bots))
        if len(self.bots) < self.players:
            chosen = [tuple(islice(cycle(entries), self.players))]
        else:
            chosen = list(combinations(entries, self.players))
        return [table[-turn:] + table[:-turn] if turn else table for table in chosen for turn in range(self.players)]

    def groups_for(self, games: int) -> int:
        """How many whole groups make at least so many games."""
        return -(-games // len(self.tables))

    def group(self, number: int) -> list[Match]:
        """The games of one seed."""
        return [
            Match(self.game, self.mode, self.players, tuple(self.bots[i] for i in table), self.seed, number, self.deck)
            for table in self.tables
        ]


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

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


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

    def interval(self, entry: int) -> tuple[float, float]:
        return interval(self.of(entry))

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
        low, high = self.interval(entry)
        wins = sum(results)
        rate = wins / len(results) if results else 0.0
        return Standing(
            self.plan.bots[entry], len(results), wins, rate, low, high, round(rating, 1), self.faults[entry]
        )


def play_groups(plan: Plan, numbers: Iterable[int], workers: int = 1) -> Generator[list[Result], None, None]:
    """Play these groups; each comes when it is whole."""
    matches = [match for number in numbers for match in plan.group(number)]
    size = len(plan.tables)
    group: list[Result] = []
    for result in run(matches, workers):
        group.append(result)
        if len(group) == size:
            yield group
            group = []
