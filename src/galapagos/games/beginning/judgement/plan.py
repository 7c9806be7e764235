"""How bots play The Beginning: searches play on by instinct to the end of the next round."""

from __future__ import annotations

from typing import Final

from galapagos.plan import ByInstinct, Plan

PLAN: Final = Plan(sharp=25.0, playout=ByInstinct(rounds=2, strays=2), levels_tempo=False)


def plan(mode: str, level: str) -> Plan:
    """How the level plays the mode."""
    return PLAN


def version(mode: str, level: str) -> int:
    """Of how the level plays the mode: the next number whenever it plays otherwise."""
    return 4
