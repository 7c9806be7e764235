"""What many games came to, counted as they come in: its size does not depend on how many there are."""

from __future__ import annotations

from collections import Counter

from galapagos.lab.matches import Result


class Tally:
    """Sums over games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.choices = 0
        self.draws = 0
        self.capped = 0
        self.wins = [0] * players
        self.lengths: Counter[int] = Counter()  # decisions a game
        self.rounds: Counter[int] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.choices += result.choices
        self.capped += result.capped
        self.lengths[result.decisions] += 1
        self.rounds[result.rounds] += 1
        best = max(result.returns)
        if best == 1.0:
            self.wins[result.returns.index(1.0)] += 1
        self.draws += 0.0 < best < 1.0

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())


def percentile(counts: Counter[int], percent: int) -> int:
    """The value below which that share of the counted ones lies."""
    place = min(counts.total() - 1, counts.total() * percent // 100)
    for value in sorted(counts):
        place -= counts[value]
        if place < 0:
            return value
    raise ValueError("nothing was counted")


def mean(counts: Counter[int]) -> float:
    return sum(value * number for value, number in counts.items()) / counts.total()
