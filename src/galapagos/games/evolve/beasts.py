"""Beasts: what a creature amounts to, summed up once for scoring and judging."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.deck import ADAPTATION, AGGRESSION, ALLURE, FLYING, GATHERING, RESILIENCE, Deck

LOWEST: Final = -2
HIGHEST: Final = 10


class Beast:
    """Attributes: the sums over the creature's cards, held between -2 and 10. Special Abilities, as a bit set."""

    __slots__ = ("abilities", "aggression", "allure", "flies", "gathering", "power", "price", "resilience")

    def __init__(self, deck: Deck, faces: list[i64], at: i64) -> None:
        """The creature made of the four cards from that place on, one of each kind, -1 for none."""
        aggression: i64 = 0
        resilience: i64 = 0
        allure: i64 = 0
        gathering: i64 = 0
        self.abilities: i64 = 0
        self.price: i64 = 0
        for place in range(at, at + 4):
            face = faces[place]
            if face >= 0:
                aggression += deck.attributes[4 * face + AGGRESSION]
                resilience += deck.attributes[4 * face + RESILIENCE]
                allure += deck.attributes[4 * face + ALLURE]
                gathering += deck.attributes[4 * face + GATHERING]
                self.abilities |= deck.abilities[face]
                self.price += deck.cost[face]
        self.aggression: i64 = held(aggression)
        self.resilience: i64 = held(resilience)
        self.allure: i64 = held(allure)
        self.gathering: i64 = held(gathering)
        self.flies: bool = self.has(FLYING)
        adaptation = faces[at + ADAPTATION]
        self.power: i64 = deck.power[adaptation] if adaptation >= 0 else -1

    def attribute(self, which: i64) -> i64:
        if which == AGGRESSION:
            return self.aggression
        if which == RESILIENCE:
            return self.resilience
        if which == ALLURE:
            return self.allure
        return self.gathering

    def has(self, ability: i64) -> bool:
        return (self.abilities >> ability) & 1 == 1


def beasts_of(deck: Deck, faces: list[i64]) -> list[Beast]:
    """All creatures, given the cards of the first, of the second, and so on."""
    return [Beast(deck, faces, at) for at in range(0, len(faces), 4)]


def held(value: i64) -> i64:
    """The value, held between the lowest and the highest."""
    if value < LOWEST:
        return LOWEST
    if value > HIGHEST:
        return HIGHEST
    return value
