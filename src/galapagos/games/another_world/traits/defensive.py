"""Green traits: two that protect from an attack, and two that answer it."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FIRE_BREATHING, FIREPROOF, MANY_EYED, TOXIC, VAMPIRE, VENGEFUL
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.trait import AFTER_ATTACK, NO_GAIN, STRUCK, Trait
from galapagos.games.another_world.verbs import AVENGE, POISON

DOSE = 2


class Fireproof(Trait):
    """Negates Fire-breathing."""

    def __init__(self) -> None:
        super().__init__(FIREPROOF, STRUCK)

    def negates(self, holder: Creature, strike: i64) -> bool:
        return strike == FIRE_BREATHING


class ManyEyed(Trait):
    """While awake, negates Vampire."""

    def __init__(self) -> None:
        super().__init__(MANY_EYED, STRUCK)

    def negates(self, holder: Creature, strike: i64) -> bool:
        return strike == VAMPIRE and not holder.asleep


class Toxic(Trait):
    """After an attack: the attacker may be made to lose two energy, or all it has."""

    def __init__(self) -> None:
        super().__init__(TOXIC, AFTER_ATTACK)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return other.energy > 0

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        options.append(POISON.base)

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        lost: i64 = min(DOSE, other.energy)
        other.energy -= lost
        wording.between(s, "poisoned", holder, other, energy=lost)
        return NO_GAIN


class Vengeful(Trait):
    """After an attack: the attacker may be made to lose a trait card that the target's owner picks."""

    def __init__(self) -> None:
        super().__init__(VENGEFUL, AFTER_ATTACK)

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        return len(other.cards) > 0

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        for trait in other.traits:
            options.append(AVENGE.of(trait))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        trait: i64 = AVENGE.operand(action)
        card = s.lose_trait(other, trait)
        wording.between(s, "avenged", holder, other, trait)
        wording.lost_card(s, "lost-trait", other, trait, card, VENGEFUL)
        return NO_GAIN
