"""Orange traits: three that attack, and Fearsome, which prepares the way."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FEARSOME, FIRE_BREATHING, LULLING, VAMPIRE
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.trait import ACTIVATED, FROM_ATTACK, NO_GAIN, STRIKING, Trait
from galapagos.games.another_world.verbs import BURN, SCARE, SILENCE, STRIKE


class FireBreathing(Trait):
    """The target loses one trait card of the attacker's choice."""

    def __init__(self) -> None:
        super().__init__(FIRE_BREATHING, STRIKING)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return len(other.cards) > 0

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        for trait in other.traits:
            options.append(BURN.of(trait))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        trait: i64 = BURN.operand(action)
        card = s.lose_trait(other, trait)
        wording.between(s, "burned", holder, other, trait)
        wording.lost_card(s, "lost-trait", other, trait, card, FIRE_BREATHING)
        return FROM_ATTACK


class Lulling(Trait):
    """The target falls asleep."""

    def __init__(self) -> None:
        super().__init__(LULLING, STRIKING)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return not other.asleep

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        options.append(STRIKE.of(LULLING))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        other.asleep = True
        wording.between(s, "lulled", holder, other)
        return FROM_ATTACK


class Vampire(Trait):
    """The target loses one energy."""

    def __init__(self) -> None:
        super().__init__(VAMPIRE, STRIKING)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return other.energy > 0

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        options.append(STRIKE.of(VAMPIRE))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        other.energy -= 1
        wording.between(s, "drained", holder, other)
        return FROM_ATTACK


class Fearsome(Trait):
    """When activated: may suppress one trait of another creature until the end of the turn."""

    def __init__(self) -> None:
        super().__init__(FEARSOME, ACTIVATED, SCARE.base)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return other.id != holder.id and (other.owned & ~other.muted) != 0

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        for trait in other.traits:
            if other.has(trait):
                options.append(SILENCE.of(trait))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        trait: i64 = SILENCE.operand(action)
        other.muted |= 1 << trait
        wording.between(s, "silenced", holder, other, trait)
        return NO_GAIN
