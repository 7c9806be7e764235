"""Drawing creature cards, and what happens when there are none left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve


def draw(s: Evolve, owed: list[i64]) -> None:
    """Give every seat the cards it is owed, card by card, as long as there are any (ruling 9)."""
    before: list[i64] = [len(hand) for hand in s.hands] if s.watched() else []
    while True:
        seat: i64 = most_owed(s, owed)
        if seat < 0 or not refill(s):
            break
        owed[seat] -= 1
        token: i64 = s.pile.pop()
        s.hands[seat].append(token)
        s.reveal(s.creatures, token, 1 << seat)
    for place in range(len(before)):
        tell_drawn(s, place, len(s.hands[place]) - before[place])


def most_owed(s: Evolve, owed: list[i64]) -> i64:
    """Who draws next: whoever is owed most, then the lower dominance, then the lower seat; -1 for nobody."""
    best: i64 = -1
    most: i64 = 0
    seat: i64 = 0
    for due in owed:
        if due > most or (due == most and best >= 0 and s.dominance[seat] < s.dominance[best]):
            best = seat
            most = due
        seat += 1
    return best


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
