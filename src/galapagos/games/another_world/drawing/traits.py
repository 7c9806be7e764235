"""Sixteen traits, each a part that anyone can see: behind the body, on its skin, or in front."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.geometry import Outline, along, horn, leaf, mix, normals, oval, ribbon, turn
from galapagos.art.marks import bubble, flower, fly, sparkle, star
from galapagos.games.another_world.drawing.body import Build, eye

Paint = Callable[[Canvas, Build], None]


def flame(c: Canvas, b: Build) -> None:
    """Fire-breathing: a plume that rolls out of the mouth and climbs."""
    m = b.mouth + 2j
    outer: Outline = [
        [m, m + complex(16, 9), m + complex(28, -8), m + complex(26, -44), m + complex(14, -80), m + complex(20, -116)],
        [m + complex(20, -116), m + complex(-4, -90), m + complex(-6, -64)],
        [m + complex(-6, -64), m + complex(-16, -70), m + complex(-16, -86)],
        [m + complex(-16, -86), m + complex(-28, -56), m + complex(-4, -28), m],
    ]
    c.bloom(m + complex(4, -46), 46, "flame", 0.6)
    mass = c.mass([outer], "alizarin", "flame", 0.9, 0.8)
    c.wash(leaf(m, m + complex(12, -88), 32, -8), "flame", 0.9, 0)
    c.wash(leaf(m, m + complex(8, -58), 18, -6), "lemon", 0.95, 0)
    mass.close()


def poppy(c: Canvas, b: Build) -> None:
    """Lulling: a poppy nods on the head and sheds sleepy seed."""
    root = b.crown + complex(6, 4)
    top = root + complex(16, -62)
    c.line([root, root + complex(-4, -30), top + complex(-6, 4)], 1.3, False)
    flower(c, top, 27, "alizarin", "night")
    for k, place in enumerate((complex(34, 4), complex(46, 24), complex(30, 34), complex(58, 8))):
        c.dot(top + place, 3.2 - k * 0.3, c.deep("plum"), 0.8)


def fangs(c: Canvas, b: Build) -> None:
    """Vampire: two long teeth and what they left."""
    base = b.head + complex(0, 13)
    for x, length in ((68 + b.reach, 32), (46 + b.reach, 29)):
        c.shape(horn(base + x, base + complex(x - 3, length), 13, -2), "snow", 0.9, 0.75, "bone")
    drop = base + complex(65 + b.reach, 42)
    c.shape([[drop + -9j, drop + complex(5, 2), drop + 6j, drop + complex(-5, 2), drop - 9j]], "blood", 0.95, 0.5)


def horns(c: Canvas, b: Build) -> None:
    """Fearsome: swept horns, one on the nose, and an angry brow."""
    for shift_by, reach in ((complex(-12, 4), 0.86), (0j, 1.0)):
        root = b.crown + complex(-4, 6) + shift_by
        c.shape(horn(root, root + complex(-62, -46) * reach, 24, 18), "bone", 0.9, 1.0, "umber")
    nose = b.head + complex(68 + b.reach, -12)
    c.shape(horn(nose, nose + complex(12, -36), 17, -4), "bone", 0.9, 0.9, "umber")
    c.line([b.eye + complex(-16, -17), b.eye + complex(2, -15), b.eye + complex(18, -6)], 2.0)


def scales(c: Canvas, b: Build) -> None:
    """Fireproof: rows of heavy scutes over the back, dark as cooled stone."""
    for row, depth in ((7, 30.0), (8, 6.0)):
        for place, up in b.back(row)[:-1]:
            c.shape(_scute(place - up * depth, up), "payne", 0.8, 0.8, "teal")


def _scute(at: complex, up: complex) -> Outline:
    on = up * 1j
    return [
        [at - on * 19, at - on * 10 + up * 17, at + on * 8 + up * 19],
        [at + on * 8 + up * 19, at + on * 24 + up * 2, at + on * 11 - up * 15],
        [at + on * 11 - up * 15, at - on * 8 - up * 13, at - on * 19],
    ]


def many_eyes(c: Canvas, b: Build) -> None:
    """Many-eyed: eyes on brow, neck, flank and tail, looking everywhere."""
    back = b.back(6)
    places = [
        (b.head + complex(2, -26), 9.0),
        (b.head + complex(52 + b.reach, -16), 7.5),
        (b.head + complex(-4, 2), 8.0),
    ]
    places += [
        (back[i][0] - back[i][1] * d, r) for i, d, r in ((4, 26, 9.5), (3, 20, 11.0), (2, 36, 9.0), (1, 22, 10.0))
    ]
    places.append((along(b.tail, 4)[1], 7.0))
    for i, (place, radius) in enumerate(places):
        eye(c, place, radius, "sap", False, (0.25, -0.2, 0.1)[i % 3])


def warning_spots(c: Canvas, b: Build) -> None:
    """Toxic, on the skin: yellow rings that say do not touch."""
    rings: list[Outline] = []
    for i, (place, up) in enumerate(b.back(6)[1:]):
        rings.append(oval(place - up * (20 + 22 * (i % 2)), 13, 11, 0, 6))
    rings += [oval(p, 8, 8, 0, 5) for p in along(b.tail, 5)[1:4]]
    c.washes(rings, "plum", 0.85)
    c.washes([[[mix(p, _centre(r), 0.45) for p in r[0]]] for r in rings], "lemon", 1)


def _centre(outline: Outline) -> complex:
    return sum(outline[0]) / len(outline[0])


def toxic_drip(c: Canvas, b: Build) -> None:
    """Toxic, in front: slime that drips and bubbles that rise."""
    under = b.spine[2] + 44j
    for x, length in ((-34, 24), (-12, 34), (8, 20)):
        top = under + x
        c.shape(
            [
                [
                    top + complex(-6, -6),
                    top + complex(6, -6),
                    top + complex(3, length * 0.5),
                    top + complex(6, length),
                    top + complex(0, length + 7),
                    top + complex(-6, length),
                    top + complex(-3, length * 0.5),
                ]
            ],
            "sap",
            0.9,
            0.6,
        )
    tip = b.tail[-1]
    for offset, radius in ((complex(-4, -22), 8), (complex(12, -42), 5.5), (complex(-10, -58), 4)):
        bubble(c, tip + offset, radius, "sap")


def quills(c: Canvas, b: Build) -> None:
    """Vengeful: long spines that lean back and are dipped in red."""
    spines: list[Outline] = []
    tips: list[Outline] = []
    rows = b.back(9)[:-3]
    for i, (place, up) in enumerate(rows):
        length = 52 + 16 * (i % 2)
        tip = place + up * length + up * 1j * -26
        spines.append(leaf(place - up * 6, tip, 13))
        tips.append(leaf(mix(place, tip, 0.6), tip, 7))
    for p, n in list(zip(along(b.tail, 6), normals(along(b.tail, 6)), strict=True))[1:5]:
        outward = -n if n.imag > 0 else n
        spines.append(leaf(p, p + outward * 34 - outward * 1j * 12, 11))
    mass = c.mass(spines, "bone", "umber", 0.9, 0.8)
    c.washes(tips, "alizarin", 1)
    mass.close()


def nest(c: Canvas, b: Build) -> None:
    """Caring: a nest at its feet, an egg, and a little one looking up."""
    at = 342 + 340j
    for place, tilt in ((at + complex(-22, -14), 20), (at + complex(24, -13), -24)):
        c.shape(oval(place, 13, 17, tilt, 7), "bone", 0.9, 0.7, "cerulean")
    c.mass(
        [
            oval(at + complex(1, -27), 17, 15, 0, 8),
            oval(at + complex(10, -21), 13, 9, -10, 7),
            oval(at + complex(-1, -8), 12, 16, 0, 6),
        ],
        b.coat[0],
        b.coat[1],
        0.8,
        0.8,
    ).close()
    c.dot(at + complex(4, -30), 4.2, "#2a2024")
    c.dot(at + complex(5.5, -31.5), 1.5, "#fffaf0")
    c.shape(
        [
            [at + complex(-44, -8), at + complex(-16, 0), at + complex(18, 0), at + complex(44, -9)],
            [
                at + complex(44, -9),
                at + complex(36, 14),
                at + complex(0, 21),
                at + complex(-36, 14),
                at + complex(-44, -8),
            ],
        ],
        "ochre",
        0.85,
        0.9,
        "umber",
    )
    c.lines(
        [[at + complex(-40 + 15 * i, 2 + 3 * (i % 2)), at + complex(-26 + 14 * i, 12 - 4 * (i % 3))] for i in range(5)]
        + [[at + complex(-42, -6), at + complex(-54, -16)], [at + complex(42, -7), at + complex(53, -18)]],
        0.55,
    )


def ruff(c: Canvas, b: Build) -> None:
    """Charming: a fan of plumes around the neck, each with an eye of colour."""
    root = b.head + complex(-10, 8)
    hearts: list[complex] = []
    for i in range(9):
        tip = root + turn(88 + 19 * i, 92 + 8 * (i % 2))
        c.shape(leaf(root, tip, 40), "violet", 0.75, 0.8, "rose")
        hearts.append(mix(root, tip, 0.7))
    c.washes([oval(heart, 11, 9, 0, 5) for heart in hearts], "cerulean", 0.9)
    c.washes([oval(heart, 5, 5, 0, 4) for heart in hearts], "indigo", 0.9)


def lashes(c: Canvas, b: Build) -> None:
    """Charming, in front: lashes, and a blush."""
    c.lines([[b.eye + turn(a, 14), b.eye + turn(a + 3, 20), b.eye + turn(a - 8, 26)] for a in (140, 112, 84, 56)], 0.7)


def tuft(c: Canvas, b: Build) -> None:
    """Long-tailed: the far end of the tail carries a plume."""
    tip = b.tail[-1]
    way = b.tail[-1] - along(b.tail, 20)[-3]
    back = tip - way / abs(way) * 10
    step = way / abs(way)
    parts = [leaf(back, back + step * turn(a) * r, 18, 5) for a, r in ((-48, 36), (42, 38), (0, 50))]
    c.mass(parts, b.coat[1], "alizarin", 0.9, 0.9).close()


def long_tail_ghost(c: Canvas, b: Build) -> None:
    """The long tail that is silenced: a faint curl beyond the short one."""
    tip = b.tail[-1]
    c.shape(
        ribbon(
            [tip, tip + complex(-10, -50), tip + complex(30, -86), tip + complex(66, -60), tip + complex(44, -34)],
            [7, 7, 6, 5, 0],
            8,
        ),
        b.coat[0],
    )


def stars(c: Canvas, b: Build) -> None:
    """Astral, behind: a ring of light and a scatter of stars."""
    middle = b.spine[2] + complex(10, -30)
    c.bloom(middle, 172, "violet", 0.55)
    c.bloom(middle + complex(-60, -60), 110, "indigo", 0.4)
    moon = middle + complex(-118, -96)
    rim = [moon + turn(a, 30) for a in (60, 120, 180, 240, 300)]
    c.shape([rim, [rim[-1], moon + complex(-8, 8), moon + complex(-8, -8), rim[0]]], "lemon", 0.7, 0.8, "bone")
    for x, y, r in ((-60, -70, 10), (-62, -140, 9), (-8, -112, 14), (30, -150, 8), (-174, -34, 9), (160, 70, 11)):
        star(c, middle + complex(x, y), r, "lemon")


def constellations(c: Canvas, b: Build) -> None:
    """Astral, on the skin: the night sky with its freckles of stars."""
    c.bloom(b.spine[1] + 10j, 100, "indigo", 0.95, dark=True)
    c.bloom(b.spine[3], 80, "violet", 0.9, dark=True)
    points = [place - up * (12 + 17 * (i % 3)) for i, (place, up) in enumerate(b.back(8)[1:-1])]
    c.add(
        '<g stroke="#fff6d8" stroke-width="1.4" opacity=".7" fill="none"><path d="M'
        + "L".join(f"{p.real:.0f} {p.imag:.0f}" for p in points)
        + '"/></g>'
    )
    for i, place in enumerate(points):
        sparkle(c, place, 7 if i % 2 else 5)


def _wing(c: Canvas, root: complex, lean: complex, b: Build) -> None:
    tip = root + complex(-84, -150) + lean
    wrist = root + complex(2, -92) + lean * 0.6
    ends = [
        tip,
        root + complex(-132, -92) + lean,
        root + complex(-138, -38) + lean * 0.7,
        root + complex(-92, -6) + lean * 0.4,
    ]
    outline: Outline = [
        [root + complex(14, 0), root + complex(18, -50) + lean * 0.3, wrist],
        [wrist, mix(wrist, tip, 0.55) + complex(6, -9), tip],
    ]
    for a, e in itertools.pairwise(ends):
        outline.append([a, mix(mix(a, e, 0.5), wrist, 0.22), e])
    outline.append([ends[-1], root + complex(-40, -14), root + complex(-12, 8), root + complex(14, 0)])
    mass = c.mass([outline], b.coat[1], "coral", 0.75)
    c.bloom(wrist, 90, "bone", 0.6)
    mass.close()
    for end in ends[1:]:
        c.line([wrist, mix(wrist, end, 0.5) + complex(-4, -6), end], 0.7)
    c.shape(horn(wrist + complex(-4, 2), wrist + complex(10, -16), 9), "bone", 0.9, 0.7)


def far_wing(c: Canvas, b: Build) -> None:
    """Flying, behind: the wing on the other side, and a shadow far below."""
    c.pool(205 + 366j, 82, "payne", 0.35, 0.16)
    _wing(c, b.spine[3] + complex(4, -14), complex(44, -6), b)


def near_wing(c: Canvas, b: Build) -> None:
    """Flying, in front: the wing on this side."""
    _wing(c, b.spine[3] + complex(-16, -8), complex(-6, 8), b)


def shifting(c: Canvas, b: Build) -> None:
    """Metamorphic, on the skin: bands of other animals' colours run through it."""
    for i, pigment in enumerate(("cerulean", "lemon", "rose", "teal", "flame")):
        x = 96 + 36 * i - 1j * b.lift
        c.wash(ribbon([x + 180j, x + 14 + 220j, x - 4 + 262j, x + 12 + 300j], [13, 15, 13, 11], 4), pigment, 0.85)


