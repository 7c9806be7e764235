"""Inventions: the thing itself where it is known, else a contraption, a case with whatever was at hand on it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblems import ALL, bulb, gear
from galapagos.art.geometry import blob, horn, leaf, oval, polygon, ribbon, turn
from galapagos.art.glyphs import Stamp
from galapagos.games.evoloosen.drawing.objects import OBJECTS

MIDDLE: Final = 200 + 236j


def _box(c: Canvas, pigment: str, shade: str) -> None:
    m = MIDDLE
    c.shape(
        polygon([m + complex(-88, -62), m + complex(-64, -86), m + complex(106, -86), m + complex(84, -62)]),
        pigment,
        0.6,
        1.0,
    )
    c.shape(
        polygon([m + complex(84, -62), m + complex(106, -86), m + complex(106, 54), m + complex(84, 78)]),
        shade,
        0.9,
        1.0,
    )
    mass = c.mass(
        [polygon([m + complex(-88, -62), m + complex(84, -62), m + complex(84, 78), m + complex(-88, 78)])],
        pigment,
        shade,
    )
    mass.close()
    for x in (-76, 72):
        for y in (-50, 66):
            c.dot(m + complex(x, y), 3.6)


def _cheats(c: Canvas) -> None:
    _box(c, "plum", "alizarin")
    c.washes(
        [
            polygon(
                [
                    MIDDLE + complex(x, -60),
                    MIDDLE + complex(x + 18, -60),
                    MIDDLE + complex(x + 18, 76),
                    MIDDLE + complex(x, 76),
                ]
            )
            for x in (-70, -26, 18, 60)
        ],
        "lemon",
        0.4,
    )


def _chemicals(c: Canvas) -> None:
    m = MIDDLE
    c.lines(
        [
            [m + complex(-70, 96), m + complex(-40, 30)],
            [m + complex(70, 96), m + complex(40, 30)],
            [m + complex(-60, 74), m + complex(60, 74)],
        ],
        1.8,
    )
    mass = c.mass(
        [
            oval(m + -4j, 84, 78, 0, 10),
            polygon([m + complex(-24, -70), m + complex(24, -70), m + complex(24, -126), m + complex(-24, -126)]),
        ],
        "snow",
        "snow",
        0.6,
    )
    c.wash(
        [
            [m + complex(-90, -10), m + complex(-30, -20), m + complex(30, -4), m + complex(90, -14)],
            [m + complex(90, -14), m + complex(70, 80), m + complex(-70, 80), m + complex(-90, -10)],
        ],
        "sap",
        0.95,
    )
    for x, y, r in ((-34, 20, 9), (10, 40, 12), (38, 10, 7), (-8, -2, 5)):
        c.dot(m + complex(x, y), r, "#fffaf0", 0.6)
    c.reserve(ribbon([m + complex(-58, -30), m + complex(-62, 4), m + complex(-48, 36)], [0, 7, 0], 4), 0.8)
    mass.close()
    c.shape(
        polygon([m + complex(-32, -136), m + complex(32, -136), m + complex(32, -122), m + complex(-32, -122)]),
        "umber",
        0.9,
    )


def _gadgets(c: Canvas) -> None:
    _box(c, "cerulean", "payne")
    c.shape(oval(MIDDLE + complex(-44, 40), 21, 21, 0, 9), "bone", 0.9, 0.9)
    c.line([MIDDLE + complex(-44, 40), MIDDLE + complex(-34, 27)], 1.2, False)


def _common(c: Canvas) -> None:
    _box(c, "sand", "umber")
    c.lines(
        [[MIDDLE + complex(-86, y), MIDDLE + complex(0, y + 3), MIDDLE + complex(82, y)] for y in (-28, 8, 44)], 0.7
    )


def _spring(c: Canvas, at: complex) -> None:
    c.line([at + complex(14 if k % 2 else -14, -9 * k) for k in range(8)], 1.2, False)
    c.shape(oval(at + -82j, 24, 22, 0, 8), "alizarin", 0.95, 1.0, "coral")


def _aerial(c: Canvas, at: complex) -> None:
    c.line([at, at + complex(4, -40), at + complex(-2, -84)], 1.6, False)
    c.lines([[at + complex(x, -84 + abs(x) * 0.3), at + complex(x * 0.4, -60)] for x in (-30, 30)], 1.0)
    c.shape(oval(at + complex(-2, -90), 10, 10, 0, 7), "lemon", 0.95, 0.8)


def _funnel(c: Canvas, at: complex) -> None:
    c.shape(
        [
            [at + complex(-8, 4), at + complex(-10, -26), at + complex(-42, -84)],
            [at + complex(-42, -84), at + complex(0, -74), at + complex(42, -84)],
            [at + complex(42, -84), at + complex(10, -26), at + complex(8, 4)],
            [at + complex(8, 4), at + complex(-8, 4)],
        ],
        "ochre",
        0.9,
        1.0,
        "lemon",
    )


def _lamp(c: Canvas, at: complex) -> None:
    c.bloom(at + -44j, 64, "lemon", 0.9)
    bulb(Stamp(c, at + -44j, 46))


def _cog(c: Canvas, at: complex) -> None:
    gear(Stamp(c, at + complex(0, -24), 44))


def _flue(c: Canvas, at: complex) -> None:
    c.shape(
        ribbon([at, at + -40j, at + complex(16, -72), at + complex(40, -78)], [13, 12, 12, 13], 6),
        "payne",
        0.85,
        1.0,
        "umber",
    )
    for x, y, r in ((62, -92, 13), (84, -116, 17)):
        c.pool(at + complex(x, y), r, "snow", 0.9)


def _propeller(c: Canvas, at: complex) -> None:
    c.line([at, at + -56j], 1.8, False)
    c.shapes([leaf(at + -58j, at + -58j + turn(a, 62), 26) for a in (8, 172)], "teal", 0.9, 1.0)
    c.shape(oval(at + -58j, 9, 9, 0, 7), "umber", 0.9)


def _crest(c: Canvas, at: complex) -> None:
    c.shapes(
        [horn(at + complex(x, 0), at + complex(x * 1.8, -66 + abs(x)), 18) for x in (-24, 0, 24)],
        "bone",
        0.95,
        0.9,
        "umber",
    )


CASES: Final[dict[str, tuple[Callable[[Canvas], None], str, str]]] = {
    "cheats": (_cheats, "mask", "rose"),
    "chemicals": (_chemicals, "drop", "sap"),
    "gadgets": (_gadgets, "gear", "cerulean"),
    "common": (_common, "hand", "ochre"),
}
STANDING: Final = (_spring, _aerial, _lamp, _cog, _crest, _propeller)
"""Extras that look right on a table as well as on a case."""
EXTRAS: Final = (_spring, _aerial, _funnel, _lamp, _cog, _flue, _propeller, _crest)


def invention(c: Canvas, description: Description) -> None:
    """One card: its thing, or the contraption that its category and its seed make."""
    name = known(description.get("name", ""), CASES, "category")
    words = description.get("parts", {}).get("thing", [])
    if words and words[0] in OBJECTS:
        c.wash(blob(200 + 200j, 176, c.rng, 0.08), CASES[name][2], 0.22)
        OBJECTS[words[0]](Stamp(c, 200 + 196j, 138))
    else:
        _contraption(c, name, description.get("seed", 0))


def _contraption(c: Canvas, name: str, seed: int) -> None:
    case, sign, wash = CASES[name]
    rng = Random(seed * 31 + 7)
    extras = rng.sample(STANDING if name == "chemicals" else EXTRAS, 3)
    c.wash(blob(200 + 200j, 172, c.rng, 0.08), wash, 0.22)
    c.pool(200 + 330j, 140, "payne", 0.28, 0.1)
    top = MIDDLE + (-120j if sign == "drop" else -74j)
    spots = (
        (top + complex(0, 0),)
        if sign == "drop"
        else (top + complex(-58, -4), top + complex(8, 0), top + complex(70, 0))
    )
    for extra, spot in zip(extras, spots, strict=False):
        extra(c, spot)
    case(c)
    if sign == "drop":
        for extra, spot in zip(extras[1:], (MIDDLE + complex(-132, 88), MIDDLE + complex(132, 88)), strict=True):
            with c.scaled(0.8, spot):
                extra(c, spot)
    else:
        ALL[sign](Stamp(c, MIDDLE + complex(10, 6), 44))
