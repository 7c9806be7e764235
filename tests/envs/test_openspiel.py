"""OpenSpiel's own simulation test, and its ISMCTS on every game."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import galapagos.envs.openspiel as spiel
from galapagos import games

TABLES = [
    ("another-world", "players=2"),
    pytest.param("another-world", "players=3,mode=quartet", marks=pytest.mark.slow),
    ("another-world", "players=1,mode=solo"),
    ("beginning", "players=3"),
    ("evolve", "players=2"),
    ("evolve", "players=5"),
    ("evoloosen", "players=2,mode=quick"),
    ("tidepool", "players=4"),
]


def load(id: str, parameters: str) -> pyspiel.Game:
    return pyspiel.load_game(f"{spiel.name(id)}({parameters})")


@pytest.mark.parametrize(("id", "parameters"), TABLES)
def test_random_simulations_with_serialisation_pass(id: str, parameters: str) -> None:
    pyspiel.random_sim_test(load(id, parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", games.ids())
def test_its_ismcts_plays(id: str) -> None:
    game = load(id, "players=2")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 2.0, 3, random_state=np.random.RandomState(2), allow_inconsistent_action_sets=True
    )
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 7


def test_a_resampled_state_looks_the_same_to_the_player_and_differs_elsewhere() -> None:
    state = load("evolve", "players=3").new_initial_state()
    state.apply_action(5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(0, sampler) for _ in range(5)]
    assert {other.information_state_string(0) for other in others} == {state.information_state_string(0)}
    assert len({other.information_state_string(1) for other in others}) > 1


def test_the_observer_gives_our_vector() -> None:
    game = load("evolve", "players=2")
    state = game.new_initial_state()
    state.apply_action(5)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert np.allclose(observer.tensor, state.observation_tensor(1))
    assert observer.tensor.any()
