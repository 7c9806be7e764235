"""Challenges that rank: places, points and cards."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.state import Evolve


def measure(s: Evolve, seat: i64, challenge: i64) -> i64:
    """What the creature brings to a ranked challenge: the weighed attributes, then the ability's bonus, once."""
    deck = s.deck
    total: i64 = 0
    for attribute in range(4):
        weight = deck.weights[4 * challenge + attribute]
        if weight:
            total += weight * s.attribute(seat, attribute)
    return total + bonus(s, seat, challenge)


def bonus(s: Evolve, seat: i64, challenge: i64) -> i64:
    """What the challenge gives for an ability (ruling 4)."""
    ability = s.deck.bonus[challenge]
    if ability >= 0 and s.has(seat, ability):
        return s.deck.bonus_points[challenge]
    return 0


def places(s: Evolve, scores: list[i64]) -> list[i64]:
    """Everybody's place, 1 for the best: ties share a place, except that Flying beats ties (ruling 7)."""
    keys: list[i64] = []
    for seat in range(s.players):
        keys.append(2 * scores[seat] + (1 if s.flies(seat) else 0))
    found: list[i64] = []
    for key in keys:
        place: i64 = 1
        better: list[i64] = []
        for other in keys:
            if other > key and other not in better:
                better.append(other)
                place += 1
        found.append(place)
    return found


def points(place: i64) -> i64:
    """Three for the first place, two for the second, one for the third."""
    return 4 - place if place < 4 else 0


def cards(place: i64) -> i64:
    """As many cards as the place's number, four from the fourth on."""
    return place if place < 4 else 4


def rank(s: Evolve, scores: list[i64], told: str) -> list[i64]:
    """Give the points for the scores, and return the places."""
    found = places(s, scores)
    for seat in range(s.players):
        gained = points(found[seat])
        s.dominance[seat] += gained
        if s.watched():
            s.tell(
                "ranked",
                {
                    "player": s.player(seat),
                    "challenge": told,
                    "score": scores[seat],
                    "place": found[seat],
                    "points": gained,
                },
                "challenge:now",
                f"score:{seat}",
            )
    return found


def owed_cards(s: Evolve, found: list[i64]) -> list[i64]:
    """The cards for these places; Consolation adds one in the last place, unless all share it (ruling 8)."""
    last: i64 = 1
    for place in found:
        if place > last:
            last = place
    owed: list[i64] = []
    for seat in range(s.players):
        extra: i64 = 0
        if last > 1 and found[seat] == last:
            extra = powers.consolation(s.power(seat))
        owed.append(cards(found[seat]) + extra)
    return owed
