"""One animal of a species: a grazer by birth, changed by its traits."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.geometry import Outline, along, horn, leaf, mix, oval, ribbon, turn

COATS: Final = (
    ("ochre", "sienna", "umber"),
    ("sand", "umber", "sienna"),
    ("sienna", "plum", "umber"),
    ("payne", "indigo", "night"),
    ("moss", "umber", "sap"),
    ("coral", "sienna", "plum"),
    ("bone", "ochre", "umber"),
    ("umber", "night", "payne"),
)


@dataclass(frozen=True)
class Frame:
    """The measures of the animal and its traits."""

    traits: frozenset[str]
    coat: tuple[str, str, str]
    pattern: int
    ears: float
    head: complex
    back: list[complex]
    legs: float

    def has(self, trait: str) -> bool:
        return trait in self.traits


def frame(seed: int, traits: frozenset[str]) -> Frame:
    """The animal that this seed and these traits always give."""
    rng = Random(seed * 6151 + 5)
    coat = COATS[rng.randrange(len(COATS))]
    legs = 92.0 if "speed" in traits else 70.0
    high = 340 - legs
    lift = 40 if "flight" in traits else 0
    y = high - 44 - lift
    back = [complex(96, y + 8), complex(150, y + rng.uniform(-8, 4)), complex(205, y + 4), complex(258, y - 4)]
    reach = complex(26, -118) if "long-neck" in traits else complex(46, -46)
    head = back[-1] + reach + complex(rng.uniform(-4, 6), rng.uniform(-6, 6))
    return Frame(traits, coat, rng.randrange(4), rng.uniform(0.8, 1.25), head, back, legs)


def animal(c: Canvas, f: Frame) -> None:
    """The whole animal, standing on the line y = 340."""
    if f.has("flight"):
        _wing(c, f.back[2] + complex(22, -8), 0.8)
    if f.has("defensive-horns"):
        _horn(c, f, complex(-6, 2))
    _far_legs(c, f)
    _trunk(c, f)
    _head(c, f)
    if f.has("flight"):
        _wing(c, f.back[2] + complex(-4, 4), 1.0)


def _leg(hip: complex, foot: complex, thick: float, bend: float) -> Outline:
    knee = mix(hip, foot, 0.5) + bend
    return ribbon([hip, knee, mix(knee, foot, 0.7), foot], [thick, thick * 0.62, thick * 0.44, thick * 0.56], 5)


def _feet(f: Frame, near: bool) -> list[tuple[complex, complex, float]]:
    """Hip, foot and bend of a pair of legs."""
    hip, shoulder = f.back[0] + complex(22, 26), f.back[3] + complex(-18, 28)
    if f.has("flight"):
        ground = f.back[0].imag + 96
        return [
            (hip, complex(hip.real - (26 if near else 4), ground), 8),
            (shoulder, complex(shoulder.real - (20 if near else 0), ground - 6), -8),
        ]
    if f.has("speed"):
        spread = (-58, 62) if near else (40, -34)
        return [(hip, complex(hip.real + spread[0], 336), 10), (shoulder, complex(shoulder.real + spread[1], 334), -6)]
    shift = 0 if near else 26
    return [
        (hip + shift, complex(hip.real - 6 + shift, 338), 8),
        (shoulder + shift * 0.8, complex(shoulder.real + 4 + shift * 0.8, 338), -7),
    ]


def _far_legs(c: Canvas, f: Frame) -> None:
    legs = [_leg(hip, foot, 15, bend) for hip, foot, bend in _feet(f, False)]
    c.mass(legs, f.coat[2], f.coat[1], 0.9).close()


def _trunk(c: Canvas, f: Frame) -> None:
    b = f.back
    neck_wide = 17 if f.has("long-neck") else 22
    neck = ribbon(
        [b[3] + complex(-20, 10), mix(b[3], f.head, 0.5) + 6, f.head + complex(-6, 4)], [34, neck_wide, 17], 5
    )
    belly = 52 if f.has("fat-tissue") else 40
    body = ribbon(
        [b[0] + complex(-20, 8), b[0] + complex(4, 6), b[1] + 4j, b[2] + 8j, b[3] + complex(12, 4)],
        [14, 33, belly - 4, belly, 27],
        9,
    )
    near = _feet(f, True)
    legs = [_leg(hip, foot, 18, bend) for hip, foot, bend in near]
    parts = [body, neck, *legs]
    if f.has("fat-tissue"):
        parts += [oval(b[1] + complex(-4, -34), 33, 34, 10, 8), oval(b[2] + complex(12, -32), 30, 32, -10, 8)]
    tail_root = b[0] + complex(-30, 0)
    tail = [tail_root + 14, tail_root + complex(-16, 14), tail_root + complex(-24, 48)]
    c.shape(ribbon(tail, [7, 5, 3], 5), f.coat[0], 0.9, 0.9, f.coat[1])
    c.shape(leaf(tail[2] - 6j, tail[2] + complex(-7, 30), 17), f.coat[2], 0.9, 0.8)
    mass = c.mass(parts, f.coat[0], f.coat[1], rims=2)
    c.bloom(b[1] + 44j, 70, "bone", 0.6)
    c.bloom(b[2] + complex(40, -20), 60, f.coat[1], 0.5, dark=True)
    _pattern(c, f)
    if f.has("nocturnal"):
        c.bloom(b[1] + -6j, 90, "night", 0.75, dark=True)
    c.reserve(ribbon([p + -24j for p in b[1:]], [0, 4, 0], 4), 0.5)
    mass.close()
    hip = near[0][0]
    c.line([hip + complex(-22, -14), hip + complex(4, -24), hip + complex(22, 2), hip + complex(18, 24)], 0.7)
    _paws(c, f, [foot for _, foot, _ in near])
    if f.has("scavenger"):
        _ruff(c, f)


def _pattern(c: Canvas, f: Frame) -> None:
    line = along(f.back, 7)
    if f.pattern == 0:
        marks = [ribbon([p - 44j, p + complex(8, -14), p + 16j], [5, 6, 0], 3) for p in line]
    elif f.pattern == 1:
        marks = [oval(p + complex(0, -22 + 26 * (i % 2)), 8, 7, 0, 5) for i, p in enumerate(line)]
    elif f.pattern == 2:
        marks = [oval(line[1] + -4j, 30, 24, 0, 7), oval(line[5] + -10j, 24, 20, 0, 7)]
    else:
        marks = [ribbon([p - 36j for p in line[::2]], [6, 13, 12, 6], 5)]
    c.washes(marks, f.coat[2], 0.6)


def _paws(c: Canvas, f: Frame, feet: list[complex]) -> None:
    if f.has("burrowing"):
        for foot in feet:
            c.shapes(
                [
                    horn(foot + complex(x, -6), foot + complex(x + 22, 6 - 4 * i), 11, 4)
                    for i, x in enumerate((-4, 4, 12))
                ],
                "bone",
                0.95,
                0.8,
                "umber",
            )
        return
    for foot in feet:
        c.shape(
            [
                [foot + complex(-10, -6), foot + complex(10, -6)],
                [foot + complex(10, -6), foot + complex(16, 6)],
                [foot + complex(16, 6), foot + complex(-11, 6)],
                [foot + complex(-11, 6), foot + complex(-10, -6)],
            ],
            "night",
            0.75,
            0.7,
        )


def _ruff(c: Canvas, f: Frame) -> None:
    """A scavenger's collar of down below a bare neck."""
    root = mix(f.back[3], f.head, 0.42)
    way = f.head - f.back[3]
    side = way / abs(way) * 1j
    tufts = [
        oval(root + side * x + way / abs(way) * y, 12, 10, 0, 6)
        for x, y in ((-26, 2), (-13, -6), (0, -9), (13, -6), (26, 2))
    ]
    c.mass(tufts, "snow", "payne", 0.9, 0.8).close()


