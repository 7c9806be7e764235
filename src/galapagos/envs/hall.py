"""Many games side by side: what the learner sees at each table, as arrays that are filled anew after every move."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from galapagos.bots import Bot, Seat, make
from galapagos.envs.network import Layout
from galapagos.envs.table import BOUND, Floats, Setting
from galapagos.kernel.state import State

Ints = npt.NDArray[np.int64]


def weighed(state: State) -> list[int]:
    """What the learner chooses from: the legal actions that a bot weighs, as its teacher does."""
    return sorted(state.considered(state.to_move))


class Hall:
    """One learner at every table, in all seats or all but one; forced moves and the rival's are made at once."""

    def __init__(self, setting: Setting, layout: Layout, rivals: list[str], seed: int) -> None:
        """A table for each rival; "" for a table where the learner has all seats."""
        count = len(rivals)
        self.setting, self.chance = setting, np.random.default_rng(seed)
        self.rivals: list[Bot | None] = [make(name, seed + i) if name else None for i, name in enumerate(rivals)]
        self.rival_seats = [i % setting.players if name else -1 for i, name in enumerate(rivals)]
        self.seats: Ints = np.zeros(count, np.int64)
        self.seen: Floats = np.zeros((count, setting.observation_size), np.float32)
        self.masks: Floats = np.zeros((count, layout.count), np.float32)
        self.over = np.zeros(count, np.bool_)  # which games ended by the last move, and how
        self.returns: Floats = np.zeros((count, setting.players), np.float32)
        self._slots: list[int] = layout.slots.tolist()
        self._vector = [0.0] * setting.observation_size
        self.states: list[State] = [setting.start(0)] * count
        for i in range(count):
            self.deal(i, int(self.chance.integers(2**48)))

    def deal(self, i: int, seed: int) -> None:
        """Begin a new game at a table."""
        self.states[i] = self.setting.start(seed)
        self._go_on(i)

    def act(self, slots: list[int], again: bool = True) -> None:
        """Make the learner's move at every table; new games follow those that end, unless they should not."""
        self.over[:] = False
        for i, state in enumerate(self.states):
            if state.over:
                continue
            state.apply(self._action(state, slots[i]))
            self._go_on(i)
            if state.over:
                self.over[i], self.returns[i] = True, state.returns()
                if again:
                    if self.rivals[i]:
                        self.rival_seats[i] = (self.rival_seats[i] + 1) % self.setting.players
                    self.deal(i, int(self.chance.integers(2**48)))

    def look(self, i: int, seat: int) -> Floats:
        """What a seat sees at a table."""
        self.states[i].observe(seat, self._vector)
        return np.clip(np.asarray(self._vector, np.float32), -BOUND, BOUND)

    def options(self, i: int) -> list[int]:
        """The slots of the actions that a bot weighs at a table, action by action."""
        return [self._slots[action] for action in weighed(self.states[i])]

    def _action(self, state: State, slot: int) -> int:
        return next(action for action in weighed(state) if self._slots[action] == slot)

    def _go_on(self, i: int) -> None:
        state, rival = self.states[i], self.rivals[i]
        while not state.over:
            options, seat = weighed(state), state.to_move
            if len(options) == 1:
                state.apply(options[0])
            elif rival is not None and seat == self.rival_seats[i]:
                state.apply(rival.choose(Seat(state, seat)))
            else:
                break
        self.masks[i] = 0.0
        if not state.over:
            self.seats[i] = seat
            self.masks[i, [self._slots[action] for action in options]] = 1.0
            self.seen[i] = self.look(i, seat)
