"""The plain animal: a lizard-like body, varied by its seed, and the places where traits grow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.geometry import Outline, Points, along, mix, normals, oval, ribbon, turn

COATS: Final = (
    ("sap", "teal", "moss"),
    ("ochre", "sienna", "umber"),
    ("teal", "indigo", "cerulean"),
    ("coral", "plum", "sienna"),
    ("moss", "ochre", "sap"),
    ("cerulean", "violet", "indigo"),
    ("violet", "rose", "plum"),
    ("sienna", "moss", "umber"),
)
"""Pigments of the back, of the belly where it runs, and of the pattern."""


@dataclass(frozen=True)
class Build:
    """The measures of one animal and where its parts sit."""

    coat: tuple[str, str, str]
    pattern: int
    spine: Points
    girth: tuple[float, ...]
    tail: Points
    head: complex
    reach: float
    lift: float

    @property
    def eye(self) -> complex:
        return self.head + complex(29 + self.reach * 0.2, -20)

    @property
    def crown(self) -> complex:
        return self.head + complex(8, -46)

    @property
    def nose(self) -> complex:
        return self.head + complex(78 + self.reach, -2)

    @property
    def mouth(self) -> complex:
        return self.head + complex(70 + self.reach, 14)

    def back(self, steps: int) -> list[tuple[complex, complex]]:
        """Places along the back from rump to neck, with the way up from each."""
        middle = along(self.spine, steps)
        widths = [w.real for w in along([complex(g) for g in self.girth], steps)]
        sides = normals(middle)
        return [(p + n * (w - 2), n) for p, n, w in zip(middle, sides, widths, strict=True)]


def build(seed: int, long_tail: bool, flying: bool) -> Build:
    """The animal that this seed always gives."""
    rng = Random(seed * 7919 + 11)
    coat = COATS[rng.randrange(len(COATS))]
    pattern = rng.randrange(4)
    plump = rng.uniform(0.9, 1.18)
    arch = rng.uniform(-10, 8)
    neck = rng.uniform(-12, 14)
    lift = 34.0 if flying else 0.0
    up = complex(0, -lift)
    spine = [
        118 + 246j + up,
        158 + (232 + arch) * 1j + up,
        208 + (232 + arch * 0.6) * 1j + up,
        252 + 222j + up,
        284 + (196 + neck * 0.6) * 1j + up,
        300 + (168 + neck) * 1j + up,
    ]
    girth = (17.0, 35 * plump, 43 * plump, 38 * plump, 29.0, 24.0)
    head = 286 + (164 + neck) * 1j + up
    curl = rng.uniform(-16, 16)
    tail = _tail(128 + 246j + up, curl, long_tail)
    return Build(coat, pattern, spine, girth, tail, head, rng.uniform(-8, 10), lift)


def _tail(root: complex, curl: float, long: bool) -> Points:
    if long:
        return [
            root,
            root + complex(-58, 26),
            root + complex(-104, -4),
            root + complex(-98, -74),
            root + complex(-52, -122 + curl),
            root + complex(2, -116 + curl),
            root + complex(8, -76 + curl),
            root + complex(-28, -72 + curl),
        ]
    return [root, root + complex(-42, 20), root + complex(-80, 16 - curl * 0.3), root + complex(-100, -20 - curl)]


def leg(hip: complex, forward: float, drop: float) -> list[Outline]:
    """A bent leg with a three-toed foot; forward shifts the knee."""
    knee = hip + complex(forward, drop * 0.42)
    ankle = hip + complex(-forward * 0.25, drop * 0.84)
    sole = hip + complex(forward * 0.2 + 6, drop)
    limb = ribbon([hip, knee, ankle, sole], [19, 15.5, 9, 8], 5)
    toes = [
        ribbon(
            [sole + complex(-6, -3), sole + turn(a, 12) + complex(0, -1), sole + turn(a - 12, 24)], [5.5, 4.5, 4.5], 2
        )
        for a in (24, 2, -20)
    ]
    return [limb, *toes]


def head_outline(b: Build) -> Outline:
    """A round skull with a friendly snout."""
    h, r = b.head, b.reach
    return [
        [
            h + complex(-26, -2),
            h + complex(-14, -34),
            h + complex(14, -50),
            h + complex(42, -43),
            h + complex(60 + r, -20),
            h + complex(80 + r, -8),
            h + complex(87 + r, 8),
            h + complex(74 + r, 22),
            h + complex(40, 31),
            h + complex(4, 32),
            h + complex(-20, 22),
        ]
    ]


def far_legs(c: Canvas, b: Build) -> None:
    """The two legs on the other side, in shadow."""
    hind, fore = (178 + 250j - 1j * b.lift), (272 + 238j - 1j * b.lift)
    fly = b.lift > 0
    shapes = leg(hind, -16 if fly else 20, 62 if fly else 74) + leg(fore, -14, 66 if fly else 84)
    shadow = c.mass(shapes, b.coat[2], b.coat[1], 0.85)
    c.bloom(mix(hind, fore, 0.5) + 20j, 90, b.coat[2], 0.5, dark=True)
    shadow.close()


def trunk(c: Canvas, b: Build, skin: Sequence[Callable[[Canvas, Build], None]] = ()) -> None:
    """Tail, body, head and near legs under one line, with the coat's pattern and what traits paint on it."""
    fly = b.lift > 0
    up = -1j * b.lift
    hind, fore = 148 + 252j + up, 246 + 246j + up
    long = len(b.tail) > 5
    tail = ribbon(b.tail, [17, 16, 14, 11, 9, 8, 6, 0] if long else [18, 14, 9, 0], 12 if long else 6)
    body = ribbon(b.spine, b.girth, 8)
    near = leg(hind, -20 if fly else 26, 66 if fly else 82) + leg(fore, -16, 62 if fly else 84)
    outlines = [tail, body, head_outline(b), *near]
    mass = c.mass(outlines, b.coat[0], b.coat[1], rims=3)
    c.bloom(b.head + complex(-30, 120), 100, b.coat[1], 0.6, dark=True)
    c.bloom(200 + 205j + up, 70, b.coat[2], 0.55)
    c.bloom(b.head + complex(40, 0), 46, "bone", 0.6)
    c.wash(_belly(b), "bone", 0.5, 0.2)
    _pattern(c, b)
    for paint in skin:
        paint(c, b)
    light = [place - up * 7 for place, up in b.back(6)[1:-1]]
    c.reserve(ribbon(light, [0, 5, 4, 0], 4), 0.6)
    c.reserve(
        ribbon([b.head + complex(-8, -24), b.head + complex(14, -38), b.head + complex(36, -32)], [0, 4, 0], 3), 0.6
    )
    mass.close()
    c.line([hind + complex(-22, -26), hind + complex(4, -31), hind + complex(26, -14), hind + complex(26, 14)], 0.8)
    c.line([fore + complex(-18, -10), fore + complex(-14, -26), fore + complex(8, -30)], 0.7)


