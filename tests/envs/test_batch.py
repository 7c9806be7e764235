"""Many games in arrays: what they show is what the contract tells, game by game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import galapagos
from galapagos.bots import Seat, make
from galapagos.envs import Batch
from galapagos.envs.batch import PlayedRival, rival
from galapagos.envs.table import BOUND, Setting
from galapagos.kernel.state import State
from galapagos.kernel.text import BadSetup

IDS = galapagos.games.ids()
pytestmark = pytest.mark.compiled


def seen(state: State, seat: int) -> list[float]:
    """The observation as the contract gives it, cut off as environments do."""
    vector = [0.0] * state.game.observation_size
    state.observe(seat, vector)
    return [min(max(value, -BOUND), BOUND) for value in vector]


def assert_shows(batch: Batch, table: int, state: State) -> None:
    seat = int(batch.to_move[table])
    assert seat == state.to_move
    assert batch.observations[table].tolist() == seen(state, seat)
    assert np.flatnonzero(batch.masks[table]).tolist() == state.legal_actions(seat)
    assert sorted(batch.options[table, : batch.counts[table]].tolist()) == state.legal_actions(seat)


@pytest.mark.parametrize("id", IDS)
def test_tables_play_the_games_of_their_seeds_and_then_those_that_follow(id: str) -> None:
    batch, chance = Batch(id, count=2, seed=5), np.random.default_rng(1)
    states = [galapagos.game(id).start(seed=5), galapagos.game(id).start(seed=6)]
    ends = 0
    while ends < 2:
        actions = batch.sample(chance)
        before = [state.to_move for state in states]
        batch.step(actions)
        for i, state in enumerate(states):
            state.apply(int(actions[i]), before[i])
            assert bool(batch.ended[i]) == state.over
            assert batch.rewards[i].tolist() == (state.returns() if state.over else [0.0] * state.players)
            if state.over:
                ends += 1
                states[i] = galapagos.game(id).start(seed=int(batch.seeds[i]))
            assert_shows(batch, i, states[i])
    assert all(seed % 2 == 1 - i for i, seed in enumerate(batch.seeds))  # two tables: two seeds further each time


@pytest.mark.parametrize("id", IDS)
def test_places_and_values_are_those_entries_that_are_not_zero(id: str) -> None:
    batch, chance = Batch(id, count=3), np.random.default_rng(2)
    for _ in range(40):
        batch.step(batch.sample(chance))
        for i, number in enumerate(batch.filled[:3]):
            places = batch.places[i, :number]
            assert sorted(places) == np.flatnonzero(batch.observations[i]).tolist()
            assert batch.values[i, :number].tolist() == batch.observations[i, places].tolist()


def test_the_arrays_are_the_engines_own_memory() -> None:
    batch = Batch(IDS[0], count=4)
    arrays = (batch.observations, batch.masks, batch.rewards, batch.to_move, batch.ended)
    before = [array.copy() for array in arrays]
    for _ in range(30):
        batch.step(batch.sample(np.random.default_rng(1)))
    assert batch.observations is arrays[0]
    assert not np.array_equal(arrays[0], before[0])
    assert not np.array_equal(arrays[1], before[1])
    assert not any(array.flags.writeable for array in arrays)


def test_without_observations_only_the_masks_are_written() -> None:
    batch = Batch(IDS[0], count=2, observe=False)
    assert batch.observations.shape[0] == 0
    assert batch.masks.any()
    state = galapagos.game(IDS[0]).start(seed=0)
    assert batch.look(0, 1).tolist() == seen(state, 1)


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_an_illegal_action_costs_one_and_ends_the_game(autoreset: str) -> None:
    batch = Batch("evolve", players=2, count=2, seed=8, autoreset=autoreset)
    wrong = int(np.flatnonzero(batch.masks[0] == 0)[0])
    legal = int(np.flatnonzero(batch.masks[1])[0])
    batch.step([wrong, legal])
    assert batch.rewards.tolist() == [[-1.0, 0.0], [0.0, 0.0]]
    assert batch.ended.tolist() == [1, 0]
    assert batch.truncated.tolist() == [0, 0]
    assert batch.seeds[0] == (10 if autoreset == "same_step" else 8)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_out_of_bounds_is_illegal(action: int) -> None:
    batch = Batch("evolve", players=2, count=1)
    batch.step([action])
    assert batch.rewards[0].tolist() == [-1.0, 0.0]


def play_on(batch: Batch) -> None:
    """Until a game ends."""
    chance = np.random.default_rng(3)
    while not batch.ended.any():
        batch.step(batch.sample(chance))


def test_the_next_step_deals_anew_when_that_is_asked_for() -> None:
    batch = Batch("evolve", players=2, count=1, seed=3, autoreset="next_step")
    play_on(batch)
    assert batch.states[0].over
    assert batch.rewards.sum() == 1.0
    assert not batch.masks.any()
    batch.step([0])
    assert batch.seeds[0] == 4
    assert (batch.ended[0], batch.rewards.sum()) == (0, 0.0)
    assert_shows(batch, 0, galapagos.game("evolve").start(seed=4))


def test_a_game_stays_over_where_nothing_is_dealt_by_itself() -> None:
    batch = Batch("evolve", players=2, count=1, seed=3, autoreset="disabled")
    play_on(batch)
    batch.step([0])
    assert batch.states[0].over
    assert batch.ended[0] == 1
    assert batch.rewards.sum() == 0.0  # it was paid out already


def test_the_limit_of_decisions_truncates_a_game() -> None:
    batch = Batch("tidepool", players=2, count=1, autoreset="disabled")
    batch.states[0].acts = batch.states[0].game.max_acts
    batch.step(batch.sample(np.random.default_rng(1)))
    assert (batch.ended[0], batch.truncated[0]) == (1, 1)
    assert batch.rewards[0].tolist() == [0.5, 0.5]


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("name", ["random", "forager"])
def test_opponents_play_as_the_bots_of_their_names(id: str, name: str) -> None:
    setting = Setting(id)
    inside, asked = rival(name, setting), PlayedRival(name)
    assert type(inside) is not PlayedRival
    state, bot = setting.start(4), make("random", 1)
    inside.begin(77)
    asked.begin(77)
    for _ in range(25):
        if state.over:
            break
        seat = state.to_move
        assert inside.choose(state, seat) == asked.choose(state, seat)
        state.apply(bot.choose(Seat(state, seat)), seat)


def test_any_bot_may_sit_there() -> None:
    batch = Batch("evolve", players=3, count=1, opponents="hatchling", seat=1)
    for _ in range(20):
        assert batch.to_move.tolist() == [1]
        batch.step(batch.sample(np.random.default_rng(1)))


def test_seats_rotate_with_the_seed() -> None:
    batch = Batch("evolve", players=3, count=4, seed=7, opponents="random", seat="rotate")
    assert batch.to_move.tolist() == [1, 2, 0, 1]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"players": 9}, BadSetup),
        ({"players": 2, "opponents": "random", "seat": 2}, ValueError),
        ({"autoreset": "sometimes"}, ValueError),
        ({"seed": 2**60}, ValueError),
    ],
)
def test_what_makes_no_sense_is_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Batch("evolve", **options)
