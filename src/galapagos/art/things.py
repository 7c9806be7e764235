"""Things that stand, grow or shine in a landscape, each drawn at its foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import SIDE, Canvas
from galapagos.art.geometry import blob, leaf, oval, polygon, ribbon, turn
from galapagos.art.marks import sparkle


def _sun(c: Canvas, at: complex, size: float) -> None:
    c.bloom(at, 90 * size, "lemon", 0.9)
    c.wash(oval(at, 30 * size, 30 * size, 0, 9), "lemon", 0.95)


def _red_sun(c: Canvas, at: complex, size: float) -> None:
    c.bloom(at, 150 * size, "alizarin", 0.8)
    c.bloom(at, 90 * size, "flame", 0.9)
    c.shape(oval(at, 56 * size, 56 * size, 0, 10), "alizarin", 0.85, 0.7, "flame")
    c.washes(
        [
            oval(at + complex(-18, -6) * size, 12 * size, 6 * size, 20, 6),
            oval(at + complex(16, 18) * size, 15 * size, 7 * size, -10, 6),
        ],
        "blood",
        0.5,
    )


def _moon(c: Canvas, at: complex, size: float) -> None:
    c.bloom(at, 96 * size, "snow", 0.95)
    c.shape(oval(at, 34 * size, 34 * size, 0, 9), "snow", 0.9, 0.5, "lemon")
    c.washes(
        [
            oval(at + complex(-9, -6) * size, 7 * size, 6 * size, 0, 6),
            oval(at + complex(10, 9) * size, 5 * size, 4 * size, 0, 6),
        ],
        "payne",
        0.3,
    )


def _stars(c: Canvas, at: complex, size: float) -> None:
    for _ in range(9):
        sparkle(c, at + complex(c.rng.uniform(-170, 170), c.rng.uniform(-70, 60)), c.rng.uniform(3, 8) * size)


def _birds(c: Canvas, at: complex, size: float) -> None:
    spots = (0j, complex(34, -16), complex(66, -4), complex(-30, -20))
    c.lines(
        [
            [
                at + s + complex(-13, -6) * size,
                at + s + complex(-5, -9) * size,
                at + s,
                at + s + complex(6, -9) * size,
                at + s + complex(14, -5) * size,
            ]
            for s in spots
        ],
        0.6,
    )


def _tree(c: Canvas, at: complex, size: float) -> None:
    s = size
    c.shape(ribbon([at, at + complex(4, -34) * s, at + complex(0, -70) * s], [9 * s, 6 * s, 5 * s], 4), "umber")
    crown = [
        oval(at + complex(x, y) * s, r * s, r * 0.86 * s, 0, 7)
        for x, y, r in ((-26, -78, 26), (24, -82, 28), (0, -106, 30), (0, -74, 24))
    ]
    mass = c.mass(crown, "sap", "moss", 0.9, 0.8)
    c.bloom(at + complex(16, -74) * s, 34 * s, "moss", 0.8, dark=True)
    mass.close()


def _pine(c: Canvas, at: complex, size: float) -> None:
    s = size
    c.shape(ribbon([at, at + -20j * s, at + -36j * s], [6 * s, 5 * s, 5 * s], 2), "umber")
    for y, w in ((-18, 34), (-46, 27), (-72, 19)):
        foot, top = at + 1j * y * s, at + 1j * (y - 48) * s
        c.shape(
            [
                [foot - w * s, foot + complex(-w * 0.4, 7) * s, foot + complex(w * 0.4, 6) * s, foot + w * s],
                [foot + w * s, top],
                [top, foot - w * s],
            ],
            "teal",
            0.8,
            0.8,
            "moss",
        )


def _palm(c: Canvas, at: complex, size: float) -> None:
    s = size
    top = at + complex(22, -112) * s
    c.shape(ribbon([at, at + complex(2, -60) * s, top], [8 * s, 6 * s, 5 * s], 5), "sand", 0.9, 0.8, "umber")
    for angle in (170, 138, 100, 60, 28, -4, 196):
        c.shape(leaf(top, top + turn(angle, 62 * s) + 16j * s, 17 * s, -10 * s), "sap", 0.85, 0.7, "moss")


def _acacia(c: Canvas, at: complex, size: float) -> None:
    s = size
    c.lines(
        [
            [at, at + complex(4, -40) * s, at + complex(-30, -78) * s],
            [at + complex(3, -36) * s, at + complex(34, -80) * s],
        ],
        1.5,
    )
    c.mass(
        [oval(at + complex(x, y) * s, 40 * s, 13 * s, 0, 8) for x, y in ((-34, -82), (34, -86), (0, -96))],
        "sap",
        "moss",
        0.9,
        0.8,
    ).close()


def _dead(c: Canvas, at: complex, size: float) -> None:
    s = size
    limbs = [
        [0j, complex(5, -46), complex(-2, -100)],
        [complex(3, -40), complex(28, -70), complex(30, -96)],
        [complex(4, -56), complex(-24, -78), complex(-34, -76)],
        [complex(22, -64), complex(40, -68)],
    ]
    c.lines([[at + p * s for p in limb] for limb in limbs], 1.5)


def _cactus(c: Canvas, at: complex, size: float) -> None:
    s = size
    arms = [
        ribbon([at, at + -50j * s, at + -98j * s], [14 * s, 14 * s, 11 * s], 4),
        ribbon([at + -40j * s, at + complex(30, -44) * s, at + complex(34, -76) * s], [9 * s, 9 * s, 8 * s], 4),
        ribbon([at + -54j * s, at + complex(-28, -56) * s, at + complex(-32, -84) * s], [9 * s, 8 * s, 7 * s], 4),
    ]
    c.mass(arms, "sap", "teal", 0.9, 0.9).close()
    c.lines(
        [[at + complex(-4, -8) * s, at + complex(-4, -90) * s], [at + complex(5, -8) * s, at + complex(5, -90) * s]],
        0.4,
    )


def _reeds(c: Canvas, at: complex, size: float) -> None:
    for i in range(6):
        foot = at + (i - 3) * 11 * size
        c.shape(
            leaf(foot, foot + complex((i - 2.5) * 9, -60 - 16 * (i % 3)) * size, 9 * size, 3), "sap", 0.85, 0.6, "moss"
        )
    for x, h in ((-16, 92), (14, 106)):
        c.line([at + x * size, at + complex(x + 3, -h) * size], 0.7, False)
        c.shape(oval(at + complex(x + 3, -h) * size, 5 * size, 15 * size, -4, 7), "umber", 0.9, 0.6)


def _rock(c: Canvas, at: complex, size: float) -> None:
    s = size
    mass = c.mass(
        [
            [
                [at + complex(-58, 4) * s, at + complex(-46, -44) * s, at + complex(-8, -72) * s],
                [at + complex(-8, -72) * s, at + complex(34, -54) * s, at + complex(60, 4) * s],
                [at + complex(60, 4) * s, at + 10j * s, at + complex(-58, 4) * s],
            ]
        ],
        "snow",
        "payne",
        0.9,
    )
    c.wash(
        [
            [at + complex(-8, -72) * s, at + complex(6, -30) * s, at + complex(0, 10) * s],
            [at + complex(0, 10) * s, at + complex(60, 4) * s, at + complex(34, -54) * s, at + complex(-8, -72) * s],
        ],
        "payne",
        0.5,
        0,
    )
    mass.close()
    c.lines(
        [
            [at + complex(-8, -66) * s, at + complex(2, -40) * s, at + complex(-4, -16) * s],
            [at + complex(20, -40) * s, at + complex(28, -20) * s],
        ],
        0.5,
    )


def _volcano(c: Canvas, at: complex, size: float) -> None:
    s = size
    c.bloom(at + -150j * s, 80 * s, "flame", 0.9)
    c.pool(at + complex(20, -190) * s, 40 * s, "payne", 0.5, 0.7)
    c.pool(at + complex(-14, -226) * s, 30 * s, "payne", 0.4, 0.7)
    mass = c.mass(
        [
            [
                [at + complex(-130, 4) * s, at + complex(-60, -70) * s, at + complex(-26, -140) * s],
                [at + complex(-26, -140) * s, at + complex(0, -130) * s, at + complex(24, -142) * s],
                [at + complex(24, -142) * s, at + complex(60, -68) * s, at + complex(136, 4) * s],
                [at + complex(136, 4) * s, at + complex(-130, 4) * s],
            ]
        ],
        "umber",
        "night",
        0.85,
    )
    c.wash(
        ribbon(
            [at + complex(2, -136) * s, at + complex(-10, -90) * s, at + complex(12, -50) * s, at + complex(2, 0) * s],
            [11 * s, 9 * s, 8 * s, 12 * s],
            6,
        ),
        "flame",
        0.95,
    )
    mass.close()


def _ice(c: Canvas, at: complex, size: float) -> None:
    s = size
    points = [
        complex(-70, 6),
        complex(-58, -46),
        complex(-22, -54),
        complex(-4, -104),
        complex(30, -70),
        complex(62, -58),
        complex(74, 6),
    ]
    mass = c.mass([polygon([at + p * s for p in points])], "snow", "cerulean", 0.9)
    c.wash(
        polygon(
            [at + complex(-4, -104) * s, at + complex(30, -70) * s, at + complex(20, 6) * s, at + complex(4, -30) * s]
        ),
        "cerulean",
        0.5,
        0,
    )
    mass.close()


def _cave(c: Canvas, at: complex, size: float) -> None:
    """The dark mouth of a cave all round the page, with teeth of stone and a pool of light."""
    c.add(f'<rect width="{SIDE}" height="{SIDE}" fill="{c.deep("night")}" opacity=".55"/>')
    c.bloom(at + -110j, 150 * size, "ochre", 0.75)
    for x, h, w in ((50, 120, 46), (112, 70, 34), (176, 46, 26), (246, 58, 28), (300, 104, 40), (360, 150, 52)):
        c.shape(
            [
                [complex(x - w / 2, 10), complex(x - w / 5, 10 + h * 0.5), complex(x, 10 + h)],
                [complex(x, 10 + h), complex(x + w / 4, 10 + h * 0.5), complex(x + w / 2, 10)],
            ],
            "payne",
            0.85,
            0.8,
            "night",
        )
    for x, h, w in ((40, 120, 60), (104, 60, 40), (320, 74, 46), (372, 140, 64)):
        c.shape(
            [
                [complex(x - w / 2, 396), complex(x - w / 6, 396 - h * 0.6), complex(x, 396 - h)],
                [complex(x, 396 - h), complex(x + w / 5, 396 - h * 0.5), complex(x + w / 2, 396)],
            ],
            "payne",
            0.85,
            0.8,
            "night",
        )


def _towers(c: Canvas, at: complex, size: float) -> None:
    for x, w, h, cut in ((-120, 56, 150, 18), (-50, 44, 210, -24), (12, 62, 120, 26), (88, 50, 180, -18)):
        foot = at + x * size
        top = foot + complex(0, -h) * size
        c.shape(
            polygon(
                [
                    foot,
                    top + 8j * size,
                    top + complex(w * 0.4, -cut * 0.6) * size,
                    top + complex(w * 0.6, cut) * size,
                    top + complex(w, 0) * size,
                    foot + w * size,
                ]
            ),
            "payne",
            0.6,
            0.9,
            "umber",
        )
        windows = [
            polygon(
                [
                    foot + complex(px, -py) * size,
                    foot + complex(px + 9, -py) * size,
                    foot + complex(px + 9, -py - 14) * size,
                    foot + complex(px, -py - 14) * size,
                ]
            )
            for px in (9, 28)
            for py in range(18, h - 40, 30)
        ]
        c.washes(windows, "night", 0.75)


def _kelp(c: Canvas, at: complex, size: float) -> None:
    for x, h in ((-26, 150), (0, 190), (24, 120)):
        foot = at + x * size
        c.shape(
            ribbon(
                [
                    foot,
                    foot + complex(16, -h * 0.3) * size,
                    foot + complex(-12, -h * 0.65) * size,
                    foot + complex(8, -h) * size,
                ],
                [9 * size, 10 * size, 8 * size, 0],
                8,
            ),
            "moss",
            0.85,
            0.7,
            "teal",
        )


def _fish(c: Canvas, at: complex, size: float) -> None:
    for offset, r in ((0j, 1.0), (complex(50, 26), 0.7), (complex(-36, 34), 0.8)):
        s, p = size * r, at + offset * size
        c.shapes(
            [
                leaf(p - 24 * s, p + 26 * s, 24 * s),
                polygon([p - 20 * s, p + complex(-38, -12) * s, p + complex(-36, 12) * s]),
            ],
            "coral",
            0.9,
            0.6,
        )
        c.dot(p + complex(14, -3) * s, 2.5 * s)


def _grass(c: Canvas, at: complex, size: float) -> None:
    blades = [
        leaf(at + x * size, at + complex(x + lean, -h) * size, 8 * size, lean * 0.2)
        for x, lean, h in ((-22, -16, 44), (-10, -4, 62), (2, 6, 52), (14, 18, 40), (22, 26, 30))
    ]
    c.shapes(blades, "sap", 0.9, 0.55, "moss")


def _flowers(c: Canvas, at: complex, size: float) -> None:
    spots = [at + complex(x, y) * size for x, y in ((-40, 0), (-16, -10), (10, 4), (34, -8), (54, 6), (-2, 18))]
    c.lines([[p, p + complex(2, -18) * size] for p in spots], 0.5)
    for i, p in enumerate(spots):
        c.wash(oval(p + complex(2, -22) * size, 9 * size, 8 * size, 0, 6), ("coral", "lemon", "violet")[i % 3], 0.95)


def _fungi(c: Canvas, at: complex, size: float) -> None:
    for x, h, r in ((-30, 44, 22), (4, 68, 30), (36, 36, 18)):
        foot = at + x * size
        c.shape(
            ribbon([foot, foot + -0.5j * h * size, foot - 1j * h * size], [6 * size, 5 * size, 5 * size], 2), "bone"
        )
        top = foot - 1j * h * size
        c.shape(
            [
                [
                    top - r * size,
                    top + complex(-r * 0.6, -r * 0.8) * size,
                    top + complex(r * 0.6, -r * 0.8) * size,
                    top + r * size,
                ],
                [top + r * size, top + 5j * size, top - r * size],
            ],
            "violet",
            0.9,
            0.7,
            "plum",
        )


def _mist(c: Canvas, at: complex, size: float) -> None:
    for dx, dy, r in ((-90, 0, 60), (20, -14, 80), (110, 8, 56)):
        c.reserve(blob(at + complex(dx, dy) * size, r * size, c.rng, 0.2, 0.24), 0.55)


def _bubbles(c: Canvas, at: complex, size: float) -> None:
    for i in range(6):
        place = at + complex(c.rng.uniform(-50, 50), -i * 17) * size
        c.shape(oval(place, (9 - i) * size, (9 - i) * size, 0, 6), "sap", 0.7, 0.5)


def _eyes(c: Canvas, at: complex, size: float) -> None:
    """Rings on the water that look back."""
    for dx, dy, r in ((-90, 0, 17), (-10, 34, 24), (80, 4, 18), (110, 66, 26), (-80, 72, 25)):
        p = at + complex(dx, dy) * size
        c.shape(leaf(p - r * 1.7 * size, p + r * 1.7 * size, r * 1.5 * size), "snow", 0.8, 0.6)
        c.shape(oval(p, r * 0.55 * size, r * 0.55 * size, 0, 7), "teal", 0.95, 0.5)
        c.dot(p, r * 0.25 * size, "#2a2024")


def _river(c: Canvas, at: complex, size: float) -> None:
    """A river that winds like a tail from the hills to the edge of the page."""
    mass = c.mass(
        [
            ribbon(
                [at, at + complex(54, 26), at + complex(-44, 62), at + complex(60, 104), at + complex(-10, 176)],
                [5, 10, 18, 28, 52],
                14,
            )
        ],
        "cerulean",
        "indigo",
        0.85,
        0.7,
    )
    c.reserve(ribbon([at + complex(34, 28), at + complex(-28, 62), at + complex(34, 100)], [0, 4, 0], 6), 0.6)
    mass.close()


def _bones(c: Canvas, at: complex, size: float) -> None:
    s = size
    for i in range(4):
        x = (-36 + 24 * i) * s
        c.line([at + x, at + complex(x - 4 * s, -30 * s), at + complex(x + 12 * s, -48 * s)], 1.3)
    c.shape(oval(at + complex(58, -16) * s, 20 * s, 15 * s, -10, 8), "bone", 0.9)
    c.dot(at + complex(62, -18) * s, 4 * s)


def _mesa(c: Canvas, at: complex, size: float) -> None:
    s = size
    mass = c.mass(
        [polygon([at + p * s for p in (complex(-80, 6), complex(-58, -92), complex(52, -98), complex(82, 6))])],
        "coral",
        "sienna",
        0.85,
    )
    c.washes(
        [
            ribbon(
                [at + complex(-76, y) * s, at + complex(0, y - 6) * s, at + complex(78, y) * s],
                [5 * s, 7 * s, 5 * s],
                3,
            )
            for y in (-70, -36, -8)
        ],
        "sienna",
        0.6,
    )
    mass.close()


Draw = Callable[[Canvas, complex, float], None]
SKY_THINGS: Final = frozenset({"sun", "red-sun", "moon", "stars", "birds"})
THINGS: Final[dict[str, Draw]] = {
    "sun": _sun,
    "red-sun": _red_sun,
    "moon": _moon,
    "stars": _stars,
    "birds": _birds,
    "tree": _tree,
    "pine": _pine,
    "palm": _palm,
    "acacia": _acacia,
    "dead": _dead,
    "cactus": _cactus,
    "reeds": _reeds,
    "rock": _rock,
    "volcano": _volcano,
    "ice": _ice,
    "cave": _cave,
    "towers": _towers,
    "kelp": _kelp,
    "fish": _fish,
    "grass": _grass,
    "flowers": _flowers,
    "fungi": _fungi,
    "mist": _mist,
    "bubbles": _bubbles,
    "eyes": _eyes,
    "river": _river,
    "bones": _bones,
    "mesa": _mesa,
}
