"""What is worth weighing: of the cards that could pay, those that are missed least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.rules.mutation import Mutate
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import card_of, is_pay

PAYMENTS: Final = 3  # that are weighed each time


def considered(s: Evolve, seat: i64, options: list[i64]) -> list[i64]:
    """Those of the seat's options that a bot weighs: all, and a few of the payments."""
    paying = isinstance(s.top, Mutate) and is_pay(options[0])
    return missed_least(s, seat, options, PAYMENTS) if paying else options


def missed_least(s: Evolve, seat: i64, options: list[i64], most: i64) -> list[i64]:
    """The cards of the hand that are missed least, so many at most: the others would be paid with as little sense."""
    if len(options) <= most:
        return options
    found: list[i64] = []
    worths: list[i64] = []
    for option in options:
        worth = missed(s, seat, card_of(option))
        at: i64 = len(found)
        while at > 0 and worths[at - 1] > worth:
            at -= 1
        if at < most:
            found.insert(at, option)
            worths.insert(at, worth)
            if len(found) > most:
                found.pop()
                worths.pop()
    return found


def missed(s: Evolve, seat: i64, face: i64) -> i64:
    """How much a card of the hand is missed: what it would add to the creature, less what it would cost."""
    return 4 * (s.deck.sizes[face] - size_worn(s, seat, face)) - 5 * s.deck.cost[face]


def size_worn(s: Evolve, seat: i64, face: i64) -> i64:
    """How much the card that it would replace amounts to."""
    token = s.parts[4 * seat + s.deck.kind[face]]
    return s.deck.sizes[s.creatures.face[token]] if token >= 0 else 0
