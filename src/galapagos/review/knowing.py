"""What a seat knew when it chose, and what it did not: counted over the cards, whose places are public."""

from __future__ import annotations

from dataclasses import dataclass

from galapagos.bots.seat import Seat
from galapagos.kernel.state import State


@dataclass(frozen=True)
class Knowledge:
    """Cards that are not open to all: known to this seat, to others alone, to nobody; and how many chose together."""

    own: int
    theirs: int
    nobodys: int
    together: int


def knowledge(state: State, seat: int) -> Knowledge:
    """Counted on the seat's own guess: who knows a card is public, what it shows is not."""
    everyone = (1 << state.players) - 1
    masks = [int(known) & everyone for cards in state.decks() for known in cards.known]
    own = sum(bool(mask >> seat & 1) and mask != everyone for mask in masks)
    theirs = sum(mask != 0 and not mask >> seat & 1 for mask in masks)
    return Knowledge(own, theirs, masks.count(0), len(Seat(state, seat).redeal(0).waiting) - 1)
