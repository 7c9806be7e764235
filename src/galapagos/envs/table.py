"""What the environments share: a game in progress as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

import galapagos
from galapagos.files import read_deck
from galapagos.kernel.game import Game
from galapagos.kernel.state import State

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

BOUND = 4.0  # entries are mostly within ±1; rare large counts are cut off here


class Setting:
    """A game with a mode and a number of players, checked."""

    def __init__(self, id: str, players: int | None = None, mode: str | None = None, deck: str | None = None) -> None:
        self.game: Game = galapagos.game(id)
        chosen = self.game.modes[self.game.mode_number(mode)]
        self.mode = chosen.name
        self.players = chosen.fewest if players is None else players
        chosen.check(id, self.players)
        self.deck = deck
        self.cards = self.game.deck(read_deck(deck))

    def __reduce__(self) -> tuple[type[Setting], tuple[str, int, str, str | None]]:
        """A setting is pickled by what it was made from: games don't pickle."""
        return Setting, (self.game.id, self.players, self.mode, self.deck)

    @property
    def observation_size(self) -> int:
        return self.game.observation_size

    @property
    def action_count(self) -> int:
        return self.game.action_count

    def start(self, seed: int) -> State:
        return self.game.start(self.players, seed, self.mode, self.cards)


def observation(state: State, seat: int, out: Floats | None = None) -> Floats:
    """What the seat knows, as a vector."""
    vector = [0.0] * state.game.observation_size
    state.observe(seat, vector)
    array = np.empty(len(vector), dtype=np.float32) if out is None else out
    array[:] = vector
    np.clip(array, -BOUND, BOUND, out=array)
    return array


def action_mask(state: State, seat: int, out: Mask | None = None) -> Mask:
    """1 for each action that the seat may take now, else 0."""
    mask = np.zeros(state.game.action_count, dtype=np.int8) if out is None else out
    mask[:] = 0
    mask[state.legal_actions(seat)] = 1
    return mask


def knowledge(state: State, seat: int) -> dict[str, Any]:
    """The view as a dict, with the question and the options in notation."""
    return {
        "view": state.view(seat),
        "question": state.question(seat)[0],
        "options": {action: state.notation(action) for action in state.legal_actions(seat)},
    }
