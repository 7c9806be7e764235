"""Ten heads, drawn on a neck that ends at n and looks right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, horn, leaf, oval, ribbon, turn


def _eye(c: Canvas, at: complex, radius: float = 11, iris: str = "lemon") -> None:
    c.shape(oval(at, radius, radius, 0, 7), iris, 0.9, 0.75)
    c.dot(at + complex(radius * 0.25, 0), radius * 0.52, "#2a2024")
    c.dot(at + complex(radius * 0.45, -radius * 0.3), radius * 0.24, "#fffaf0")


def _skull(n: complex, size: float = 1.0) -> Outline:
    return oval(n + complex(24, -26), 38 * size, 34 * size, 10, 9)


def _neck(n: complex) -> Outline:
    return ribbon([n + complex(-26, 12), n + complex(-4, -4), n + complex(16, -20)], [26, 23, 22], 4)


def beak(c: Canvas, n: complex, look: Look) -> None:
    lower: Outline = [
        [n + complex(46, -18), n + complex(72, -8), n + complex(98, 2)],
        [n + complex(98, 2), n + complex(68, 10), n + complex(40, 0)],
        [n + complex(40, 0), n + complex(46, -18)],
    ]
    c.shape(lower, "ochre", 0.95, 0.9, "flame")
    flesh(c, [_neck(n), _skull(n)], look)
    upper: Outline = [
        [n + complex(44, -48), n + complex(84, -40), n + complex(112, 2)],
        [n + complex(112, 2), n + complex(84, -10), n + complex(46, -12)],
        [n + complex(46, -12), n + complex(40, -30), n + complex(44, -48)],
    ]
    c.shape(upper, "lemon", 0.95, 1.0, "flame")
    c.line([n + complex(62, -32), n + complex(70, -30)], 0.9, False)
    _eye(c, n + complex(30, -36))


def snout(c: Canvas, n: complex, look: Look) -> None:
    c.shape(leaf(n + complex(2, -48), n + complex(-16, -84), 26), look.pigment, 0.9, 1.0, "rose")
    flesh(
        c,
        [
            _neck(n),
            _skull(n),
            ribbon([n + complex(36, -20), n + complex(64, -12), n + complex(86, -10)], [26, 20, 19], 4),
        ],
        look,
    )
    c.shape(oval(n + complex(92, -11), 13, 19, 0, 8), "rose", 0.9, 0.9, "coral")
    for y in (-18, -5):
        c.dot(n + complex(93, y), 3.6)
    c.line([n + complex(80, 8), n + complex(60, 8), n + complex(46, 0)], 0.8)
    _eye(c, n + complex(34, -36), 9)


def maw(c: Canvas, n: complex, look: Look) -> None:
    jaw = ribbon([n + complex(0, 6), n + complex(44, 26), n + complex(94, 12)], [18, 18, 10], 5)
    c.shape(
        [[n + complex(14, -20), n + complex(92, -24), n + complex(96, 14), n + complex(30, 22)]],
        "blood",
        0.95,
        0.8,
        "alizarin",
    )
    flesh(c, [_neck(n), jaw], look)
    flesh(
        c,
        [
            [
                [
                    n + complex(-14, -14),
                    n + complex(0, -56),
                    n + complex(44, -70),
                    n + complex(94, -46),
                    n + complex(104, -24),
                    n + complex(60, -20),
                    n + complex(16, -12),
                ]
            ]
        ],
        look,
    )
    c.shapes(
        [horn(n + complex(x, -24 + i), n + complex(x + 2, -6), 13) for i, x in enumerate((96, 80, 64, 48, 34))],
        "snow",
        0.95,
        0.7,
    )
    c.shapes(
        [horn(n + complex(x, 10 + y), n + complex(x + 1, -6 + y), 12) for x, y in ((90, 0), (74, 4), (57, 6), (41, 5))],
        "snow",
        0.95,
        0.7,
    )
    _eye(c, n + complex(34, -48))
    c.line([n + complex(20, -64), n + complex(36, -62), n + complex(48, -54)], 1.6)


def tusks(c: Canvas, n: complex, look: Look) -> None:
    c.shape(leaf(n + complex(0, -46), n + complex(-22, -74), 26), look.pigment, 0.9, 1.0, look.shade)
    flesh(c, [_neck(n), _skull(n), oval(n + complex(62, -8), 30, 24, -6, 8)], look)
    for x, reach in ((44, 0.85), (64, 1.0)):
        c.shape(
            [
                [
                    n + complex(x - 8, 4),
                    n + complex(x + 10, 22 * reach),
                    n + complex(x + 34 * reach, 10),
                    n + complex(x + 44 * reach, -28 * reach),
                ],
                [
                    n + complex(x + 44 * reach, -28 * reach),
                    n + complex(x + 24 * reach, -4),
                    n + complex(x + 10, -2),
                    n + complex(x - 8, 4),
                ],
            ],
            "bone",
            0.95,
            0.9,
            "sand",
        )
    c.dot(n + complex(86, -14), 3.5)
    _eye(c, n + complex(36, -36), 9)


def mandibles(c: Canvas, n: complex, look: Look) -> None:
    for flip in (-1, 1):
        root = n + complex(56, -20 + 14 * flip)
        c.shape(
            [
                [root + complex(-8, 8 * flip), root + complex(24, 24 * flip), root + complex(56, 4 * flip)],
                [root + complex(56, 4 * flip), root + complex(34, 4 * flip), root + complex(26, 10 * flip)],
                [
                    root + complex(26, 10 * flip),
                    root + complex(18, 2 * flip),
                    root + complex(-2, -4 * flip),
                    root + complex(-8, 8 * flip),
                ],
            ],
            "umber",
            0.9,
            1.0,
            "night",
        )
    flesh(c, [_neck(n), oval(n + complex(30, -24), 36, 32, 0, 9)], look)
    c.shape(oval(n + complex(34, -36), 18, 15, 20, 8), "alizarin", 0.85, 0.9, "plum")
    c.lines(
        [
            [n + complex(22, -42), n + complex(48, -32)],
            [n + complex(24, -32), n + complex(46, -44)],
            [n + complex(34, -50), n + complex(36, -22)],
        ],
        0.4,
    )


def antlers(c: Canvas, n: complex, look: Look) -> None:
    for lean in (-16, 8):
        root = n + complex(18 + lean * 0.5, -56)
        spine = [root, root + complex(-14 + lean, -38), root + complex(4 + lean * 1.4, -84)]
        c.shape(ribbon(spine, [8, 7, 0], 5), "bone", 0.95, 0.9, "umber")
        c.shapes(
            [
                leaf(root + complex(-10 + lean, -30), root + complex(22 + lean, -50), 10),
                leaf(root + complex(-12 + lean, -42), root + complex(-40 + lean, -68), 10),
                leaf(root + complex(-6 + lean * 1.2, -58), root + complex(28 + lean, -84), 9),
            ],
            "bone",
            0.95,
            0.8,
            "umber",
        )
    c.shape(leaf(n + complex(2, -46), n + complex(-30, -58), 18), look.pigment, 0.9, 0.9, "rose")
    flesh(c, [_neck(n), _skull(n, 0.9), oval(n + complex(60, -12), 27, 18, -12, 8)], look)
    c.dot(n + complex(82, -14), 5)
    c.line([n + complex(80, -2), n + complex(64, 2), n + complex(54, -2)], 0.7)
    _eye(c, n + complex(36, -34), 9, "umber")


def trunk(c: Canvas, n: complex, look: Look) -> None:
    flesh(
        c,
        [
            _neck(n),
            _skull(n, 1.12),
            ribbon(
                [
                    n + complex(48, -24),
                    n + complex(80, -8),
                    n + complex(84, 36),
                    n + complex(66, 66),
                    n + complex(86, 82),
                ],
                [20, 16, 12, 10, 9],
                9,
            ),
        ],
        look,
    )
    c.lines(
        [
            [n + complex(72 + dx, y), n + complex(82 + dx, y + 4), n + complex(93 + dx, y + 1)]
            for dx, y in ((0, 0), (2, 14), (-2, 28), (-9, 44))
        ],
        0.5,
    )
    ear = [
        [n + complex(6, -54), n + complex(-34, -58), n + complex(-44, -14), n + complex(-14, 14), n + complex(6, -8)]
    ]
    c.shape(ear, look.pigment, 0.9, 1.0, "rose")
    _eye(c, n + complex(40, -40), 8, "umber")


def frill(c: Canvas, n: complex, look: Look) -> None:
    root = n + complex(12, -20)
    ring = [root + turn(a, 78 if i % 2 else 62) for i, a in enumerate(range(62, 302, 20))]
    c.mass([[[*ring, root]]], "flame", "alizarin", 0.85).close()
    c.lines([[root + turn(a, 30), root + turn(a, 70)] for a in range(82, 300, 40)], 0.6)
    flesh(
        c,
        [_skull(n, 0.95), ribbon([n + complex(34, -20), n + complex(62, -14), n + complex(84, -10)], [24, 19, 13], 4)],
        look,
    )
    c.line([n + complex(90, -4), n + complex(66, 2), n + complex(46, -4)], 0.9)
    c.dot(n + complex(86, -18), 3)
    _eye(c, n + complex(36, -34), 10)


def dome(c: Canvas, n: complex, look: Look) -> None:
    flesh(
        c,
        [
            _neck(n),
            [
                [
                    n + complex(-30, -34),
                    n + complex(-20, -80),
                    n + complex(26, -104),
                    n + complex(70, -84),
                    n + complex(80, -38),
                    n + complex(64, -6),
                    n + complex(24, 2),
                    n + complex(-10, -8),
                ]
            ],
        ],
        look,
    )
    c.lines(
        [
            [
                n + complex(-4, -70),
                n + complex(14, -80),
                n + complex(22, -64),
                n + complex(40, -74),
                n + complex(48, -88),
            ],
            [n + complex(26, -100), n + complex(24, -84)],
            [n + complex(52, -62), n + complex(66, -66)],
        ],
        0.55,
    )
    _eye(c, n + complex(36, -40), 12)
    _eye(c, n + complex(64, -38), 9)
    c.line([n + complex(64, -16), n + complex(50, -12), n + complex(38, -16)], 0.8)


def lamprey(c: Canvas, n: complex, look: Look) -> None:
    flesh(
        c,
        [
            ribbon(
                [n + complex(-28, 12), n + complex(10, -12), n + complex(48, -26), n + complex(64, -28)],
                [26, 27, 33, 38],
                6,
            )
        ],
        look,
    )
    mouth = n + complex(72, -30)
    c.shape(oval(mouth, 24, 39, 10, 10), "rose", 0.9, 1.0, "alizarin")
    c.shape(oval(mouth + 2, 12, 21, 10, 9), "blood", 0.95, 0.8)
    teeth = []
    for a in range(0, 360, 36):
        out = complex(turn(a).real * 20, turn(a).imag * 33)
        teeth.append(horn(mouth + out, mouth + 2 + out * 0.5, 9))
    c.shapes(teeth, "snow", 0.95, 0.55)
    _eye(c, n + complex(26, -38), 7)
    for x in (-14, 0, 14):
        c.dot(n + complex(x - 4, -8 - x * 0.5), 3.4)


HEADS: Final[dict[str, tuple[Callable[[Canvas, complex, Look], None], str, str]]] = {
    "beak": (beak, "cerulean", "teal"),
    "snout": (snout, "rose", "coral"),
    "maw": (maw, "moss", "teal"),
    "tusks": (tusks, "umber", "sienna"),
    "mandibles": (mandibles, "sienna", "plum"),
    "antlers": (antlers, "sand", "umber"),
    "trunk": (trunk, "payne", "violet"),
    "frill": (frill, "sap", "moss"),
    "dome": (dome, "violet", "rose"),
    "lamprey": (lamprey, "indigo", "plum"),
}
"""Each head with its two paints."""
