"""More signs: events, tools and measures; and the table of what each game's ids look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.geometry import oval, polygon, ribbon, turn
from galapagos.art.glyphs import (
    SIGNS,
    Stamp,
    bone,
    burrow,
    egg,
    flame,
    heart,
    horns,
    leafy,
    shield,
    snowflake,
)


def paw(s: Stamp) -> None:
    for x, y in ((-0.62, -0.25), (-0.24, -0.68), (0.24, -0.68), (0.62, -0.25)):
        s.disc(x, y, 0.22, "umber", 0.27)
    s.fill([s.run(0, -0.25, 0.48, 0.1, 0.55, 0.6, 0.2, 0.72, 0, 0.65, -0.2, 0.72, -0.55, 0.6, -0.48, 0.1)], "umber")


def pack(s: Stamp) -> None:
    for x, y, r in ((-0.45, 0.4, 0.48), (0.5, 0.35, 0.48), (0, -0.5, 0.48)):
        paw(s.small(x, y, r))


def berries(s: Stamp) -> None:
    s.lines(s.run(0.1, -0.95, -0.05, -0.4, -0.35, 0), s.run(-0.05, -0.5, 0.3, 0), weight=0.9)
    s.leaf(0.08, -0.75, 0.85, -0.75, 0.42, "sap")
    for x, y in ((-0.42, 0.35), (0.42, 0.3), (0, 0.65)):
        s.disc(x, y, 0.36, "alizarin")
        s.dot(x - 0.12, y - 0.12, 0.08, "#fffaf0")


def acorns(s: Stamp) -> None:
    for x, y in ((-0.5, 0.4), (0.5, 0.4), (0, 0.5), (-0.27, -0.2), (0.27, -0.2), (0, -0.7)):
        s.fill([s.run(x - 0.27, y, x - 0.2, y + 0.32, x, y + 0.48, x + 0.2, y + 0.32, x + 0.27, y)], "ochre", "sienna")
        s.fill([s.run(x - 0.32, y + 0.06, x - 0.2, y - 0.2, x + 0.2, y - 0.2, x + 0.32, y + 0.06)], "umber", weight=0.8)


def two_hearts(s: Stamp) -> None:
    heart(s.small(-0.36, -0.2, 0.62))
    heart(s.small(0.42, 0.32, 0.55))


def territory(s: Stamp) -> None:
    for x in (-0.55, 0, 0.55):
        s.fill(ribbon([s.p(x + 0.22, -0.95), s.p(x + 0.05, 0), s.p(x - 0.22, 0.95)], [0, 0.14 * s.r, 0], 4), "alizarin")


def plague(s: Stamp) -> None:
    for a in range(0, 360, 45):
        tip = turn(a, 0.88)
        s.lines([s.at, s.p(tip.real, tip.imag)], weight=0.8)
        s.disc(tip.real, tip.imag, 0.13, "plum")
    s.disc(0, 0, 0.56, "sap")
    for x, y in ((-0.2, -0.15), (0.22, 0), (-0.05, 0.25)):
        s.dot(x, y, 0.11, s.c.deep("plum"))


def antlers(s: Stamp) -> None:
    for side in (-1, 1):
        s.lines(s.run(0.1 * side, 0.7, 0.3 * side, 0.1, 0.75 * side, -0.3, 0.7 * side, -0.95), weight=1.6)
        s.lines(
            s.run(0.3 * side, 0.1, 0.15 * side, -0.5),
            s.run(0.66 * side, -0.2, 0.35 * side, -0.75),
            s.run(0.74 * side, -0.35, 0.98 * side, -0.7),
            weight=1.2,
        )
    s.fill([s.run(-0.26, 0.45, 0, 0.35, 0.26, 0.45, 0.15, 0.9, 0, 0.98, -0.15, 0.9)], "sienna")


def siege(s: Stamp) -> None:
    shield(s)
    horns(s.small(0, 0.0, 0.5))


def birds(s: Stamp) -> None:
    for x, y in ((0, -0.6), (-0.45, -0.1), (0.45, -0.1), (-0.8, 0.45), (0.8, 0.45)):
        s.lines(
            s.run(x - 0.3, y - 0.05, x - 0.14, y - 0.17, x, y + 0.05, x + 0.14, y - 0.17, x + 0.3, y - 0.05), weight=1.1
        )


def bell(s: Stamp) -> None:
    s.fill(
        [
            s.run(-0.95, -0.85, 0, -0.5, 0.95, -0.85),
            s.run(0.95, -0.85, 0.95, -0.5),
            s.run(0.95, -0.5, 0, -0.12, -0.95, -0.5),
            s.run(-0.95, -0.5, -0.95, -0.85),
        ],
        "alizarin",
    )
    s.fill(
        [
            s.run(0, -0.25, 0.36, 0, 0.42, 0.5, 0.62, 0.75),
            s.run(0.62, 0.75, -0.62, 0.75),
            s.run(-0.62, 0.75, -0.42, 0.5, -0.36, 0, 0, -0.25),
        ],
        "lemon",
        "ochre",
    )
    s.disc(0, 0.85, 0.15, "umber")


def ambush(s: Stamp) -> None:
    for x in (-0.3, 0.3):
        s.disc(x, -0.05, 0.24, "lemon")
        s.dot(x, -0.05, 0.11, "#2a2024")
    for x, tx, ty in (
        (-0.8, -0.95, -0.5),
        (-0.5, -0.6, -0.95),
        (-0.05, 0, -0.4),
        (0.45, 0.6, -0.95),
        (0.8, 0.95, -0.45),
        (-0.28, -0.2, 0.1),
        (0.25, 0.25, 0.1),
    ):
        s.leaf(x, 0.95, tx, ty, 0.3, "sap")


def hibernation(s: Stamp) -> None:
    burrow(s.small(0, 0.15, 0.85))
    for x, y, z in ((0.25, -0.55, 0.2), (0.6, -0.9, 0.28)):
        q = s.run(x, y, x + z, y, x, y + z, x + z, y + z)
        s.lines(q[:2], q[1:3], q[2:], weight=0.8)


def helix(s: Stamp) -> None:
    left = s.run(-0.5, -1, 0.55, -0.5, -0.55, 0.15, 0.5, 0.7, 0.3, 1)
    right = s.run(0.5, -1, -0.55, -0.5, 0.55, 0.15, -0.5, 0.7, -0.3, 1)
    s.lines(
        *(s.run(-w, y, w, y) for w, y in ((0.3, -0.85), (0.36, -0.5), (0.32, 0), (0.36, 0.2), (0.3, 0.75))), weight=0.6
    )
    for spine, pigment in ((left, "teal"), (right, "coral")):
        s.fill(ribbon(spine, [0.1 * s.r] * 5, 12), pigment, weight=0.7)


def crossbreed(s: Stamp) -> None:
    egg(s.small(-0.48, 0.3, 0.55))
    egg(s.small(0.48, 0.3, 0.55))
    heart(s.small(0, -0.55, 0.36))


def drift(s: Stamp) -> None:
    helix(s.small(-0.35, 0, 0.85))
    leafy(s.small(0.58, 0.3, 0.38))


def cycle(s: Stamp) -> None:
    for start, pigment in ((20, "teal"), (200, "coral")):
        spine = [s.at + turn(start + a, 0.72 * s.r) for a in (0, 45, 90, 130)]
        s.fill(ribbon(spine, [0, 0.13 * s.r, 0.17 * s.r, 0.2 * s.r], 8), pigment)
        mouth = s.at + turn(start + 148, 0.72 * s.r)
        s.fill(oval(mouth, 0.3 * s.r, 0.24 * s.r, start + 230), pigment)
        s.c.dot(mouth + turn(start + 150, 0.06 * s.r), 0.07 * s.r)


def meteor(s: Stamp) -> None:
    for x, y, w in ((0.95, -0.6, 0.4), (0.6, -0.95, 0.4), (0.95, -0.95, 0.6)):
        s.leaf(-0.35, 0.35, x, y, w, "flame")
    s.disc(-0.35, 0.35, 0.52, "umber")
    for x, y, r in ((-0.5, 0.2, 0.12), (-0.2, 0.5, 0.14), (-0.5, 0.55, 0.09)):
        s.dot(x, y, r, s.c.deep("umber"))


def wildfire(s: Stamp) -> None:
    flame(s.small(-0.55, 0.25, 0.6))
    flame(s.small(0.55, 0.25, 0.6))
    flame(s.small(0, -0.05, 0.85))


def cage(s: Stamp) -> None:
    heart(s.small(0, 0.25, 0.4))
    s.lines(
        *(s.run(x, -0.45, x, 0.85) for x in (-0.7, -0.35, 0, 0.35, 0.7)),
        s.run(-0.75, 0.85, 0.75, 0.85),
        s.run(-0.75, -0.45, 0.75, -0.45),
        s.run(-0.7, -0.45, -0.4, -0.85, 0.4, -0.85, 0.7, -0.45),
        s.run(0, -0.85, 0, -1),
        weight=0.9,
    )


def hunger(s: Stamp) -> None:
    s.fill(
        [s.run(-0.9, 0.15, 0.9, 0.15), s.run(0.9, 0.15, 0.6, 0.75, 0, 0.92, -0.6, 0.75, -0.9, 0.15)], "sand", "umber"
    )
    bone(s.small(0, -0.35, 0.5))


def winter(s: Stamp) -> None:
    snowflake(s)


def brain(s: Stamp) -> None:
    s.c.mass(
        [
            oval(s.p(x, y), r * s.r, r * s.r, 0, 7)
            for x, y, r in (
                (-0.45, -0.3, 0.42),
                (0.45, -0.3, 0.42),
                (0, -0.5, 0.4),
                (-0.5, 0.25, 0.4),
                (0.5, 0.25, 0.4),
                (0, 0.35, 0.5),
            )
        ],
        "rose",
        "coral",
    ).close()
    s.lines(
        s.run(0, -0.85, 0.05, 0, 0, 0.8),
        s.run(-0.7, -0.1, -0.35, -0.2, -0.25, 0.1),
        s.run(0.7, -0.1, 0.35, -0.2, 0.25, 0.1),
        s.run(-0.6, 0.4, -0.3, 0.4),
        s.run(0.6, 0.4, 0.3, 0.4),
        weight=0.6,
    )


def muscle(s: Stamp) -> None:
    s.fill(
        [
            s.run(-0.85, 0.7, -0.5, 0.15, -0.35, -0.5, -0.3, -0.9),
            s.run(-0.3, -0.9, 0.1, -0.95, 0.15, -0.55),
            s.run(0.15, -0.55, -0.05, -0.1, 0.4, -0.25, 0.9, 0.1, 0.85, 0.6),
            s.run(0.85, 0.6, 0, 0.85, -0.85, 0.7),
        ],
        "coral",
        "sienna",
    )
    s.lines(s.run(0, 0.1, 0.35, 0.25, 0.6, 0.15), weight=0.7)


def mask(s: Stamp) -> None:
    s.fill(
        [
            s.run(
                -0.98,
                -0.35,
                -0.5,
                -0.5,
                0,
                -0.3,
                0.5,
                -0.5,
                0.98,
                -0.35,
                0.8,
                0.3,
                0.35,
                0.45,
                0,
                0.2,
                -0.35,
                0.45,
                -0.8,
                0.3,
            )
        ],
        "plum",
        "alizarin",
    )
    s.fill(oval(s.p(-0.42, -0.02), 0.24 * s.r, 0.15 * s.r, -10), "bone", weight=0.7)
    s.fill(oval(s.p(0.42, -0.02), 0.24 * s.r, 0.15 * s.r, 10), "bone", weight=0.7)


def flask(s: Stamp) -> None:
    s.fill(
        [
            s.run(-0.2, -0.9, -0.2, -0.3),
            s.run(-0.2, -0.3, -0.75, 0.7),
            s.run(-0.75, 0.7, -0.55, 0.92, 0.55, 0.92, 0.75, 0.7),
            s.run(0.75, 0.7, 0.2, -0.3),
            s.run(0.2, -0.3, 0.2, -0.9),
            s.run(0.2, -0.9, -0.2, -0.9),
        ],
        "snow",
    )
    s.c.wash(
        [
            s.run(-0.48, 0.25, 0, 0.15, 0.48, 0.25),
            s.run(0.48, 0.25, 0.68, 0.72, 0.45, 0.86, -0.45, 0.86, -0.68, 0.72, -0.48, 0.25),
        ],
        "sap",
        1,
    )
    s.lines(s.run(-0.32, -0.9, 0.32, -0.9))
    s.dot(-0.15, 0.55, 0.1, "#fffaf0")
    s.dot(0.2, 0.4, 0.07, "#fffaf0")


def gear(s: Stamp) -> None:
    ring = []
    for i in range(8):
        a = 45 * i
        ring += [
            s.at + turn(a - 15, 0.66 * s.r),
            s.at + turn(a - 10, 0.96 * s.r),
            s.at + turn(a + 10, 0.96 * s.r),
            s.at + turn(a + 15, 0.66 * s.r),
        ]
    s.fill(polygon(ring), "payne", "cerulean")
    s.disc(0, 0, 0.28, "bone")


def bulb(s: Stamp) -> None:
    s.fill([s.run(-0.25, 0.5, -0.62, -0.1, -0.5, -0.75, 0, -0.95, 0.5, -0.75, 0.62, -0.1, 0.25, 0.5)], "lemon")
    s.fill(polygon(s.run(-0.25, 0.5, 0.25, 0.5, 0.2, 0.92, -0.2, 0.92)), "payne")
    s.lines(s.run(-0.15, 0.4, -0.2, -0.1, 0, 0.1, 0.2, -0.1, 0.15, 0.4), weight=0.5)


def bolt(s: Stamp) -> None:
    s.fill(polygon(s.run(0.25, -0.98, -0.6, 0.15, -0.05, 0.15, -0.25, 0.98, 0.6, -0.2, 0.05, -0.2)), "lemon", "flame")


def swords(s: Stamp) -> None:
    for side in (-1, 1):
        s.fill(
            polygon(s.run(0.75 * side, -0.95, 0.85 * side, -0.72, -0.4 * side, 0.62, -0.58 * side, 0.44)),
            "snow",
            "payne",
        )
        s.lines(s.run(-0.2 * side, 0.7, -0.7 * side, 0.25), s.run(-0.5 * side, 0.55, -0.85 * side, 0.95), weight=1.4)


def hand(s: Stamp) -> None:
    s.c.mass(
        [
            ribbon([s.p(x, 0.3), s.p(x * 1.15, -0.2), s.p(x * 1.3, y)], [0.15 * s.r] * 3, 3)
            for x, y in ((-0.4, -0.6), (-0.12, -0.9), (0.16, -0.85), (0.42, -0.6))
        ]
        + [
            ribbon([s.p(-0.35, 0.6), s.p(-0.75, 0.25), s.p(-0.9, -0.05)], [0.16 * s.r] * 3, 3),
            oval(s.p(0, 0.5), 0.52 * s.r, 0.45 * s.r),
        ],
        "sand",
        "coral",
    ).close()


def rocket(s: Stamp) -> None:
    flame_at = s.small(0, 0.75, 0.3)
    s.fill(polygon([flame_at.p(-0.7, -0.4), flame_at.p(0, 1.1), flame_at.p(0.7, -0.4)]), "flame", "lemon")
    for side in (-1, 1):
        s.fill(
            [
                s.run(0.3 * side, 0.1, 0.7 * side, 0.4, 0.65 * side, 0.8),
                s.run(0.65 * side, 0.8, 0.25 * side, 0.6, 0.3 * side, 0.1),
            ],
            "alizarin",
        )
    s.fill(
        [
            s.run(0, -1, 0.4, -0.5, 0.38, 0.2, 0.25, 0.68),
            s.run(0.25, 0.68, -0.25, 0.68),
            s.run(-0.25, 0.68, -0.38, 0.2, -0.4, -0.5, 0, -1),
        ],
        "snow",
        "payne",
    )
    s.disc(0, -0.3, 0.18, "cerulean")


def die(s: Stamp) -> None:
    s.fill(polygon(s.run(0, -0.95, 0.85, -0.5, 0.85, 0.45, 0, 0.95, -0.85, 0.45, -0.85, -0.5)), "snow", "sand")
    s.lines(s.run(-0.85, -0.5, 0, -0.05), s.run(0.85, -0.5, 0, -0.05), s.run(0, -0.05, 0, 0.95), weight=0.8)
    for x, y in ((0, -0.5), (-0.6, 0), (-0.25, 0.5), (0.28, 0.5), (0.42, 0.22), (0.6, 0)):
        s.dot(x, y, 0.11)


def flag(s: Stamp) -> None:
    s.lines(s.run(-0.55, -0.95, -0.5, 0.95), weight=1.4)
    s.fill(
        [
            s.run(-0.55, -0.9, 0, -1, 0.4, -0.8, 0.9, -0.9),
            s.run(0.9, -0.9, 0.6, -0.45),
            s.run(0.6, -0.45, 0.9, -0.05),
            s.run(0.9, -0.05, 0.4, 0.05, 0, -0.1, -0.52, 0),
        ],
        "alizarin",
        "flame",
    )


ALL: Final[dict[str, Callable[[Stamp], None]]] = {
    **SIGNS,
    "paw": paw,
    "pack": pack,
    "berries": berries,
    "acorns": acorns,
    "two-hearts": two_hearts,
    "territory": territory,
    "plague": plague,
    "antlers": antlers,
    "siege": siege,
    "birds": birds,
    "bell": bell,
    "ambush": ambush,
    "hibernation": hibernation,
    "helix": helix,
    "crossbreed": crossbreed,
    "drift": drift,
    "cycle": cycle,
    "meteor": meteor,
    "wildfire": wildfire,
    "cage": cage,
    "hunger": hunger,
    "winter": winter,
    "brain": brain,
    "muscle": muscle,
    "mask": mask,
    "flask": flask,
    "gear": gear,
    "bulb": bulb,
    "bolt": bolt,
    "swords": swords,
    "hand": hand,
    "rocket": rocket,
    "die": die,
    "flag": flag,
}
