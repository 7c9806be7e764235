"""The same seeds give the same games through every interface."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import galapagos
from galapagos.envs import Batch
from galapagos.envs.gymnasium import IDS, GalapagosVectorEnv
from galapagos.envs.openspiel import name
from galapagos.envs.pettingzoo import env, parallel_env

GAMES = galapagos.games.ids()
SEED, DECISIONS = 11, 150

Look = tuple[int, bytes]  # who is asked, and what they see


def picked(mask: Any) -> int:
    """One of the legal actions, by what is legal alone: all interfaces pick alike."""
    legal = np.flatnonzero(mask)
    return int(legal[zlib.crc32(legal.astype(np.int64).tobytes()) % len(legal)])


def told(look: Any) -> bytes:
    return np.asarray(look, np.float32).tobytes()


def by_batch(id: str) -> Iterator[Look]:
    batch = Batch(id, players=2, count=1, seed=SEED, autoreset="disabled")
    while not batch.ended[0]:
        yield int(batch.to_move[0]), told(batch.observations[0])
        batch.step([picked(batch.masks[0])])


def by_aec(id: str) -> Iterator[Look]:
    table = env(id, players=2)
    table.reset(seed=SEED)
    for agent in table.agent_iter():
        look, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            return
        yield int(agent[-1]), told(look["observation"])
        table.step(picked(look["action_mask"]))


def by_spiel(id: str) -> Iterator[Look]:
    state = pyspiel.load_game(f"{name(id)}(players=2)").new_initial_state()
    state.apply_action(SEED)
    while not state.is_terminal():
        seat = state.current_player()
        yield seat, told(np.clip(state.observation_tensor(seat), -4.0, 4.0))
        state.apply_action(picked(state.legal_actions_mask(seat)))


@pytest.mark.parametrize("id", GAMES)
def test_a_seed_is_the_same_game_where_every_seat_is_yours(id: str) -> None:
    expected = list(islice(by_batch(id), DECISIONS))
    assert list(islice(by_aec(id), DECISIONS)) == expected
    assert list(islice(by_spiel(id), DECISIONS)) == expected


@pytest.mark.parametrize("id", ["evolve", "tidepool"])
def test_a_seed_is_the_same_game_where_all_act_at_once(id: str) -> None:
    """These have choices made together: they commute, so the whole game ends alike."""
    together, one_by_one = parallel_env(id, players=2), Batch(id, players=2, count=1, seed=SEED, autoreset="disabled")
    looks, _ = together.reset(seed=SEED)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {agent: picked(looks[agent]["action_mask"]) for agent in together.agents}
        looks, rewards, *_ = together.step(actions)
    while not one_by_one.ended[0]:
        one_by_one.step([picked(one_by_one.masks[0])])
    assert list(rewards.values()) == one_by_one.rewards[0].tolist()
    assert together._seats.state.digest() == one_by_one.states[0].digest()


@pytest.mark.parametrize("opponents", ["random", "forager"])
@pytest.mark.parametrize("id", GAMES)
def test_a_seed_is_the_same_game_against_bots(id: str, opponents: str) -> None:
    batch = Batch(id, players=2, count=2, seed=SEED, opponents=opponents, autoreset="next_step")
    tables = GalapagosVectorEnv(2, id, players=2, opponents=opponents)
    (gym_id,) = (each for each, game in IDS.items() if game == id)
    table = gymnasium.make(gym_id, players=2, opponents=opponents)
    looks, infos = tables.reset(seed=SEED)
    look, info = table.reset(seed=SEED)
    for _ in range(15):
        assert told(batch.observations) == told(looks)
        assert told(look) == told(looks[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        actions = [picked(mask) for mask in infos["action_mask"]]
        batch.step(actions)
        looks, rewards, ended, cut, infos = tables.step(np.array(actions))
        look, reward, *_, info = table.step(actions[0])
        assert reward == rewards[0] == batch.rewards[0, 0]
        assert (ended | cut).tolist() == batch.ended.astype(bool).tolist()
        if ended[0] or cut[0]:
            break


def test_the_game_after_a_seed_is_that_of_the_next() -> None:
    table = env("evolve", players=2)
    table.reset(seed=4)
    table.reset()
    again = env("evolve", players=2)
    again.reset(seed=5)
    assert told(table.last()[0]["observation"]) == told(again.last()[0]["observation"])
