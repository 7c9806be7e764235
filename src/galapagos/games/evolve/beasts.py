"""Beasts: what a creature amounts to, summed up once for scoring and judging."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.deck import ADAPTATION, AGGRESSION, ALLURE, FLYING, LEAST, RESILIENCE, Deck

LOWEST: Final = -2
HIGHEST: Final = 10


class Beast:
    """Attributes: the sums over the creature's cards, held between -2 and 10. Special Abilities, as a bit set."""

    __slots__ = ("abilities", "aggression", "allure", "flies", "gathering", "power", "price", "resilience")

    def __init__(self, deck: Deck, faces: list[i64], at: i64) -> None:
        """The creature made of the four cards from that place on, one of each kind, -1 for none."""
        sums: i64 = 0
        base: i64 = 0  # what the packed attributes are counted from
        abilities: i64 = 0
        price: i64 = 0
        place: i64 = at
        while place < at + 4:
            face: i64 = faces[place]
            if face >= 0:
                sums += deck.sums[face]
                base += LEAST
                abilities |= deck.abilities[face]
                price += deck.cost[face]
            place += 1
        self.abilities: i64 = abilities
        self.price: i64 = price
        self.aggression: i64 = held((sums & 127) + base)
        self.resilience: i64 = held(((sums >> 7) & 127) + base)
        self.allure: i64 = held(((sums >> 14) & 127) + base)
        self.gathering: i64 = held(((sums >> 21) & 127) + base)
        self.flies: bool = (abilities >> FLYING) & 1 == 1
        adaptation: i64 = faces[at + ADAPTATION]
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
