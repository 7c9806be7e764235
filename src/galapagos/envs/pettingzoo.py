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
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from galapagos.envs.render import render
from galapagos.envs.table import BOUND, Setting, action_mask, knowledge, observation
from galapagos.kernel.state import State

ILLEGAL_REWARD = -1.0
RENDER_MODES = ["ansi", "rgb_array"]

Agent = str
Observation = dict[str, Any]


def env(id: str, players: int | None = None, mode: str | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action costs 1 and ends the game."""
    wrapped: Any = raw_env(id, players, mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Seats:
    """Agents, spaces and rendering: the same for both interfaces."""

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
        self.setting = Setting(id, players, mode, deck)
        self.views = views
        self.render_mode = render_mode
        self.extra_actions = extra_actions
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(self.setting.players)]
        self._random, _ = seeding.np_random(0)
        self.state_: State | None = None
        size = self.setting.action_count + extra_actions
        self._action_space = spaces.Discrete(size)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.setting.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def seat(self, agent: Agent) -> int:
        return self.possible_agents.index(agent)

    def deal(self, seed: int | None) -> State:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.state_ = self.setting.start(int(self._random.integers(2**48)))
        return self.state_

    def look(self, agent: Agent) -> Observation:
        state, seat = self.playing(), self.seat(agent)
        mask = np.zeros(self._action_space.n, np.int8)
        action_mask(state, seat, mask[: self.setting.action_count])
        if self.extra_actions and not mask.any():
            mask[-1] = 1
        return {"observation": observation(state, seat), "action_mask": mask}

    def info(self, agent: Agent) -> dict[str, Any]:
        return knowledge(self.playing(), self.seat(agent)) if self.views else {}

    def playing(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset the environment before you use it")
        return self.state_

    def picture(self) -> Any:
        return render(self.playing(), self.render_mode)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name is PettingZoo's custom
    """The agents act one after the other; of several that choose at once, the lowest seat comes first."""

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
        return self._seats._observation_space

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._seats._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self._seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._seats.info(agent) for agent in self.agents}
        self.agent_selection = self.agents[state.to_move]

    def observe(self, agent: Agent) -> Observation:
        return self._seats.look(agent)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent, state = self.agent_selection, self._seats.playing()
        self._cumulative_rewards[agent] = 0.0
        state.apply(int(action), self._seats.seat(agent))
        self._clear_rewards()
        if state.over:
            self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not state.capped)
            self.truncations = dict.fromkeys(self.agents, state.capped)
        else:
            self.agent_selection = self.possible_agents[state.to_move]
        self.infos = {each: self._seats.info(each) for each in self.agents}
        self._accumulate_rewards()

    def render(self) -> Any:
        return self._seats.picture()

    def close(self) -> None:
        """Nothing to let go of."""


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
        return self._seats._observation_space

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._seats._action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        self._seats.deal(seed)
        self.agents = self.possible_agents[:]
        return self._looks(), {agent: self._seats.info(agent) for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> Any:
        state, agents = self._seats.playing(), self.agents
        asked = state.waiting
        wrong = [agent for agent in agents if not self._seats.look(agent)["action_mask"][actions[agent]]]
        if not wrong:
            for seat in asked:
                action = int(actions[self.possible_agents[seat]])
                if action in state.legal_actions(seat):
                    state.apply(action, seat)
        over = bool(wrong) or state.over
        rewards = dict(zip(agents, state.returns(), strict=True)) if state.over else dict.fromkeys(agents, 0.0)
        rewards |= dict.fromkeys(wrong, ILLEGAL_REWARD)
        looks, infos = self._looks(), {agent: self._seats.info(agent) for agent in agents}
        ended = dict.fromkeys(agents, over and not state.capped)
        cut = dict.fromkeys(agents, state.capped)
        if over:
            self.agents = []
        return looks, rewards, ended, cut, infos

    def _looks(self) -> dict[Agent, Observation]:
        return {agent: self._seats.look(agent) for agent in self.agents}

    def render(self) -> Any:
        return self._seats.picture()

    def close(self) -> None:
        """Nothing to let go of."""
