"""Beings that are animals: four-legged, winged, clawed, many-armed or six-legged."""

from __future__ import annotations

from typing import NamedTuple

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, horn, leaf, oval, ribbon


def eye(c: Canvas, at: complex, radius: float = 9, iris: str = "lemon") -> None:
    c.shape(oval(at, radius, radius, 0, 7), iris, 0.95, 0.75)
    c.dot(at + complex(radius * 0.2, 0), radius * 0.52, "#2a2024")
    c.dot(at + complex(radius * 0.4, -radius * 0.3), radius * 0.24, "#fffaf0")


class Beast(NamedTuple):
    """The measures of a four-legged beast."""

    bulk: float
    legs: float
    ear: float
    muzzle: float
    tail: float


def _quadruped(c: Canvas, f: complex, look: Look, b: Beast) -> complex:
    """Tail, legs, trunk and head; the head's middle is returned."""
    top = f - 1j * (b.legs + 40)
    tail = top + complex(-92, -4)
    c.shape(
        ribbon(
            [tail + 16, tail + complex(-22, -2), tail + complex(-48, -26), tail + complex(-54, -34 - b.tail)],
            [11, 15, 13, 0],
            7,
        ),
        look.pigment,
        0.9,
        1.0,
        look.shade,
    )
    for x, bend in ((-56, 16), (70, -8)):
        c.shape(_limb(top + complex(x, 16), f + complex(x + 6, -5), 15, bend), look.shade, 0.85, 1.0, look.shade)
    head = top + complex(104, -62)
    for x in (-20, 6):
        c.shape(leaf(head + complex(x, -12), head + complex(x - 8, -24 - b.ear), 32), look.pigment, 0.9, 1.0, "rose")
    legs = [_limb(top + complex(x, 12), f + complex(x, -6), 21, bend) for x, bend in ((-78, 18), (46, -8))]
    paws = [oval(f + complex(x + 8, -5), 18, 9, 0, 7) for x in (-78, 46)]
    trunk = ribbon(
        [
            top + complex(-104, 2),
            top + complex(-74, 0),
            top + complex(-12, 0),
            top + complex(48, -6),
            head + complex(-30, 26),
            head + complex(-4, 0),
        ],
        [18, 34 * b.bulk, 31 * b.bulk, 39 * b.bulk, 31, 28],
        10,
    )
    flesh(c, [trunk, *legs, *paws], look)
    c.line([top + complex(-92, -12), top + complex(-66, -18), top + complex(-52, 4), top + complex(-58, 26)], 0.7)
    flesh(
        c,
        [
            oval(head, 37, 33, 0, 9),
            ribbon([head + complex(14, 6), head + complex(40, 10), head + complex(38 + b.muzzle, 12)], [23, 17, 13], 4),
        ],
        look,
    )
    c.dot(head + complex(48 + b.muzzle, 4), 6)
    c.line([head + complex(44 + b.muzzle, 20), head + complex(30, 23), head + complex(16, 17)], 0.9)
    eye(c, head + complex(12, -9))
    return head


def _limb(hip: complex, foot: complex, thick: float, bend: float) -> Outline:
    """A leg that bends back at the hock or forward at the elbow."""
    knee = hip + (foot - hip) * 0.45 - bend * 0.35
    hock = hip + (foot - hip) * 0.72 - bend * 0.7
    return ribbon([hip, knee, hock, foot], [thick, thick * 0.72, thick * 0.5, thick * 0.58], 5)


def wolf(c: Canvas, f: complex, look: Look) -> None:
    head = _quadruped(c, f, look, Beast(1.0, 74, 30, 26, 20))
    c.shapes([horn(head + complex(x, 20), head + complex(x, 34), 9) for x in (56, 40)], "snow", 0.95, 0.6)
    c.line([head + complex(0, -24), head + complex(12, -22), head + complex(24, -15)], 1.4)


