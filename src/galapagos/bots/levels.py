"""The named levels, weakest first, and how a bot is made from its name."""

from __future__ import annotations

import re
from collections.abc import Callable

from galapagos.bots.bot import Bot, RandomBot
from galapagos.bots.greedy import Forager, Hatchling
from galapagos.bots.hunting import Apex, Hunter
from galapagos.bots.learned import Learned
from galapagos.bots.program import Program
from galapagos.kernel.text import GalapagosError


class BadBot(GalapagosError):
    """A name that stands for no bot."""


_SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "hatchling": Hatchling, "forager": Forager}
_SEARCHING: dict[str, type[Hunter]] = {"hunter": Hunter, "apex": Apex}

# Strength that was measured belongs to how bots played: a game, a mode of it, or one level in it. Whichever of them
# plays otherwise now gets the next number that its game has not had yet.
VERSIONS = {
    "another-world": 2,
    "beginning": 4,
    "evolve": 5,
    "evoloosen": 6,
    "evoloosen full": 9,
    "evoloosen full apex": 10,
}
LEVELS = (*_SIMPLE, *_SEARCHING)
PROGRAM = "cmd:"

_FORM = re.compile(r"(?P<level>[a-z]+)(@(?P<budget>[0-9]{1,9})(?P<unit>ms)?)?(?P<options>(\+[a-z]+=[0-9.]+)*)")
# Options that are whole numbers.
_WHOLE = ("finish", "greedy", "level", "mean", "playout", "reckon", "ripe", "rounds", "same", "strays")
_OPTIONS = ("explore", "sharp", "trust", *_WHOLE)


def version(game: str, mode: str, name: str) -> int:
    """Of how the bot of that name plays the mode: the last change that concerns it."""
    level = re.split("[@+]", name)[0]
    return max(VERSIONS.get(key, 0) for key in (game, f"{game} {mode}", f"{game} {mode} {level}"))


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name.

    A level; a searching level with its budget in iterations or milliseconds ("hunter@200", "apex@1000ms") and, for
    experiments, settings of the search ("hunter@200+playout=8"); the learned policy ("learned"); or a program that
    speaks JSON lines ("cmd:./bot").
    """
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), seed)
    if name == Learned.name:
        return Learned(seed)
    form = _FORM.fullmatch(name)
    if form is None or form["level"] not in LEVELS:
        raise BadBot(f"there is no bot '{name}'; the levels are {', '.join(LEVELS)}, or cmd: and a program")
    if form["level"] in _SEARCHING:
        kind = _SEARCHING[form["level"]]
        return kind(seed, _budget(name, kind.iterations, form["budget"], form["unit"]), _asked(name, form["options"]))
    if form["budget"] or form["options"]:
        raise BadBot(f"'{name}': only {' and '.join(_SEARCHING)} have a budget")
    return _SIMPLE[form["level"]](seed)


def _budget(name: str, iterations: int, budget: str | None, unit: str | None) -> dict[str, int]:
    amount = iterations if budget is None else int(budget)
    if amount < 1:
        raise BadBot(f"'{name}': the budget is at least 1")
    return {"milliseconds" if unit else "iterations": amount}


def _asked(name: str, options: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for option in options.split("+")[1:]:
        key, _, value = option.partition("=")
        if key not in _OPTIONS:
            raise BadBot(f"'{name}': there is no setting '{key}'; the settings are {', '.join(_OPTIONS)}")
        try:
            found[key] = int(value) if key in _WHOLE else float(value)
        except ValueError:
            raise BadBot(f"'{name}': '{value}' is no value for {key}") from None
    return found
