"""The games that can be played: the folders here, and packages that announce themselves as `galapagos.games`.

A game's package has `GAME`. What else it brings is found by name: `drawing`, `sketch`, `ledger`, `words/en.ftl`.
A package of others that does not work is left out, with a warning: it must not spoil the games that do.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from logging import getLogger
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
    """The package of every game, by the game's id; those that others announce come last, and hide none of ours."""
    own = {module.name.replace("_", "-"): f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    announced = {entry.name: entry.module for entry in entry_points(group=GROUP)}
    return own | {id: package for id, package in announced.items() if id not in own}


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games that can be played.

    >>> all(game(id).id == id for id in ids())
    True
    """
    return tuple(id for id in packages() if _works(id))


def _works(id: str) -> bool:
    """Whether there is really such a game; ours are not loaded to find out."""
    if packages()[id].startswith(__name__):
        return True
    try:
        _load(id)
    except BadSetup as error:
        getLogger(__name__).warning("left out: %s", error)
        return False
    return True


def _load(id: str) -> Game:
    package = packages()[id]
    try:
        found: Game = import_module(package).GAME
        found.render = catalogue(id).render
    except Exception as error:
        raise BadSetup(f"the game '{id}' of the package '{package}' does not work: {error!r}") from error
    if found.id != id:
        raise BadSetup(f"the package '{package}' announces the game '{id}' and brings '{found.id}'")
    return found


@cache
def game(id: str) -> Game:
    """The game with that id. Its messages are in words from its catalogue.

    >>> game(ids()[0]).start(players=3, seed=7).players
    3
    """
    if id not in packages():
        raise BadSetup(f"there is no game '{id}'; the games are {', '.join(ids())}")
    return _load(id)


@cache
def brought(id: str, name: str) -> ModuleType | None:
    """The module of that name in the game's package, if the game brings one."""
    package = packages()[id]
    return import_module(f"{package}.{name}") if _has(package, *name.split(".")) else None


def _has(package: str, *names: str) -> bool:
    """Whether there is such a module, looked for from the outside in: what is missing is never loaded."""
    for name in names:
        if not hasattr(import_module(package), "__path__") or not find_spec(f"{package}.{name}"):
            return False
        package = f"{package}.{name}"
    return True


@cache
def catalogue(id: str, language: str = "en") -> Catalogue:
    """The words of a game, those that all games share included."""
    from galapagos.words import Catalogue

    return Catalogue(words(id, language), language)


def words(id: str, language: str = "en") -> list[str]:
    """What a game's catalogue is made from: the shared words, and its own if it brings some."""
    from galapagos.files import optional_text, package_text

    file = f"{language}.ftl"
    return [package_text("galapagos.words", file), optional_text(packages()[id], "words", file)]


def title(id: str) -> str:
    """What the game is called in full; its id, if its words don't say."""
    found = catalogue(id)
    return found.render(("game-title", {})) if found.has("game-title") else id
