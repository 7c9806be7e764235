"""A shelf with all games, the tiny one included, for tests that hold for every game."""

from __future__ import annotations

from typing import NamedTuple

import galapagos
from galapagos import games
from galapagos.kernel.game import Game
from galapagos.words import Catalogue
from tests.server import pond


class Setting(NamedTuple):
    """A game, a mode of it, and how many play."""

    game: str
    mode: str
    players: int


def ids() -> tuple[str, ...]:
    """All of them."""
    return (*games.ids(), "tidepool")


def game(id: str) -> Game:
    """A game by its id."""
    return pond.game(id) if id == "tidepool" else galapagos.game(id)


def catalogue(id: str) -> Catalogue:
    """The words of a game."""
    return pond.catalogue(id) if id == "tidepool" else games.catalogue(id)


def settings() -> list[Setting]:
    """Every mode of every game, with the most players."""
    found: list[Setting] = []
    for id in ids():
        for mode in game(id).modes:
            found.append(Setting(id, mode.name, mode.most))
    return found
