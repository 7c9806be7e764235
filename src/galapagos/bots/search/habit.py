"""Playing on by habit: how well each action went for each seat in this search, wherever it was played."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.judging import Rewards
from galapagos.bots.search.playout import Playout
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State


class Habit(Playout):
    """So many decisions by the mean reward of every action of every seat, some at random. It needs no copies."""

    __slots__ = ("actions", "count", "decisions", "played", "strays", "sum")

    def __init__(self, rng: Rng, rewards: Rewards, seats: i64, actions: i64, decisions: i64, strays: i64) -> None:
        super().__init__(rng, rewards)
        self.actions: i64 = actions
        self.decisions: i64 = decisions
        self.strays: i64 = strays
        self.count: list[i64] = [0] * (seats * actions)
        self.sum: list[float] = [0.0] * (seats * actions)
        self.played: list[i64] = []  # the walk's actions, each with its seat in one number

    def play_on(self, state: State) -> list[float]:
        left: i64 = self.decisions
        while left > 0 and not state.over:
            state = self.step(state, state.first_waiting())
            left -= 1
        return self.rewards.of(state)

    def step(self, state: State, seat: i64) -> State:
        options = state.considered(seat)
        action: i64 = options[0]
        if len(options) > 1:
            action = self.choose(seat, options)
            self.note(seat, action)
        state.play(seat, action)
        return state

    def choose(self, seat: i64, options: list[i64]) -> i64:
        """The option that went best so far, untried ones first; any other in so many of a hundred choices."""
        if self.rng.below(100) < self.strays:
            return options[self.rng.below(len(options))]
        start: i64 = seat * self.actions
        best: i64 = options[0]
        highest = -1.0
        ties: i64 = 0
        for option in options:
            mean = (self.sum[start + option] + 1.0) / (float(self.count[start + option]) + 1.0)
            if mean > highest:
                highest = mean
                best = option
                ties = 1
            elif mean == highest:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = option
        return best

    def note(self, seat: i64, action: i64) -> None:
        self.played.append(seat * self.actions + action)

    def learn(self, rewards: list[float]) -> None:
        for entry in self.played:
            self.count[entry] += 1
            self.sum[entry] += rewards[entry // self.actions]
        self.played = []
