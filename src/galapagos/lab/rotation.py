"""Rotated seats: the same seeds for every bot in every seat, so that neither luck nor the seat decides.

A *group* is one seed played with every choice of bots that fits the table, in every rotation. Bots' own seeds belong
to the seats: a bot against itself plays the same game in each rotation, and comes out exactly even.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, cycle, islice

from galapagos.lab.matches import Match, Result
from galapagos.lab.sweep import Progress, run, unwatched


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


def play_groups(
    plan: Plan, numbers: Iterable[int], workers: int = 1, progress: Progress = unwatched
) -> Generator[list[Result], None, None]:
    """Play these groups; each comes when it is whole."""
    matches = [match for number in numbers for match in plan.group(number)]
    group: list[Result] = []
    with closing(run(matches, workers)) as results:
        for result in progress(results, len(matches), "games"):
            group.append(result)
            if len(group) == len(plan.tables):
                yield group
                group = []
