"""Drawing creature cards, and what happens when there are none left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve


def draw(s: Evolve, owed: list[i64]) -> None:
    """Give every seat the cards it is owed, card by card, as long as there are any (ruling 9)."""
    got: list[i64] = [0] * len(owed)
    while True:
        seat = most_owed(s, owed)
        if seat < 0 or not refill(s):
            break
        owed[seat] -= 1
        got[seat] += 1
        token = s.pile.pop()
        s.hands[seat].append(token)
        s.reveal(s.creatures, token, 1 << seat)
    if s.watched():
        for place in range(len(got)):
            tell_drawn(s, place, got[place])


def most_owed(s: Evolve, owed: list[i64]) -> i64:
    """Who draws next: whoever is owed most, then the lower dominance, then the lower seat; -1 for nobody."""
    best: i64 = -1
    for seat in range(len(owed)):
        if owed[seat] > 0 and (best < 0 or comes_before(s, owed, seat, best)):
            best = seat
    return best


def comes_before(s: Evolve, owed: list[i64], seat: i64, other: i64) -> bool:
    if owed[seat] != owed[other]:
        return owed[seat] > owed[other]
    return s.dominance[seat] < s.dominance[other]


def refill(s: Evolve) -> bool:
    """Reshuffle the discards when the pile has run out; False when there are no cards anywhere."""
    if s.pile:
        return True
    if not s.discard:
        return False
    s.pile = s.discard
    s.discard = []
    s.shuffle(s.creatures, s.pile)
    if s.watched():
        s.tell("reshuffled", {"count": len(s.pile)}, "discard", "deck")
    return True


def tell_drawn(s: Evolve, seat: i64, count: i64) -> None:
    """Everybody sees how many, the seat itself also which."""
    if count == 0:
        return
    s.tell("drew", {"player": s.player(seat), "count": count}, "deck", f"hand:{seat}")
    hand = s.hands[seat]
    for token in hand[len(hand) - count :]:
        s.tell("drew-card", {"card": s.card(token)}, "deck", f"card:{token}", 1 << seat)
