"""The pile and the discards: the book's Deck and Discard pile. END OF GAME, first half: when the pile runs out."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.wording import trait_name
from galapagos.kernel.text import Param


def take_card(s: Beginning) -> i64:
    """Take the top card of the pile, -1 if there is none.

    The pile runs out when its last card leaves: the discards become the new pile at once.
    """
    if not s.pile:
        renew_pile(s)
    if not s.pile:
        return -1
    token: i64 = s.pile.pop()
    if not s.pile:
        mark_end(s)
        renew_pile(s)
    return token


def renew_pile(s: Beginning) -> None:
    """Shuffle the discards to make a new pile."""
    if not s.discards:
        return
    s.pile = s.discards
    s.discards = []
    s.shuffle(s.cards, s.pile)
    if s.watched():
        s.tell("shuffled", {"count": len(s.pile)}, "discard:0", "deck:0")


def mark_end(s: Beginning) -> None:
    """The last player has this many turns to finish: a running turn of their own does not count."""
    if s.ending:
        return
    s.ending = 2 if s.active == s.last_seat() else 1
    if s.watched():
        s.tell("ending", {"player": f"player:{s.last_seat()}", "turns": s.turns_left()}, "deck:0")


def draw(s: Beginning, seat: i64, count: i64) -> None:
    """Draw cards into the hand, as long as there are any; only their owner sees them."""
    drawn: i64 = 0
    while drawn < count:
        token = take_card(s)
        if token < 0:
            break
        s.hands[seat].append(token)
        s.reveal(s.cards, token, 1 << seat)
        drawn += 1
        if s.watched():
            _tell_card(s, seat, token)
    if drawn and s.watched():
        others: i64 = s.everyone() & ~(1 << seat)
        s.tell("drew", {"player": f"player:{seat}", "count": drawn}, "deck:0", f"hand:{seat}", others)


def _tell_card(s: Beginning, seat: i64, token: i64) -> None:
    params: dict[str, Param] = {"player": f"player:{seat}", "card": trait_name(s.cards.face[token])}
    s.tell("drew-card", params, "deck:0", f"card:{token}", 1 << seat)


def discard(s: Beginning, token: i64) -> None:
    """Put a card onto the discards, face up."""
    s.discards.append(token)
    s.reveal(s.cards, token, s.everyone())
