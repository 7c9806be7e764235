"""What a trait is to the rules: the moment at which it acts, and what it does then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.state import AnotherWorld

# The moments at which traits act. A trait acts at exactly one of them.
TARGETED: Final = 0  # an attack is being declared
STRIKING: Final = 1  # the attacker uses an Attacking trait
STRUCK: Final = 2  # the target's defence against one
AFTER_ATTACK: Final = 3  # the target answers the whole attack
ACTIVATED: Final = 4  # its creature was activated
GAINING: Final = 5  # a creature has gained energy
TRANSMUTING: Final = 6
MOMENTS: Final = 7

# Where gained energy comes from; 0 for no gain.
NO_GAIN: Final = 0
FROM_SOURCE: Final = 1
FROM_ATTACK: Final = 2
FROM_CHARMING: Final = 3
FROM_TAIL: Final = 4


class Trait:
    """A trait of the `holder`; `other` is the other creature of the moment: attacker, target, gainer."""

    __slots__ = ("id", "moment", "pointing", "seeks_creature")

    def __init__(self, id: i64, moment: i64, pointing: i64 = -1, seeks_creature: bool = False) -> None:
        self.id: i64 = id
        self.moment: i64 = moment
        self.pointing: i64 = pointing  # when activated: the verb that points at the other creature
        self.seeks_creature = seeks_creature  # whether its options name creatures

    # Traits that do something: what they may do, and doing it.

    def works(self, s: AnotherWorld, holder: Creature, other: Creature) -> bool:
        """Whether its effect would really happen."""
        return True

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        """Add the ways to use it: creatures left to right, traits oldest first."""

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        """Carry out one of the ways offered; return the gain that follows for the holder."""
        return NO_GAIN

    def answers(self, holder: Creature, gainer: Creature, origin: i64) -> bool:
        """Whether it triggers by this gain."""
        return False

    # Traits that only change what is possible.

    def bars(self, s: AnotherWorld, attacker: Creature, target: Creature) -> bool:
        """Whether it forbids the attack."""
        return False

    def negates(self, holder: Creature, strike: i64) -> bool:
        """Whether it protects its holder from the Attacking trait."""
        return False

    def suffices(self, holder: Creature) -> bool:
        """Whether it lets its holder transmute."""
        return False
