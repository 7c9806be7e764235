"""Putting a card on a creature, in place of what was there."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import wording
from galapagos.games.evolve.state import Evolve


def grow(s: Evolve, owner: i64, token: i64, seat: i64, keeps: bool) -> None:
    """Lay a card that the owner took out of the hand on a seat's creature, for all to see.

    The card of the same kind that was there is discarded, or goes back to the seat's hand if it keeps such cards.
    """
    s.reveal(s.creatures, token, s.everyone())
    place = 4 * seat + s.deck.kind[s.creatures.face[token]]
    old = s.parts[place]
    s.put(place, token)
    wording.grown(s, owner, token, seat)
    if old >= 0:
        if keeps:
            s.hands[seat].append(old)
            wording.of_card(s, "took-back", seat, old, "creature", "hand")
        else:
            s.discards.append(old)
            wording.of_card(s, "shed", seat, old, "creature", "discard")
