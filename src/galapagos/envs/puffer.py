"""PufferLib: many games against bots as one environment that writes into buffers which are handed in.

    from galapagos import games
    from galapagos.envs.puffer import GalapagosPuffer

    tables = GalapagosPuffer(games.ids()[0], num_envs=256, opponents="random")
    looks, _ = tables.reset(seed=1)

An observation is the vector and then the mask of legal actions, for PufferLib has no place of its own for it. The base
class is PufferLib's where that is installed; nothing else of it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from galapagos.envs.batch import Array, Batch
from galapagos.envs.seeds import Seeds
from galapagos.envs.table import BOUND

try:
    from pufferlib import PufferEnv as Base
except ImportError:
    Base = object


class GalapagosPuffer(Base):  # type: ignore[misc]
    """One agent at each table; a game that ends is followed by the next in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        mode: str | None = None,
        opponents: str = "random",
        seat: int | str = 0,
        buf: Mapping[str, Array] | None = None,
        seed: int = 0,
    ) -> None:
        self.batch = Batch(game, players, mode, num_envs, seed, opponents=opponents, seat=seat)
        self.size = self.batch.setting.observation_size
        width = self.size + self.batch.setting.action_count
        self.single_observation_space = spaces.Box(-BOUND, BOUND, (width,), np.float32)
        self.single_action_space = spaces.Discrete(self.batch.setting.action_count)
        self.num_agents = num_envs
        self._seeds, self._every = Seeds(num_envs), np.arange(num_envs)
        self._take(buf or self._own_buffers())

    def _own_buffers(self) -> dict[str, Array]:
        agents = self.num_agents
        flags = {name: np.zeros(agents, bool) for name in ("terminals", "truncations")}
        return flags | {
            "observations": np.zeros((agents, *self.single_observation_space.shape), np.float32),
            "rewards": np.zeros(agents, np.float32),
            "masks": np.ones(agents, bool),
            "actions": np.zeros(agents, np.int32),
        }

    def _take(self, buf: Mapping[str, Array]) -> None:
        self.observations, self.rewards, self.actions = buf["observations"], buf["rewards"], buf["actions"]
        self.terminals, self.truncations, self.masks = buf["terminals"], buf["truncations"], buf["masks"]

    def reset(self, seed: int | None = None) -> tuple[Array, list[dict[str, Any]]]:
        self.batch.reset(self._seeds.next(seed))
        self._show()
        return self.observations, []

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, list[dict[str, Any]]]:
        batch = self.batch
        seats = batch.to_move.copy()
        self.actions[:] = actions
        batch.step(np.asarray(actions))
        self.rewards[:] = batch.rewards[self._every, seats]
        self.truncations[:] = batch.truncated
        self.terminals[:] = batch.ended & ~batch.truncated
        self._show()
        won = self.rewards[batch.ended != 0]
        return self.observations, self.rewards, self.terminals, self.truncations, [{"won": float(w)} for w in won]

    def _show(self) -> None:
        self.observations[:, : self.size] = self.batch.observations
        self.observations[:, self.size :] = self.batch.masks

    def close(self) -> None:
        """Nothing to let go of."""
