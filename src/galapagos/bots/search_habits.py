"""Habits: how well each action went for each seat, wherever it was played. They guide the moves after the tree."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.kernel.rng import Rng


class Habits:
    """The mean reward of every action of every seat over one search, and the choices of the walk under way."""

    __slots__ = ("actions", "count", "played", "rng", "sum")

    def __init__(self, seats: i64, actions: i64, rng: Rng) -> None:
        self.rng = rng
        self.actions: i64 = actions
        self.count: list[i64] = [0] * (seats * actions)
        self.sum: list[float] = [0.0] * (seats * actions)
        self.played: list[i64] = []  # the walk's actions, each with its seat in one number

    def choose(self, seat: i64, options: list[i64], strays: i64) -> i64:
        """The option that went best so far, untried ones first; any other in so many of a hundred choices."""
        if self.rng.below(100) < strays:
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
        """The seat has chosen the action in this walk."""
        self.played.append(seat * self.actions + action)

    def learn(self, rewards: list[float]) -> None:
        """Add the rewards to every choice of the walk, and be ready for the next."""
        for entry in self.played:
            self.count[entry] += 1
            self.sum[entry] += rewards[entry // self.actions]
        self.played = []
