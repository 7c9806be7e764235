"""Tempo: an evaluation tends to flatter whoever has the turn, and a search would then put the end of its turn off.

So the judgements are levelled: what positions with the same seat to move have in common does not count.
"""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.judging import Judge, Rewards
from galapagos.kernel.flow import lowest
from galapagos.kernel.state import State


class Tempo:
    """The mean judgement of every seat, over all walks so far and by who is asked."""

    __slots__ = ("count", "players", "sum")

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.count: list[i64] = [0] * (players + 2)  # by the seat asked, then several at once, then all
        self.sum: list[float] = [0.0] * ((players + 2) * players)

    def level(self, asked: i64, rewards: list[float]) -> None:
        """Count the judgement in, and take from it by how much its kind differs from all. Several asked: `players`."""
        every: i64 = self.players + 1
        self.count[asked] += 1
        self.count[every] += 1
        for seat in range(self.players):
            kind = self._mean(asked, seat, rewards[seat])
            mean = self._mean(every, seat, rewards[seat])
            rewards[seat] = max(0.0, min(1.0, rewards[seat] - kind + mean))

    def _mean(self, kind: i64, seat: i64, reward: float) -> float:
        self.sum[kind * self.players + seat] += reward
        return self.sum[kind * self.players + seat] / float(self.count[kind])


class Levelled(Rewards):
    """Rewards without what only the seat to move explains."""

    __slots__ = ("tempo",)

    def __init__(self, judge: Judge, players: i64) -> None:
        super().__init__(judge)
        self.tempo = Tempo(players)

    def level(self, state: State, rewards: list[float]) -> None:
        mask: i64 = state.waiting_mask()
        self.tempo.level(state.players if mask & (mask - 1) else lowest(mask), rewards)
