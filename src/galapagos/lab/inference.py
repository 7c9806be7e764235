"""The little statistics that the reports stand on: intervals, p-values, regression over games, many tests at once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]

Z95 = 1.96


def wilson(rate: float, size: float) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many independent games."""
    if size <= 0:
        return 0.0, 1.0
    middle = (rate + Z95**2 / (2 * size)) / (1 + Z95**2 / size)
    half = Z95 / (1 + Z95**2 / size) * math.sqrt(max(rate * (1 - rate), 0) / size + Z95**2 / (4 * size * size))
    return max(0.0, middle - half), min(1.0, middle + half)


def p_value(z: float) -> float:
    """How likely a normal deviate at least this far from 0 is, on either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def chi_square_p(value: float, freedom: int) -> float:
    """How likely a χ² deviate is at least so large: the closed sums for even and odd degrees of freedom."""
    half = value / 2
    if freedom % 2 == 0:
        terms = (half**k / math.factorial(k) for k in range(freedom // 2))
        return math.exp(-half) * math.fsum(terms)
    terms = (half ** (k + 0.5) / math.gamma(k + 1.5) for k in range((freedom - 1) // 2))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * math.fsum(terms)


def holm(p_values: list[float]) -> list[float]:
    """Holm's adjusted p-values: flagging those below α makes a single false flag no likelier than α."""
    count = len(p_values)
    return _adjusted(p_values, [float(count - rank) for rank in range(count)], rising=True)


def benjamini_hochberg(p_values: list[float]) -> list[float]:
    """Adjusted p-values: of those flagged below α, a share of at most α is expected to be false."""
    count = len(p_values)
    return _adjusted(p_values, [count / (rank + 1) for rank in range(count)], rising=False)


def _adjusted(p_values: list[float], factors: list[float], rising: bool) -> list[float]:
    """Each p-value times the factor of its rank, made monotone: from the smallest up, or from the largest down."""
    order = sorted(range(len(p_values)), key=lambda i: p_values[i])
    ranks = range(len(order)) if rising else range(len(order) - 1, -1, -1)
    adjusted = [0.0] * len(order)
    bound = 0.0 if rising else 1.0
    for rank in ranks:
        scaled = min(1.0, p_values[order[rank]] * factors[rank])
        bound = max(bound, scaled) if rising else min(bound, scaled)
        adjusted[order[rank]] = bound
    return adjusted


@dataclass(frozen=True)
class Fit:
    """Effects of labels, each against the typical one, with each game's part in the error of every effect."""

    effects: Floats  # by label
    influence: Floats  # game × label: their sums of squares are the variances
    residuals: Floats  # by row: what the effects and controls leave unexplained

    @property
    def errors(self) -> Floats:
        """Standard errors, by label; games count as independent, rows within a game do not."""
        games = max(len(self.influence), 2)
        result: Floats = np.sqrt((self.influence**2).sum(axis=0) * games / (games - 1))
        return result


def fit(results: Floats, labels: Ints, count: int, controls: Floats, games: Ints, game_count: int) -> Fit:
    """Least squares of the results on the labels and the controls; robust to what rows of one game share.

    A label's effect is the difference to the average over all rows, at equal controls.
    """
    gram, moment = _normal(results, labels, count, controls)
    inverse = np.linalg.pinv(gram + 1e-9 * np.eye(len(gram)), hermitian=True)
    solution = inverse @ moment
    residuals = results - solution[labels] - controls @ solution[count:]
    weights = np.bincount(labels, minlength=count) / max(len(labels), 1)
    contrast = np.eye(count) - weights[None, :]
    scores = _scores(residuals, labels, count, controls, games, game_count)
    influence = scores @ inverse[:, :count] @ contrast.T
    return Fit(contrast @ solution[:count], influence, residuals)


def _normal(results: Floats, labels: Ints, count: int, controls: Floats) -> tuple[Floats, Floats]:
    """The normal equations; a label's column is 1 on its own rows, so sums over rows do instead of products."""
    own = np.diag(np.bincount(labels, minlength=count).astype(np.float64))
    cross = np.column_stack([np.bincount(labels, weights=column, minlength=count) for column in controls.T])
    gram = np.block([[own, cross], [cross.T, controls.T @ controls]])
    moment = np.concatenate([np.bincount(labels, weights=results, minlength=count), controls.T @ results])
    return gram, moment


def _scores(residuals: Floats, labels: Ints, count: int, controls: Floats, games: Ints, game_count: int) -> Floats:
    """Game × column: what each game pulls at each coefficient."""
    places = games * count + labels
    own = np.bincount(places, weights=residuals, minlength=game_count * count).reshape(game_count, count)
    pulls = [np.bincount(games, weights=residuals * column, minlength=game_count) for column in controls.T]
    return np.column_stack([own, *pulls])
