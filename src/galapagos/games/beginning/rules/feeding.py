"""Food on population cards: who is unfed, how much fits, where it goes."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning


def unfed(s: Beginning, species: Species) -> bool:
    """Whether a population of the species has no food yet."""
    return any(s.food[token] == 0 for token in species.herd)


def unfed_count(s: Beginning, species: Species) -> i64:
    """How many populations of the species have no food yet."""
    count: i64 = 0
    for token in species.herd:
        if s.food[token] == 0:
            count += 1
    return count


def has_room(s: Beginning, species: Species) -> bool:
    """Whether the species can eat at least one food."""
    return room(s, species) > 0


def room(s: Beginning, species: Species) -> i64:
    """How much food the species can still eat."""
    appetite: i64 = species.appetite()
    space: i64 = 0
    for token in species.herd:
        space += max(appetite - s.food[token], 0)
    return space


def eat(s: Beginning, species: Species, amount: i64) -> i64:
    """Put food on the cards, as much as fits: unfed cards first, then oldest first. How much it was."""
    appetite: i64 = species.appetite()
    eaten: i64 = 0
    level: i64 = 0
    while level < appetite:
        for token in species.herd:
            if eaten < amount and s.food[token] == level:
                s.food[token] = level + 1
                eaten += 1
        level += 1
    return eaten