def _belly(b: Build) -> Outline:
    low = [
        p - n * (w * 0.62)
        for p, n, w in zip(along(b.spine, 6), normals(along(b.spine, 6)), [20, 30, 38, 40, 36, 30, 28], strict=True)
    ]
    under = [p + complex(4, 26) for p in reversed(low)]
    return [low + under]


def _pattern(c: Canvas, b: Build) -> None:
    """Spots, bars, dapples or a saddle, as the seed has it."""
    rows = b.back(8)[1:-1]
    touches: list[Outline] = []
    for i, (place, up) in enumerate(rows):
        if b.pattern == 0:
            touches.append(oval(place - up * 16, 8, 6, 20 * i, 5))
            if i % 2:
                touches.append(oval(place - up * 38 + 6, 6, 4, 0, 5))
        elif b.pattern == 1:
            touches.append(ribbon([place + up * 6, place - up * 20 + 4, place - up * 46], [6, 5, 0], 3))
        elif b.pattern == 2 and i % 2 == 0:
            touches.append(oval(place - up * 15, 14, 10, 12 * i, 6))
        elif b.pattern == 3:
            touches.append(oval(place, 15, 11, 0, 5))
    for i, point in enumerate(along(b.tail, 7)[1:-1]):
        if i % 2 == b.pattern % 2:
            touches.append(oval(point, 5, 8, 0, 5))
    c.washes(touches, b.coat[2], 0.6)


def face(c: Canvas, b: Build, asleep: bool, iris: str = "lemon") -> None:
    """Eye, nostril, the line of the mouth, a blush on the cheek."""
    h, r = b.head, b.reach
    c.bloom(h + complex(30, 10), 20, "rose", 0.6)
    c.line([h + complex(82 + r, 10), h + complex(62 + r, 15), h + complex(40, 14), h + complex(27, 5)], 0.85)
    c.dot(h + complex(74 + r, -3), c.pen * 0.6)
    eye(c, b.eye, 15, iris, asleep)


def eye(c: Canvas, at: complex, radius: float, pigment: str, asleep: bool = False, look: float = 0.2) -> None:
    """A bright wet eye, or a closed lid with lashes."""
    if asleep:
        c.line([at + complex(-radius, -1), at + complex(0, radius * 0.75), at + complex(radius, -2)], 1.1)
        for x in (-0.55, 0.05, 0.6):
            root = at + complex(radius * x, radius * (0.6 - abs(x) * 0.35))
            c.line([root, root + complex(x * 4, radius * 0.45)], 0.5, False)
        return
    c.shape(oval(at, radius, radius * 0.94, 0, 7), pigment, 0.8, 0.75, "flame" if pigment == "lemon" else pigment)
    pupil = at + complex(radius * look, radius * 0.04)
    c.add(
        f'<ellipse cx="{pupil.real:.0f}" cy="{pupil.imag:.0f}" rx="{radius * 0.5:.1f}" ry="{radius * 0.68:.1f}" '
        f'fill="#2a2024"/>'
    )
    c.dot(at + complex(radius * (look + 0.16), -radius * 0.3), radius * 0.24, "#fffaf0")
