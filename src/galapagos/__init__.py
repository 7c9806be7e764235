"""Four evolution-themed tabletop games on one small kernel."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galapagos.kernel.game import Game

__version__ = "0.1.0"

GAMES = ("another-world", "beginning", "evolve", "evoloosen")

_games: dict[str, Game] = {}


def game(id: str) -> Game:
    """The game with that id. Its messages are in words from the catalogue."""
    if id not in _games:
        if id not in GAMES:
            from galapagos.kernel.text import BadSetup

            raise BadSetup(f"there is no game '{id}'; the games are {', '.join(GAMES)}")
        from galapagos.words import catalogue

        module = import_module(f"galapagos.games.{id.replace('-', '_')}")
        found: Game = module.GAME
        found.render = catalogue(id).render
        _games[id] = found
    return _games[id]