def feelers(c: Canvas, b: Build) -> None:
    """Metamorphic, in front: a moth's feathered feelers and a spiral on the flank."""
    for lean in (-12, 8):
        root = b.head + complex(22 + lean * 0.6, -45)
        spine = along(
            [
                root,
                root + complex(6 + lean, -34),
                root + complex(22 + lean * 1.5, -62),
                root + complex(42 + lean * 1.6, -58),
            ],
            8,
        )
        barbs = list(zip(spine, normals(spine), strict=True))[3:]
        c.line(spine[::2], 1.1, False)
        c.lines([[p - n * 8 - n * 1j * 5, p, p + n * 8 - n * 1j * 5] for p, n in barbs], 0.45)
        c.dot(spine[-1], 5, c.deep("rose"))
    middle = b.spine[2] + complex(-4, 4)
    c.line([middle + turn(i * 50, 3 + 2.3 * i) for i in range(10)], 0.9, False)


def gnats(c: Canvas, b: Build) -> None:
    """Pestering: a cloud of small biters that never lets anyone sleep."""
    base = complex(0, -b.lift * 0.6)
    for x, y, r, a in (
        (78, 132, 1.25, 20),
        (138, 92, 1.0, -15),
        (196, 140, 0.9, 30),
        (44, 178, 0.85, 0),
        (206, 58, 1.1, 10),
    ):
        fly(c, complex(x, y) + base, 12 * r, a)
    trail = along([60 + 200j + base, 70 + 160j + base, 110 + 150j + base, 120 + 112j + base], 10)
    for point in trail:
        c.dot(point, 1.8, "", 0.6)


