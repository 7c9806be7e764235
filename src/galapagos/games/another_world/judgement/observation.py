"""What a seat sees of a position, as a vector for learners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FULL, TRAITS
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.verbs import EVOLVE, VERBS
from galapagos.kernel.flow import Staged
from galapagos.kernel.vector import Vector

OWNERS: Final = 4
OWNER_SIZE: Final = 4
CARDS: Final = 8  # in hand, by their places, as actions name them; later ones are only counted
CARD_SIZE: Final = 3 + 2 * TRAITS
CREATURES: Final = 24  # by their numbers, as actions name them; later ones are not shown
CREATURE_SIZE: Final = 6 + OWNERS + TRAITS
TABLE_SIZE: Final = 6 + 2 * TRAITS
CARDS_FROM: Final = TABLE_SIZE + OWNERS * OWNER_SIZE
CREATURES_FROM: Final = CARDS_FROM + CARDS * CARD_SIZE
OBSERVATION_SIZE: Final[int] = CREATURES_FROM + CREATURES * CREATURE_SIZE

# Where the things lie that operands of actions name: the operand, what it calls the first, where they start, how many,
# and numbers a thing.
GROUPS: Final = (
    ("card", 0, CARDS_FROM, CARDS, CARD_SIZE),
    ("creature", 1, CREATURES_FROM, CREATURES, CREATURE_SIZE),
)


def observe(s: AnotherWorld, seat: int, out: Vector) -> None:
    """The table, each owner from the seat on, clockwise, the hand, then the creatures by number; all about 0 to 1."""
    out.put(0, float(min(s.round, 20)) / 20.0)
    out.put(1, float(s.lower) / 9.0)
    out.put(2, float(s.upper) / 2.0)
    out.put(3, float(len(s.pile)) / 64.0)
    out.put(4, float(min(s.turns, 40)) / 40.0)
    out.put(5, float(s.goal()) / 4.0)
    trait: i64 = s.source_trait()
    if trait >= 0:
        out.put(6 + trait, 1.0)
    owners: i64 = s.owners()
    offset: i64 = 0
    while offset < owners:
        _observe_owner(s, (seat + offset) % owners, out, TABLE_SIZE + offset * OWNER_SIZE)
        offset += 1
    _observe_hand(s, seat, out)
    for creature in s.creatures:
        if creature.id <= CREATURES:
            from_seat: i64 = (creature.owner - seat + owners) % owners
            _observe_creature(s, creature, from_seat, out, CREATURES_FROM + (creature.id - 1) * CREATURE_SIZE)
    _observe_pick(s, seat, out)


def _observe_hand(s: AnotherWorld, seat: i64, out: Vector) -> None:
    """How often each trait is in the hand, then what is on each card."""
    slot: i64 = 0
    for card in s.hands[seat]:
        upright, turned = s.traits_on(card)
        out.add(6 + TRAITS + upright, 0.25)
        out.add(6 + TRAITS + turned, 0.25)
        if slot < CARDS:
            place: i64 = CARDS_FROM + slot * CARD_SIZE
            out.put(place, 1.0)
            out.put(place + 3 + upright, 1.0)
            out.put(place + 3 + TRAITS + turned, 1.0)
        slot += 1


def _observe_pick(s: AnotherWorld, seat: i64, out: Vector) -> None:
    """What the seat has picked in a move that it has half made: a card with the trait that shows, or a creature."""
    frame = s.top
    if not isinstance(frame, Staged) or s.first_waiting() != seat or not frame.picked:
        return
    pick: i64 = frame.picked[0]
    operand: i64 = EVOLVE.operand(pick)
    if not EVOLVE.has(pick):
        operand = VERBS.verb(pick).operand(pick) - 1
        if operand < CREATURES:
            out.put(CREATURES_FROM + operand * CREATURE_SIZE + 4, 1.0)
    elif operand < 2 * CARDS:
        out.put(CARDS_FROM + operand // 2 * CARD_SIZE + 1 + operand % 2, 1.0)


def _observe_owner(s: AnotherWorld, owner: i64, out: Vector, place: i64) -> None:
    out.put(place, 1.0)
    if not s.is_shade(owner):
        out.put(place + 1, float(s.transmuted[owner]) / 4.0)
        out.put(place + 2, float(len(s.hands[owner])) / 10.0)
    out.mark(place + 3, s.turn == owner)


def _observe_creature(s: AnotherWorld, creature: Creature, from_seat: i64, out: Vector, place: i64) -> None:
    out.put(place, 1.0)
    out.put(place + 1, float(creature.energy) / float(FULL))
    out.mark(place + 2, creature.asleep)
    out.mark(place + 3, creature.id == s.active)
    out.mark(place + 4, creature.id == s.target)
    out.mark(place + 5, creature.id == s.gaining)
    out.put(place + 6 + from_seat, 1.0)
    powers: i64 = creature.powers()
    trait: i64 = 0
    while trait < TRAITS:
        if (powers >> trait) & 1:
            out.put(place + 6 + OWNERS + trait, 1.0)
        trait += 1
