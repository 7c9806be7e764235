"""The games that can be played: the folders here, and packages that announce themselves as `galapagos.games`.

A game's package has `GAME`. What else it brings is found by name: `drawing`, `sketch`, `ledger`, `words/en.ftl`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from galapagos.kernel.text import BadSetup

if TYPE_CHECKING:
    from galapagos.kernel.game import Game
    from galapagos.words import Catalogue

GROUP = "galapagos.games"


@cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's id."""
    own = {module.name.replace("_", "-"): f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    return own | {entry.name: entry.value for entry in entry_points(group=GROUP)}


def ids() -> tuple[str, ...]:
    """The ids of all games.

    >>> "beginning" in ids()
    True
    """
    return tuple(packages())


@cache
def game(id: str) -> Game:
    """The game with that id. Its messages are in words from its catalogue.

    >>> game("evolve").start(players=3, seed=7).players
    3
    """
    if id not in packages():
        raise BadSetup(f"there is no game '{id}'; the games are {', '.join(ids())}")
    found: Game = import_module(packages()[id]).GAME
    found.render = catalogue(id).render
    return found


def brought(id: str, name: str) -> ModuleType | None:
    """The module of that name in the game's package, if the game brings one."""
    module = f"{packages()[id]}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module and not module.startswith(f"{error.name}."):
            raise
        return None


@cache
def catalogue(id: str, language: str = "en") -> Catalogue:
    """The words of a game, those that all games share included."""
    from galapagos.files import package_text
    from galapagos.words import Catalogue

    file = f"{language}.ftl"
    sources = [package_text("galapagos.words", file), package_text(packages()[id], "words", file)]
    return Catalogue(sources, language)
