"""How well a seat stands, from what it knows: a number for search, and its parts for hints."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FULL, TINY
from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.state import count

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
    sure = certainty(s)  # kernel's `share` rounds otherwise: bots would choose differently here and there
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
