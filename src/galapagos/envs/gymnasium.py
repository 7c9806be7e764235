"""Gymnasium: one agent against chosen bots, alone or many at once in one process.

    import gymnasium
    from galapagos.envs.gymnasium import IDS

    table = gymnasium.make(list(IDS)[0], opponents="forager")  # or by its name: "galapagos/…-v0"

The observation is a fixed-size vector; `info["action_mask"]` (and `action_masks()`, for MaskablePPO) says
which actions are legal. The reward is 1.0 for a win, shared on a shared win. An illegal action costs 1
and ends the episode.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from galapagos import games
from galapagos.bots import Bot, Seat, make
from galapagos.envs.render import render
from galapagos.envs.table import BOUND, Floats, Mask, Setting, action_mask, observation
from galapagos.kernel.state import State

ILLEGAL_REWARD = -1.0

IDS = {f"galapagos/{id.title().replace('-', '')}-v0": id for id in games.ids()}


class Chair:
    """One seat for the agent, bots on the others: plays on until the agent is asked."""

    def __init__(self, setting: Setting, seat: int, opponents: str) -> None:
        self.setting = setting
        self.seat = seat
        self.opponents = opponents
        self.bots: list[Bot] = []
        self.state: State | None = None

    def deal(self, seed: int) -> State:
        self.state = self.setting.start(seed)
        self.bots = [make(self.opponents, seed * 8 + seat) for seat in range(self.setting.players)]
        self._let_others_play()
        return self.state

    def play(self, action: int) -> float:
        """Take the action and let the bots answer; the reward."""
        assert self.state is not None
        self.state.apply(action, self.seat)
        self._let_others_play()
        return self.state.returns()[self.seat] if self.state.over else 0.0

    def _let_others_play(self) -> None:
        state = self.state
        assert state is not None
        while not state.over and self.seat not in state.waiting:
            seat = state.to_move
            state.apply(self.bots[seat].choose(Seat(state, seat)), seat)


def _spaces(setting: Setting) -> tuple[Any, Any]:
    box = spaces.Box(-BOUND, BOUND, (setting.observation_size,), np.float32)
    return box, spaces.Discrete(setting.action_count)


class GalapagosEnv(gymnasium.Env[Floats, np.int64]):
    """One game at a time."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        seat: int = 0,
        opponents: str = "random",
        render_mode: str | None = None,
    ) -> None:
        setting = Setting(game, players, mode)
        self.chair = Chair(setting, seat, opponents)
        self.observation_space, self.action_space = _spaces(setting)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.chair.deal(int(self.np_random.integers(2**48)))
        return self._look(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        state = self._playing()
        if int(action) not in state.legal_actions(self.chair.seat):
            return self._look(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        reward = self.chair.play(int(action))
        return self._look(), reward, state.over and not state.capped, state.capped, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        return action_mask(self._playing(), self.chair.seat).astype(bool)

    def render(self) -> Any:
        return render(self._playing(), self.render_mode)

    def _playing(self) -> State:
        if self.chair.state is None:
            raise gymnasium.error.ResetNeeded("reset the environment before you use it")
        return self.chair.state

    def _look(self) -> Floats:
        return observation(self._playing(), self.chair.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self._playing(), self.chair.seat)}


class GalapagosVectorEnv(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """Many games stepped together in one process; a game that has ended starts anew at the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        seat: int = 0,
        opponents: str = "random",
    ) -> None:
        setting = Setting(game, players, mode)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(setting)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.chairs = [Chair(setting, seat, opponents) for _ in range(num_envs)]
        self._observations: Floats = np.zeros((num_envs, setting.observation_size), np.float32)
        self._masks: Mask = np.zeros((num_envs, setting.action_count), np.int8)
        self._ended = np.zeros(num_envs, bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        if seed is not None:
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(seed)
        for number in range(self.num_envs):
            self._deal(number)
        self._ended[:] = False
        return self._observations.copy(), {"action_mask": self._masks.copy()}

    def step(self, actions: npt.NDArray[np.int64]) -> Any:
        rewards = np.zeros(self.num_envs, np.float64)
        terminated = np.zeros(self.num_envs, bool)
        truncated = np.zeros(self.num_envs, bool)
        for number, chair in enumerate(self.chairs):
            if self._ended[number]:
                self._deal(number)
                continue
            rewards[number], terminated[number], truncated[number] = self._step(number, chair, int(actions[number]))
        self._ended = terminated | truncated
        return self._observations.copy(), rewards, terminated, truncated, {"action_mask": self._masks.copy()}

    def _step(self, number: int, chair: Chair, action: int) -> tuple[float, bool, bool]:
        if not self._masks[number, action]:
            return ILLEGAL_REWARD, True, False
        reward = chair.play(action)
        self._look(number)
        assert chair.state is not None
        return reward, chair.state.over and not chair.state.capped, chair.state.capped

    def _deal(self, number: int) -> None:
        self.chairs[number].deal(int(self.np_random.integers(2**48)))
        self._look(number)

    def _look(self, number: int) -> None:
        chair = self.chairs[number]
        assert chair.state is not None
        observation(chair.state, chair.seat, self._observations[number])
        action_mask(chair.state, chair.seat, self._masks[number])
        if chair.state.over:
            self._masks[number] = 1  # the next step deals anew, whatever the action


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
