"""An emblem: one sign on a pool of colour."""

from __future__ import annotations

from galapagos.art.canvas import Canvas
from galapagos.art.emblems import ALL
from galapagos.art.geometry import blob, turn
from galapagos.art.glyphs import Stamp


def emblem(c: Canvas, sign: str, pigment: str) -> None:
    """A sign on a pool of colour, in a ring of short strokes."""
    middle = 200 + 200j
    c.wash(blob(middle, 172, c.rng, 0.05), pigment, 0.3)
    c.wash(blob(middle + complex(-6, 4), 148, c.rng, 0.08), pigment, 0.4)
    c.bloom(middle + complex(40, 60), 120, pigment, 0.4, dark=True)
    c.reserve(blob(middle + complex(-30, -34), 84, c.rng, 0.16), 0.35)
    rays = [[middle + turn(a, 178), middle + turn(a + 2, 178 + (14 if a % 30 else 8))] for a in range(0, 360, 15)]
    c.lines(rays, 0.6)
    c.pen *= 1.5
    ALL[sign](Stamp(c, middle, 108))
    c.pen /= 1.5
