"""A seat at the table, as a bot has it: what a person sitting there could know, and nothing else."""

from __future__ import annotations

from typing import Any

from galapagos.kernel.game import Game
from galapagos.kernel.state import State
from galapagos.kernel.text import Text


class Seat:
    """The view, the options and their words, and guesses at what is hidden; never the true state."""

    __slots__ = ("_state", "number")

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self.number = number

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def mode(self) -> str:
        return self.game.modes[self._state.mode].name

    @property
    def view(self) -> Any:
        return self._state.view(self.number)

    @property
    def question(self) -> Text:
        return self._state.question(self.number)

    def legal_actions(self) -> list[int]:
        return self._state.legal_actions(self.number)

    def considered(self) -> list[int]:
        """The legal actions that a bot weighs, ascending; empty for a seat that is not asked."""
        return sorted(self._state.considered(self.number)) if self.number in self._state.waiting else []

    def notation(self, action: int) -> str:
        return self._state.notation(action)

    def parse(self, text: str) -> int:
        return self._state.parse(text)

    def describe(self, action: int) -> Text:
        return self._state.describe(action, self.number)

    def touches(self, action: int) -> list[str]:
        return self._state.touches(action, self.number)

    def default_action(self) -> int:
        return self._state.default_action(self.number)

    def evaluate(self) -> float:
        return self._state.evaluate(self.number)

    def observe(self) -> list[float]:
        vector = [0.0] * self.game.observation_size
        self._state.observe(self.number, vector)
        return vector

    def redeal(self, seed: int) -> State:
        """A full state that looks the same from here: a guess to think with.

        Where all choose together, nobody else has chosen yet in it: what the seat makes of the choice must not depend
        on who happened to answer first.
        """
        state = self._state.redeal(self.number, seed)
        state.reopen(self.number)
        return state
