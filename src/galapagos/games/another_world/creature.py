"""A creature: an Evolution card face down, with trait cards under it and energy on its track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world.names import FULL
from galapagos.kernel.parts import Part

NONE: Final[list[i64]] = []


class Creature(Part):
    """`cards` and `traits` go together, oldest first; bit sets of traits say what they do now.

    The two lists are replaced, never changed in place: so copies of a creature can share them.
    """

    __slots__ = ("asleep", "body", "cards", "copied", "energy", "id", "muted", "owned", "owner", "traits")

    def __init__(self, id: i64 = 0, owner: i64 = 0, body: i64 = 0) -> None:
        self.id: i64 = id
        self.owner: i64 = owner
        self.body: i64 = body
        self.cards: list[i64] = NONE
        self.traits: list[i64] = NONE
        self.owned: i64 = 0  # the traits of its cards
        self.muted: i64 = 0  # those of them that are suppressed until the end of the turn
        self.copied: i64 = 0  # a trait copied until the end of the turn
        self.energy: i64 = 0
        self.asleep: bool = False

    def copy(self) -> Creature:
        other = Creature(self.id, self.owner, self.body)
        other.cards = self.cards
        other.traits = self.traits
        other.owned = self.owned
        other.muted = self.muted
        other.copied = self.copied
        other.energy = self.energy
        other.asleep = self.asleep
        return other

    def powers(self) -> i64:
        """The bit set of the traits that work now."""
        return (self.owned & ~self.muted) | self.copied

    def has(self, trait: i64) -> bool:
        """Whether the trait works now, as a card or as a copy."""
        return (((self.owned & ~self.muted) | self.copied) >> trait) & 1 == 1

    def owns(self, trait: i64) -> bool:
        """Whether it has the trait's card, suppressed or not."""
        return (self.owned >> trait) & 1 == 1

    def full(self) -> bool:
        return self.energy >= FULL

    def add(self, card: i64, trait: i64) -> None:
        """Put a trait card under it."""
        self.cards = [*self.cards, card]
        self.traits = [*self.traits, trait]
        self.owned |= 1 << trait

    def remove(self, trait: i64) -> i64:
        """Take the trait's card away and return it."""
        place = self.traits.index(trait)
        card: i64 = self.cards[place]
        self.traits = self.traits[:place] + self.traits[place + 1 :]
        self.cards = self.cards[:place] + self.cards[place + 1 :]
        self.owned &= ~(1 << trait)
        self.muted &= ~(1 << trait)
        return card

    def card_of(self, trait: i64) -> i64:
        """The trait's card, or -1 if there is none (a copy is no card)."""
        return self.cards[self.traits.index(trait)] if self.owns(trait) else -1
