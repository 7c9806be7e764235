"""Twelve adaptations: some grow behind the beast, some in front of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final, NamedTuple

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, along, horn, leaf, mix, normals, oval, polygon, ribbon, turn
from galapagos.games.evolve.drawing.bodies import Frame

Grow = Callable[[Canvas, Frame, Look], None]


def _wing(c: Canvas, root: complex, lean: float, look: Look) -> None:
    for i, (angle, length) in enumerate(((190, 70), (174, 96), (158, 120), (142, 138), (126, 146), (110, 138))):
        c.shape(
            leaf(root + complex(-4 * i, -5 * i), root + turn(angle - lean, length), 36, -8),
            look.pigment,
            0.7,
            0.85,
            look.shade,
        )
    flesh(
        c,
        [
            ribbon(
                [
                    root + complex(8, 12),
                    root + complex(2, -30),
                    root + turn(118 - lean, 84),
                    root + turn(114 - lean, 128),
                ],
                [17, 15, 10, 0],
                6,
            )
        ],
        look,
    )


def far_wing(c: Canvas, f: Frame, look: Look) -> None:
    _wing(c, f.back[2] + complex(30, 12), 20, look)


def near_wing(c: Canvas, f: Frame, look: Look) -> None:
    _wing(c, f.back[2] + complex(0, 26), 0, look)


def gills(c: Canvas, f: Frame, look: Look) -> None:
    root = mix(f.neck, f.side, 0.16) + 4j
    for angle, length in ((146, 66), (172, 74), (198, 74), (224, 62)):
        tip = root + turn(angle, length)
        flesh(c, [leaf(root, tip, 26)], look)
        way, side = tip - root, turn(angle) * 1j
        c.lines(
            [[root, tip]]
            + [[root + way * t - side * 9, root + way * (t - 0.1), root + way * t + side * 9] for t in (0.45, 0.65)],
            0.45,
        )


def claws(c: Canvas, f: Frame, look: Look) -> None:
    root = mix(f.neck, f.belly, 0.4)
    flesh(
        c,
        [
            ribbon([root, root + complex(38, 22), root + complex(64, 8)], [17, 14, 14], 5),
            oval(root + complex(70, 6), 19, 17, 0, 8),
        ],
        look,
    )
    hand = root + complex(74, 6)
    c.shapes(
        [horn(hand + turn(a, 8), hand + turn(a - 22, 46), 15, 6) for a in (64, 28, -8, -44)], "bone", 0.95, 0.9, "umber"
    )


def quills(c: Canvas, f: Frame, look: Look) -> None:
    line = along(f.back, 9)
    spines = [
        leaf(p + 8j, p + n * (74 if i % 2 else 56) + n * 1j * -22, 13)
        for i, (p, n) in enumerate(zip(line, normals(line), strict=True))
    ]
    flesh(c, [[*spines[0]], *spines[1:]], look)


def lantern(c: Canvas, f: Frame, look: Look) -> None:
    root = f.neck + complex(14, -52)
    lamp = root + complex(74, -50)
    c.line([root, root + complex(14, -50), root + complex(52, -76), lamp + -8j], 1.3, False)
    c.bloom(lamp, 62, "lemon", 1)
    flesh(c, [oval(lamp, 17, 19, 0, 8)], look)
    c.dot(lamp + complex(-5, -6), 5, "#fffaf0")


def web(c: Canvas, f: Frame, look: Look) -> None:
    for foot in (f.foot, complex(f.rump.real + 50, f.foot.imag)):
        toes = [foot + complex(-14, 2), foot + complex(40, -20), foot + complex(52, 2), foot + complex(40, 18)]
        paddle: Outline = [
            [toes[0], foot + complex(10, -16), toes[1]],
            [toes[1], foot + complex(40, -7), toes[2]],
            [toes[2], foot + complex(40, 9), toes[3]],
            [toes[3], foot + complex(8, 12), toes[0]],
        ]
        flesh(c, [paddle], look)
        c.lines([[toes[0], toe] for toe in toes[1:]], 0.7)


def eyespots(c: Canvas, f: Frame, look: Look) -> None:
    places = [f.side, mix(f.side, f.rump, 0.55) + -6j]
    if look.has("many"):
        places += [mix(f.side, f.neck, 0.5) + 6j, mix(f.side, f.back[1], 0.6), mix(f.side, f.belly, 0.55)]
    for place in places:
        flesh(c, [oval(place, 27, 24, 0, 9)], look)
        c.wash(oval(place, 17, 15, 0, 8), "lemon", 1)
        c.dot(place, 9, "#2a2024")
        c.dot(place + complex(3, -4), 3, "#fffaf0")


def spores(c: Canvas, f: Frame, look: Look) -> None:
    for place, size in ((f.back[1], 1.0), (f.back[2], 1.35), (f.back[3] + -2j, 0.8)):
        c.shape(
            ribbon([place + 8j, place - 14j * size, place - 30j * size], [7 * size, 6 * size, 5 * size], 3),
            "bone",
            0.95,
            0.8,
        )
        top = place - 30j * size
        flesh(
            c,
            [
                [
                    [top - 30 * size, top + complex(-18, -22) * size, top + complex(18, -22) * size, top + 30 * size],
                    [top + 30 * size, top + 8j * size, top - 30 * size],
                ]
            ],
            look,
        )
    for _ in range(22 if look.has("many") else 12):
        c.dot(
            f.back[2] + complex(c.rng.uniform(-100, 60), c.rng.uniform(-120, -50)),
            c.rng.uniform(1.8, 4),
            c.deep(look.pigment),
            0.6,
        )


def antennae(c: Canvas, f: Frame, look: Look) -> None:
    root = f.neck + complex(24, -56)
    for lean in (0, 26):
        tip = root + complex(24 + lean, -66 + lean * 0.5)
        c.line([root, root + complex(-4 + lean * 0.4, -36), tip], 1.4, False)
        flesh(c, [oval(tip, 12, 12, 0, 7)], look)


def sail(c: Canvas, f: Frame, look: Look) -> None:
    low = along(f.back, 6)
    tops = [p + n * h for p, n, h in zip(low, normals(low), (22, 70, 98, 108, 98, 66, 20), strict=True)]
    outline: Outline = [[a, mix(a, b, 0.5) + 9j, b] for a, b in itertools.pairwise(tops)]
    outline += [[tops[-1], low[-1] + 14j], [low[-1] + 14j, low[3] + 18j, low[0] + 14j], [low[0] + 14j, tops[0]]]
    flesh(c, [outline], look)
    c.lines([[p, t] for p, t in zip(low, tops, strict=True)], 0.7)


def pouch(c: Canvas, f: Frame, look: Look) -> None:
    at = mix(f.side, f.belly, 0.62) + 14
    for ear in (-9, 9):
        c.shape(leaf(at + complex(ear, -30), at + complex(ear * 1.6, -58), 13), "bone", 0.95, 0.8, "rose")
    c.shape(oval(at + complex(0, -24), 20, 18, 0, 8), "bone", 0.95, 0.9, "sand")
    for x in (-6, 8):
        c.dot(at + complex(x, -26), 3.2)
    flesh(
        c,
        [
            [
                [at + complex(-36, -16), at + complex(0, -8), at + complex(36, -16)],
                [at + complex(36, -16), at + complex(34, 18), at + 32j, at + complex(-34, 18), at + complex(-36, -16)],
            ]
        ],
        look,
    )
    c.lines([[at + complex(-30, -8), at + complex(0, 0), at + complex(30, -8)]], 0.5)


def crystals(c: Canvas, f: Frame, look: Look) -> None:
    line = along(f.back, 5)
    for i, (p, n) in enumerate(zip(line, normals(line), strict=True)):
        height, side = (44, 74, 54, 84, 60, 40)[i], n * 1j
        base, tip = p + 8j, p + n * height + side * (8 if i % 2 else -10)
        flesh(
            c,
            [
                polygon(
                    [
                        base - side * 15,
                        mix(base, tip, 0.7) - side * 12,
                        tip,
                        mix(base, tip, 0.7) + side * 12,
                        base + side * 15,
                    ]
                )
            ],
            look,
        )
        c.lines([[tip, mix(base, tip, 0.6) + side * 2, base + side * 2]], 0.5)


class Adaptation(NamedTuple):
    """What grows behind and in front, with its two paints."""

    behind: Grow | None
    front: Grow | None
    pigment: str
    shade: str


ADAPTATIONS: Final[dict[str, Adaptation]] = {
    "wings": Adaptation(far_wing, near_wing, "snow", "cerulean"),
    "gills": Adaptation(None, gills, "coral", "alizarin"),
    "claws": Adaptation(None, claws, "sienna", "umber"),
    "quills": Adaptation(quills, None, "bone", "night"),
    "lantern": Adaptation(None, lantern, "lemon", "flame"),
    "web": Adaptation(None, web, "flame", "ochre"),
    "eyespots": Adaptation(None, eyespots, "cerulean", "indigo"),
    "spores": Adaptation(spores, None, "alizarin", "plum"),
    "antennae": Adaptation(antennae, None, "violet", "plum"),
    "sail": Adaptation(sail, None, "coral", "flame"),
    "pouch": Adaptation(None, pouch, "sand", "sienna"),
    "crystals": Adaptation(crystals, None, "cerulean", "violet"),
}
