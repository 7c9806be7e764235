"""What is played after the tree of a search, and what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.judging import Rewards
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State


class Playout:
    """Plays on where the tree ends. It may learn from the walks; most don't."""

    __slots__ = ("rewards", "rng")

    def __init__(self, rng: Rng, rewards: Rewards) -> None:
        self.rng = rng
        self.rewards = rewards

    def step(self, state: State, seat: i64) -> State:
        """The state after a choice of the seat. The state given is used up."""
        raise NotImplementedError

    def play_on(self, state: State) -> list[float]:
        """What comes of the position for every seat. The state is used up."""
        raise NotImplementedError

    def note(self, seat: i64, action: i64) -> None:
        """The seat has chosen the action in this walk."""

    def learn(self, rewards: list[float]) -> None:
        """The walk has brought these rewards; the next begins."""


class Rounds(Playout):
    """Plays so many rounds to their end and judges there: after the others have answered."""

    __slots__ = ("rounds",)

    def __init__(self, rng: Rng, rewards: Rewards, rounds: i64) -> None:
        super().__init__(rng, rewards)
        self.rounds: i64 = rounds

    def play_on(self, state: State) -> list[float]:
        left: i64 = self.rounds
        while not state.over and (left > 0 or self.goes_on(state)):
            state = self.finish_round(state)
            left -= 1
        return self.rewards.of(state)

    def goes_on(self, state: State) -> bool:
        """Whether one more round is played after all of them."""
        return False

    def finish_round(self, state: State) -> State:
        """The state at the end of the round, or of the game."""
        end: i64 = state.round + 1
        while not state.over and state.round < end:
            state = self.step(state, state.first_waiting())
        return state
