"""The tree search: finds what is known to be best, keeps to its budget, and never guesses at secret choices."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

import galapagos
from galapagos.bots import Seat, make
from galapagos.bots.hunting import Hunter
from galapagos.bots.search import CLEAR, EARLY, Search
from galapagos.bots.search.deals import SameLuck
from galapagos.bots.search.habit import Habit
from galapagos.bots.search.judging import EVALUATION, RECKONING, Rewards
from galapagos.bots.search.lookahead import ascending, finish_move, look_ahead
from galapagos.kernel.rng import seeded
from galapagos.plan import ByHabit, ByInstinct, Greedily, Plan
from tests.bots.pebbles import SETTLE, TAKE, TableGame, heap
from tests.cli.test_commands import listen_to_ctrl_c
from tests.tiny import random_state
from tidepool.game import TidepoolGame

PLANS = [
    Plan(),
    Plan(sharp=0.0),
    Plan(playout=ByHabit(20)),
    Plan(playout=Greedily(3)),
    Plan(playout=ByInstinct(3)),
    Plan(playout=ByInstinct(3, mean=True)),
    Plan(ripe=0),
    Plan(same_luck=True),
    Plan(levels_tempo=False),
    Plan(reckons=False),
]


@pytest.mark.compiled
@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize(("pebbles", "best"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_the_winning_take_is_found(plan: Plan, pebbles: int, best: int) -> None:
    bot = Hunter(3, [lambda _: plan])
    bot.iterations = 300
    assert bot.choose(Seat(heap(pebbles), 0)) == TAKE.of(best)


def test_a_lost_heap_looks_lost() -> None:
    assert make("hunter@2000").explain(Seat(heap(3), 0)).chance < 0.1
    assert make("hunter@2000").explain(Seat(heap(5), 0)).chance > 0.9


@pytest.mark.compiled
def test_nobody_answers_a_secret_choice() -> None:
    """An opponent that saw our side would always win, and settling would look best."""
    state = TableGame().start(2, 1, "pennies")
    choices = {make("hunter@400", seed).choose(Seat(state, 0)) for seed in range(10)}
    assert SETTLE.base not in choices


def test_the_second_seat_of_a_choice_made_together_is_searched_too() -> None:
    state = random_state(1, 3, 0)
    assert state.waiting == [0, 1, 2]
    assert make("hunter@50").choose(Seat(state, 2)) in state.legal_actions(2)


def search(iterations: int = 0, milliseconds: int = 0, plan: Plan | None = None) -> Search:
    root = random_state(4, 3, 9)
    found = Search(root, root.to_move, seeded(1, 1), plan or Plan(), iterations, milliseconds)
    found.run()
    return found


def test_a_search_stops_at_its_iterations_or_when_the_choice_is_clear() -> None:
    found = search(iterations=60)
    assert sum(found.tree.visits) == found.done <= 60
    most = max(found.tree.visits)
    others = found.done - most
    if found.done < 60:
        clear = float(found.done) >= 60 / EARLY and float(most) >= CLEAR * float(found.done)
        assert clear or others + 60 - found.done < most


def test_a_search_stops_at_its_time() -> None:
    began = time.perf_counter()
    assert search(milliseconds=50).done > 0
    assert time.perf_counter() - began >= 0.05


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_choice() -> None:
    state = TidepoolGame().start(3, 5)
    trees = []
    for _ in range(2):
        bot = make("hunter@80", 9)
        assert isinstance(bot, Hunter)
        trees.append(bot.search(Seat(state, 1)).tree.visits)
    assert trees[0] == trees[1]


def test_visits_are_what_the_worth_is_summed_over() -> None:
    tree = search(iterations=100).tree
    for visits, worth in zip(tree.visits, tree.worth, strict=True):
        assert 0.0 <= worth <= float(visits)


SEARCHING = """
import galapagos
from galapagos.bots import Seat, make
state = galapagos.game("another-world").start(2, 1)
bot = make("hunter")
print("searching", flush=True)
try:
    while True:
        bot.choose(Seat(state, state.to_move))
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.compiled
def test_ctrl_c_in_the_middle_of_a_search_is_an_ordinary_interrupt() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SEARCHING], stdout=subprocess.PIPE, text=True, preexec_fn=listen_to_ctrl_c
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "searching\n"
            time.sleep(0.3)
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out) == (0, "stopped\n")


def test_options_are_tried_with_the_same_luck() -> None:
    """Every option goes through one list of deals from its beginning; else each walk has a deal of its own."""
    found = search(iterations=60, plan=Plan(explore=3.0, same_luck=True))
    assert isinstance(found.deals, SameLuck)
    assert min(found.tree.visits) > 0
    assert len(found.deals.seeds) == max(found.tree.visits) < found.done == sum(found.tree.visits)


