"""The shelf: the games that this server offers, with their words."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from galapagos.kernel.game import Game
from galapagos.server.journal import logger
from galapagos.words import Catalogue


class Shelf:
    """Games by id, from a module that offers `ids()`, `game(id)` and `catalogue(id)`."""

    def __init__(self, module: str) -> None:
        self.module = module
        source = import_module(module)
        self._find: Callable[[str], Game] = source.game
        self._words: Callable[[str], Catalogue] = source.catalogue
        self.games: dict[str, Game] = {}
        for id in source.ids():
            try:
                self.games[id] = self._find(id)
            except ImportError as error:
                logger.warning("game left out", extra={"game": id, "reason": str(error)})

    def catalogue(self, id: str) -> Catalogue:
        """The words of a game."""
        return self._words(id)


@cache
def shelf(module: str) -> Shelf:
    """The shelf of a module, filled once for each process."""
    return Shelf(module)
