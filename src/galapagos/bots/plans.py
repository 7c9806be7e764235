"""The plans that games bring, and changes to them for experiments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from types import ModuleType

from galapagos.games import brought, ids
from galapagos.plan import ByHabit, ByInstinct, Greedily, Plan

Change = Callable[[Plan], Plan]


@cache
def _brought(game: str) -> ModuleType | None:
    return brought(game, "judgement.plan") if game in ids() else None


def plan(game: str, mode: str, level: str) -> Plan:
    """How the level plays the mode: as the game says, else the search's own plan."""
    module = _brought(game)
    found: Plan = module.plan(mode, level) if module else Plan()
    return found


def version(game: str, mode: str, level: str) -> int:
    """Of how the level plays the mode: results that were measured belong to it."""
    module = _brought(game)
    return int(module.version(mode, level)) if module else 0


# Numbers of a plan that can be asked for by name, as text.
_CHANGES: dict[str, Callable[[Plan, str], Plan]] = {
    "explore": lambda plan, text: replace(plan, explore=float(text)),
    "sharp": lambda plan, text: replace(plan, sharp=float(text)),
    "trust": lambda plan, text: replace(plan, trust=float(text)),
    "ripe": lambda plan, text: replace(plan, ripe=int(text)),
    "habit": lambda plan, text: replace(plan, playout=ByHabit(int(text))),
    "instinct": lambda plan, text: replace(plan, playout=ByInstinct(int(text))),
    "greedy": lambda plan, text: replace(plan, playout=Greedily(int(text))),
}
CHANGES = tuple(_CHANGES)


def change(name: str, text: str) -> Change:
    """The change of that name to that number, or ValueError if it takes no such number."""
    _CHANGES[name](Plan(), text)
    return lambda plan: _CHANGES[name](plan, text)