@pytest.mark.compiled
@pytest.mark.parametrize("same_luck", [True, False])
def test_options_tried_as_often_have_the_same_luck(same_luck: bool) -> None:
    state = galapagos.game("evoloosen").start(2, 3)
    found = Search(state, state.to_move, seeded(1, 1), Plan(same_luck=same_luck), 40)
    found._guess_at_root(time.perf_counter() + 60)
    deal, first = found.deals.next(), found.deals.first
    if same_luck:
        found.tree.visits[first] += 5
    assert (found.deals.next() == deal) == same_luck
    assert (found.deals.first != first) == same_luck


def test_a_walk_takes_the_option_that_was_settled_before_its_deal() -> None:
    state = galapagos.game("evoloosen").start(2, 3)
    found = Search(state, state.to_move, seeded(1, 1), Plan(same_luck=True))
    found._guess_at_root(0.0)
    for settled in range(len(found.tree.actions)):
        found.deals.first = settled
        found.walker.walk(state.clone())
        assert found.tree.visits == [1] * (settled + 1) + [0] * (len(found.tree.actions) - settled - 1)


@pytest.mark.compiled
@pytest.mark.parametrize("reckons", [False, True])
def test_a_search_judges_by_the_reckoning_or_as_the_forager_by_the_evaluation(reckons: bool) -> None:
    state = galapagos.game("evolve").start(2, 3)
    options = ascending(state, 0)
    after = []
    for option in options:
        after.append(state.clone())
        after[-1].play(0, option)
        after[-1] = finish_move(after[-1], 0, state.acts)
    reckoned, seen = [s.reckon(0) for s in after], [s.evaluate(0) for s in after]
    assert reckoned != seen
    assert look_ahead(state.clone(), 0, 0) == seen
    assert look_ahead(state.clone(), 0, 0, RECKONING) == reckoned
    hunt = Search(state, 0, seeded(1), Plan(reckons=reckons, levels_tempo=False))
    judged = reckoned if reckons else seen
    other = after[0].reckon(1) if reckons else after[0].evaluate(1)
    assert hunt.walker.playout.rewards.of(after[0])[0] == pytest.approx(judged[0] / (judged[0] + other))
    hunt._guess_at_root(0.0)
    assert hunt.tree.guess == pytest.approx(judged, abs=1e-9)  # the first round: nothing judged here is hidden


@pytest.mark.compiled
@pytest.mark.parametrize("reckons", [False, True])
def test_new_options_in_the_tree_are_judged_in_the_same_way(reckons: bool) -> None:
    state = galapagos.game("evolve").start(2, 3)
    hunt = Search(state, 0, seeded(1), Plan(reckons=reckons))
    option = ascending(state, 0)[0]
    after = state.clone()
    after.play(0, option)
    assert after.reckon(0) != after.evaluate(0)
    assert hunt.walker._foresee(state, 0, option) == (after.reckon(0) if reckons else after.evaluate(0))


@pytest.mark.parametrize("moves", [0, 6])
def test_the_roots_options_are_looked_at_so_many_moves_on(moves: int) -> None:
    state = galapagos.game("another-world").start(2, 3)
    forager = make("forager", 1)
    for _ in range(20):
        state.apply(forager.choose(Seat(state, state.to_move)))
    me = state.to_move
    hunt = Search(state, me, seeded(1), Plan(moves=moves))
    expected = [look_ahead(state.redeal(me, seeded(1).next()), me, ahead, RECKONING) for ahead in (0, 6)]
    assert expected[0] != expected[1]
    assert hunt._look_ahead() == expected[moves // 6]


def test_habits_are_learned_from_the_tree_too() -> None:
    found = search(iterations=30, plan=Plan(playout=ByHabit(0)))
    habit = found.walker.playout
    assert isinstance(habit, Habit)
    played = [habit.count[found.me * habit.actions + action] for action in found.tree.actions]
    assert all(count >= visits for count, visits in zip(played, found.tree.visits, strict=True))
    assert sum(played) >= found.done > 0


def test_a_new_choice_is_looked_into_when_it_is_ripe() -> None:
    """Walks end at a new choice so often before it gets options of its own."""
    deep, flat = search(iterations=60, plan=Plan(ripe=0)), search(iterations=60, plan=Plan(ripe=10_000))
    assert any(child is not None and child.actions for child in deep.tree.children)
    assert not any(child is not None and child.actions for child in flat.tree.children)


def test_a_finished_game_is_rewarded_by_its_result() -> None:
    state = heap(1)
    state.play(0, TAKE.of(1))
    assert Rewards(EVALUATION).of(state) == [1.0, 0.0]
