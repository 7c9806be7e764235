"""Purple traits: two that decide who can attack whom, and two used when activated."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import ASTRAL, FLYING, METAMORPHIC, PESTERING
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.trait import ACTIVATED, NO_GAIN, TARGETED, Trait
from galapagos.games.another_world.verbs import COPY, MIMIC, WAKE


class Astral(Trait):
    """Astral creatures attack only Astral ones, the others only the others; the Shade's attack any."""

    def __init__(self) -> None:
        super().__init__(ASTRAL, TARGETED)

    def bars(self, s: AnotherWorld, attacker: Creature, target: Creature) -> bool:
        if attacker.has(ASTRAL) and s.is_shade(attacker.owner):
            return False
        return attacker.has(ASTRAL) != target.has(ASTRAL)


class Flying(Trait):
    """Only Flying creatures may attack it."""

    def __init__(self) -> None:
        super().__init__(FLYING, TARGETED)

    def bars(self, s: AnotherWorld, attacker: Creature, target: Creature) -> bool:
        return target.has(FLYING) and not attacker.has(FLYING)


class Metamorphic(Trait):
    """When activated: may copy one trait of another friendly creature until the end of the turn."""

    def __init__(self) -> None:
        super().__init__(METAMORPHIC, ACTIVATED, MIMIC.base)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        friendly = other.owner == holder.owner and other.id != holder.id
        return friendly and (other.powers() & ~holder.owned) != 0

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        for trait in other.traits:
            if other.has(trait) and not holder.owns(trait):
                options.append(COPY.of(trait))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        trait: i64 = COPY.operand(action)
        holder.copied |= 1 << trait
        wording.between(s, "copied", holder, other, trait)
        return NO_GAIN


class Pestering(Trait):
    """When activated: may wake any one other creature."""

    def __init__(self) -> None:
        super().__init__(PESTERING, ACTIVATED, WAKE.base, seeks_creature=True)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return other.asleep and other.id != holder.id

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        other.asleep = False
        wording.between(s, "woke", holder, other)
        return NO_GAIN
