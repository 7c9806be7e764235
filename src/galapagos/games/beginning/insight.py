"""What a seat knows as a vector, and how well it stands: for search and for learning."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.beginning.species import (
    CARNIVORE,
    FERTILE,
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
ADAPTING: Final = 1  # the step of the turn before the long necks eat
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
        self.food: float = 0.0  # to come, in this turn and later ones
        self.danger: float = 0.0  # of being eaten
        self.hunger: float = 0.0  # population that is going to starve

    def total(self) -> float:
        return self.points + self.food - self.danger - self.hunger


class Pasture:
    """A player's grazing population and what the Watering Hole has for it."""

    __slots__ = ("hungry", "room")

    def __init__(self) -> None:
        self.hungry: float = 0.0  # first foods that are needed
        self.room: float = 0.0  # foods that would fit in all


LATER: Final = 0.8  # what food a turn later is worth
KEEPS: Final = 0.75  # how surely food is found that others can deny
BITE: Final = 0.4  # what a carnivore takes of a species in a turn
KILL: Final = 0.6  # what an attack costs the one attacked, besides the food


def evaluate(s: Beginning, seat: i64) -> float:
    """0 to 1: points now and food to come, against the best of the others."""
    if s.over:
        return s.returns()[seat]
    turns = _turns_left(s)
    margin = _worth(s, seat, turns).total() - _best_other(s, seat, turns)
    return 1.0 / (1.0 + exp(-margin / (3.0 + 1.2 * turns)))


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
    """About how many turns each player has after the one under way."""
    if s.ending:
        return 0.5
    return 0.5 + len(s.deck) / (4.5 * float(s.players))


def _best_other(s: Beginning, seat: i64, turns: float) -> float:
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, _worth(s, other, turns).total())
    return best


def _worth(s: Beginning, seat: i64, turns: float) -> Worth:
    worth = Worth(float(s.points(seat)))
    starved = 0.0
    if s.active == seat:
        starved = _this_turn(s, seat, worth)
    _later_turns(s, seat, worth, turns, starved)
    return worth


def _this_turn(s: Beginning, seat: i64, worth: Worth) -> float:
    """Add what the rest of the player's own turn brings. How many grazers are going to starve."""
    pasture = Pasture()
    for species in s.species:
        if species.owner == seat:
            _feeds_now(s, species, worth, pasture)
    hole = float(s.hole)
    fed = min(pasture.room, hole)
    worth.food += fed
    starved = max(pasture.hungry - fed, 0.0)
    worth.hunger += starved
    return starved


def _feeds_now(s: Beginning, species: Species, worth: Worth, pasture: Pasture) -> None:
    """What one species still finds this turn besides the Watering Hole, and what it leaves to graze."""
    unfed: i64 = 0
    room: i64 = len(species.herd) * species.appetite()
    for token in species.herd:
        room -= s.food[token]
        if s.food[token] == 0:
            unfed += 1
    found: i64 = 0
    if s.phase == ADAPTING and species.has(LONG_NECK):
        found = min(s._book.eats[LONG_NECK], room)
    if species.hunts():
        attacks = min(_prey(s, species), (room - found + 1) // 2)
        found += min(2 * attacks, room - found)
        worth.food += KILL * float(attacks)
        worth.hunger += float(max(unfed - found, 0))
    else:
        pasture.hungry += float(max(unfed - found, 0))
        pasture.room += float(room - found)
    worth.food += float(found)


def _later_turns(s: Beginning, seat: i64, worth: Worth, turns: float, starved: float) -> None:
    """Add what the species find in the turns after this one."""
    horizon = (1.0 - LATER**turns) / (1.0 - LATER)
    pasture = Pasture()
    for species in s.species:
        if species.owner == seat:
            worth.food += _found(s, species, pasture) * horizon
            worth.danger += _danger(s, species) * min(horizon, 2.5)
    pasture.hungry = max(pasture.hungry - starved, 0.0)
    pasture.room = max(pasture.room - starved, 0.0)
    share = float(s._book.turn_food) + float(s.hole) / (2.0 * float(s.players))
    worth.food += min(pasture.room, share) * horizon
    if s.active != seat:
        worth.hunger += max(pasture.hungry - float(s.hole + s._book.turn_food), 0.0)
    else:
        worth.hunger += 0.5 * max(pasture.hungry - share - 1.0, 0.0)


def _found(s: Beginning, species: Species, pasture: Pasture) -> float:
    """About how much food a turn the species finds besides the Watering Hole; the rest is left to graze."""
    herd = float(len(species.herd))
    room = herd * float(species.appetite())
    found = 0.0
    if species.has(LONG_NECK):
        found = min(float(s._book.eats[LONG_NECK]), room)
    if species.has(SCAVENGER):
        found = min(found + 0.7 * float(_hunters(s)), room)
    if species.hunts():
        attacks = min(KEEPS * float(_prey(s, species)), (room - found) / 2.0)
        return found + (2.0 + KILL) * attacks - max(herd - found - 2.0 * attacks, 0.0)
    pasture.hungry += max(herd - found, 0.0)
    pasture.room += room - found
    return found + (0.5 if species.has(FERTILE) else 0.0)


def _danger(s: Beginning, species: Species) -> float:
    """About how much of it is eaten each turn."""
    return min(BITE * float(_threats(s, species)) * (0.3 if species.has(HORNS) else 1.0), 1.0)


def _prey(s: Beginning, hunter: Species) -> i64:
    """How many population cards of others it can eat, three of a species at most."""
    count: i64 = 0
    for species in s.species:
        if species.owner != hunter.owner and not species.evades(hunter) and not species.has(HORNS):
            count += min(len(species.herd), 3)
    return count


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
