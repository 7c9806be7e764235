"""Biomes as landscapes and challenges as emblems."""

from __future__ import annotations

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblem import emblem
from galapagos.art.emblems import CHALLENGES
from galapagos.art.evolve.biomes import BIOMES
from galapagos.art.scenery import landscape


def biome(c: Canvas, description: Description) -> None:
    """The study of one biome."""
    landscape(c, BIOMES[known(description.get("name", ""), BIOMES, "biome")])


def challenge(c: Canvas, description: Description) -> None:
    """The emblem of one challenge: its sign on a pool of colour, in a ring of rays."""
    sign, pigment = CHALLENGES[known(description.get("name", ""), CHALLENGES, "challenge")]
    emblem(c, sign, pigment)