def cat(c: Canvas, f: complex, look: Look) -> None:
    head = _quadruped(c, f, look, Beast(0.8, 66, 26, 2, 56))
    c.lines([[head + complex(34, 14), head + complex(66, 4 + k * 9)] for k in range(3)], 0.5)


def bear(c: Canvas, f: complex, look: Look) -> None:
    head = _quadruped(c, f, look, Beast(1.45, 64, -10, 12, -16))
    c.shapes([oval(head + complex(x, -30), 14, 14, 0, 8) for x in (-24, 8)], look.pigment, 0.9, 1.0, "rose")
    c.shapes([horn(f + complex(52 + 9 * k, -8), f + complex(62 + 9 * k, 4), 8) for k in range(3)], "bone", 0.95, 0.7)


def lizard(c: Canvas, f: complex, look: Look) -> None:
    top = f + complex(0, -70)
    c.shapes(
        [
            ribbon([top + complex(x, 10), top + complex(x + 22, 34), f + complex(x + 6, -4)], [16, 12, 11], 4)
            for x in (-40, 52)
        ],
        look.shade,
        0.85,
    )
    flesh(
        c,
        [
            ribbon(
                [
                    top + complex(-176, 44),
                    top + complex(-120, 40),
                    top + complex(-60, 0),
                    top + complex(20, 0),
                    top + complex(80, -22),
                    top + complex(112, -30),
                ],
                [0, 14, 34, 36, 28, 24],
                12,
            ),
            [
                [
                    top + complex(84, -46),
                    top + complex(120, -62),
                    top + complex(170, -30),
                    top + complex(176, -14),
                    top + complex(130, -4),
                    top + complex(92, -8),
                ]
            ],
            *(
                ribbon([top + complex(x, 10), top + complex(x - 22, 34), f + complex(x - 4, -4)], [19, 13, 12], 4)
                for x in (-56, 40)
            ),
        ],
        look,
    )
    c.shapes(
        [leaf(top + complex(x, -26), top + complex(x - 12, -52), 18) for x in (-70, -42, -14, 14, 42)],
        look.shade,
        0.9,
        0.8,
    )
    eye(c, top + complex(126, -40), 10)
    c.line([top + complex(174, -16), top + complex(146, -14), top + complex(122, -20)], 0.9)


def bird(c: Canvas, f: complex, look: Look) -> None:
    for x in (-14, 18):
        c.line([f + complex(x, -60), f + complex(x + 4, -30), f + complex(x, -2)], 2, False)
        c.lines([[f + complex(x, -2), f + complex(x + 20, 2)], [f + complex(x, -2), f + complex(x - 12, 3)]], 1.5)
    body = f + complex(-6, -110)
    c.shapes(
        [leaf(body + complex(-60, 10), body + complex(-140, 26 + 16 * k), 26) for k in (-1, 0, 1)], look.shade, 0.85
    )
    head = body + complex(76, -76)
    c.shape(
        [
            [head + complex(24, -16), head + complex(58, -6), head + complex(74, 14)],
            [head + complex(74, 14), head + complex(48, 10), head + complex(22, 16)],
            [head + complex(22, 16), head + complex(24, -16)],
        ],
        "ochre",
        0.95,
        1.0,
        "flame",
    )
    flesh(
        c,
        [
            [
                [
                    body + complex(-84, 8),
                    body + complex(-30, -44),
                    body + complex(38, -60),
                    body + complex(76, -30),
                    body + complex(66, 26),
                    body + complex(14, 58),
                    body + complex(-46, 46),
                ]
            ],
            oval(head, 34, 32, 0, 9),
        ],
        look,
    )
    c.shapes(
        [leaf(body + complex(30, -22 + 6 * k), body + complex(-78 + 6 * k, -8 + 20 * k), 34, -8) for k in range(3)],
        look.shade,
        0.8,
        0.9,
        look.pigment,
    )
    eye(c, head + complex(10, -7))


