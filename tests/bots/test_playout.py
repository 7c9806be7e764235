"""What is played after the tree: rounds to their end, by instinct or greedily."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.bots import Seat, make
from galapagos.bots.search import playout_of
from galapagos.bots.search.greedy import Greedy
from galapagos.bots.search.habit import Habit
from galapagos.bots.search.instinct import Instinct, MeanInstinct
from galapagos.bots.search.judging import EVALUATION, RECKONING, Judge, Rewards, judge_by
from galapagos.bots.search.lookahead import best_after
from galapagos.bots.search.playout import Playout
from galapagos.bots.search.tempo import Levelled
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State
from galapagos.plan import ByHabit, ByInstinct, Greedily, Plan

pytestmark = pytest.mark.compiled

REWARDS = Rewards(EVALUATION)


def instinct(rounds: int, mean: bool = False) -> Instinct:
    kind = MeanInstinct if mean else Instinct
    return kind(seeded(1, 1), REWARDS, rounds, 0)


def greedy(rounds: int, to_result: bool = False, liking: Judge = EVALUATION) -> Greedy:
    return Greedy(seeded(1, 1), REWARDS, rounds, to_result, liking)


def start() -> State:
    return galapagos.game("beginning").start(2, 3)


def made(wanted: ByHabit | ByInstinct | Greedily, levels_tempo: bool = True) -> Playout:
    return playout_of(Plan(playout=wanted, levels_tempo=levels_tempo), start(), seeded(1), RECKONING)


def test_the_plan_chooses_what_is_played() -> None:
    habit = made(ByHabit(7, strays=5))
    assert isinstance(habit, Habit)
    assert (habit.decisions, habit.strays, habit.actions) == (7, 5, start().game.action_count)
    by_instinct = made(ByInstinct(4, strays=3))
    assert type(by_instinct) is Instinct
    assert (by_instinct.rounds, by_instinct.strays) == (4, 3)
    assert type(made(ByInstinct(4, mean=True))) is MeanInstinct
    for reckons in (False, True):
        greedily = made(Greedily(2, to_result=reckons, reckons=reckons))
        assert isinstance(greedily, Greedy)
        assert (greedily.rounds, greedily.to_result, greedily.liking) == (2, reckons, judge_by(reckons))


def test_the_plan_chooses_how_walks_are_rewarded() -> None:
    assert isinstance(made(ByHabit()).rewards, Levelled)
    plain = made(ByHabit(), levels_tempo=False).rewards
    assert type(plain) is Rewards
    assert plain.judge is RECKONING


@pytest.mark.parametrize("rounds", [instinct(1), greedy(1)])
def test_a_round_is_played_to_its_end(rounds: Instinct | Greedy) -> None:
    state = start()
    assert rounds.finish_round(state.clone()).round == state.round + 1


def test_it_is_judged_after_the_last_round_or_at_the_end_of_each() -> None:
    played = instinct(3)
    state = start()
    judged = []
    for _ in range(3):
        state = played.finish_round(state)
        judged.append(REWARDS.of(state)[0])
    assert len(set(judged)) == 3
    assert instinct(3).play_on(start())[0] == pytest.approx(judged[-1])
    assert instinct(3, mean=True).play_on(start())[0] == pytest.approx(sum(judged) / 3)


def test_the_game_may_end_before_the_rounds_do() -> None:
    assert sum(instinct(1000).play_on(start())) == pytest.approx(1.0)
    assert sum(instinct(1000, mean=True).play_on(start())) == pytest.approx(1.0)
    assert max(instinct(1000).play_on(start())) in (0.5, 1.0)


def test_instinct_is_the_games_and_a_stray_choice_any_option() -> None:
    state = galapagos.game("evolve").start(2, 3)
    seat = state.to_move
    after = []
    for strays in (0, 100):
        rng = seeded(1, 1)
        rng.below(100)
        options = state.considered(seat)
        expected = state.clone()
        expected.play(seat, options[rng.below(len(options))] if strays else state.instinct(seat, rng))
        assert Instinct(seeded(1, 1), REWARDS, 1, strays).step(state.clone(), seat).save() == expected.save()
        after.append(expected.save())
    assert after[0] != after[1]


def test_what_is_played_on_greedily_is_chosen_by_the_evaluation_or_by_the_reckoning() -> None:
    state = galapagos.game("evoloosen").start(2, 7, "full")
    forager = make("forager", 1)
    while state.round < 6:
        state.apply(forager.choose(Seat(state, state.to_move)))
    ends = []
    for liking in (EVALUATION, RECKONING):
        found = greedy(1, liking=liking).finish_round(state.clone())
        expected = state.clone()
        while expected.round == state.round and not expected.over:
            expected = best_after(expected, expected.to_move, liking)
        assert found.save() == expected.save()
        ends.append(found.save())
    assert ends[0] != ends[1]


def test_where_the_end_has_begun_a_walk_may_be_played_to_the_result() -> None:
    state = galapagos.game("evoloosen").start(2, 1, "full")
    forager = make("forager", 1)
    while not state.near_end():
        before = state.clone()
        state.apply(forager.choose(Seat(state, state.to_move)))
    assert sorted(greedy(1, to_result=True).play_on(state.clone())) == [0.0, 1.0]
    assert min(greedy(1).play_on(state.clone())) > 0.0
    assert sorted(greedy(1, to_result=True).play_on(before)) == [0.0, 1.0]  # the rocket is taken in that round


def test_a_walk_in_the_middle_of_the_game_is_not_played_to_the_result() -> None:
    state = galapagos.game("evoloosen").start(2, 3)
    assert greedy(1).play_on(state.clone()) == greedy(1, to_result=True).play_on(state.clone())
