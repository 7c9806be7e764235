"""Habits: what went well is done again."""

from __future__ import annotations

from collections import Counter

import pytest

from galapagos.bots.search.habit import Habit
from galapagos.bots.search.judging import EVALUATION, Rewards
from galapagos.kernel.rng import seeded
from tests.bots.pebbles import heap

pytestmark = pytest.mark.compiled


def habit(seats: int, decisions: int = 0, strays: int = 0) -> Habit:
    return Habit(seeded(1, 1), Rewards(EVALUATION), seats, 10, decisions, strays)


def walk(habits: Habit, choices: list[tuple[int, int]], rewards: list[float]) -> None:
    for seat, action in choices:
        habits.note(seat, action)
    habits.learn(rewards)


def test_what_went_best_is_chosen() -> None:
    habits = habit(2)
    walk(habits, [(0, 3), (1, 4)], [0.2, 0.8])
    walk(habits, [(0, 5), (1, 3)], [0.9, 0.1])
    assert habits.choose(0, [3, 5]) == 5
    assert habits.choose(1, [3, 4]) == 4  # each seat has its own


def test_an_untried_option_comes_first() -> None:
    habits = habit(1)
    walk(habits, [(0, 3)], [0.9])
    assert habits.choose(0, [3, 7]) == 7


def test_a_walk_is_learned_once() -> None:
    habits = habit(1)
    walk(habits, [(0, 3), (0, 3)], [0.5])
    habits.learn([1.0])
    assert (habits.count[3], habits.sum[3]) == (2, 1.0)


def test_equal_options_and_strays_are_chosen_by_lot() -> None:
    habits = habit(1)
    equal = Counter(habits.choose(0, [1, 2, 3]) for _ in range(300))
    assert min(equal.values()) > 60
    walk(habits, [(0, 1)] * 20, [0.0])
    habits.strays = 50
    strays = Counter(habits.choose(0, [1, 2]) for _ in range(400))
    assert 60 < strays[1] < 140  # half of half of the choices


def test_so_many_decisions_are_played_and_the_position_judged() -> None:
    """Who took the last pebble of three has won; of eight pebbles some are left, and the heap says nothing."""
    assert sorted(habit(2, decisions=20).play_on(heap(3))) == [0.0, 1.0]
    state = heap(8)
    assert habit(2, decisions=2).play_on(state) == [0.5, 0.5]
    assert 4 <= state.heap <= 6
    untouched = heap(8)
    assert habit(2).play_on(untouched) == [0.5, 0.5]
    assert untouched.heap == 8


def test_what_is_played_on_is_learned_too() -> None:
    habits = habit(2, decisions=20)
    rewards = habits.play_on(heap(5))
    assert len(habits.played) >= 2
    habits.learn(rewards)
    assert habits.played == []
    assert sum(habits.count) >= 2
