"""PettingZoo: an AEC environment for each game, mode and number of players, and a parallel one.

    from galapagos import games
    from galapagos.envs.pettingzoo import env

    table = env(games.ids()[0], players=3)

An observation is a dict of `observation` (a fixed-size vector of what the seat knows) and
`action_mask`. The reward comes at the end: 1.0 shared among the winners. `infos[agent]["view"]`
is filled when the environment is made with `views=True`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from galapagos.envs.batch import Batch
from galapagos.envs.engine import ILLEGAL
from galapagos.envs.render import render
from galapagos.envs.seeds import Seeds
from galapagos.envs.table import BOUND, knowledge
from galapagos.kernel.state import State

RENDER_MODES = ["ansi", "rgb_array"]

Agent = str
Observation = dict[str, Any]


class _Seats:
    """A batch of one table with its agents, spaces and rendering: the same for both interfaces."""

    def __init__(
        self,
        id: str,
        players: int | None,
        mode: str | None,
        render_mode: str | None,
        deck: str | None,
        views: bool,
        extra_actions: int,
    ) -> None:
        self.batch = Batch(id, players, mode, count=1, autoreset="disabled", deck=deck)
        self.engine, self.setting = self.batch.engine, self.batch.setting
        self.views = views
        self.render_mode = render_mode
        self.extra_actions = extra_actions
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(self.setting.players)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seeds = Seeds(1)
        # What the seat to move sees: views of the engine's memory.
        self._seen, self._legal = self.batch.observations[0], self.batch.masks[0].view(np.int8)
        size = self.setting.action_count + extra_actions
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.setting.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def deal(self, seed: int | None) -> None:
        self.batch.reset(self.seeds.next(seed))

    def look(self) -> Observation:
        """What the seat to move sees."""
        return {"observation": self._seen.astype(np.float32), "action_mask": self._legal.copy()}

    def look_from(self, agent: Agent) -> Observation:
        """What any seat sees."""
        seat = self.seat[agent]
        mask = np.zeros(self.action_space.n, np.int8)
        mask[self.state.legal_actions(seat)] = 1
        if self.extra_actions and not mask.any():
            mask[-1] = 1
        return {"observation": self.batch.look(0, seat).astype(np.float32), "action_mask": mask}

    def info(self, agent: Agent) -> dict[str, Any]:
        return knowledge(self.state, self.seat[agent]) if self.views else {}

    @property
    def state(self) -> State:
        if not self.seeds.begun:
            raise RuntimeError("reset the environment before you use it")
        return self.batch.states[0]

    def picture(self) -> Any:
        return render(self.state, self.render_mode)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name is PettingZoo's custom
    """The agents act one after the other; of several that choose at once, the lowest seat comes first.

    An illegal action costs 1 and ends the game.
    """

    def __init__(
        self,
        id: str,
        players: int | None = None,
        mode: str | None = None,
        render_mode: str | None = None,
        deck: str | None = None,
        views: bool = False,
    ) -> None:
        super().__init__()
        self._seats = _Seats(id, players, mode, render_mode, deck, views, extra_actions=0)
        self.metadata = {"name": f"galapagos_{id}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = self._seats.possible_agents
        self.agents: list[Agent] = []
        self.render_mode = render_mode

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._seats.observation_space

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._seats.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: self._seats.info(agent) for agent in self.agents}
        self._over = False
        self.agent_selection = self.agents[self._seats.engine.mover(0)]

    def observe(self, agent: Agent) -> Observation:
        seats = self._seats
        if not self._over and agent == self.agent_selection:
            return seats.look()
        return seats.look_from(agent)

    def step(self, action: int | None) -> None:
        if self._over:
            self._was_dead_step(action)
            return
        assert action is not None
        engine = self._seats.engine
        engine.step([int(action)])
        if engine.ended[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[engine.mover(0)]
        if self._seats.views:
            self.infos = {each: self._seats.info(each) for each in self.agents}

    def _end(self) -> None:
        """All that the game gave, which is nothing before its end."""
        batch = self._seats.batch
        self._over = True
        self.rewards = dict(zip(self.possible_agents, batch.rewards[0].tolist(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        truncated = bool(batch.truncated[0])
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)

    def render(self) -> Any:
        return self._seats.picture()

    def close(self) -> None:
        """Nothing to let go of."""


class env(raw_env):  # noqa: N801 - the name is PettingZoo's custom
    """The same with what PettingZoo's usual wrappers check: the order of calls, and actions out of bounds.

    It checks by itself: three wrappers around an environment cost more than its games.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._updated = True

    def step(self, action: int | None) -> None:
        if not self._seats.seeds.begun:
            EnvLogger.error_step_before_reset()
        self._updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if not self._over:
            assert self._seats.action_space.contains(action), "action is not in action space"
            if not self._seats.engine.is_legal(0, int(action or 0)):
                EnvLogger.warn_on_illegal_move()
        super().step(action)

    def observe(self, agent: Agent) -> Observation:
        if not self._seats.seeds.begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        if not self._seats.seeds.begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self._seats.seeds.begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._in_turn(max_iter)

    def _in_turn(self, most: int) -> Any:
        while self.agents and most > 0:
            assert self._updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._updated = False
            most -= 1
            yield self.agent_selection


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - the name is PettingZoo's custom
    """All agents act at once; an agent that is not asked has one action, the last: do nothing.

    It is made for choices that are simultaneous in the rules. An action that is not in the agent's mask
    ends the game for all, at a cost of 1 to that agent.
    """

    def __init__(
        self,
        id: str,
        players: int | None = None,
        mode: str | None = None,
        render_mode: str | None = None,
        deck: str | None = None,
        views: bool = False,
    ) -> None:
        self._seats = _Seats(id, players, mode, render_mode, deck, views, extra_actions=1)
        self.metadata = {"name": f"galapagos_{id}_parallel_v0", "render_modes": RENDER_MODES}
        self.possible_agents = self._seats.possible_agents
        self.agents: list[Agent] = []
        self.render_mode = render_mode

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._seats.observation_space

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._seats.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        self._seats.deal(seed)
        self.agents = self.possible_agents[:]
        return self._looks(), {agent: self._seats.info(agent) for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> Any:
        seats, agents = self._seats, self.agents
        wrong = [agent for agent in agents if not seats.look_from(agent)["action_mask"][actions[agent]]]
        if wrong:
            seats.engine.fail(0, seats.seat[wrong[0]])
        else:
            self._play(actions)
        batch = seats.batch
        rewards = dict(zip(agents, batch.rewards[0].tolist(), strict=True)) | dict.fromkeys(wrong, ILLEGAL)
        looks, infos = self._looks(), {agent: seats.info(agent) for agent in agents}
        over, cut = bool(batch.ended[0]), bool(batch.truncated[0])
        if over:
            self.agents = []
        return looks, rewards, dict.fromkeys(agents, over and not cut), dict.fromkeys(agents, cut), infos

    def _play(self, actions: dict[Agent, int]) -> None:
        """Those who are asked act, the lowest seat first."""
        seats = self._seats
        for seat in seats.state.waiting:
            action = int(actions[self.possible_agents[seat]])
            if action in seats.state.legal_actions(seat):
                seats.engine.play(0, seat, action)

    def _looks(self) -> dict[Agent, Observation]:
        return {agent: self._seats.look_from(agent) for agent in self.agents}

    def render(self) -> Any:
        return self._seats.picture()

    def close(self) -> None:
        """Nothing to let go of."""
