"""How sure a win rate is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.96
LEAST_DESIGN = 0.25  # rotated seats make rates surer than independent games, but few groups can't prove much


def wilson(rate: float, size: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in so many independent games.

    SciPy has it for whole wins in whole games; ours may be shared, and their number corrected.
    """
    if size <= 0:
        return 0.0, 1.0
    middle, scale = rate + Z95**2 / (2 * size), 1 + Z95**2 / size
    half = Z95 * sqrt(max(rate * (1 - rate), 0.0) / size + Z95**2 / (4 * size**2))
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def interval(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a win rate, from the results within each rotation group.

    Wilson's interval, with the number of games corrected by how much the groups really vary.
    """
    games = sum(len(group) for group in groups)
    rate = sum(sum(group) for group in groups) / max(games, 1)
    return wilson(rate, games / max(_design(groups, rate, games), LEAST_DESIGN))


def _design(groups: Sequence[Sequence[float]], rate: float, games: int) -> float:
    """The variance of the rate over the groups, as a share of that of independent games."""
    independent = rate * (1 - rate) / max(games, 1)
    if independent <= 1e-12 or len(groups) < 2:
        return 1.0
    spread = sum((sum(group) - rate * len(group)) ** 2 for group in groups) * len(groups) / (len(groups) - 1)
    return spread / games**2 / independent
