"""Everything that a player can do, as verbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.deck import CREATURES
from galapagos.kernel.verbs import Operand, Verbs

MOST_PLAYERS: Final = 6
PREVIEWED: Final = 0
HIDDEN: Final = 1
CHOICES: Final = ["previewed", "hidden"]

VERBS: Final = Verbs()
PASS: Final = VERBS.add("pass")
PLAY: Final = VERBS.add("play", Operand("card", CREATURES, "c"))
PAY: Final = VERBS.add("pay", Operand("card", CREATURES, "c"))
DROP: Final = VERBS.add("drop", Operand("card", CREATURES, "c"))
CHOOSE: Final = VERBS.add("choose", Operand("challenge", 2, names=CHOICES))
SPLICE: Final = VERBS.add("splice", Operand("creature", MOST_PLAYERS, "p"))
KEEP: Final = VERBS.add("keep")

# The same as numbers, for the rules that look at many picks. A test holds them to the table.
PASS_ACTION: Final = 0
PLAYS_FROM: Final = 1
PAYS_FROM: Final = 73
DROPS_FROM: Final = 145
CARDS_UNTIL: Final = 217


def is_play(action: i64) -> bool:
    return PLAYS_FROM <= action < PAYS_FROM


def is_pay(action: i64) -> bool:
    return PAYS_FROM <= action < DROPS_FROM


def is_card(action: i64) -> bool:
    """Whether the action is about a card of the hand."""
    return PLAYS_FROM <= action < CARDS_UNTIL


def card_of(action: i64) -> i64:
    """The card that a play, a payment or a discard is about."""
    return (action - PLAYS_FROM) % CREATURES
