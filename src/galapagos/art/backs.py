"""The backs of cards: a ruled page with the sign of its deck."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblems import ALL
from galapagos.art.geometry import Outline, blob, mix, oval, turn
from galapagos.art.glyphs import Stamp


def back(decks: Mapping[str, tuple[str, str]], c: Canvas, description: Description) -> None:
    """The back of a deck's cards; each deck has a sign and a wash, and the first is shown by a back without a name."""
    sign, pigment = decks[known(description.get("name") or next(iter(decks)), decks, "deck")]
    with c.vignette(pigment):
        c.add(f'<rect width="400" height="400" fill="{c.paper}"/>')
        fill = c.fade(c.light(pigment), c.deep(pigment))
        c.add(f'<rect width="400" height="400" fill="{fill}" opacity=".62"/>')
        for x, y in ((90, 90), (310, 130), (110, 310), (300, 300)):
            c.reserve(blob(complex(x, y), c.rng.uniform(40, 70), c.rng, 0.3), 0.14)
        c.settle('width="400" height="400"', 0.3)
        c.washes(_lattice(), pigment, 0.5)
    c.lines([_rule(46), _rule(58)], 0.6)
    middle = 200 + 200j
    c.wash(oval(middle, 96, 96, 0, 14), "bone", 0.85)
    ring = [middle + turn(a, 96) for a in range(0, 361, 24)]
    c.lines([ring, [middle + (p - middle) * 0.9 for p in ring]], 0.7)
    c.pen *= 1.4
    ALL[sign](Stamp(c, middle, 58))
    c.pen /= 1.4


def _rule(margin: float) -> list[complex]:
    """A frame drawn along a ruler by hand: straight, and not quite."""
    far = 400 - margin
    corners = [
        complex(margin, margin),
        complex(far, margin),
        complex(far, far),
        complex(margin, far),
        complex(margin, margin),
    ]
    points: list[complex] = []
    for a, b in itertools.pairwise(corners):
        points += [a, mix(a, b, 0.04), mix(a, b, 0.5), mix(a, b, 0.96)]
    return [*points, corners[0]]


def _lattice() -> list[Outline]:
    """Small leaves in rows, leaning in turn."""
    places = [complex(84 + 46 * i + 23 * (j % 2), 84 + 39 * j) for j in range(7) for i in range(6 - j % 2)]
    return [oval(p, 9, 4, 40 if (i % 2) else -40, 4) for i, p in enumerate(places) if abs(p - (200 + 200j)) > 104]
