"""Ratings from who beat whom."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from galapagos.extras import needed

Floats = npt.NDArray[np.float64]
optimize, special = needed("scipy.optimize", "a tournament"), needed("scipy.special", "a tournament")

SCALE = 400 / math.log(10)  # Elo: ten times the odds are 400 points
MIDDLE = 1000.0


class Duels:
    """Who beat whom, in games of two or more: each winner beats each of the others, winners share a half."""

    def __init__(self, entries: int) -> None:
        self.wins: Floats = np.zeros((entries, entries))

    def add(self, seated: Sequence[int], returns: Sequence[float]) -> None:
        """A game: the entry in each seat, and the result."""
        for i, one in enumerate(seated):
            for j, other in enumerate(seated):
                if one != other and returns[i] > 0:
                    self.wins[one, other] += 1.0 if returns[i] > returns[j] else 0.5

    def ratings(self) -> list[float]:
        """Bradley–Terry strengths on the Elo scale around 1000; one imagined draw with each keeps them finite."""
        wins = self.wins + 0.5 * (1 - np.eye(len(self.wins)))
        found = optimize.root(lambda strengths: _surplus(wins, strengths), np.zeros(len(wins)))
        return [MIDDLE + SCALE * float(strength) for strength in found.x]


def _surplus(wins: Floats, strengths: Floats) -> Floats:
    """By how much more each should have won with these strengths; their mean, which nothing decides, is to be 0."""
    chances = special.expit(strengths[:, None] - strengths[None, :])
    surplus: Floats = ((wins + wins.T) * chances - wins).sum(axis=1) + strengths.mean()
    return surplus
