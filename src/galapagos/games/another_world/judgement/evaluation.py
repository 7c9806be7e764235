"""Judging a position from what a seat knows: a vector for learners, a number for search."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FULL, TINY, TRAITS
from galapagos.games.another_world.verbs import EVOLVE, VERBS
from galapagos.kernel.flow import Staged
from galapagos.kernel.state import count

if TYPE_CHECKING:
    from galapagos.games.another_world.state import AnotherWorld

OWNERS: Final = 4
OWNER_SIZE: Final = 4
CARDS: Final = 8  # in hand, by their places, as actions name them; later ones are only counted
CARD_SIZE: Final = 3 + 2 * TRAITS
CREATURES: Final = 24  # by their numbers, as actions name them; later ones are not shown
CREATURE_SIZE: Final = 6 + OWNERS + TRAITS
TABLE_SIZE: Final = 6 + 2 * TRAITS
CARDS_FROM: Final = TABLE_SIZE + OWNERS * OWNER_SIZE
CREATURES_FROM: Final = CARDS_FROM + CARDS * CARD_SIZE
OBSERVATION_SIZE: Final = CREATURES_FROM + CREATURES * CREATURE_SIZE


def observe(s: AnotherWorld, seat: int, out: list[float]) -> None:
    """The table, each owner from the seat on, clockwise, the hand, then the creatures by number; all about 0 to 1."""
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


def _observe_hand(s: AnotherWorld, seat: i64, out: list[float]) -> None:
    """How often each trait is in the hand, then what is on each card."""
    slot: i64 = 0
    for card in s.hands[seat]:
        upright, turned = s.traits_on(card)
        out[6 + TRAITS + upright] += 0.25
        out[6 + TRAITS + turned] += 0.25
        if slot < CARDS:
            place: i64 = CARDS_FROM + slot * CARD_SIZE
            out[place] = 1.0
            out[place + 3 + upright] = 1.0
            out[place + 3 + TRAITS + turned] = 1.0
        slot += 1


def _observe_pick(s: AnotherWorld, seat: i64, out: list[float]) -> None:
    """What the seat has picked in a move that it has half made: a card with the trait that shows, or a creature."""
    frame = s.top
    if not isinstance(frame, Staged) or s.first_waiting() != seat or not frame.picked:
        return
    pick: i64 = frame.picked[0]
    operand: i64 = EVOLVE.operand(pick)
    if not EVOLVE.has(pick):
        operand = VERBS.verb(pick).operand(pick) - 1
        if operand < CREATURES:
            out[CREATURES_FROM + operand * CREATURE_SIZE + 4] = 1.0
    elif operand < 2 * CARDS:
        out[CARDS_FROM + operand // 2 * CARD_SIZE + 1 + operand % 2] = 1.0


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
    out[place + 5] = 1.0 if creature.id == s.gaining else 0.0
    out[place + 6 + from_seat] = 1.0
    powers: i64 = creature.powers()
    trait: i64 = 0
    while trait < TRAITS:
        if (powers >> trait) & 1:
            out[place + 6 + OWNERS + trait] = 1.0
        trait += 1


STRIKES: Final = 0b0111  # bit sets of traits: what attacks
DEFENCES: Final = 0b1111 << 4
ENERGETIC: Final = 0b1111 << 8
SHIELDS: Final = 0b0011 << 12  # Astral and Flying


class Standing:
    """What speaks for an owner: the features of the judgement."""

    __slots__ = (
        "awake",
        "creatures",
        "defences",
        "energetic",
        "energy",
        "hand",
        "leader",
        "ready",
        "shade_energy",
        "shade_leader",
        "shade_ready",
        "shade_sleeps",
        "shields",
        "strikes",
        "tokens",
    )

    def __init__(self) -> None:
        self.tokens: float = 0.0  # transmutations
        self.ready: float = 0.0  # waking creatures that could transmute now
        self.energy: float = 0.0  # how full the creatures are, all together
        self.leader: float = 0.0  # how full the fullest is
        self.awake: float = 0.0  # waking creatures
        self.creatures: float = 0.0  # as far as they are needed
        self.strikes: float = 0.0  # traits by what they do
        self.defences: float = 0.0
        self.energetic: float = 0.0
        self.shields: float = 0.0
        self.hand: float = 0.0  # cards, six at most
        self.shade_energy: float = 0.0  # the Shade's, all together
        self.shade_leader: float = 0.0  # how full its fullest is, squared
        self.shade_ready: float = 0.0  # whether it will transmute unless something happens
        self.shade_sleeps: float = 0.0  # how full a fullest one is that sleeps


# What the features weigh: fitted by scripts/fit_evaluation.py, then held so that to transmute is always worth more than
# the full creature was; else greedy play puts it off.
TOKENS: Final = 5.0
READY: Final = 0.5
ENERGY: Final = 1.4
LEADER: Final = 1.2
AWAKE: Final = 0.03
CREATURES_MADE: Final = 0.05
STRIKING: Final = 0.6
DEFENDING: Final = 0.05
FEEDING: Final = 0.15
SHIELDING: Final = 0.05
HAND: Final = 0.08
SHADE_ENERGY: Final = 2.0
SHADE_LEADER: Final = 12.0
SHADE_READY: Final = 4.0
SHADE_SLEEPS: Final = -0.8


def strength(x: Standing) -> float:
    """The features, weighed."""
    return (
        TOKENS * x.tokens
        + READY * x.ready
        + ENERGY * x.energy
        + LEADER * x.leader
        + AWAKE * x.awake
        + CREATURES_MADE * x.creatures
        + STRIKING * x.strikes
        + DEFENDING * x.defences
        + FEEDING * x.energetic
        + SHIELDING * x.shields
        + HAND * x.hand
        + SHADE_ENERGY * x.shade_energy
        + SHADE_LEADER * x.shade_leader
        + SHADE_READY * x.shade_ready
        + SHADE_SLEEPS * x.shade_sleeps
    )


def evaluate(s: AnotherWorld, seat: int) -> float:
    """The seat's share of the win: everybody's strength, the surer the nearer somebody is to the end."""
    if s.over:
        return s.returns()[seat]
    sure = certainty(s)
    total = 0.0
    own = 0.0
    owner: i64 = 0
    for standing in standings(s, seat):
        weight = exp(sure * strength(standing))
        total += weight
        if owner == seat:
            own = weight
        owner += 1
    return own / total


def certainty(s: AnotherWorld) -> float:
    """How much a lead counts: the more, the fewer transmutations are missing."""
    most: i64 = 0
    for tokens in s.transmuted:
        most = max(most, tokens)
    return 1.0 / sqrt(float(s.goal() - most) + 0.5)


def standings(s: AnotherWorld, seat: i64) -> list[Standing]:
    """The standing of every player, and of the Shade in solo mode: the same for every seat that looks."""
    found: list[Standing] = []
    goal: i64 = s.goal()
    for player in range(s.players):
        x = Standing()
        tokens = s.transmuted[player]
        x.tokens = float(tokens)
        x.creatures = float(tokens)
        x.hand = float(min(6, len(s.hands[player])))
        found.append(x)
    if s.owners() > s.players:
        found.append(Standing())
    for creature in s.creatures:
        if s.is_shade(creature.owner):
            add_shade(found[creature.owner], creature)
        else:
            add_creature(found[creature.owner], creature, goal)
    return found


def add_creature(x: Standing, creature: Creature, goal: i64) -> None:
    """Add what a player's creature brings."""
    full = fullness(creature)
    x.energy += full
    x.leader = max(x.leader, full)
    x.creatures = min(x.creatures + 1.0, float(goal))
    if not creature.asleep:
        x.awake += 1.0
        if full >= 1.0:
            x.ready += 1.0
    owned = creature.owned
    if owned:
        x.strikes += float(count(owned & STRIKES))
        x.defences += float(count(owned & DEFENCES))
        x.energetic += float(count(owned & ENERGETIC))
        x.shields += float(count(owned & SHIELDS))


