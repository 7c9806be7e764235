"""How bots play Evolve!: searches play on by instinct to the end of the game, and judge after every round."""

from __future__ import annotations

from typing import Final

from galapagos.plan import WHOLE_GAME, ByInstinct, Plan

PLAN: Final = Plan(explore=0.7, playout=ByInstinct(WHOLE_GAME, strays=2, mean=True), levels_tempo=False)


def plan(mode: str, level: str) -> Plan:
    """How the level plays the mode."""
    return PLAN


def version(mode: str, level: str) -> int:
    """Of how the level plays the mode: the next number whenever it plays otherwise."""
    return 5
