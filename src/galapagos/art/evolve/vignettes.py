"""Biomes as landscapes and challenges as emblems."""

from __future__ import annotations

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblems import ALL, CHALLENGES
from galapagos.art.evolve.biomes import BIOMES
from galapagos.art.geometry import blob, turn
from galapagos.art.glyphs import Stamp
from galapagos.art.scenery import landscape


def biome(c: Canvas, description: Description) -> None:
    """The study of one biome."""
    landscape(c, BIOMES[known(description.get("name", ""), BIOMES, "biome")])


def challenge(c: Canvas, description: Description) -> None:
    """The emblem of one challenge: its sign on a pool of colour, in a ring of rays."""
    sign, pigment = CHALLENGES[known(description.get("name", ""), CHALLENGES, "challenge")]
    emblem(c, sign, pigment)


def emblem(c: Canvas, sign: str, pigment: str) -> None:
    """A sign on a pool of colour, in a ring of short strokes."""
    middle = 200 + 200j
    c.wash(blob(middle, 172, c.rng, 0.05), pigment, 0.3)
    c.wash(blob(middle + complex(-6, 4), 148, c.rng, 0.08), pigment, 0.4)
    c.bloom(middle + complex(40, 60), 120, pigment, 0.4, dark=True)
    c.reserve(blob(middle + complex(-30, -34), 84, c.rng, 0.16), 0.35)
    c.lines([[middle + turn(a, 178), middle + turn(a + 2, 178 + (14 if a % 30 else 8))] for a in range(0, 360, 15)], 0.6)
    c.pen *= 1.5
    ALL[sign](Stamp(c, middle, 108))
    c.pen /= 1.5
