"""The little statistics that the reports stand on: p-values, many tests at once, regression over games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from galapagos.extras import needed

stats = needed("scipy.stats", "a report")

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]


def p_value(z: float) -> float:
    """How likely a normal deviate at least this far from 0 is, on either side."""
    return float(2 * stats.norm.sf(abs(z)))


def chi_square_p(value: float, freedom: int) -> float:
    """How likely a χ² deviate is at least so large."""
    return float(stats.chi2.sf(value, freedom))


def holm(p_values: Sequence[float]) -> list[float]:
    """Holm's adjusted p-values: flagging those below α makes a single false flag no likelier than α."""
    order = np.argsort(p_values)
    adjusted = np.empty(len(order))
    adjusted[order] = np.maximum.accumulate(np.array(p_values)[order] * np.arange(len(order), 0, -1)).clip(max=1.0)
    return [float(p) for p in adjusted]


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Adjusted p-values: of those flagged below α, a share of at most α is expected to be false."""
    return [float(p) for p in stats.false_discovery_control(p_values)] if p_values else []


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
