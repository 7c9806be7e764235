"""Challenges that rank: places, points and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import Deck

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve


def measure(deck: Deck, beast: Beast, challenge: i64) -> i64:
    """What the creature brings to a ranked challenge: the weighed attributes, then the ability's bonus, once."""
    total: i64 = bonus(deck, beast, challenge)
    for attribute in range(4):
        weight = deck.weights[4 * challenge + attribute]
        if weight:
            total += weight * beast.attribute(attribute)
    return total


def bonus(deck: Deck, beast: Beast, challenge: i64) -> i64:
    """What the challenge gives for an ability (ruling 4)."""
    ability = deck.bonus[challenge]
    if ability >= 0 and beast.has(ability):
        return deck.bonus_points[challenge]
    return 0


def places(beasts: list[Beast], scores: list[i64]) -> list[i64]:
    """Everybody's place, 1 for the best: ties share a place, except that Flying beats ties (ruling 7)."""
    keys: list[i64] = []
    for seat in range(len(beasts)):
        keys.append(2 * scores[seat] + (1 if beasts[seat].flies else 0))
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


def rank(s: Evolve, beasts: list[Beast], scores: list[i64], told: str) -> list[i64]:
    """Give the points for the scores, and return the places."""
    found = places(beasts, scores)
    for seat in range(s.players):
        s.dominance[seat] += points(found[seat])
    if s.watched():
        tell_ranks(s, scores, found, told)
    return found


def tell_ranks(s: Evolve, scores: list[i64], found: list[i64], told: str) -> None:
    for seat in range(s.players):
        s.tell(
            "ranked",
            {
                "player": s.player(seat),
                "challenge": told,
                "score": scores[seat],
                "place": found[seat],
                "points": points(found[seat]),
            },
            "challenge:now",
            f"score:{seat}",
        )


def owed_cards(beasts: list[Beast], found: list[i64]) -> list[i64]:
    """The cards for these places; Consolation adds one in the last place, unless all share it (ruling 8)."""
    last = max(found)
    owed: list[i64] = []
    for seat in range(len(found)):
        extra: i64 = 0
        if last > 1 and found[seat] == last:
            extra = powers.consolation(beasts[seat].power)
        owed.append(cards(found[seat]) + extra)
    return owed
