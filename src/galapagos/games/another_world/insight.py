"""Judging a position from what a seat knows: a vector for learners, a number for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import CARING, FULL, LONG_TAILED, TINY, TRAITS

if TYPE_CHECKING:
    from galapagos.games.another_world.state import AnotherWorld

OWNERS: Final = 4
OWNER_SIZE: Final = 4
CREATURES: Final = 24  # by their numbers, as actions name them; later ones are not shown
CREATURE_SIZE: Final = 5 + OWNERS + TRAITS
TABLE_SIZE: Final = 6 + 2 * TRAITS
CREATURES_FROM: Final = TABLE_SIZE + OWNERS * OWNER_SIZE
OBSERVATION_SIZE: Final = CREATURES_FROM + CREATURES * CREATURE_SIZE


def observe(s: AnotherWorld, seat: int, out: list[float]) -> None:
    """The table, each owner from the seat on, clockwise, then the creatures by number; all numbers about 0 to 1."""
    for place in range(OBSERVATION_SIZE):
        out[place] = 0.0
    out[0] = min(s.round, 20) / 20
    out[1] = s.lower / 9
    out[2] = s.upper / 2
    out[3] = len(s.deck) / 64
    out[4] = min(s.turns, 40) / 40
    out[5] = s.goal() / 4
    trait: i64 = s.source_trait()
    if trait >= 0:
        out[6 + trait] = 1.0
    for card in s.hands[seat]:
        upright, turned = s.traits_on(card)
        out[6 + TRAITS + upright] += 0.25
        out[6 + TRAITS + turned] += 0.25
    owners: i64 = s.owners()
    offset: i64 = 0
    while offset < owners:
        _observe_owner(s, (seat + offset) % owners, out, TABLE_SIZE + offset * OWNER_SIZE)
        offset += 1
    for creature in s.creatures:
        if creature.id <= CREATURES:
            from_seat: i64 = (creature.owner - seat + owners) % owners
            _observe_creature(s, creature, from_seat, out, CREATURES_FROM + (creature.id - 1) * CREATURE_SIZE)


def _observe_owner(s: AnotherWorld, owner: i64, out: list[float], place: i64) -> None:
    out[place] = 1.0
    if not s.is_shade(owner):
        out[place + 1] = s.transmuted[owner] / 4
        out[place + 2] = len(s.hands[owner]) / 10
    out[place + 3] = 1.0 if s.turn == owner else 0.0


def _observe_creature(s: AnotherWorld, creature: Creature, from_seat: i64, out: list[float], place: i64) -> None:
    out[place] = 1.0
    out[place + 1] = creature.energy / FULL
    out[place + 2] = 1.0 if creature.asleep else 0.0
    out[place + 3] = 1.0 if creature.id == s.active else 0.0
    out[place + 4] = 1.0 if creature.id == s.target else 0.0
    out[place + 5 + from_seat] = 1.0
    powers: i64 = creature.powers()
    trait: i64 = 0
    while trait < TRAITS:
        if (powers >> trait) & 1:
            out[place + 5 + OWNERS + trait] = 1.0
        trait += 1


HAND: Final = 0.03  # what a card in hand is worth, in transmutations


def evaluate(s: AnotherWorld, seat: int) -> float:
    """The seat's lead over its strongest rival, as 0 to 1."""
    if s.over:
        return s.returns()[seat]
    best: float = 0.0
    owner: i64 = 0
    while owner < s.owners():
        if owner != seat:
            best = max(best, progress(s, owner))
        owner += 1
    lead: float = progress(s, seat) - best
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def reasons(s: AnotherWorld, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name, each in transmutations."""
    tokens = float(s.transmuted[seat])
    hand = HAND * float(min(6, len(s.hands[seat])))
    rival = 0.0
    owner: i64 = 0
    while owner < s.owners():
        if owner != seat:
            rival = max(rival, progress(s, owner))
        owner += 1
    return [
        ("part-tokens", tokens),
        ("part-creatures", progress(s, seat) - tokens - hand),
        ("part-hand", hand),
        ("part-rivals", -rival),
    ]


def progress(s: AnotherWorld, owner: i64) -> float:
    """How near the owner is to winning, in transmutations: tokens, then creatures, then cards."""
    shade = s.is_shade(owner)
    total: float = 0.0 if shade else float(s.transmuted[owner])
    best: float = 0.0
    others: float = 0.0
    for creature in s.creatures:
        if creature.owner == owner:
            worth: float = creature_worth(creature)
            others += worth
            best = max(best, worth)
    if shade:  # one transmutation of the Shade's is worth all of yours
        return 3.0 * best * best
    total += 0.5 * best + 0.4 * others
    return total + HAND * float(min(6, len(s.hands[owner])))


def creature_worth(creature: Creature) -> float:
    """How near it is to transmuting, with a little for what it can do."""
    needed: float = float(FULL)
    if creature.owns(TINY) and len(creature.cards) <= 3:
        needed = FULL - 1.0
    worth: float = 0.1 + 0.75 * min(1.0, float(creature.energy) / needed)
    worth += 0.02 * min(4, len(creature.cards))
    if creature.owns(LONG_TAILED) or creature.owns(CARING):
        worth += 0.02
    return worth - 0.05 if creature.asleep else worth
