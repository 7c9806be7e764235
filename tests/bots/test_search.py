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
from galapagos.bots.search import CLEAR, EARLY, Search, Settings
from galapagos.bots.search_greedy import ascending, best_after, finish_move, look_ahead
from galapagos.kernel.rng import seeded
from tests.bots.pebbles import SETTLE, TAKE, TableGame, heap
from tests.cli.test_commands import listen_to_ctrl_c
from tests.tiny import random_state
from tidepool.game import TidepoolGame

SEARCHES = [
    "hunter@300",
    "hunter@300+sharp=0",
    "hunter@300+playout=20",
    "hunter@300+rounds=3+greedy=1",
    "hunter@300+rounds=3",
    "hunter@300+rounds=3+mean=1",
    "hunter@300+ripe=0",
    "hunter@300+same=1",
]


@pytest.mark.compiled
@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize(("pebbles", "best"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_the_winning_take_is_found(name: str, pebbles: int, best: int) -> None:
    assert make(name, 3).choose(Seat(heap(pebbles), 0)) == TAKE.of(best)


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


def search(iterations: int = 0, milliseconds: int = 0, same: int = 0, explore: float = 0.3) -> Search:
    settings = Settings()
    settings.iterations, settings.milliseconds = iterations, milliseconds
    settings.same, settings.explore = same, explore
    found = Search(random_state(4, 3, 9), random_state(4, 3, 9).to_move, seeded(1, 1), settings)
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
    found = search(iterations=60, same=1, explore=3.0)
    assert min(found.tree.visits) > 0
    assert len(found.deals) == max(found.tree.visits) < found.done == sum(found.tree.visits)
    assert search(iterations=60).deals == []


def search_of(game: str, **wanted: int) -> Search:
    """A search that has not begun, by the first to move."""
    settings = Settings()
    settings.iterations = 40
    for key, value in wanted.items():
        setattr(settings, key, value)
    state = galapagos.game(game).start(2, 3)
    return Search(state, state.to_move, seeded(1, 1), settings)


@pytest.mark.parametrize("greedy", [0, 1])
def test_a_round_is_played_to_its_end(greedy: int) -> None:
    found = search_of("beginning", rounds=1, greedy=greedy, strays=0)
    assert found._finish_round(found.root.clone()).round == found.root.round + 1


def test_the_mean_is_over_the_ends_of_all_rounds() -> None:
    last, mean = search_of("beginning", rounds=3, strays=0), search_of("beginning", rounds=3, strays=0, mean=1)
    state = last.root.clone()
    judged = []
    for _ in range(3):
        state = last._finish_round(state)
        judged.append(last._rewards(state)[0])
    last.rng = seeded(1, 1)
    assert last._play_rounds(last.root.clone())[0] == pytest.approx(judged[-1])
    assert mean._play_rounds(mean.root.clone())[0] == pytest.approx(sum(judged) / 3)


def test_options_tried_as_often_have_the_same_luck() -> None:
    found = search_of("evoloosen", same=1)
    found._guess_at_root(time.perf_counter() + 60)
    deal = found._next_deal()
    first = found.first
    found.tree.visits[first] += 5
    assert found._next_deal() == deal
    assert found.first != first


@pytest.mark.compiled
@pytest.mark.parametrize("reckon", [0, 1])
def test_a_search_judges_by_the_reckoning_or_as_the_forager_by_the_evaluation(reckon: int) -> None:
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
    assert look_ahead(state.clone(), 0, 0, True) == reckoned
    settings = Settings()
    settings.level, settings.reckon = 0, reckon
    hunt = Search(state, 0, seeded(1), settings)
    judged = reckoned if reckon else seen
    other = after[0].reckon(1) if reckon else after[0].evaluate(1)
    assert hunt._rewards(after[0])[0] == pytest.approx(judged[0] / (judged[0] + other))
    hunt._guess_at_root(0.0)
    assert hunt.tree.guess == pytest.approx(judged, abs=1e-9)  # the first round: nothing judged here is hidden


@pytest.mark.compiled
def test_what_is_played_on_greedily_is_chosen_by_the_evaluation_or_by_the_reckoning() -> None:
    state = galapagos.game("evoloosen").start(2, 7, "full")
    forager = make("forager", 1)
    while state.round < 6:
        state.apply(forager.choose(Seat(state, state.to_move)))
    ends = []
    for reckon in (1, 2):
        settings = Settings()
        settings.greedy, settings.reckon = 1, reckon
        found = Search(state, 0, seeded(1), settings)._finish_round(state.clone())
        expected = state.clone()
        while expected.round == state.round and not expected.over:
            expected = best_after(expected, expected.to_move, reckon == 2)
        assert found.save() == expected.save()
        ends.append(found.save())
    assert ends[0] != ends[1]


@pytest.mark.compiled
def test_where_the_end_has_begun_a_walk_may_be_played_to_the_result() -> None:
    state = galapagos.game("evoloosen").start(2, 1, "full")
    forager = make("forager", 1)
    while not state.near_end():
        before = state.clone()
        state.apply(forager.choose(Seat(state, state.to_move)))
    walked = {}
    for finish in (0, 1):
        for moment, root in (("race", before), ("finals", state)):
            settings = Settings()
            settings.greedy, settings.rounds, settings.finish = 1, 1, finish
            walked[finish, moment] = Search(root, 0, seeded(1), settings)._play_rounds(root.clone())
    assert sorted(walked[1, "finals"]) == [0.0, 1.0]
    assert min(walked[0, "finals"]) > 0.0
    assert sorted(walked[1, "race"]) == [0.0, 1.0]  # the rocket is taken in that round


def test_a_walk_in_the_middle_of_the_game_is_not_played_to_the_result() -> None:
    plain, finishing = (search_of("evoloosen", rounds=1, greedy=1, finish=finish) for finish in (0, 1))
    assert plain._play_rounds(plain.root.clone()) == finishing._play_rounds(finishing.root.clone())
