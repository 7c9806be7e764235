"""Challenges that rank: places, points and cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import powers, wording
from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import AGGRESSION, ALLURE, GATHERING, RESILIENCE, Deck
from galapagos.games.evolve.state import Evolve

HIGHEST_KEY: Final = 1 << 20  # above any score


def measure(deck: Deck, beast: Beast, challenge: i64) -> i64:
    """What the creature brings to a ranked challenge: the weighed attributes, then the ability's bonus, once."""
    total: i64 = bonus(deck, beast, challenge)
    at: i64 = 4 * challenge
    total += deck.weights[at + AGGRESSION] * beast.aggression
    total += deck.weights[at + RESILIENCE] * beast.resilience
    total += deck.weights[at + ALLURE] * beast.allure
    total += deck.weights[at + GATHERING] * beast.gathering
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
    seat: i64 = 0
    for beast in beasts:
        keys.append(2 * scores[seat] + (1 if beast.flies else 0))
        seat += 1
    found: list[i64] = []
    for key in keys:
        found.append(place_of(keys, key))
    return found


def place_of(keys: list[i64], key: i64) -> i64:
    """The place of one of the keys: one more than there are different higher ones."""
    place: i64 = 0
    level: i64 = HIGHEST_KEY
    while level > key:
        below: i64 = key
        for other in keys:
            if below < other < level:
                below = other
        level = below
        place += 1
    return place


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
        for seat in range(s.players):
            wording.ranked(s, seat, told, scores[seat], found[seat], points(found[seat]))
    return found


def owed_cards(beasts: list[Beast], found: list[i64]) -> list[i64]:
    """The cards for these places; Consolation adds one in the last place, unless all share it (ruling 8)."""
    last: i64 = 1
    for place in found:
        if place > last:
            last = place
    owed: list[i64] = []
    seat: i64 = 0
    for place in found:
        extra: i64 = 0
        if last > 1 and place == last:
            extra = powers.consolation(beasts[seat].power)
        owed.append(cards(place) + extra)
        seat += 1
    return owed
