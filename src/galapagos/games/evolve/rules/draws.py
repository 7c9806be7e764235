"""Drawing creature cards, and what happens when there are none left."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import wording
from galapagos.games.evolve.state import Evolve


def draw(s: Evolve, owed: list[i64]) -> None:
    """Give every seat the cards it is owed, card by card, as long as there are any (ruling 9).

    Whoever is owed most draws next, then the lower dominance, then the lower seat.
    """
    level: i64 = 0
    for due in owed:
        if due > level:
            level = due
    if level == 0:
        return
    before: list[i64] = [len(hand) for hand in s.hands] if s.watched() else []
    turns = by_dominance(s)
    while level > 0 and draw_level(s, owed, level, turns):
        level -= 1
    for place in range(len(before)):
        wording.drawn(s, place, len(s.hands[place]) - before[place])


def draw_level(s: Evolve, owed: list[i64], level: i64, turns: list[i64]) -> bool:
    """A card for everybody who is owed as many or more; False when there are no cards left."""
    for seat in turns:
        if owed[seat] >= level:
            if not refill(s):
                return False
            token: i64 = s.pile.pop()
            s.hands[seat].append(token)
            s.reveal(s.creatures, token, 1 << seat)
    return True


def by_dominance(s: Evolve) -> list[i64]:
    """The seats from the least to the most dominant, among equals the lower seat first."""
    turns: list[i64] = []
    seat: i64 = 0
    for points in s.dominance:
        place: i64 = seat
        while place > 0 and s.dominance[turns[place - 1]] > points:
            place -= 1
        turns.insert(place, seat)
        seat += 1
    return turns


def refill(s: Evolve) -> bool:
    """Reshuffle the discards when the pile has run out; False when there are no cards anywhere."""
    if s.pile:
        return True
    if not s.discards:
        return False
    s.pile = s.discards
    s.discards = []
    s.shuffle(s.creatures, s.pile)
    if s.watched():
        s.tell("reshuffled", {"count": len(s.pile)}, "discard", "deck")
    return True