def mushroom(c: Canvas, b: Build) -> None:
    """Tiny: grass and a toadstool tower over it."""
    foot = 62 + 340j
    c.shape(ribbon([foot, foot + complex(4, -60), foot + complex(-2, -122)], [15, 11, 10], 5), "bone", 0.8, 1.0, "sand")
    cap = foot + complex(-2, -128)
    cap_mass = c.mass(
        [
            [
                [
                    cap + complex(-52, 8),
                    cap + complex(-36, -32),
                    cap + complex(4, -48),
                    cap + complex(42, -28),
                    cap + complex(54, 10),
                ],
                [cap + complex(54, 10), cap + complex(0, 20), cap + complex(-52, 8)],
            ]
        ],
        "alizarin",
        "coral",
        0.85,
    )
    for x, y, r in ((-26, -12, 7), (2, -30, 9), (28, -8, 8), (2, 2, 5)):
        c.reserve(oval(cap + complex(x, y), r * 1.2, r, 0, 6), 0.95)
    cap_mass.close()
    for x, h, bend in ((20, 150, 14), (114, 96, -16), (372, 128, -20), (392, 84, -14), (6, 84, 10)):
        c.shape(leaf(x + 344j, complex(x + bend, 344 - h), 13, bend * 0.5), "sap", 0.8, 0.7, "moss")


BEHIND: Final[dict[str, Paint]] = {
    "astral": stars,
    "charming": ruff,
    "vengeful": quills,
    "flying": far_wing,
}
SKIN: Final[dict[str, Paint]] = {
    "metamorphic": shifting,
    "astral": constellations,
    "toxic": warning_spots,
}
FRONT: Final[dict[str, Paint]] = {
    "fireproof": scales,
    "toxic": toxic_drip,
    "metamorphic": feelers,
    "many-eyed": many_eyes,
    "flying": near_wing,
    "long-tailed": tuft,
    "charming": lashes,
    "vampire": fangs,
    "fearsome": horns,
    "lulling": poppy,
    "fire-breathing": flame,
    "pestering": gnats,
}
GROUND: Final[dict[str, Paint]] = {"tiny": mushroom, "caring": nest}
"""Things beside the animal: they keep their size when it is tiny."""
