"""Habits: what went well is done again."""

from __future__ import annotations

from collections import Counter

import pytest

from galapagos.bots.search_habits import Habits
from galapagos.kernel.rng import seeded

pytestmark = pytest.mark.compiled


def walk(habits: Habits, choices: list[tuple[int, int]], rewards: list[float]) -> None:
    for seat, action in choices:
        habits.note(seat, action)
    habits.learn(rewards)


def test_what_went_best_is_chosen() -> None:
    habits = Habits(2, 10, seeded(1, 1))
    walk(habits, [(0, 3), (1, 4)], [0.2, 0.8])
    walk(habits, [(0, 5), (1, 3)], [0.9, 0.1])
    assert habits.choose(0, [3, 5], 0) == 5
    assert habits.choose(1, [3, 4], 0) == 4  # each seat has its own


def test_an_untried_option_comes_first() -> None:
    habits = Habits(1, 10, seeded(1, 1))
    walk(habits, [(0, 3)], [0.9])
    assert habits.choose(0, [3, 7], 0) == 7


def test_a_walk_is_learned_once() -> None:
    habits = Habits(1, 10, seeded(1, 1))
    walk(habits, [(0, 3), (0, 3)], [0.5])
    habits.learn([1.0])
    assert (habits.count[3], habits.sum[3]) == (2, 1.0)


def test_equal_options_and_strays_are_chosen_by_lot() -> None:
    habits = Habits(1, 10, seeded(1, 1))
    equal = Counter(habits.choose(0, [1, 2, 3], 0) for _ in range(300))
    assert min(equal.values()) > 60
    walk(habits, [(0, 1)] * 20, [0.0])
    strays = Counter(habits.choose(0, [1, 2], 50) for _ in range(400))
    assert 60 < strays[1] < 140  # half of half of the choices
