"""Playing on by instinct: what the game says one does without much thought."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.judging import Rewards
from galapagos.bots.search.playout import Rounds
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State


class Instinct(Rounds):
    """Rounds played by instinct, some choices at random; judged after the last."""

    __slots__ = ("strays",)

    def __init__(self, rng: Rng, rewards: Rewards, rounds: i64, strays: i64) -> None:
        super().__init__(rng, rewards, rounds)
        self.strays: i64 = strays

    def step(self, state: State, seat: i64) -> State:
        if self.rng.below(100) < self.strays:
            options = state.considered(seat)
            state.play(seat, options[self.rng.below(len(options))])
        else:
            state.play(seat, state.instinct(seat, self.rng))
        return state


class MeanInstinct(Instinct):
    """The same, judged at the end of each round: there is less luck in the mean."""

    __slots__ = ()

    def play_on(self, state: State) -> list[float]:
        sums: list[float] = [0.0] * state.players
        count: i64 = 0
        while count == 0 or (count < self.rounds and not state.over):
            state = self.finish_round(state)
            rewards = self.rewards.of(state)
            sums = [sums[seat] + rewards[seat] for seat in range(len(sums))]
            count += 1
        return [total / float(count) for total in sums]
