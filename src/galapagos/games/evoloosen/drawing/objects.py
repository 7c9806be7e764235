"""Inventions, each as the thing that it is: worn, blown, thrown, hung up or left lying about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.emblems import bolt, bulb, gear, hand, helix
from galapagos.art.geometry import Outline, leaf, polygon, ribbon, turn
from galapagos.art.glyphs import Stamp, star


def edged(s: Stamp, *flat: float) -> Outline:
    """A shape with corners."""
    return polygon(s.run(*flat))


def soft(s: Stamp, *flat: float) -> Outline:
    """A shape without corners."""
    return [s.run(*flat)]


def band(s: Stamp, widths: list[float], *flat: float) -> Outline:
    """A band through the points, with its half-widths."""
    return ribbon(s.run(*flat), [width * s.r for width in widths], 9)


def whistle(s: Stamp) -> None:
    s.fill(band(s, [0.06, 0.05, 0.06], -0.9, -0.5, -0.75, -0.85, -0.45, -0.6), "umber")
    s.fill(edged(s, -0.1, -0.42, 0.95, -0.5, 0.95, -0.2, -0.1, -0.05), "ochre", "lemon")
    s.disc(-0.25, 0.12, 0.52, "ochre", 0.5)
    s.fill(edged(s, 0.14, -0.42, 0.36, -0.44, 0.3, -0.16, 0.12, -0.14), "night")
    s.disc(-0.25, 0.12, 0.16, "alizarin")
    s.c.lines([s.run(0.6, -0.75, 0.75, -0.95), s.run(0.85, -0.66, 1.02, -0.78)], 1.0)


def _boot(s: Stamp, x: float, pigment: str) -> None:
    s.fill(
        soft(s, x - 0.3, -0.75, x + 0.12, -0.78, x + 0.14, 0.15, x + 0.62, 0.4, x + 0.66, 0.68, x - 0.3, 0.7,
        x - 0.34, 0.0),
        pigment, "umber",
    )  # fmt: skip
    s.fill(edged(s, x - 0.34, 0.66, x + 0.68, 0.66, x + 0.66, 0.84, x - 0.34, 0.84), "night")
    s.c.lines([s.run(x - 0.02, y, x + 0.2, y + 0.05) for y in (-0.4, -0.18, 0.04)], 1.1)


def boots(s: Stamp) -> None:
    _boot(s, -0.5, "sienna")
    _boot(s, 0.32, "ochre")


def banana(s: Stamp) -> None:
    for tip in ((-0.95, 0.55), (-0.3, 0.8), (0.5, 0.78), (0.95, 0.42)):
        middle = (tip[0] * 0.62, 0.05)
        s.fill(band(s, [0.1, 0.2, 0.17, 0], 0, -0.45, *middle, *tip), "lemon", "ochre")
    s.fill(edged(s, -0.08, -0.9, 0.08, -0.92, 0.16, -0.4, -0.16, -0.4), "ochre", "sap")


def _bottle(s: Stamp, pigment: str, neck: float = 0.18) -> None:
    s.fill(
        soft(s, -neck, -0.55, -0.45, -0.2, -0.5, 0.75, 0, 0.88, 0.5, 0.75, 0.45, -0.2, neck, -0.55, 0, -0.6), "snow",
        "cerulean"
    )  # fmt: skip
    s.fill(soft(s, -0.43, 0.0, 0, -0.05, 0.43, 0.02, 0.44, 0.7, 0, 0.8, -0.44, 0.7), pigment)
    s.fill(edged(s, -neck, -0.9, neck, -0.9, neck, -0.5, -neck, -0.5), "snow", "cerulean")
    s.fill(edged(s, -neck - 0.04, -0.98, neck + 0.04, -0.98, neck, -0.84, -neck, -0.84), "umber")


def tonic(s: Stamp) -> None:
    _bottle(s, "coral")
    for x, y, r in ((-0.2, 0.4, 0.07), (0.12, 0.22, 0.05), (0.2, 0.56, 0.08), (-0.06, 0.1, 0.04)):
        s.dot(x, y, r, "#fffaf0")
    s.c.lines([s.run(0.5, -0.7, 0.68, -0.86), s.run(0.52, -0.5, 0.74, -0.52), s.run(-0.5, -0.7, -0.68, -0.86)], 1.0)


def lunchbox(s: Stamp) -> None:
    s.fill(band(s, [0.07, 0.07, 0.07], -0.35, -0.3, 0, -0.75, 0.35, -0.3), "umber")
    s.fill(edged(s, -0.9, -0.3, 0.9, -0.3, 0.9, 0.75, -0.9, 0.75), "alizarin", "plum")
    s.fill(edged(s, -0.9, -0.3, 0.9, -0.3, 0.9, 0.02, -0.9, 0.02), "coral")
    s.fill(edged(s, -0.14, -0.06, 0.14, -0.06, 0.14, 0.16, -0.14, 0.16), "lemon")
    s.disc(-0.5, 0.4, 0.17, "lemon")
    s.disc(0.5, 0.4, 0.17, "sap")


def gravy(s: Stamp) -> None:
    s.fill(band(s, [0.09, 0.09, 0.09], -0.6, -0.25, -1.0, 0.05, -0.55, 0.35), "snow", "cerulean")
    s.fill(
        soft(s, -0.7, -0.3, 0.4, -0.3, 1.0, -0.55, 0.75, 0.15, 0.3, 0.55, -0.35, 0.55, -0.7, 0.15), "snow", "cerulean"
    )
    s.fill(soft(s, -0.6, -0.3, 0, -0.42, 0.5, -0.36, 0.85, -0.46, 0.4, -0.16, -0.3, -0.14), "umber", "sienna")
    s.fill(edged(s, -0.4, 0.52, 0.3, 0.52, 0.45, 0.72, -0.55, 0.72), "snow", "cerulean")
    for x in (-0.3, 0.1, 0.45):
        s.c.line(s.run(x, -0.5, x + 0.12, -0.68, x - 0.04, -0.82, x + 0.08, -0.98), 1.0)


def snake(s: Stamp) -> None:
    s.fill(
        band(s, [0.0, 0.12, 0.15, 0.15, 0.15, 0.14], -0.95, 0.6, -0.6, 0.75, -0.1, 0.55, 0.55, 0.7, 0.6, 0.25, -0.35,
        0.05),
        "sap", "moss",
    )  # fmt: skip
    s.fill(
        band(s, [0.14, 0.14, 0.13, 0.17, 0.12], -0.35, 0.05, -0.7, -0.3, -0.2, -0.6, 0.35, -0.62, 0.6, -0.5),
        "sap",
        "moss",
    )
    s.fill(band(s, [0.02, 0.03, 0.02], 0.66, -0.48, 0.85, -0.42, 0.98, -0.3), "alizarin")
    s.dot(0.42, -0.62, 0.05)
    s.c.lines([s.run(x, 0.5, x + 0.08, 0.78) for x in (-0.5, -0.2, 0.1, 0.4)], 0.8)
    s.fill(edged(s, -0.95, 0.86, -0.5, 0.86, -0.5, 1.0, -0.95, 1.0), "bone")


def spring_heels(s: Stamp) -> None:
    for x in (-0.55, 0.35):
        s.c.line([s.p(x + (0.2 if k % 2 else -0.14), 0.3 + 0.1 * k) for k in range(7)], 1.6, False)
        s.fill(edged(s, x - 0.26, 0.92, x + 0.32, 0.92, x + 0.32, 1.0, x - 0.26, 1.0), "umber")
        s.fill(
            soft(s, x - 0.25, -0.4, x + 0.06, -0.42, x + 0.1, -0.06, x + 0.5, 0.1, x + 0.52, 0.28, x - 0.26, 0.3),
            "teal",
            "indigo",
        )
    s.c.lines([s.run(x, -0.95, x, -0.6) for x in (-0.5, -0.1, 0.35)], 0.9)


def bodice(s: Stamp) -> None:
    s.fill(
        soft(s, -0.6, -0.75, -0.3, -0.55, 0, -0.5, 0.3, -0.55, 0.6, -0.75, 0.5, -0.1, 0.62, 0.75, 0, 0.88, -0.62,
        0.75, -0.5, -0.1),
        "violet", "plum",
    )  # fmt: skip
    s.c.lines([s.run(-0.1, y, 0.1, y + 0.12) for y in (-0.3, -0.08, 0.14, 0.36)], 1.1)
    s.c.lines([s.run(0.1, y, -0.1, y + 0.12) for y in (-0.3, -0.08, 0.14, 0.36)], 1.1)
    for x, y, r in (
        (-0.8, -0.1, 0.22),
        (0.82, 0.1, 0.26),
        (-0.72, 0.6, 0.18),
        (0.75, -0.5, 0.15),
        (-0.35, 0.5, 0.14),
        (0.36, 0.3, 0.13),
    ):
        s.disc(x, y, r, "snow")
        s.dot(x - r * 0.3, y - r * 0.3, r * 0.24, "#fffaf0")


def vinegar(s: Stamp) -> None:
    s.fill(soft(s, -0.95, 0.85, -0.35, -0.2, -0.16, -0.35, 0.16, -0.35, 0.35, -0.2, 0.95, 0.85), "umber", "night")
    s.fill(
        soft(s, -0.3, -0.25, 0, -0.32, 0.3, -0.25, 0.38, 0.3, 0.16, 0.12, 0.04, 0.55, -0.12, 0.1, -0.36, 0.2),
        "flame",
        "alizarin",
    )
    for x, y, r in ((-0.3, -0.66, 0.2), (0.05, -0.82, 0.24), (0.36, -0.6, 0.18), (0.02, -0.5, 0.16)):
        s.disc(x, y, r, "snow")


def sherbet(s: Stamp) -> None:
    s.fill(edged(s, -0.42, -0.1, 0.42, -0.1, 0.06, 0.95, -0.06, 0.95), "ochre", "sienna")
    s.c.lines([s.run(-0.3, 0.1, 0.2, 0.5), s.run(0.3, 0.1, -0.2, 0.5), s.run(-0.12, 0.02, 0.14, 0.3)], 0.7)
    for x, y, r, paint in ((-0.28, -0.28, 0.3, "rose"), (0.3, -0.28, 0.3, "lemon"), (0, -0.6, 0.32, "cerulean")):
        s.disc(x, y, r, paint)
    s.c.lines([s.run(0.75, -0.8, 0.75, -0.35), s.run(0.64, -0.46, 0.75, -0.32, 0.86, -0.46)], 1.2)


def moon(s: Stamp) -> None:
    s.c.line(s.run(0.1, -0.98, 0.05, -0.7, 0.1, -0.5), 1.2, False)
    s.fill(
        [
            s.run(0.2, -0.55, -0.5, -0.3, -0.62, 0.35, -0.05, 0.85, 0.6, 0.6),
            s.run(0.6, 0.6, 0.05, 0.5, -0.2, 0.1, 0.2, -0.55),
        ],
        "lemon",
        "snow",
    )
    s.dot(-0.28, 0.1, 0.06)
    s.fill(edged(s, 0.3, -0.5, 0.86, -0.42, 0.8, -0.06, 0.26, -0.14), "bone")
    s.c.lines([s.run(0.38, -0.36, 0.74, -0.3), s.run(0.36, -0.24, 0.6, -0.2)], 0.8)


def gauntlet(s: Stamp) -> None:
    s.fill(edged(s, -0.42, 0.35, 0.42, 0.35, 0.6, 0.95, -0.6, 0.95), "payne", "night")
    s.fill(soft(s, -0.5, -0.25, 0.5, -0.25, 0.5, 0.42, 0, 0.5, -0.5, 0.42), "snow", "payne")
    for i, x in enumerate((-0.38, -0.13, 0.13, 0.38)):
        s.fill(band(s, [0.13, 0.14, 0.11], x, -0.1, x, -0.5, x * 1.05, -0.8 + 0.1 * abs(i - 1.5)), "snow", "payne")
        s.dot(x, -0.2, 0.05)
    s.fill(band(s, [0.14, 0.14, 0.1], 0.45, 0.2, 0.78, 0.0, 0.85, -0.3), "snow", "payne")


def duck(s: Stamp) -> None:
    s.fill(soft(s, -0.95, 0.0, -0.4, 0.05, 0.2, -0.1, 0.7, 0.2, 0.5, 0.7, -0.4, 0.75, -0.8, 0.4), "lemon", "ochre")
    s.disc(0.3, -0.35, 0.38, "lemon")
    s.fill(soft(s, 0.55, -0.42, 0.95, -0.4, 0.98, -0.22, 0.6, -0.18), "flame")
    s.dot(0.38, -0.45, 0.06)
    s.fill(leaf(s.p(0.1, 0.25), s.p(-0.6, 0.2), 0.42 * s.r), "ochre")
    s.c.lines([s.run(0.8, -0.75, 0.95, -0.9), s.run(0.62, -0.8, 0.66, -1.0), s.run(0.95, -0.58, 1.1, -0.64)], 1.1)


def signpost(s: Stamp) -> None:
    s.fill(edged(s, -0.09, -0.85, 0.09, -0.85, 0.09, 0.95, -0.09, 0.95), "umber", "sienna")
    s.fill(edged(s, -0.6, -0.75, 0.55, -0.7, 0.85, -0.5, 0.55, -0.3, -0.6, -0.35), "sand", "ochre")
    s.fill(edged(s, 0.6, -0.15, -0.55, -0.1, -0.9, 0.1, -0.55, 0.3, 0.6, 0.22), "bone", "ochre")
    s.c.lines([s.run(-0.4, -0.54, 0.4, -0.5), s.run(-0.4, 0.1, 0.4, 0.06)], 0.9)


def periscope(s: Stamp) -> None:
    s.fill(
        edged(
            s,
            -0.7,
            -0.9,
            0.3,
            -0.9,
            0.3,
            -0.55,
            -0.1,
            -0.55,
            -0.1,
            0.55,
            0.75,
            0.55,
            0.75,
            0.9,
            -0.45,
            0.9,
            -0.45,
            -0.55,
            -0.7,
            -0.55,
        ),
        "cerulean",
        "payne",
    )
    s.disc(0.2, -0.72, 0.18, "snow")
    s.disc(0.62, 0.72, 0.16, "night")
    s.c.lines([s.run(-0.45, y, -0.1, y) for y in (-0.2, 0.2)], 0.9)


def polite_no(s: Stamp) -> None:
    s.fill(edged(s, -0.9, -0.5, 0.9, -0.5, 0.9, 0.6, -0.9, 0.6), "snow", "bone")
    s.c.lines([s.run(-0.9, -0.5, 0, 0.12, 0.9, -0.5), s.run(-0.9, 0.6, -0.25, 0.0), s.run(0.9, 0.6, 0.25, 0.0)], 1.1)
    s.disc(0, 0.14, 0.24, "alizarin")
    s.c.lines([s.run(-0.1, 0.04, 0.1, 0.24), s.run(0.1, 0.04, -0.1, 0.24)], 1.4)


def solvent(s: Stamp) -> None:
    _bottle(s, "teal", 0.24)
    s.fill(edged(s, -0.36, 0.16, 0.36, 0.16, 0.36, 0.56, -0.36, 0.56), "bone")
    for x, y in ((0.72, 0.62), (0.86, 0.86), (0.6, 0.92)):
        s.fill(leaf(s.p(x, y - 0.2), s.p(x, y + 0.06), 0.2 * s.r), "teal")


def feather_bed(s: Stamp) -> None:
    s.fill(edged(s, -0.95, -0.35, -0.8, -0.35, -0.8, 0.85, -0.95, 0.85), "umber")
    s.fill(edged(s, 0.8, -0.05, 0.95, -0.05, 0.95, 0.85, 0.8, 0.85), "umber")
    s.fill(soft(s, -0.82, 0.1, 0, 0.0, 0.82, 0.1, 0.84, 0.55, 0, 0.62, -0.84, 0.55), "snow", "cerulean")
    s.fill(soft(s, -0.8, -0.2, -0.35, -0.3, -0.2, -0.02, -0.4, 0.14, -0.8, 0.12), "snow", "rose")
    s.fill(soft(s, -0.3, 0.02, 0.8, 0.06, 0.84, 0.5, -0.28, 0.52), "coral", "alizarin")
    s.fill(leaf(s.p(0.1, -0.35), s.p(0.55, -0.75), 0.22 * s.r), "snow")
    s.c.line(s.run(0.02, -0.26, 0.3, -0.54, 0.5, -0.7), 0.7)


def magnet(s: Stamp) -> None:
    s.c.line(s.run(-0.1, -0.98, 0.1, -0.75, -0.06, -0.5), 1.1, False)
    s.fill(
        band(s, [0.19, 0.2, 0.21, 0.2, 0.19], -0.5, 0.45, -0.55, -0.1, 0, -0.4, 0.55, -0.1, 0.5, 0.45),
        "alizarin",
        "coral",
    )
    for x in (-0.5, 0.5):
        s.fill(edged(s, x - 0.2, 0.35, x + 0.2, 0.35, x + 0.19, 0.65, x - 0.19, 0.65), "snow", "payne")
        s.c.lines([s.run(x - 0.14, 0.78, x - 0.14, 0.95), s.run(x + 0.14, 0.78, x + 0.14, 0.95)], 1.0)


def thunder_sheet(s: Stamp) -> None:
    s.fill(soft(s, -0.7, -0.8, 0, -0.7, 0.7, -0.8, 0.78, 0, 0.68, 0.75, 0, 0.66, -0.7, 0.78, -0.62, 0), "snow", "payne")
    for x in (-0.62, 0.62):
        s.c.line(s.run(x, -0.78, x, -0.98), 1.2, False)
    bolt(Stamp(s.c, s.at, s.r * 0.45))
    s.c.lines([s.run(x * 0.9, -0.3, x, -0.1, x * 0.9, 0.1, x, 0.3) for x in (-1.0, 1.0)], 1.0)


def scissors(s: Stamp) -> None:
    s.c.line(s.run(-0.85, -0.8, -0.5, -0.85, -0.2, -0.65, 0.1, -0.85, 0.45, -0.65, 0.8, -0.8), 1.1)
    s.fill(leaf(s.p(-0.3, 0.35), s.p(0.5, -0.75), 0.24 * s.r), "snow", "payne")
    s.fill(leaf(s.p(0.3, 0.35), s.p(-0.5, -0.75), 0.24 * s.r), "snow", "payne")
    for x in (-0.45, 0.45):
        s.disc(x, 0.62, 0.28, "sap")
        s.disc(x, 0.62, 0.14, "bone")
    s.dot(0, -0.02, 0.06)


def second_helping(s: Stamp) -> None:
    s.disc(0, 0.45, 0.95, "snow", 0.36)
    s.disc(0, 0.4, 0.66, "bone", 0.22)
    for x, y, r in ((-0.3, 0.22, 0.28), (0.28, 0.2, 0.3), (0, -0.1, 0.3), (0.04, -0.45, 0.22)):
        s.disc(x, y, r, "sienna")
    for x in (-0.3, 0.3):
        s.c.line(s.run(x, -0.5, x + 0.1, -0.66, x - 0.04, -0.8, x + 0.08, -0.96), 1.0)


def drawer(s: Stamp) -> None:
    s.fill(band(s, [0.07, 0.06, 0.08], -0.4, 0.1, -0.52, -0.4, -0.36, -0.85), "cerulean")
    gear(Stamp(s.c, s.p(0.15, -0.3), s.r * 0.42))
    s.fill(band(s, [0.05, 0.05, 0.05], 0.5, 0.1, 0.75, -0.3, 0.5, -0.6), "umber")
    s.fill(edged(s, -0.75, -0.1, 0.75, -0.1, 0.92, 0.14, -0.92, 0.14), "umber")
    s.fill(edged(s, -0.92, 0.14, 0.92, 0.14, 0.92, 0.8, -0.92, 0.8), "sand", "umber")
    s.disc(0, 0.47, 0.13, "lemon")


def sleeve(s: Stamp) -> None:
    s.fill(soft(s, -0.95, 0.9, -0.8, 0.3, -0.1, -0.1, 0.25, 0.3, -0.2, 0.9), "plum", "indigo")
    s.fill(band(s, [0.13, 0.13, 0.13], -0.16, -0.12, 0.1, 0.02, 0.3, 0.32), "snow")
    for at in ((0.3, -0.2), (0.55, -0.5), (0.75, -0.05)):
        bulb(Stamp(s.c, s.p(*at), s.r * 0.3))


def telegram(s: Stamp) -> None:
    s.fill(soft(s, -0.95, 0.9, -0.7, 0.35, 0, 0.2, 0.7, 0.35, 0.95, 0.9), "umber", "sienna")
    s.fill(soft(s, -0.4, 0.5, -0.42, -0.1, 0, -0.4, 0.42, -0.1, 0.4, 0.5), "night", "payne")
    s.disc(0, 0.02, 0.13, "rose")
    s.dot(-0.18, -0.14, 0.04, "#fffaf0")
    s.dot(0.18, -0.14, 0.04, "#fffaf0")
    s.fill(edged(s, 0.15, -0.95, 0.9, -0.85, 0.82, -0.35, 0.08, -0.45), "bone")
    s.c.lines([s.run(0.26, -0.78, 0.74, -0.71), s.run(0.24, -0.64, 0.6, -0.59)], 0.9)


def lemonade(s: Stamp) -> None:
    s.fill(band(s, [0.05, 0.05], 0.1, 0.3, 0.5, -0.95), "alizarin")
    s.fill(edged(s, -0.52, -0.55, 0.52, -0.55, 0.4, 0.9, -0.4, 0.9), "snow", "cerulean")
    s.fill(edged(s, -0.48, -0.2, 0.48, -0.2, 0.4, 0.86, -0.4, 0.86), "lemon", "sap")
    s.disc(-0.5, -0.55, 0.32, "lemon")
    s.c.lines([[s.p(-0.5, -0.55), s.p(-0.5, -0.55) + turn(a, 0.26 * s.r)] for a in (20, 92, 164, 236, 308)], 0.7)
    for x, y, r in ((-0.15, 0.3, 0.07), (0.2, 0.1, 0.05), (0.1, 0.6, 0.08)):
        s.dot(x, y, r, "#fffaf0")


def fingers(s: Stamp) -> None:
    s.fill(edged(s, -0.2, -0.95, 0.5, -0.8, 0.36, -0.1, -0.34, -0.25), "bone", "rose")
    hand(Stamp(s.c, s.p(0.05, 0.3), s.r * 0.66))


def coupon(s: Stamp) -> None:
    s.fill(edged(s, -0.95, -0.5, 0.75, -0.6, 0.85, 0.45, -0.85, 0.55), "bone", "lemon")
    s.c.lines([s.run(0.35, -0.5 + 0.18 * k, 0.37, -0.42 + 0.18 * k) for k in range(6)], 1.0)
    star(Stamp(s.c, s.p(-0.4, -0.05), s.r * 0.3))
    s.c.lines([s.run(-0.75, 0.3 + 0.07 * k, 0.2, 0.25 + 0.07 * k) for k in range(3)], 0.5)
    s.disc(0.68, 0.42, 0.26, "cerulean")
    s.c.line(s.run(0.86, 0.62, 1.0, 0.85), 2.0, False)


def tin(s: Stamp) -> None:
    s.disc(0.1, -0.72, 0.2, "lemon")
    s.fill(edged(s, -0.5, -0.35, 0.5, -0.35, 0.5, 0.75, -0.5, 0.75), "alizarin", "plum")
    s.disc(0, 0.75, 0.5, "plum", 0.14)
    s.disc(0, -0.35, 0.5, "coral", 0.15)
    s.fill(edged(s, -0.2, -0.38, 0.2, -0.38, 0.2, -0.32, -0.2, -0.32), "night")
    s.fill(edged(s, -0.38, 0.0, 0.38, 0.0, 0.38, 0.46, -0.38, 0.46), "bone")
    s.fill(soft(s, 0, 0.4, -0.22, 0.2, -0.12, 0.06, 0, 0.16, 0.12, 0.06, 0.22, 0.2), "alizarin")


def cleaner(s: Stamp) -> None:
    s.fill(band(s, [0.05, 0.05], -0.85, -0.95, 0.1, 0.3), "umber")
    s.fill(soft(s, -0.1, 0.25, 0.3, 0.05, 0.95, 0.6, 0.75, 0.9, 0.2, 0.7), "snow", "cerulean")
    s.c.lines(
        [
            s.run(0.12, 0.3, 0.8, 0.8),
            s.run(0.3, 0.16, 0.9, 0.66),
            s.run(0.4, 0.1, 0.26, 0.7),
            s.run(0.66, 0.32, 0.5, 0.82),
        ],
        0.7,
    )
    s.c.line(s.run(-0.95, 0.7, -0.7, 0.58, -0.45, 0.72, -0.2, 0.6, 0.05, 0.76), 1.3)
    helix(Stamp(s.c, s.p(-0.45, 0.25), s.r * 0.26))


def incubator(s: Stamp) -> None:
    s.fill(soft(s, -0.85, 0.4, -0.8, -0.3, 0, -0.75, 0.8, -0.3, 0.85, 0.4), "snow", "cerulean")
    for x in (-0.32, 0.32):
        s.fill(
            soft(s, x - 0.26, 0.18, x - 0.18, -0.24, x, -0.4, x + 0.18, -0.24, x + 0.26, 0.18, x, 0.36), "bone", "ochre"
        )
    s.fill(edged(s, -0.95, 0.36, 0.95, 0.36, 0.85, 0.85, -0.85, 0.85), "cerulean", "payne")
    for x, paint in ((-0.5, "alizarin"), (0, "lemon"), (0.5, "sap")):
        s.disc(x, 0.6, 0.1, paint)


def double_dose(s: Stamp) -> None:
    for x, lean, paint in ((-0.4, -0.12, "violet"), (0.35, 0.16, "coral")):
        s.fill(band(s, [0.26, 0.27, 0.26], x + lean, -0.62, x, 0.0, x - lean, 0.62), paint)
        s.fill(band(s, [0.27, 0.27, 0.26], x, 0.02, x - lean * 0.5, 0.3, x - lean, 0.62), "snow")
        s.c.line(s.run(x + lean - 0.1, -0.5, x - 0.1, -0.1), 0.9)


def genome(s: Stamp) -> None:
    s.fill(edged(s, -0.8, -0.1, 0.8, -0.1, 0.66, 0.9, -0.66, 0.9), "sand", "umber")
    s.fill(band(s, [0.06, 0.06, 0.06], -0.45, -0.1, 0, -0.5, 0.45, -0.1), "umber")
    helix(Stamp(s.c, s.p(0.1, -0.4), s.r * 0.55))
    s.fill(edged(s, -0.74, 0.1, 0.74, 0.1, 0.68, 0.8, -0.68, 0.8), "sand", "sienna")


Object = Callable[[Stamp], None]
OBJECTS: Final[dict[str, Object]] = {
    "pep-whistle": whistle,
    "borrowed-boots": boots,
    "banana-peel": banana,
    "fizzy-tonic": tonic,
    "loaded-lunchbox": lunchbox,
    "growth-gravy": gravy,
    "rubber-snake": snake,
    "spring-heels": spring_heels,
    "bubble-bodice": bodice,
    "volcano-vinegar": vinegar,
    "shrink-sherbet": sherbet,
    "borrowed-moon": moon,
    "giant-gauntlet": gauntlet,
    "quick-quack": duck,
    "false-signpost": signpost,
    "keyhole-periscope": periscope,
    "polite-no": polite_no,
    "solvent": solvent,
    "feather-bed": feather_bed,
    "magnet-on-a-string": magnet,
    "thunder-sheet": thunder_sheet,
    "gene-scissors": scissors,
    "sudden-second-helping": second_helping,
    "junk-drawer": drawer,
    "sleeve-full-of-ideas": sleeve,
    "mole-telegram": telegram,
    "mutagen-lemonade": lemonade,
    "light-fingers": fingers,
    "fine-print-coupon": coupon,
    "charity-tin": tin,
    "pool-cleaner": cleaner,
    "twin-incubator": incubator,
    "double-dose": double_dose,
    "borrowed-genome": genome,
}
"""The things by their cards; a card of somebody's own is drawn as a contraption."""
