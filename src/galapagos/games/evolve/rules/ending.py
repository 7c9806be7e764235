"""Dying Sun & End of the Game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import wording
from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import ATTRIBUTES
from galapagos.games.evolve.rules.ranking import rank
from galapagos.games.evolve.state import Evolve

ATTRIBUTE_LABELS: Final = [f"@attribute-{name}" for name in ATTRIBUTES]


def end_game(s: Evolve) -> None:
    """Dying Sun: one ranked sub-challenge for each attribute, without cards; then the highest dominance wins."""
    beasts = s.beasts()
    for attribute in range(4):
        scores: list[i64] = [beast.attribute(attribute) for beast in beasts]
        rank(s, beasts, scores, ATTRIBUTE_LABELS[attribute])
    found = winners(s, beasts)
    for seat in range(s.players):
        if (found >> seat) & 1:
            wording.won(s, seat)
    s.finish(found)


def winners(s: Evolve, beasts: list[Beast]) -> i64:
    """The bit set of the most dominant; of several the flyers, if any (ruling 10)."""
    best = max(s.dominance)
    tied: i64 = 0
    flying: i64 = 0
    for seat in range(s.players):
        if s.dominance[seat] == best:
            tied |= 1 << seat
            if beasts[seat].flies:
                flying |= 1 << seat
    return flying if flying else tied
