"""The sixteen traits by number, in the order of the reference table: four of each colour."""

from __future__ import annotations

from typing import Final

FIRE_BREATHING: Final = 0
LULLING: Final = 1
VAMPIRE: Final = 2
FEARSOME: Final = 3
FIREPROOF: Final = 4
MANY_EYED: Final = 5
TOXIC: Final = 6
VENGEFUL: Final = 7
CARING: Final = 8
CHARMING: Final = 9
LONG_TAILED: Final = 10
TINY: Final = 11
ASTRAL: Final = 12
FLYING: Final = 13
METAMORPHIC: Final = 14
PESTERING: Final = 15

TRAITS: Final = 16
TRAIT_NAMES: Final = [
    "fire-breathing",
    "lulling",
    "vampire",
    "fearsome",
    "fireproof",
    "many-eyed",
    "toxic",
    "vengeful",
    "caring",
    "charming",
    "long-tailed",
    "tiny",
    "astral",
    "flying",
    "metamorphic",
    "pestering",
]
COLOURS: Final = ["aggressive", "defensive", "energetic", "special"]  # four traits each, in order

AGGRESSIVE: Final = 0b1111  # a bit set of traits, like all others here
BARRED_TO_THE_SHADE: Final = (1 << CARING) | (1 << METAMORPHIC)

FULL: Final = 4  # the spaces of an Energy track


def trait_key(trait: int) -> str:
    """The trait's name as a parameter of a text."""
    return f"@trait-{TRAIT_NAMES[trait]}"