def _head(c: Canvas, f: Frame) -> None:
    h = f.head
    meat = f.has("carnivore")
    ear = [h + complex(-14, -18), h + complex(-30, -26)]
    for i, root in enumerate(ear[::-1]):
        tall = 40 * f.ears * (0.8 if meat else 1)
        c.shape(leaf(root + 10j, root + turn(112 + 14 * (1 - i), tall), 20), f.coat[0], 0.85, 0.9, "rose")
    skull = oval(h + complex(-4, -6), 31, 28, 0, 8)
    if f.has("scavenger"):
        muzzle: Outline = [
            [h + complex(6, -20), h + complex(40, -12), h + complex(58, 6), h + complex(54, 26)],
            [h + complex(54, 26), h + complex(38, 12), h + complex(8, 16)],
            [h + complex(8, 16), h + complex(6, -20)],
        ]
    elif meat:
        muzzle = [
            [
                h + complex(4, -22),
                h + complex(42, -16),
                h + complex(58, -4),
                h + complex(54, 14),
                h + complex(30, 20),
                h + complex(2, 20),
            ]
        ]
    else:
        muzzle = [
            [
                h + complex(6, -20),
                h + complex(36, -4),
                h + complex(48, 12),
                h + complex(38, 26),
                h + complex(14, 24),
                h + complex(0, 16),
            ]
        ]
    mass = c.mass([skull, muzzle], f.coat[0], f.coat[1])
    c.bloom(h + complex(40, 12), 26, "rose" if f.has("scavenger") else "bone", 0.8)
    if meat:
        c.bloom(h + complex(-10, -14), 36, "alizarin", 0.45)
    mass.close()
    if meat:
        c.line([h + complex(56, 4), h + complex(34, 10), h + complex(12, 6)], 0.9)
        c.shapes(
            [horn(h + complex(x, 7), h + complex(x - 2, 23 - i * 3), 9) for i, x in enumerate((46, 34, 23))],
            "snow",
            0.95,
            0.7,
        )
        c.line([h + complex(-4, -24), h + complex(8, -20), h + complex(18, -13)], 1.4)
    else:
        c.line([h + complex(42, 20), h + complex(28, 17), h + complex(18, 19)], 0.7)
    c.dot(h + (complex(52, -6) if meat else complex(42, 6)), c.pen * 0.8)
    _eye(c, h + complex(4, -9), 13 if f.has("nocturnal") else 6.5, f.has("nocturnal"), meat)
    if f.has("defensive-horns"):
        _horn(c, f, complex(8, 4))


