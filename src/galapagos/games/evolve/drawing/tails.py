"""Ten tails, drawn from a rump at r and leading left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, along, leaf, mix, normals, oval, ribbon, turn


def fan(c: Canvas, r: complex, look: Look) -> None:
    hearts: list[complex] = []
    for i in range(7):
        tip = r + turn(92 + 20 * i, 104)
        c.shape(leaf(r, tip, 42), look.pigment, 0.85, 0.85, look.shade)
        hearts.append(mix(r, tip, 0.74))
    c.washes([oval(h, 12, 11, 0, 6) for h in hearts], "lemon", 0.9)
    c.washes([oval(h, 6, 6, 0, 5) for h in hearts], "indigo", 0.9)
    flesh(c, [oval(r, 24, 20, 0, 7)], look)


def club(c: Canvas, r: complex, look: Look) -> None:
    end = r + complex(-82, -12)
    c.shapes([leaf(end, end + turn(a, 44), 20) for a in (60, 110, 160, 210, 260, 310)], "bone", 0.9, 0.9, "umber")
    flesh(c, [ribbon([r + complex(18, 0), r + complex(-30, 14), end], [20, 13, 12], 6), oval(end, 29, 27, 0, 8)], look)


def whip(c: Canvas, r: complex, look: Look) -> None:
    flesh(
        c,
        [
            ribbon(
                [
                    r + complex(18, 0),
                    r + complex(-34, 20),
                    r + complex(-74, -6),
                    r + complex(-64, -60),
                    r + complex(-90, -96),
                ],
                [17, 11, 8, 6, 0],
                12,
            )
        ],
        look,
    )


def fin(c: Canvas, r: complex, look: Look) -> None:
    root = r + complex(-34, 4)
    fluke: Outline = [
        [root + complex(10, 0), root + complex(-26, -26), root + complex(-60, -74)],
        [root + complex(-60, -74), root + complex(-44, -10), root + complex(-48, 4)],
        [root + complex(-48, 4), root + complex(-40, 24), root + complex(-54, 70)],
        [root + complex(-54, 70), root + complex(-22, 26), root + complex(10, 0)],
    ]
    flesh(c, [fluke, ribbon([r + complex(20, 0), r + complex(-10, 4), root], [22, 16, 10], 4)], look)
    c.lines(
        [
            [root + complex(-10, 0), root + complex(-50, -56)],
            [root + complex(-12, 2), root + complex(-44, -24)],
            [root + complex(-12, 6), root + complex(-44, 50)],
        ],
        0.5,
    )


def plume(c: Canvas, r: complex, look: Look) -> None:
    spines = [
        (turn(a, length), bend)
        for a, length, bend in ((150, 112, -26), (170, 110, -20), (192, 100, -12), (128, 106, -30))
    ]
    for way, bend in spines:
        tip = r + way
        flesh(c, [ribbon([r + 6, mix(r, tip, 0.5) + complex(0, bend), tip + complex(0, 8)], [7, 16, 5], 6)], look)
        c.lines([[r, mix(r, tip, 0.5) + complex(0, bend), tip + complex(4, 4)]], 0.5)


def stinger(c: Canvas, r: complex, look: Look) -> None:
    spine = along(
        [r + complex(16, 6), r + complex(-40, 10), r + complex(-78, -40), r + complex(-52, -98), r + complex(-4, -104)],
        7,
    )
    flesh(c, [oval(p, 24 - 1.3 * i, 21 - 1.1 * i, 20 * i, 7) for i, p in enumerate(spine)], look)
    c.lines([[p - n * 13, p + n * 13] for p, n in list(zip(spine, normals(spine), strict=True))[1:-1]], 0.6)
    end = spine[-1]
    c.shape(
        [
            [end + complex(-2, -16), end + complex(32, -8), end + complex(44, 30)],
            [end + complex(44, 30), end + complex(18, 12), end + complex(-2, 12)],
            [end + complex(-2, 12), end + complex(-2, -16)],
        ],
        "night",
        0.9,
        1.0,
        "alizarin",
    )


def rudder(c: Canvas, r: complex, look: Look) -> None:
    paddle: Outline = [
        [
            r + complex(16, -16),
            r + complex(-34, -28),
            r + complex(-92, -34),
            r + complex(-112, 0),
            r + complex(-90, 28),
            r + complex(-34, 24),
            r + complex(16, 16),
        ]
    ]
    flesh(c, [paddle], look)
    c.lines(
        [[r + complex(-20 - 20 * i, -22), r + complex(-34 - 20 * i, 22)] for i in range(4)]
        + [[r + complex(-34 - 20 * i, -24), r + complex(-20 - 20 * i, 20)] for i in range(4)],
        0.4,
    )


def stub(c: Canvas, r: complex, look: Look) -> None:
    flesh(c, [oval(r + complex(-14, -6), 27, 24, 0, 8)], look)
    c.lines([[r + complex(-30, -14), r + complex(-22, -8)], [r + complex(-32, -2), r + complex(-22, 0)]], 0.5)


def forked(c: Canvas, r: complex, look: Look) -> None:
    fork = r + complex(-44, 6)
    flesh(
        c,
        [
            ribbon([r + complex(18, 0), r + complex(-14, 8), fork], [18, 13, 11], 4),
            ribbon([fork + 6, fork + complex(-30, -22), fork + complex(-40, -72)], [11, 8, 0], 6),
            ribbon([fork + 6, fork + complex(-34, 10), fork + complex(-62, 40)], [11, 8, 0], 6),
        ],
        look,
    )


def curl(c: Canvas, r: complex, look: Look) -> None:
    spine = [
        r + complex(18, 0),
        r + complex(-36, 12),
        r + complex(-82, -18),
        r + complex(-74, -68),
        r + complex(-30, -72),
        r + complex(-26, -36),
        r + complex(-52, -34),
    ]
    flesh(c, [ribbon(spine, [18, 15, 13, 11, 9, 7, 5], 16)], look)
    dots = along(spine, 12)[2:10]
    c.lines([[p - n * 8, p + n * 8] for p, n in zip(dots, normals(dots), strict=True)], 0.35)


TAILS: Final[dict[str, tuple[Callable[[Canvas, complex, Look], None], str, str]]] = {
    "fan": (fan, "teal", "violet"),
    "club": (club, "umber", "payne"),
    "whip": (whip, "ochre", "alizarin"),
    "fin": (fin, "cerulean", "indigo"),
    "plume": (plume, "rose", "plum"),
    "stinger": (stinger, "sienna", "night"),
    "rudder": (rudder, "umber", "night"),
    "stub": (stub, "bone", "sand"),
    "forked": (forked, "alizarin", "plum"),
    "curl": (curl, "sap", "moss"),
}
"""Each tail with its two paints."""
