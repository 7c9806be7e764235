"""What a seat knows as a vector, and how well it stands: for search and for learning."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.beginning.species import (
    CARNIVORE,
    HIDING,
    HORNS,
    LONG_NECK,
    SCAVENGER,
    TRAITS,
    Species,
)

if TYPE_CHECKING:
    from galapagos.games.beginning.state import Beginning

SEATS: Final = 5
SHOWN: Final = 6  # species a player; older ones first, further ones only count in the sums
TABLE: Final = 8
KNOWN: Final = 30
PLAYER: Final = 8
SPECIES: Final = 14
OBSERVATION: Final = TABLE + KNOWN + SEATS * (PLAYER + SHOWN * SPECIES)


def observe(s: Beginning, seat: i64, out: list[float]) -> None:
    """Fill the vector: the table, the cards this seat knows, then each player from this seat on."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    _table(s, seat, out)
    _cards(s, seat, out)
    for step in range(s.players):
        _player(s, (seat + step) % s.players, TABLE + KNOWN + step * (PLAYER + SHOWN * SPECIES), out)


def _table(s: Beginning, seat: i64, out: list[float]) -> None:
    out[0] = float(s.players) / 5.0
    out[1] = float(s.round) / 20.0
    out[2] = float(s.hole) / 10.0
    out[3] = len(s.deck) / 88.0
    out[4] = len(s.discard) / 88.0
    out[5] = float(s.ending)
    out[6] = float(s.phase) / 3.0
    out[7] = 1.0 if s.active == seat else 0.0


def _cards(s: Beginning, seat: i64, out: list[float]) -> None:
    """By trait: in the own hand, among the own population as far as known, and open on the table or discarded."""
    hand: i64 = TABLE
    herd: i64 = hand + len(TRAITS)
    open_cards: i64 = herd + len(TRAITS)
    for token in s.hands[seat]:
        out[hand + s.cards.face[token]] += 0.25
    for token in s.discard:
        out[open_cards + s.cards.face[token]] += 0.125
    for species in s.species:
        for token in species.worn:
            out[open_cards + s.cards.face[token]] += 0.125
        for token in species.herd:
            if s.cards.knows(seat, token):
                out[herd + s.cards.face[token]] += 0.25


def _player(s: Beginning, owner: i64, start: i64, out: list[float]) -> None:
    out[start] = 1.0
    out[start + 1] = float(s.bags[owner]) / 60.0
    out[start + 2] = float(s.points(owner)) / 60.0
    out[start + 3] = len(s.hands[owner]) / 10.0
    out[start + 6] = 1.0 if s.active == owner else 0.0
    out[start + 7] = 1.0 if s.first == owner else 0.0
    shown: i64 = 0
    for species in s.species:
        if species.owner == owner:
            out[start + 4] += 1 / 6.0
            out[start + 5] += len(species.herd) / 15.0
            if shown < SHOWN:
                _species(s, species, start + PLAYER + shown * SPECIES, out)
                shown += 1


def _species(s: Beginning, species: Species, start: i64, out: list[float]) -> None:
    out[start] = 1.0
    for trait in range(len(TRAITS)):
        out[start + 1 + trait] = 1.0 if species.has(trait) else 0.0
    out[start + 11] = len(species.herd) / 5.0
    for token in species.herd:
        out[start + 12] += float(s.food[token]) / 5.0
        out[start + 13] += 0.2 if s.food[token] == 0 else 0.0


class Worth:
    """What a player has and may expect, in points: the parts of the judgement."""

    __slots__ = ("danger", "food", "hunger", "points")

    def __init__(self, points: float) -> None:
        self.points: float = points
        self.food: float = 0.0  # to come in the next turns
        self.danger: float = 0.0  # of being eaten
        self.hunger: float = 0.0  # population that is going to starve

    def total(self) -> float:
        return self.points + self.food - self.danger - self.hunger


def evaluate(s: Beginning, seat: i64) -> float:
    """0 to 1: points now and food to come, against the best of the others."""
    if s.over:
        return s.returns()[seat]
    turns = _turns_left(s)
    margin = _worth(s, seat, turns).total() - _best_other(s, seat, turns)
    return 1.0 / (1.0 + exp(-margin / (3.0 + 1.5 * turns)))


def reasons(s: Beginning, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name, each in points."""
    turns = _turns_left(s)
    own = _worth(s, seat, turns)
    return [
        ("part-points", own.points),
        ("part-food", own.food),
        ("part-danger", -own.danger),
        ("part-hunger", -own.hunger),
        ("part-rivals", -_best_other(s, seat, turns)),
    ]


def _turns_left(s: Beginning) -> float:
    """About how many turns each player still has."""
    if s.ending:
        return 0.5
    return 1.0 + len(s.deck) / (4.5 * float(s.players))


def _best_other(s: Beginning, seat: i64, turns: float) -> float:
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, _worth(s, other, turns).total())
    return best


def _worth(s: Beginning, seat: i64, turns: float) -> Worth:
    worth = Worth(float(s.points(seat)))
    soon = min(turns, 3.0)
    grazers: i64 = 0
    hungry: i64 = 0
    for species in s.species:
        if species.owner == seat:
            worth.food += _found(s, species) * soon
            worth.danger += _danger(s, species) * soon
            need = _need(s, species)
            if species.hunts():
                worth.hunger += float(max(need - 2 * _prey(s, species), 0))
            else:
                grazers += len(species.herd)
                hungry += need
    supply: i64 = s.hole if s.active == seat else s.hole + s._book.turn_food
    worth.hunger += float(max(hungry - supply, 0))
    share = 2.0 + float(s.hole) / (2.0 * float(s.players))
    worth.food += min(float(grazers), share) * soon * 0.7
    return worth


def _need(s: Beginning, species: Species) -> i64:
    """How many of its population have still to find their first food, besides what a long neck reaches."""
    need: i64 = 0
    for token in species.herd:
        if s.food[token] == 0:
            need += 1
    if species.has(LONG_NECK):
        need -= s._book.eats[LONG_NECK]
    return max(need, 0)


def _found(s: Beginning, species: Species) -> float:
    """About how much food a turn the species finds besides the Watering Hole."""
    found = 0.0
    if species.has(LONG_NECK):
        found += float(s._book.eats[LONG_NECK])
    if species.hunts():
        found += 2.0 * float(_prey(s, species))
    if species.has(SCAVENGER):
        found += 0.7 * float(_hunters(s))
    return min(found, float(len(species.herd) * species.appetite()))


def _danger(s: Beginning, species: Species) -> float:
    """About how much of it is eaten each turn."""
    return min(0.4 * float(_threats(s, species)) * (0.3 if species.has(HORNS) else 1.0), 0.8)


def _prey(s: Beginning, hunter: Species) -> i64:
    """Of how many others' species it can eat, three at most."""
    count: i64 = 0
    for species in s.species:
        if species.owner != hunter.owner and not species.evades(hunter) and not species.has(HORNS):
            count += 1
    return min(count, 3)


def _hunters(s: Beginning) -> i64:
    count: i64 = 0
    for species in s.species:
        if species.has(CARNIVORE):
            count += 1
    return count


def _threats(s: Beginning, prey: Species) -> i64:
    """How many others' carnivores can eat it."""
    count: i64 = 0
    for species in s.species:
        if species.owner != prey.owner and species.has(CARNIVORE) and not prey.traits & HIDING & ~species.traits:
            count += 1
    return count
