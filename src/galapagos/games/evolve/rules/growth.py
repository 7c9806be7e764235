"""Putting a card on a creature, in place of what was there."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve.state import Evolve


def grow(s: Evolve, owner: i64, token: i64, seat: i64, keeps: bool) -> None:
    """Lay a card that the owner took out of the hand on a seat's creature, for all to see.

    The card of the same kind that was there is discarded, or goes back to the seat's hand if it keeps such cards.
    """
    s.reveal(s.creatures, token, s.everyone())
    place = 4 * seat + s.deck.kind[s.creatures.face[token]]
    old = s.parts[place]
    s.put(place, token)
    if s.watched():
        tell_grown(s, owner, token, seat, old, keeps)
    if old >= 0:
        if keeps:
            s.hands[seat].append(old)
        else:
            s.discard.append(old)


def tell_grown(s: Evolve, owner: i64, token: i64, seat: i64, old: i64, keeps: bool) -> None:
    if owner == seat:
        s.tell("played", {"player": s.player(seat), "card": s.card(token)}, f"hand:{seat}", f"card:{token}")
    else:
        s.tell(
            "spliced",
            {"player": s.player(owner), "card": s.card(token), "target": s.player(seat)},
            f"hand:{owner}",
            f"card:{token}",
        )
    if old >= 0:
        key = "took-back" if keeps else "shed"
        target = f"hand:{seat}" if keeps else "discard"
        s.tell(key, {"player": s.player(seat), "card": s.card(old)}, f"creature:{seat}", target)
