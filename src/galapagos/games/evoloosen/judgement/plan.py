"""How bots play Evoloosen: searches compare the present options on the same deals, and play on greedily.

In the whole game a search finds so soon what there is to find that a longer one brings nothing. So it is not only the
budget that makes the apex stronger: it alone reckons with the duel to come, while the hunter judges as the forager
does, a round later. The longer the search, the more visits the judgement one step on must be worth to count at all.
"""

from __future__ import annotations

from typing import Final

from galapagos.plan import NEVER, Greedily, Plan


def _greedy(trust: float, rounds: int, reckons: bool) -> Plan:
    playout = Greedily(rounds, to_result=True, reckons=reckons)
    return Plan(trust=trust, ripe=NEVER, playout=playout, same_luck=True, reckons=reckons, levels_tempo=False)


RACE: Final = _greedy(trust=8.0, rounds=2, reckons=True)
HUNTER: Final = _greedy(trust=40.0, rounds=3, reckons=False)
APEX: Final = _greedy(trust=80.0, rounds=2, reckons=True)


def plan(mode: str, level: str) -> Plan:
    """How the level plays the mode."""
    if mode != "full":
        return RACE
    return APEX if level == "apex" else HUNTER


def version(mode: str, level: str) -> int:
    """Of how the level plays the mode: the next number that the game has not had, whenever it plays otherwise."""
    if mode != "full":
        return 11
    return 13 if level == "apex" else 12
