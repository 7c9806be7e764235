"""Which trait acts when: the rules ask this table and name no trait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import AGGRESSIVE
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.aggressive import Fearsome, FireBreathing, Lulling, Vampire
from galapagos.games.another_world.traits.defensive import Fireproof, ManyEyed, Toxic, Vengeful
from galapagos.games.another_world.traits.energetic import Caring, Charming, LongTailed, Tiny
from galapagos.games.another_world.traits.special import Astral, Flying, Metamorphic, Pestering
from galapagos.games.another_world.traits.trait import MOMENTS, STRIKING, STRUCK, TARGETED, TRANSMUTING, Trait

TABLE: Final[list[Trait]] = [
    FireBreathing(),
    Lulling(),
    Vampire(),
    Fearsome(),
    Fireproof(),
    ManyEyed(),
    Toxic(),
    Vengeful(),
    Caring(),
    Charming(),
    LongTailed(),
    Tiny(),
    Astral(),
    Flying(),
    Metamorphic(),
    Pestering(),
]


def _at(moment: i64) -> list[Trait]:
    return [trait for trait in TABLE if trait.moment == moment]


BY_MOMENT: Final[list[list[Trait]]] = [_at(moment) for moment in range(MOMENTS)]


def _mask(moment: i64) -> i64:
    mask: i64 = 0
    for trait in _at(moment):
        mask |= 1 << trait.id
    return mask


MASKS: Final[list[i64]] = [_mask(moment) for moment in range(MOMENTS)]


def working(creature: Creature, moment: i64) -> i64:
    """The bit set of the creature's traits that act at the moment."""
    return creature.powers() & MASKS[moment]


def can_attack(creature: Creature) -> bool:
    return working(creature, STRIKING) != 0


def barred_by(s: AnotherWorld, attacker: Creature, target: Creature) -> i64:
    """The trait that forbids the attack, or -1. Only one that the two don't share can."""
    if (attacker.powers() ^ target.powers()) & MASKS[TARGETED] == 0:
        return -1
    for trait in BY_MOMENT[TARGETED]:
        if trait.bars(s, attacker, target):
            return trait.id
    return -1


def shield(target: Creature, strike: i64) -> i64:
    """The trait of the target that protects it from the Attacking trait, or -1."""
    for trait in BY_MOMENT[STRUCK]:
        if target.has(trait.id) and trait.negates(target, strike):
            return trait.id
    return -1


def negated(target: Creature, strike: i64) -> bool:
    return shield(target, strike) >= 0


def can_transmute(creature: Creature) -> bool:
    """Whether its energy is enough: a full track, or less where a trait says so."""
    if creature.full():
        return True
    return any(creature.has(trait.id) and trait.suffices(creature) for trait in BY_MOMENT[TRANSMUTING])


def aggressive(trait: i64) -> bool:
    return (AGGRESSIVE >> trait) & 1 == 1
