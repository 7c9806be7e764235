"""How sure a win rate is, and ratings from who beat whom."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.96  # 95 %
LEAST_DESIGN = 0.25  # rotated seats make rates surer than independent games, but few groups can't prove much
SCALE = 400 / math.log(10)  # Elo: ten times the odds are 400 points
MIDDLE = 1000.0


def interval(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a win rate, from the results within each rotation group.

    Wilson's interval, with the number of games corrected by how much the groups really vary.
    """
    games = sum(len(group) for group in groups)
    if games == 0:
        return 0.0, 1.0
    rate = sum(sum(group) for group in groups) / games
    size = games / max(_design(groups, rate, games), LEAST_DESIGN)
    middle = (rate + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * math.sqrt(rate * (1 - rate) / size + Z * Z / (4 * size * size))
    return max(0.0, middle - half), min(1.0, middle + half)


def _design(groups: Sequence[Sequence[float]], rate: float, games: int) -> float:
    """The variance of the rate over the groups, as a share of that of independent games."""
    independent = rate * (1 - rate) / games
    if independent <= 1e-12 or len(groups) < 2:
        return 1.0
    spread = sum((sum(group) - rate * len(group)) ** 2 for group in groups) * len(groups) / (len(groups) - 1)
    return spread / games**2 / independent


class Duels:
    """Who beat whom, in games of two or more: each winner beats each of the others, winners share a half."""

    def __init__(self, entries: int) -> None:
        self.wins = [[0.0] * entries for _ in range(entries)]

    def add(self, seated: Sequence[int], returns: Sequence[float]) -> None:
        """A game: the entry in each seat, and the result."""
        for i, one in enumerate(seated):
            for j, other in enumerate(seated):
                if one != other and returns[i] > 0:
                    self.wins[one][other] += 1.0 if returns[i] > returns[j] else 0.5

    def ratings(self, rounds: int = 2000) -> list[float]:
        """Bradley–Terry strengths on the Elo scale around 1000; one imagined draw with each keeps them finite."""
        n = len(self.wins)
        strength = [1.0] * n
        for _ in range(rounds):
            strength = [self._better(strength, i) for i in range(n)]
            mean = math.exp(sum(math.log(s) for s in strength) / n)
            strength = [s / mean for s in strength]
        return [MIDDLE + SCALE * math.log(s) for s in strength]

    def _better(self, strength: list[float], i: int) -> float:
        """One step of the usual iteration: wins by expected share of the meetings."""
        won = 0.5 * (len(strength) - 1)
        expected = 0.0
        for j, other in enumerate(strength):
            if j != i:
                won += self.wins[i][j]
                expected += (self.wins[i][j] + self.wins[j][i] + 1) / (strength[i] + other)
        return won / expected if expected else 1.0
