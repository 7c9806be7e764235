"""The statistics, against numbers worked out by hand or from tables."""

from __future__ import annotations

import math

import numpy as np
import pytest

from galapagos.lab.inference import benjamini_hochberg, chi_square_p, fit, holm, p_value
from galapagos.lab.intervals import wilson


def test_p_values_of_the_normal_distribution() -> None:
    assert p_value(1.96) == pytest.approx(0.05, abs=1e-4)
    assert p_value(-2.5758) == pytest.approx(0.01, abs=1e-4)


@pytest.mark.parametrize(
    ("value", "freedom", "p"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.488, 4, 0.05), (15.086, 5, 0.01)],
)
def test_chi_square_as_in_the_tables(value: float, freedom: int, p: float) -> None:
    assert chi_square_p(value, freedom) == pytest.approx(p, abs=1e-4)


def test_wilson_s_interval_for_ten_wins_in_forty_games() -> None:
    low, high = wilson(0.25, 40)
    assert (low, high) == pytest.approx((0.1419, 0.4019), abs=1e-3)


def test_holm_multiplies_by_how_many_are_left_and_never_sinks() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_benjamini_and_hochberg_divide_by_the_rank_and_never_rise() -> None:
    assert benjamini_hochberg([0.01, 0.02, 0.03, 0.5]) == pytest.approx([0.04, 0.04, 0.04, 0.5])


def test_nothing_to_adjust() -> None:
    assert holm([]) == benjamini_hochberg([]) == []


def test_the_fit_finds_planted_effects_at_equal_controls() -> None:
    chance = np.random.default_rng(3)
    games = np.repeat(np.arange(2000), 3)
    labels = chance.integers(0, 4, len(games))
    standing = chance.random((len(games), 1))
    truth = np.array([0.0, 0.1, -0.05, 0.0])
    # The second label comes more often to those who stand well: without control it would look better than it is.
    labels = np.where((standing[:, 0] > 0.7) & (chance.random(len(games)) < 0.5), 1, labels)
    won = (chance.random(len(games)) < 0.2 + 0.4 * standing[:, 0] + truth[labels]).astype(float)
    found = fit(won, labels, 4, standing, games, 2000)
    weights = np.bincount(labels) / len(labels)
    assert found.effects == pytest.approx(truth - weights @ truth, abs=0.04)
    assert np.all(np.abs(found.effects - (truth - weights @ truth)) < 3 * found.errors)


def test_rows_of_one_game_that_say_the_same_count_once() -> None:
    chance = np.random.default_rng(4)
    labels = chance.integers(0, 2, 1000)
    won = (chance.random(1000) < 0.5).astype(float)
    games = np.arange(1000)
    nothing = np.zeros((1000, 1))
    once = fit(won, labels, 2, nothing, games, 1000)
    thrice = fit(np.repeat(won, 3), np.repeat(labels, 3), 2, np.zeros((3000, 1)), np.repeat(games, 3), 1000)
    assert thrice.effects == pytest.approx(once.effects)
    assert thrice.errors == pytest.approx(once.errors, rel=1e-6)
    assert once.errors[0] == pytest.approx(math.sqrt(0.25 / 1000), rel=0.15)  # half a standard error of the difference