def add_shade(x: Standing, creature: Creature) -> None:
    """Add what one of the Shade's creatures brings: a single transmutation of its wins."""
    full = fullness(creature)
    x.shade_energy += full
    if creature.asleep:
        x.shade_sleeps = max(x.shade_sleeps, full)
    x.shade_leader = max(x.shade_leader, full * full)
    if full >= 1.0 and not creature.asleep:
        x.shade_ready = 1.0


def fullness(creature: Creature) -> float:
    """How much of the energy that it needs it has; a Tiny one needs less."""
    energy: i64 = creature.energy
    if creature.owns(TINY) and len(creature.cards) <= 3:
        return 1.0 if energy >= FULL - 1 else float(energy) / float(FULL - 1)
    return 1.0 if energy >= FULL else float(energy) / float(FULL)


def reasons(s: AnotherWorld, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name."""
    found = standings(s, seat)
    tokens = TOKENS * found[seat].tokens
    hand = HAND * found[seat].hand
    rival = -1000.0
    owner: i64 = 0
    for standing in found:
        if owner != seat:
            rival = max(rival, strength(standing))
        owner += 1
    return [
        ("part-tokens", tokens),
        ("part-creatures", strength(found[seat]) - tokens - hand),
        ("part-hand", hand),
        ("part-rivals", -rival),
    ]
