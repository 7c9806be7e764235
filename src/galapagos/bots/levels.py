"""The named levels, weakest first, and how a bot is made from its name."""

from __future__ import annotations

import re
from collections.abc import Callable

from galapagos.bots import plans
from galapagos.bots.bot import Bot, RandomBot
from galapagos.bots.greedy import Forager, Hatchling
from galapagos.bots.hunting import Apex, Hunter
from galapagos.bots.program import Program
from galapagos.extras import needed
from galapagos.kernel.text import GalapagosError


class BadBot(GalapagosError):
    """A name that stands for no bot."""


_SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "hatchling": Hatchling, "forager": Forager}
_SEARCHING: dict[str, type[Hunter]] = {"hunter": Hunter, "apex": Apex}

LEVELS = (*_SIMPLE, *_SEARCHING)
LEARNED = "learned"
PROGRAM = "cmd:"

_FORM = re.compile(r"(?P<level>[a-z]+)(@(?P<budget>[0-9]{1,9})(?P<unit>ms)?)?(?P<options>(\+[a-z]+=[0-9.]+)*)")


def version(game: str, mode: str, name: str) -> int:
    """Of how the bot of that name plays the mode."""
    return plans.version(game, mode, re.split("[@+]", name)[0])


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name.

    A level; a searching level with its budget in iterations or milliseconds ("hunter@200", "apex@1000ms") and, for
    experiments, changes to how it searches ("hunter@200+explore=0.5+habit=8"); the learned policy ("learned"); or a
    program that speaks JSON lines ("cmd:./bot").
    """
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), seed)
    if name == LEARNED:
        return _learned(seed)
    form = _FORM.fullmatch(name)
    if form is None or form["level"] not in LEVELS:
        raise BadBot(f"there is no bot '{name}'; the levels are {', '.join(LEVELS)}, or cmd: and a program")
    if form["level"] in _SEARCHING:
        return _searching(name, form, seed)
    if form["budget"] or form["options"]:
        raise BadBot(f"'{name}': only {' and '.join(_SEARCHING)} have a budget")
    return _SIMPLE[form["level"]](seed)


def _learned(seed: int) -> Bot:
    """The learned policy runs with numpy, which nothing else that plays needs."""
    needed("numpy", "The bot 'learned'")
    from galapagos.bots.learned import Learned

    return Learned(seed)


def _searching(name: str, form: re.Match[str], seed: int) -> Hunter:
    bot = _SEARCHING[form["level"]](seed, _changes(name, form["options"]))
    if form["budget"]:
        amount = int(form["budget"])
        bot.iterations, bot.milliseconds = (0, amount) if form["unit"] else (amount, 0)
    if not bot.iterations and not bot.milliseconds:
        raise BadBot(f"'{name}': the budget is at least 1")
    return bot


def _changes(name: str, options: str) -> list[plans.Change]:
    found = []
    for option in options.split("+")[1:]:
        key, _, value = option.partition("=")
        if key not in plans.CHANGES:
            raise BadBot(f"'{name}': there is no setting '{key}'; the settings are {', '.join(plans.CHANGES)}")
        try:
            found.append(plans.change(key, value))
        except ValueError:
            raise BadBot(f"'{name}': '{value}' is no value for {key}") from None
    return found
