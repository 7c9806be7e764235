"""PettingZoo's own tests, for every game and several player counts."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from galapagos import games
from galapagos.envs.pettingzoo import env, parallel_env, raw_env
from galapagos.kernel.text import BadSetup

TABLES = [
    ("another-world", 2, "base"),
    ("another-world", 4, "base"),
    ("another-world", 3, "quartet"),
    ("another-world", 1, "solo"),
    ("beginning", 2, "base"),
    ("beginning", 5, "base"),
    ("evolve", 2, "base"),
    ("evolve", 6, "base"),
    ("evoloosen", 2, "quick"),
    ("evoloosen", 5, "full"),
    ("tidepool", 4, "base"),
]


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "mode"), TABLES)
def test_the_api_is_kept(game: str, players: int, mode: str) -> None:
    api_test(env(game, players, mode), num_cycles=100)


@pytest.mark.parametrize(("game", "players", "mode"), TABLES[::3])
def test_a_seed_decides_everything(game: str, players: int, mode: str) -> None:
    seed_test(lambda: env(game, players, mode), num_cycles=40)


@pytest.mark.parametrize("game", games.ids())
def test_rendering_works(game: str) -> None:
    def make(render_mode: str | None = None) -> Any:
        return env(game, 2, render_mode=render_mode)

    render_test(make)


@pytest.mark.parametrize(("game", "players", "mode"), [*TABLES[-5:], TABLES[0]])
def test_the_parallel_api_is_kept(game: str, players: int, mode: str) -> None:
    parallel_api_test(parallel_env(game, players, mode), num_cycles=100)


def test_all_choose_at_once_in_evolve() -> None:
    table = parallel_env("evolve", 3)
    looks, _ = table.reset(seed=1)
    idle = len(looks["player_0"]["action_mask"]) - 1
    assert all(look["action_mask"][idle] == 0 for look in looks.values())


def test_an_illegal_action_ends_the_game_at_a_cost() -> None:
    table = env("evolve", 2)
    table.reset(seed=1)
    look, *_ = table.last()
    table.step(int(np.flatnonzero(look["action_mask"] == 0)[0]))
    assert table.terminations["player_0"]
    assert table._cumulative_rewards["player_0"] == -1.0


def test_the_winner_is_rewarded() -> None:
    table = raw_env("beginning", 2)
    table.reset(seed=3)
    chance = np.random.default_rng(1)
    while not any(table.terminations.values()):
        look = table.observe(table.agent_selection)
        table.step(int(chance.choice(np.flatnonzero(look["action_mask"]))))
    assert sum(table.rewards.values()) == 1.0


def test_views_come_on_demand() -> None:
    table = raw_env("evolve", 2, views=True)
    table.reset(seed=1)
    assert table.infos["player_1"]["view"]["seat"] == 1
    assert set(table.infos["player_0"]["options"]) == set(np.flatnonzero(table.observe("player_0")["action_mask"]))


def test_a_wrong_set_up_is_refused() -> None:
    with pytest.raises(BadSetup, match="not 9"):
        env("evolve", 9)
