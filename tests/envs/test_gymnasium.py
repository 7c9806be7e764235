"""Gymnasium's own checks, and many games stepped together."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import galapagos
from galapagos.envs.gymnasium import IDS, GalapagosVectorEnv


def make(id: str, **options: Any) -> Any:
    return gymnasium.make(id, **options)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_checker_is_content(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(make(id, players=players).unwrapped, skip_render_check=True)


def test_every_game_has_an_id_also_one_of_another_package() -> None:
    assert tuple(IDS.values()) == galapagos.games.ids()
    assert IDS["galapagos/Tidepool-v0"] == "tidepool"


@pytest.mark.parametrize("id", IDS)
def test_an_episode_ends_with_a_reward(id: str) -> None:
    table = make(id)
    _, info = table.reset(seed=4)
    chance = np.random.default_rng(1)
    ended, reward = False, 0.0
    while not ended:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        assert table.unwrapped.action_masks()[action]
        _, reward, terminated, truncated, info = table.step(action)
        ended = terminated or truncated
    assert reward in (0.0, 0.5, 1.0)


def test_an_illegal_action_costs_one_and_ends_the_episode() -> None:
    table = make("galapagos/Evolve-v0")
    _, info = table.reset(seed=1)
    _, reward, terminated, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("id", IDS)
def test_many_games_are_stepped_in_one_process(id: str) -> None:
    tables = gymnasium.make_vec(id, num_envs=5, vectorization_mode="vector_entry_point")
    assert isinstance(tables.unwrapped, GalapagosVectorEnv)
    looks, info = tables.reset(seed=2)
    chance = np.random.default_rng(1)
    for _ in range(60):
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        looks, rewards, terminated, truncated, info = tables.step(actions)
        assert len(looks) == 5
        assert rewards.shape == terminated.shape == truncated.shape == (5,)
        assert tables.observation_space.contains(looks)


def test_many_games_are_the_same_as_one() -> None:
    tables = GalapagosVectorEnv(2, "evolve")
    looks, info = tables.reset(seed=2)
    again, _ = GalapagosVectorEnv(2, "evolve").reset(seed=2)
    assert np.array_equal(looks, again)
    assert not np.array_equal(looks[0], looks[1])
    assert info["action_mask"].shape == (2, galapagos.game("evolve").action_count)
