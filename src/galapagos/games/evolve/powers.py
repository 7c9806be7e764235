"""The eight powers of adaptations: each function is one moment at which a power is asked for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import (
    COMPOSURE,
    CONSOLATION,
    FORESIGHT,
    KEEPSAKE,
    LARDER,
    MIMICRY,
    SECOND_WIND,
    THRIFT,
)

HAND_LIMIT: Final = 10
LARDER_LIMIT: Final = 12


def hand_limit(power: i64) -> i64:
    """End of Round: how many cards a hand may keep. Larder: 12."""
    return LARDER_LIMIT if power == LARDER else HAND_LIMIT


def plays(power: i64) -> i64:
    """Mutate: how many cards may be played. Second wind: two."""
    return 2 if power == SECOND_WIND else 1


def price(power: i64, cost: i64, played: i64) -> i64:
    """Mutate: what a card costs after so many plays. Thrift: 1 less, never below 0; a second play: 1 more."""
    if power == THRIFT:
        return cost - 1 if cost > 0 else 0
    return cost + played


def keeps_replaced(power: i64) -> bool:
    """Replacing a card: Keepsake takes the old one back into the hand."""
    return power == KEEPSAKE


def suffers(power: i64) -> bool:
    """Biome: whether the loss counts. Composure: no loss, and no card for it."""
    return power != COMPOSURE


def copies(beast: Beast, right: Beast, gain: i64) -> i64:
    """Biome: Mimicry counts one more of the biome's abilities if the right neighbour has it."""
    if beast.power != MIMICRY:
        return 0
    return 1 if gain & right.abilities & ~beast.abilities else 0


def consolation(power: i64) -> i64:
    """Challenge: Consolation draws one more card in the last place."""
    return 1 if power == CONSOLATION else 0


def foresees(power: i64) -> bool:
    """Foresight: the card under the previewed challenge is no secret."""
    return power == FORESIGHT
