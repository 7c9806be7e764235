"""A species: its herd of population cards, and the traits above it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.kernel.parts import Part

TRAITS: Final[list[str]] = [
    "carnivore",
    "burrowing",
    "flight",
    "nocturnal",
    "speed",
    "defensive-horns",
    "long-neck",
    "scavenger",
    "fat-tissue",
    "fertile",
]
CARNIVORE: Final = 0
BURROWING: Final = 1
FLIGHT: Final = 2
NOCTURNAL: Final = 3
SPEED: Final = 4
HORNS: Final = 5
LONG_NECK: Final = 6
SCAVENGER: Final = 7
FAT_TISSUE: Final = 8
FERTILE: Final = 9

# Sets of traits, as bits.
HIDING: Final = 0b11110  # Burrowing, Flight, Nocturnal, Speed: an attacker needs the same
HUNTING: Final = 1 << CARNIVORE
STORING: Final = 1 << FAT_TISSUE


class Species(Part):
    """One species on the table. `place` is its number, `herd` its population cards, oldest first."""

    __slots__ = ("herd", "owner", "place", "traits", "worn")

    def __init__(
        self,
        place: i64 = 0,
        owner: i64 = 0,
        traits: i64 = 0,
        worn: list[i64] | None = None,
        herd: list[i64] | None = None,
    ) -> None:
        self.place: i64 = place
        self.owner: i64 = owner
        self.traits: i64 = traits  # a bit set
        self.worn: list[i64] = worn if worn is not None else []  # the trait cards, in the order of playing
        self.herd: list[i64] = herd if herd is not None else []

    def copy(self) -> Species:
        return Species(self.place, self.owner, self.traits, self.worn.copy(), self.herd.copy())

    def has(self, trait: i64) -> bool:
        return (self.traits >> trait) & 1 == 1

    def hunts(self) -> bool:
        """Whether it eats by attacking only."""
        return self.traits & HUNTING != 0

    def appetite(self) -> i64:
        """How much food each population card holds."""
        return 2 if self.traits & STORING else 1

    def evades(self, hunter: Species) -> bool:
        """Whether it has a way to hide that the hunter has not."""
        return self.traits & HIDING & ~hunter.traits != 0