def crab(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(0, -78)
    for side in (-1, 1):
        c.lines(
            [
                [
                    at + complex(side * (50 + 10 * k), 14),
                    at + complex(side * (88 + 16 * k), 10 + 14 * k),
                    at + complex(side * (96 + 8 * k), 76),
                ]
                for k in range(3)
            ],
            1.8,
        )
        claw = at + complex(112 * side, -76)
        c.line([at + complex(70 * side, -20), at + complex(116 * side, -34), claw + 20j], 3, False)
        flesh(
            c,
            [
                [
                    [claw + complex(-26 * side, 24), claw + complex(-34 * side, -24), claw + complex(-8 * side, -56)],
                    [claw + complex(-8 * side, -56), claw + complex(-2 * side, -20)],
                    [claw + complex(-2 * side, -20), claw + complex(30 * side, -44)],
                    [
                        claw + complex(30 * side, -44),
                        claw + complex(36 * side, 0),
                        claw + complex(6 * side, 30),
                        claw + complex(-26 * side, 24),
                    ],
                ]
            ],
            look,
        )
    for x in (-22, 22):
        c.line([at + complex(x, -34), at + complex(x * 1.2, -68)], 1.6, False)
    flesh(
        c,
        [
            [
                [
                    at + complex(-92, 6),
                    at + complex(-66, -42),
                    at + complex(0, -54),
                    at + complex(66, -42),
                    at + complex(92, 6),
                    at + complex(50, 44),
                    at + complex(-50, 44),
                ]
            ]
        ],
        look,
    )
    for x in (-26, 26):
        eye(c, at + complex(x, -74), 12)
    c.line([at + complex(-24, 14), at + complex(0, 24), at + complex(24, 14)], 1.0)


def squid(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(0, -150)
    arms = []
    for k, x in enumerate((-60, -36, -12, 12, 36, 60)):
        way = 16 if k % 2 else -16
        arms.append(
            ribbon(
                [
                    at + complex(x * 0.7, 40),
                    at + complex(x + way, 84),
                    at + complex(x - way, 118),
                    at + complex(x * 1.5 + way, 146),
                ],
                [13, 11, 8, 0],
                7,
            )
        )
    flesh(c, [*arms], look)
    c.shapes([leaf(at + complex(30 * s, -60), at + complex(94 * s, -96), 48) for s in (-1, 1)], look.shade, 0.85)
    flesh(
        c,
        [
            [
                [
                    at + complex(-58, 44),
                    at + complex(-62, -20),
                    at + complex(-40, -86),
                    at + complex(0, -140),
                    at + complex(40, -86),
                    at + complex(62, -20),
                    at + complex(58, 44),
                    at + complex(0, 62),
                ]
            ]
        ],
        look,
    )
    for x in (-28, 28):
        eye(c, at + complex(x, 8), 17)


def bug(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(-10, -74)
    c.lines(
        [
            [at + complex(x, 20), at + complex(x + lean, 44), at + complex(x + lean * 1.2, 76)]
            for x, lean in ((-56, -22), (-30, -10), (0, 12), (26, 20), (52, 26), (-76, -26))
        ],
        1.7,
    )
    c.lines(
        [
            [at + complex(96, -20), at + complex(116, -60), at + complex(148, -70)],
            [at + complex(90, -24), at + complex(98, -66), at + complex(122, -88)],
        ],
        1.2,
    )
    flesh(
        c,
        [
            [
                [
                    at + complex(-104, 24),
                    at + complex(-90, -36),
                    at + complex(-30, -66),
                    at + complex(34, -56),
                    at + complex(66, -10),
                    at + complex(56, 30),
                    at + complex(-40, 36),
                ]
            ]
        ],
        look,
    )
    c.line([at + complex(-100, 10), at + complex(-40, -16), at + complex(60, -14)], 1.0)
    flesh(c, [oval(at + complex(86, 0), 34, 31, 0, 9)], look)
    eye(c, at + complex(96, -8), 11)
    c.lines([[at + complex(112, 16), at + complex(128, 24), at + complex(122, 38)]], 1.4)
