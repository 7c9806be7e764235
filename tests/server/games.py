"""A shelf with all games, the tiny one included, for tests that hold for every game."""

from __future__ import annotations

from typing import NamedTuple

import galapagos
from galapagos import words
from galapagos.kernel.game import Game
from galapagos.words import Catalogue
from tests.server import pond

GAMES = (*galapagos.GAMES, "tidepool")


class Setting(NamedTuple):
    """A game, a mode of it, and how many play."""

    game: str
    mode: str
    players: int


def game(id: str) -> Game:
    """A game by its id."""
    return pond.game(id) if id == "tidepool" else galapagos.game(id)


def catalogue(id: str) -> Catalogue:
    """The words of a game."""
    return pond.catalogue(id) if id == "tidepool" else words.catalogue(id)


def settings() -> list[Setting]:
    """Every mode of every game, with the most players."""
    found: list[Setting] = []
    for id in GAMES:
        for mode in game(id).modes:
            found.append(Setting(id, mode.name, mode.most))
    return found
