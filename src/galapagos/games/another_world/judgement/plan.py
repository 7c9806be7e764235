"""How bots play Another World: they play their turn on before they judge, and searches go on by habit."""

from __future__ import annotations

from typing import Final

from galapagos.plan import ByHabit, Plan

PLAN: Final = Plan(moves=6, playout=ByHabit(20))


def plan(mode: str, level: str) -> Plan:
    """How the level plays the mode."""
    return PLAN


def version(mode: str, level: str) -> int:
    """Of how the level plays the mode: the next number whenever it plays otherwise."""
    return 2