def _eye(c: Canvas, at: complex, radius: float, owl: bool, meat: bool) -> None:
    if owl:
        c.bloom(at, radius * 2.2, "lemon", 0.9)
    c.shape(oval(at, radius, radius, 0, 7), "lemon" if owl or meat else "umber", 0.95, 0.7)
    c.dot(at + 1, radius * 0.58, "#2a2024")
    c.dot(at + complex(radius * 0.3, -radius * 0.35), radius * 0.25, "#fffaf0")


def _horn(c: Canvas, f: Frame, offset: complex) -> None:
    root = f.head + complex(-4, -26) + offset
    c.shape(
        [
            [root + complex(-11, 4), root + complex(-8, -26), root + complex(10, -52), root + complex(46, -66)],
            [root + complex(46, -66), root + complex(24, -36), root + complex(13, -14), root + complex(11, 4)],
            [root + complex(11, 4), root + complex(-11, 4)],
        ],
        "bone",
        0.9,
        1.0,
        "umber",
    )


def _wing(c: Canvas, root: complex, size: float) -> None:
    feathers = []
    for i, (angle, length) in enumerate(((196, 78), (180, 104), (164, 128), (148, 146), (132, 152), (116, 142))):
        feathers.append(leaf(root + complex(-4 * i, -5 * i) * size, root + turn(angle, length * size), 34 * size, -8))
    for feather in feathers:
        c.shape(feather, "snow", 0.85, 0.8, "cerulean")
    arm = ribbon(
        [
            root + complex(10, 12),
            root + complex(6, -34) * size,
            root + complex(-34, -84) * size,
            root + complex(-62, -122) * size,
        ],
        [16, 15, 11, 0],
        6,
    )
    c.shape(arm, "bone", 0.9, 0.9, "cerulean")
