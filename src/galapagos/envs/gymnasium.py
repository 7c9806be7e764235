"""Gymnasium: one agent against chosen bots, alone or many at once in one process.

    import gymnasium
    from galapagos.envs.gymnasium import IDS

    table = gymnasium.make(list(IDS)[0], opponents="forager")  # or by its name: "galapagos/…-v0"

The observation is a fixed-size vector; `info["action_mask"]` (and `action_masks()`, for MaskablePPO) says
which actions are legal. The reward is 1.0 for a win, shared on a shared win. An illegal action costs 1
and ends the episode. The vector environment is a `galapagos.envs.Batch`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from galapagos import games
from galapagos.envs.batch import Batch
from galapagos.envs.render import render
from galapagos.envs.seeds import Seeds
from galapagos.envs.table import BOUND, Floats, Mask, Setting

IDS = {f"galapagos/{id.title().replace('-', '')}-v0": id for id in games.ids()}


def _spaces(setting: Setting) -> tuple[Any, Any]:
    box = spaces.Box(-BOUND, BOUND, (setting.observation_size,), np.float32)
    return box, spaces.Discrete(setting.action_count)


class GalapagosEnv(gymnasium.Env[Floats, np.int64]):
    """One game at a time: a batch of one table."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        seat: int | str = 0,
        opponents: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(game, players, mode, count=1, opponents=opponents, seat=seat, autoreset="disabled")
        self.observation_space, self.action_space = _spaces(self.batch.setting)
        self.render_mode = render_mode
        self._seeds = Seeds(1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(self._seeds.next(seed))
        return self._look(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        batch = self._playing()
        legal = batch.engine.is_legal(0, int(action))
        batch.step([int(action)])
        info = self._info() if legal else self._info() | {"illegal": True}
        reward = float(batch.rewards[0, batch.to_move[0]])
        truncated = bool(batch.truncated[0])
        return self._look(), reward, bool(batch.ended[0]) and not truncated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        masks: npt.NDArray[np.bool_] = self._playing().masks[0].astype(bool)
        return masks

    def render(self) -> Any:
        return render(self._playing().states[0], self.render_mode)

    def _playing(self) -> Batch:
        if not self._seeds.begun:
            raise gymnasium.error.ResetNeeded("reset the environment before you use it")
        return self.batch

    def _look(self) -> Floats:
        seen: Floats = self.batch.observations[0].astype(np.float32)
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks[0].astype(np.int8)}


class GalapagosVectorEnv(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """Many games stepped together in one process; a game that has ended starts anew at the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        seat: int | str = 0,
        opponents: str = "random",
    ) -> None:
        self.batch = Batch(game, players, mode, num_envs, opponents=opponents, seat=seat, autoreset="next_step")
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self.batch.setting)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._seeds = Seeds(num_envs)
        self._every = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(self._seeds.next(seed))
        return self._look(), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> Any:
        batch = self.batch
        batch.step(np.asarray(actions))
        rewards = batch.rewards[self._every, batch.to_move]
        truncated = batch.truncated.astype(bool)
        return self._look(), rewards, batch.ended.astype(bool) & ~truncated, truncated, self._info()

    def _look(self) -> Floats:
        return self.batch.observations.astype(np.float32)

    def _info(self) -> dict[str, Any]:
        masks: Mask = self.batch.masks.astype(np.int8)
        masks[self.batch.ended != 0] = 1  # the next step deals anew, whatever the action
        return {"action_mask": masks}


def register() -> None:
    """Make the ids known to Gymnasium; importing this module does it."""
    for id, game in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point=f"{__name__}:GalapagosEnv",
                vector_entry_point=f"{__name__}:GalapagosVectorEnv",
                kwargs={"game": game},
            )


register()
