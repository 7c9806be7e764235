"""Playing on greedily: everybody takes what looks best one step on."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.judging import Judge, Rewards
from galapagos.bots.search.lookahead import best_after
from galapagos.bots.search.playout import Rounds
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State


class Greedy(Rounds):
    """Rounds played greedily; where the end of the game has begun, to the result if that is wanted."""

    __slots__ = ("liking", "to_result")

    def __init__(self, rng: Rng, rewards: Rewards, rounds: i64, to_result: bool, liking: Judge) -> None:
        super().__init__(rng, rewards, rounds)
        self.to_result = to_result
        self.liking = liking  # by which the choices are made

    def step(self, state: State, seat: i64) -> State:
        return best_after(state, seat, self.liking)

    def goes_on(self, state: State) -> bool:
        return self.to_result and state.near_end()
