"""A species as a herd on its ground, and the watering hole."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known, number
from galapagos.art.geometry import blob, leaf, oval, turn
from galapagos.art.glyphs import Stamp, bone, burrow, egg
from galapagos.art.marks import star
from galapagos.games.beginning.drawing.animal import animal, frame
from galapagos.games.beginning.species import TRAITS

MOST: Final = 8
MOST_FOOD: Final = 999
SEEN_FOOD: Final = 60

PLACES: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((196, 342, 0.92),),
    2: ((262, 300, 0.6), (136, 352, 0.7)),
    3: ((270, 284, 0.5), (116, 306, 0.54), (214, 358, 0.64)),
    4: ((280, 262, 0.44), (122, 272, 0.46), (274, 356, 0.56), (112, 362, 0.56)),
    5: ((196, 244, 0.38), (306, 286, 0.43), (88, 292, 0.44), (276, 366, 0.52), (126, 370, 0.52)),
    6: ((124, 238, 0.37), (274, 234, 0.37), (312, 304, 0.42), (88, 306, 0.43), (270, 374, 0.47), (128, 376, 0.48)),
    7: (
        (196, 216, 0.33),
        (306, 246, 0.36),
        (88, 252, 0.37),
        (214, 298, 0.4),
        (316, 356, 0.43),
        (76, 346, 0.43),
        (196, 380, 0.44),
    ),
    8: (
        (128, 208, 0.32),
        (262, 204, 0.32),
        (336, 262, 0.36),
        (64, 270, 0.37),
        (202, 286, 0.38),
        (316, 356, 0.42),
        (80, 360, 0.43),
        (200, 382, 0.43),
    ),
}
"""For each population: where each animal stands, and how near it is; far ones first."""


def species(c: Canvas, description: Description) -> None:
    """The herd: as many animals as the species has population."""
    traits = frozenset(known(t, TRAITS, "trait") for t in description.get("traits", []))
    count = number(description, "population", 0, MOST, 1)
    seed = description.get("seed", 0)
    f = frame(seed, traits)
    rng = Random(seed)
    _ground(c, f.coat[0], "nocturnal" in traits, count > 3)
    if "burrowing" in traits:
        burrow(Stamp(c, 344 + (210 if count > 1 else 318) * 1j, 40))
    places = PLACES[max(1, count)]
    if count:
        _print(c, description, places, rng)
    if "speed" in traits:
        c.lines(
            [[complex(6, y), complex(34, y - 1), complex(60 - k * 12, y)] for k, y in enumerate((250, 276, 302))], 0.7
        )
    if "fertile" in traits:
        for x, y, r in ((340, 372, 22), (372, 366, 17)):
            egg(Stamp(c, complex(x, y), r))
    if "scavenger" in traits:
        bone(Stamp(c, 36 + 380j, 26))


def _print(c: Canvas, description: Description, places: tuple[tuple[float, float, float], ...], rng: Random) -> None:
    traits = frozenset(description.get("traits", []))
    size = sum(place[2] for place in places) / len(places)
    pen = c.pen
    c.pen = pen / size * (1.0 if len(places) == 1 else 0.8)
    with c.stamp() as name:
        animal(c, frame(description.get("seed", 0), traits))
    c.pen = pen
    for i, (x, y, near) in enumerate(places):
        at = complex(x + rng.uniform(-6, 6), y)
        c.pool(at + 2, 130 * near, "payne", 0.3, 0.12)
        c.print(name, at, near, len(places) > 1 and (i + rng.randrange(3)) % 3 == 0)


def _ground(c: Canvas, pigment: str, night: bool, wide: bool) -> None:
    """Earth and grass, under a night sky if the animal wakes by night; deeper for a large herd."""
    if night:
        c.wash(blob(200 + 150j, 178, c.rng, 0.08, 0.72), "indigo", 0.55)
        c.bloom(320 + 66j, 60, "snow", 0.9)
        c.shape(oval(322 + 64j, 25, 25, 0, 9), "snow", 0.9, 0.6, "lemon")
        for x, y, r in ((84, 70, 9), (160, 48, 6), (236, 88, 7)):
            star(c, complex(x, y), r, "lemon")
    middle, depth = (200 + 296j, 0.5) if wide else (200 + 330j, 0.34)
    c.wash(blob(middle, 184, c.rng, 0.07, depth), "ochre", 0.3)
    c.wash(blob(middle + complex(-8, 8), 132, c.rng, 0.14, depth * 0.9), "sap", 0.35)
    c.splash(200 + 350j, 90, pigment, 4)
    tufts = [complex(x, y) for x, y in ((36, 330), (366, 316), (150, 388), (290, 386))]
    c.lines([[p + complex(k * 5, 0), p + complex(k * 8, -14 - 4 * (k % 2))] for p in tufts for k in (-1, 0, 1)], 0.5)


def watering_hole(c: Canvas, description: Description) -> None:
    """The pool, with a piece of food for each that lies there."""
    food = number(description, "food", 0, MOST_FOOD)
    c.wash(blob(200 + 214j, 176, c.rng, 0.07, 0.84), "ochre", 0.5)
    c.wash(blob(200 + 214j, 160, c.rng, 0.06, 0.8), "sap", 0.5)
    mass = c.mass([blob(200 + 216j, 142, c.rng, 0.06, 0.72)], "cerulean", "teal", 0.85)
    c.bloom(200 + 290j, 120, "indigo", 0.6, dark=True)
    for k in range(4):
        at = complex(110 + 46 * k, 166 + 32 * (k % 3))
        c.reserve([[at, at + complex(18, -4), at + 40], [at + 40, at + complex(20, 2), at]], 0.7)
    mass.close()
    _shore(c)
    seen = min(food, SEEN_FOOD)
    _food(c, [_float(i, seen) for i in range(seen)])


def _float(i: int, count: int) -> complex:
    """Places on the water, from the middle outward like the seeds of a sunflower."""
    reach = math.sqrt((i + 0.5) / max(count, 12)) * 118
    return 200 + 212j + complex(turn(137.5 * i).real * reach, turn(137.5 * i).imag * reach * 0.68)


def _food(c: Canvas, places: list[complex]) -> None:
    """Berries of three kinds, each with its leaf."""
    if places:
        c.shapes([leaf(at + 4, at + complex(21, -8), 10) for at in places], "sap", 0.95, 0.5)
    for i, pigment in enumerate(("alizarin", "flame", "lemon")):
        if places[i::3]:
            c.shapes([oval(at, 10, 10, 0, 5) for at in places[i::3]], pigment, 0.95, 0.6)


def _shore(c: Canvas) -> None:
    for x, y, side in ((46, 250, -1), (356, 236, 1), (60, 176, -1), (338, 300, 1)):
        foot = complex(x, y)
        c.shapes(
            [leaf(foot + k * 8, foot + complex(k * 11 + 4 * side, -62 - 12 * (k % 2)), 9, 2) for k in (-1, 0, 1)],
            "sap",
            0.85,
            0.6,
            "moss",
        )
    for x, y, r in ((110, 322, 17), (136, 334, 11), (292, 112, 13)):
        c.shape(oval(complex(x, y), r * 1.3, r, 0, 7), "snow", 0.8, 0.7, "payne")
