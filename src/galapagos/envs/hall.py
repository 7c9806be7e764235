"""A learner at many tables: batches side by side, stacked into arrays for its network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from galapagos.envs.batch import Batch
from galapagos.envs.network import Layout
from galapagos.envs.table import Floats
from galapagos.kernel.state import State

Ints = npt.NDArray[np.int64]


def weighed(state: State) -> list[int]:
    """What the learner chooses from: the legal actions that a bot weighs, as its teacher does."""
    return sorted(state.considered(state.to_move))


@dataclass
class Moment:
    """What is to be decided at all tables: a row each."""

    seen: Floats
    slots: Ints  # of the actions that are offered; rows that offer fewer end with the slot of the first
    offered: npt.NDArray[np.bool_]  # which of these there are
    seats: Ints


class Hall:
    """Batches of one game, of which the learner is offered what a bot weighs; forced choices are made at once."""

    def __init__(self, batches: Sequence[Batch], layout: Layout) -> None:
        self.batches, self._slots = batches, layout.slots.astype(np.int64)
        self.over = np.zeros(0, np.bool_)  # which games ended by the last move, and how
        self.returns: Floats = np.zeros((0, 0), np.float32)

    @property
    def states(self) -> list[State]:
        return [state for batch in self.batches for state in batch.states]

    def moment(self) -> Moment:
        counts = self._all("counts")
        width = max(1, int(counts.max()))
        actions = np.concatenate([batch.options[:, :width] for batch in self.batches])
        offered = np.arange(width) < counts[:, None]
        slots = self._slots[np.where(offered, actions, actions[:, :1])]
        seen = np.concatenate([batch.observations for batch in self.batches], dtype=np.float32)
        return Moment(seen, slots, offered, self._all("to_move"))

    def actions(self, moment: Moment) -> list[Ints]:
        """The actions that are offered at each table, in the moment's order."""
        rows = [row for batch in self.batches for row in batch.options]
        return [row[:number] for row, number in zip(rows, moment.offered.sum(1), strict=True)]

    def act(self, choices: Ints) -> None:
        """Make a choice at every table: the place of an action among those that are offered."""
        done = 0
        for batch in self.batches:
            own = choices[done : done + batch.count]
            batch.step(batch.options[np.arange(batch.count), own])
            done += batch.count
        self.over = self._all("ended").astype(bool)
        self.returns = self._all("rewards").astype(np.float32)

    def looks(self) -> Floats:
        """What every seat of every table sees: tables × seats × size."""
        return np.stack([self._look(batch, i) for batch in self.batches for i in range(batch.count)])

    def _look(self, batch: Batch, table: int) -> Any:
        return np.stack([batch.look(table, seat) for seat in range(batch.setting.players)]).astype(np.float32)

    def _all(self, name: str) -> Any:
        return np.concatenate([getattr(batch, name) for batch in self.batches])
