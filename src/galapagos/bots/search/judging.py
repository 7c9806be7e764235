"""How a search judges positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.kernel.state import State


class Judge:
    """Judges by the evaluation, as the forager does."""

    __slots__ = ()

    def worth(self, state: State, seat: i64) -> float:
        """How well the seat stands, 0 to 1."""
        return state.evaluate(seat)


class Reckoner(Judge):
    """Judges as the game reckons for searches."""

    __slots__ = ()

    def worth(self, state: State, seat: i64) -> float:
        return state.reckon(seat)


EVALUATION: Final = Judge()
RECKONING: Final = Reckoner()


def judge_by(reckons: bool) -> Judge:
    """A judge by the reckoning, else by the evaluation."""
    return RECKONING if reckons else EVALUATION


class Rewards:
    """What a walk brings every seat."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def of(self, state: State) -> list[float]:
        """The result, or the judgements for all seats as shares of one win."""
        if state.over:
            return state.returns()
        rewards: list[float] = []
        total = 0.0
        for seat in range(state.players):
            judged = self.judge.worth(state, seat)
            rewards.append(judged)
            total += judged
        if len(rewards) > 1 and total > 0.0:
            for seat in range(len(rewards)):
                rewards[seat] /= total
            self.level(state, rewards)
        return rewards

    def level(self, state: State, rewards: list[float]) -> None:
        """Take out of the shares what does not count: nothing."""
