"""The deck and the discard pile; END OF GAME, first half: when the deck runs out."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.species import TRAITS
from galapagos.games.beginning.state import Beginning


def take_card(s: Beginning) -> i64:
    """Take the top card of the deck, -1 if there is none.

    The deck runs out when its last card leaves: the discards become the new deck at once.
    """
    if not s.deck:
        renew_deck(s)
    if not s.deck:
        return -1
    token: i64 = s.deck.pop()
    if not s.deck:
        mark_end(s)
        renew_deck(s)
    return token


def renew_deck(s: Beginning) -> None:
    """Shuffle the discard pile to make a new deck."""
    if not s.discard:
        return
    s.deck = s.discard
    s.discard = []
    s.shuffle(s.cards, s.deck)
    if s.watched():
        s.tell("shuffled", {"count": len(s.deck)}, "discard:0", "deck:0")


def mark_end(s: Beginning) -> None:
    """The last player has this many turns to finish: a running turn of their own does not count."""
    if s.ending:
        return
    s.ending = 2 if s.active == s.last_seat() else 1
    if s.watched():
        s.tell("ending", {"player": f"player:{s.last_seat()}"}, "deck:0")


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
    trait = f"@trait-{TRAITS[s.cards.face[token]]}"
    s.tell("drew-card", {"player": f"player:{seat}", "card": trait}, "deck:0", f"card:{token}", 1 << seat)


def discard(s: Beginning, token: i64) -> None:
    """Put a card onto the discard pile, face up."""
    s.discard.append(token)
    s.reveal(s.cards, token, s.everyone())
