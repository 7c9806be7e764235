"""Five species on their way out: muscle, mind and armour grow with what they adapt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known, number
from galapagos.art.emblems import gear
from galapagos.art.geometry import Outline, along, horn, leaf, mix, normals, oval, polygon, ribbon, turn
from galapagos.art.glyphs import Stamp
from galapagos.art.marks import sparkle
from galapagos.games.evoloosen.drawing.rocket import STAGES, build


class Kind(NamedTuple):
    """The paints of a species, and what it carries: behind, on a skull that may rise, and in front."""

    pigment: str
    shade: str
    behind: Callable[[Canvas], None]
    crown: Callable[[Canvas, float], None]
    front: Callable[[Canvas], None]


MIDDLE: Final = 130 + 262j
HEAD: Final = 142 + 152j


def species(c: Canvas, description: Description) -> None:
    """One member of the species, and its rocket so far behind it."""
    kind = KINDS[known(description.get("name", ""), KINDS, "species")]
    force, mind = number(description, "pf", 0, 4), number(description, "int", 0, 4)
    armour, progress = number(description, "armor", 0, 8), number(description, "progress", 0, STAGES)
    c.pool(190 + 362j, 176, "ochre", 0.32, 0.1)
    c.pool(150 + 364j, 110, "payne", 0.3, 0.1)
    with c.scaled(0.56, 372 + 380j):
        build(c, progress)
    kind.behind(c)
    _legs(c, kind)
    _arm(c, kind, force, MIDDLE + complex(26, -40), 1)
    _torso(c, kind)
    _armour(c, armour)
    kind.crown(c, 9.5 * mind)
    _head(c, kind, mind, force)
    kind.front(c)
    _arm(c, kind, force, MIDDLE + complex(-28, -38), -1)
    _shoulders(c, armour)


def _legs(c: Canvas, kind: Kind) -> None:
    legs: list[Outline] = []
    for x, lean in ((-26, -6), (28, 8)):
        hip = MIDDLE + complex(x, 40)
        legs += [
            ribbon([hip, hip + complex(lean, 30), hip + complex(lean * 0.6, 54)], [23, 17, 13], 4),
            oval(hip + complex(lean + 10, 56), 25, 11, 0, 8),
        ]
    c.mass(legs, kind.pigment, kind.shade, 0.9).close()


def _torso(c: Canvas, kind: Kind) -> None:
    body = [
        [
            MIDDLE + complex(-56, 26),
            MIDDLE + complex(-46, -34),
            MIDDLE + complex(-20, -70),
            MIDDLE + complex(26, -70),
            MIDDLE + complex(50, -32),
            MIDDLE + complex(58, 26),
            MIDDLE + complex(0, 58),
        ]
    ]
    mass = c.mass([body], kind.pigment, kind.shade)
    c.bloom(MIDDLE + complex(-30, 20), 70, kind.shade, 0.6, dark=True)
    c.wash(oval(MIDDLE + complex(12, 4), 30, 42, 0, 9), "bone", 0.7, 0.3)
    mass.close()


def _arm(c: Canvas, kind: Kind, force: int, shoulder: complex, side: int) -> None:
    """Arms that thicken with force, and grow claws, then spikes."""
    thick = 12 + 4.5 * force
    elbow = shoulder + complex(34 * side + 4, 40)
    hand = shoulder + complex(46 * side + 12, 62 - 5 * force)
    c.mass(
        [
            ribbon(
                [shoulder, mix(shoulder, elbow, 0.5) + side * 5, elbow, hand],
                [thick, thick * 1.1, thick * 0.74, thick * 0.66],
                7,
            ),
            oval(hand, 13 + 2 * force, 12 + 2 * force, 0, 8),
        ],
        kind.pigment,
        kind.shade,
    ).close()
    if force >= 1:
        reach = 14 + 6 * force
        c.shapes(
            [horn(hand + turn(a, 9), hand + turn(a, 10 + reach), 10) for a in (-20, -60, -100)],
            "bone",
            0.95,
            0.8,
            "umber",
        )
    if force >= 2:
        c.line([mix(shoulder, elbow, 0.3) + side * 4, mix(shoulder, elbow, 0.6) + side * 10, elbow], 0.8)
    if force >= 4:
        c.shapes(
            [leaf(elbow, elbow + turn(90 - side * (60 + 30 * k), 34), 14) for k in range(3)],
            "bone",
            0.95,
            0.8,
            "alizarin",
        )


def _head(c: Canvas, kind: Kind, mind: int, force: int) -> None:
    """A head whose skull rises with the mind; more eyes, then light."""
    rise = 11 * mind
    if mind >= 4:
        c.bloom(HEAD + complex(0, -50 - rise), 80, "lemon", 0.9)
    skull = [
        [
            HEAD + complex(-44, 10),
            HEAD + complex(-46, -26 - rise * 0.6),
            HEAD + complex(-26 - mind, -52 - rise),
            HEAD + complex(14 + mind, -56 - rise),
            HEAD + complex(42, -28 - rise * 0.6),
            HEAD + complex(48, 8),
            HEAD + complex(22, 38),
            HEAD + complex(-18, 38),
        ]
    ]
    muzzle = oval(HEAD + complex(34, 18), 29, 20, -4, 8)
    mass = c.mass([skull, muzzle], kind.pigment, kind.shade)
    c.bloom(HEAD + complex(36, 18), 30, "bone", 0.8)
    if mind >= 1:
        c.bloom(HEAD + complex(-4, -40 - rise), 40 + 4 * mind, "rose", 0.95)
    mass.close()
    _folds(c, mind, rise)
    for at, radius in ((HEAD + complex(12, -10), 13.0), (HEAD + complex(38, -12), 10.0)):
        _eye(c, at, radius)
    if mind >= 2:
        _eye(c, HEAD + complex(24, -36 - rise * 0.2), 9 + mind)
    c.dot(HEAD + complex(58, 12), 5)
    c.line([HEAD + complex(54, 26), HEAD + complex(36, 31), HEAD + complex(18, 24)], 0.9)
    if force >= 3:
        c.shapes([horn(HEAD + complex(x, 27), HEAD + complex(x, 45), 10) for x in (46, 26)], "snow", 0.95, 0.7)
    if mind >= 4:
        for a in (40, 75, 110, 145):
            sparkle(c, HEAD + complex(0, -44 - rise) + turn(a, 66), 9)


def _folds(c: Canvas, mind: int, rise: float) -> None:
    strokes = [
        [
            HEAD + complex(-30 + 18 * k, -38 - rise * 0.9 + 4 * (k % 2)),
            HEAD + complex(-22 + 18 * k, -46 - rise * 0.8),
            HEAD + complex(-16 + 18 * k, -34 - rise * 0.8),
        ]
        for k in range(mind)
    ]
    if strokes:
        c.lines(strokes, 0.7)


def _eye(c: Canvas, at: complex, radius: float) -> None:
    c.shape(oval(at, radius, radius, 0, 7), "snow", 0.95, 0.75)
    c.dot(at + complex(radius * 0.25, 0), radius * 0.52, "#2a2024")
    c.dot(at + complex(radius * 0.45, -radius * 0.3), radius * 0.22, "#fffaf0")


def _armour(c: Canvas, armour: int) -> None:
    """Plates across the chest: one row for each piece."""
    for row in range(min(armour, 5)):
        y = -50 + 21 * row
        wide = (38, 46, 52, 55, 52)[row]
        c.shape(
            [
                [MIDDLE + complex(-wide, y), MIDDLE + complex(0, y + 8), MIDDLE + complex(wide, y)],
                [MIDDLE + complex(wide, y), MIDDLE + complex(wide + 2, y + 20)],
                [MIDDLE + complex(wide + 2, y + 20), MIDDLE + complex(0, y + 31), MIDDLE + complex(-wide - 2, y + 20)],
                [MIDDLE + complex(-wide - 2, y + 20), MIDDLE + complex(-wide, y)],
            ],
            "payne",
            0.75,
            0.9,
            "cerulean",
        )
        for x in (-0.75, 0.75):
            c.dot(MIDDLE + complex(wide * x, y + 12), 2.8)


def _shoulders(c: Canvas, armour: int) -> None:
    """From the second piece on, caps on the shoulders; they grow with more."""
    if armour >= 2:
        size = 20 + 2.5 * min(armour, 8)
        for x in (-40, 40):
            at = MIDDLE + complex(x, -50)
            c.shape(
                [
                    [
                        at + complex(-size, 8),
                        at + complex(-size * 0.6, -size * 0.8),
                        at + complex(size * 0.6, -size * 0.8),
                        at + complex(size, 8),
                    ],
                    [at + complex(size, 8), at + 14j, at + complex(-size, 8)],
                ],
                "payne",
                0.8,
                1.0,
                "cerulean",
            )


# What each species carries


def _flag(c: Canvas) -> None:
    pole = 52 + 330j
    c.line([pole, pole + complex(-8, -230)], 2.2, False)
    top = pole + complex(-8, -228)
    c.shape(
        [
            [top, top + complex(26, -12), top + complex(54, 2), top + complex(84, -8)],
            [top + complex(84, -8), top + complex(78, 40)],
            [top + complex(78, 40), top + complex(50, 48), top + complex(24, 36), top + complex(2, 48)],
            [top + complex(2, 48), top],
        ],
        "alizarin",
        0.9,
        1.0,
        "flame",
    )


def _round_ears(c: Canvas, rise: float) -> None:
    for x in (-34, 24):
        c.shape(oval(HEAD + complex(x, -48 - rise * 0.85), 18, 19, 0, 8), "ochre", 0.9, 1.0, "rose")


def _explorer(c: Canvas) -> None:
    c.shape(
        [
            [MIDDLE + complex(-42, -66), MIDDLE + complex(0, -48), MIDDLE + complex(46, -66)],
            [
                MIDDLE + complex(46, -66),
                MIDDLE + complex(48, -50),
                MIDDLE + complex(6, -28),
                MIDDLE + complex(-42, -48),
            ],
            [MIDDLE + complex(-42, -48), MIDDLE + complex(-42, -66)],
        ],
        "teal",
        0.9,
        0.9,
    )


def _junk(c: Canvas) -> None:
    tail = along(
        [MIDDLE + complex(-40, 40), MIDDLE + complex(-96, 50), MIDDLE + complex(-104, -14), MIDDLE + complex(-84, -56)],
        8,
    )
    mass = c.mass([ribbon(tail, [10, 17, 19, 8], 8)], "payne", "night")
    c.washes(
        [
            ribbon([p - n * 20, p, p + n * 20], [6, 6, 6], 2)
            for p, n in list(zip(tail, normals(tail), strict=True))[1::2]
        ],
        "night",
        0.9,
    )
    mass.close()
    c.shape(
        [
            [
                MIDDLE + complex(-90, -26),
                MIDDLE + complex(-78, -84),
                MIDDLE + complex(-34, -92),
                MIDDLE + complex(-24, 6),
                MIDDLE + complex(-78, 16),
            ]
        ],
        "umber",
        0.9,
        1.0,
        "sienna",
    )
    gear(Stamp(c, MIDDLE + complex(-66, -94), 22))
    c.line([MIDDLE + complex(-44, -84), MIDDLE + complex(-40, -130), MIDDLE + complex(-28, -136)], 1.6, False)


def _tall_ears(c: Canvas, rise: float) -> None:
    for x in (-32, 22):
        root = HEAD + complex(x, -26 - rise * 0.7)
        c.shape(leaf(root, root + complex(x * 0.3, -52), 36), "payne", 0.9, 1.0, "rose")


def _masked(c: Canvas) -> None:
    c.add('<g opacity=".75">')
    c.wash(
        [
            [
                HEAD + complex(-8, -12),
                HEAD + complex(12, -26),
                HEAD + complex(40, -24),
                HEAD + complex(56, -8),
                HEAD + complex(38, 4),
                HEAD + complex(10, 8),
            ]
        ],
        "night",
        0.9,
    )
    c.add("</g>")
    for at, radius in ((HEAD + complex(12, -10), 11.0), (HEAD + complex(38, -12), 9.0)):
        _eye(c, at, radius)


def _rope(c: Canvas) -> None:
    loop = oval(72 + 92j, 54, 24, 16, 12)[0]
    c.add(f'<g color="{c.deep("sand")}">')
    c.lines([[*loop, loop[0]], [loop[3], 70 + 150j, 74 + 220j, 84 + 286j]], 1.7)
    c.add("</g>")


def _goat_horns(c: Canvas, rise: float) -> None:
    for x, bend in ((-34, -12), (28, 12)):
        root = HEAD + complex(x * 0.8, -36 - rise * 0.9)
        c.shape(horn(root, root + complex(x * 1.1, -58), 24, bend), "bone", 0.95, 1.0, "umber")


def _hat(c: Canvas) -> None:
    c.shape(
        [
            [MIDDLE + complex(-40, -64), MIDDLE + complex(0, -42), MIDDLE + complex(44, -64)],
            [MIDDLE + complex(44, -64), MIDDLE + complex(8, -8)],
            [MIDDLE + complex(8, -8), MIDDLE + complex(-40, -64)],
        ],
        "alizarin",
        0.9,
        0.9,
        "coral",
    )
    c.reserve(oval(MIDDLE + complex(2, -38), 5, 4, 0, 5), 0.9)
    c.line([HEAD + complex(30, 40), HEAD + complex(28, 54), HEAD + complex(22, 62)], 1.2)


def _coil(c: Canvas) -> None:
    spine = [
        MIDDLE + complex(-36, 44),
        MIDDLE + complex(-92, 46),
        MIDDLE + complex(-108, -10),
        MIDDLE + complex(-74, -40),
        MIDDLE + complex(-54, -12),
        MIDDLE + complex(-74, 4),
    ]
    mass = c.mass([ribbon(spine, [18, 15, 13, 11, 8, 5], 14)], "sap", "violet")
    for pigment, x in (("lemon", -96), ("coral", -72), ("cerulean", -108)):
        c.bloom(MIDDLE + complex(x, 10 if x < -90 else -30), 26, pigment, 0.95)
    mass.close()


def _casque(c: Canvas, rise: float) -> None:
    root = HEAD + complex(-6, -26 - rise * 0.8)
    c.shape(leaf(root, root + complex(-64, -48), 52), "sap", 0.9, 1.0, "violet")


def _patches(c: Canvas) -> None:
    half: Outline = [
        [
            HEAD + complex(18, -4),
            HEAD + complex(40, -30),
            HEAD + complex(56, -6),
            HEAD + complex(50, 8),
            HEAD + complex(26, 8),
        ]
    ]
    c.shape(half, "bone", 0.9, 0.9, "rose")
    c.dot(HEAD + complex(40, -10), 5)
    c.washes(
        [
            polygon(
                [
                    MIDDLE + p + q
                    for q in (
                        complex(-12, 0),
                        complex(-6, -10),
                        complex(6, -10),
                        complex(12, 0),
                        complex(6, 10),
                        complex(-6, 10),
                    )
                ]
            )
            for p in (complex(-36, 10), complex(-22, 30), complex(-40, -14))
        ],
        "lemon",
        0.9,
    )


def _bare(c: Canvas) -> None:
    """A root in the ground: this one never stands alone."""
    c.line([MIDDLE + complex(-40, 96), MIDDLE + complex(-74, 84), MIDDLE + complex(-96, 98)], 1.4)


def _stalks(c: Canvas, rise: float) -> None:
    for x, h, r in ((-26, 46, 20), (6, 62, 24), (-48, 26, 14)):
        foot = HEAD + complex(x, -36 - rise)
        c.shape(ribbon([foot, foot + complex(2, -h / 2), foot - 1j * h], [6, 5, 5], 3), "bone", 0.95, 0.8)
        top = foot - 1j * h
        c.shape(
            [
                [top - r, top + complex(-r * 0.6, -r * 0.8), top + complex(r * 0.6, -r * 0.8), top + r],
                [top + r, top + 5j, top - r],
            ],
            "coral",
            0.9,
            0.9,
            "alizarin",
        )


def _friend(c: Canvas) -> None:
    at = MIDDLE + complex(-46, -78)
    c.shapes([leaf(at + complex(x, -12), at + complex(x * 2.4, -34), 12) for x in (-6, 6)], "sap", 0.9, 0.8)
    c.shape(oval(at, 22, 19, 0, 8), "teal", 0.9, 0.9, "sap")
    for x in (-3, 11):
        c.dot(at + complex(x, -4), 3.6)
    c.line([at + complex(-2, 6), at + complex(4, 10), at + complex(11, 6)], 0.7)
    c.line([MIDDLE + complex(-30, 40), MIDDLE + complex(-48, 0), MIDDLE + complex(-40, -60)], 1.2)
    c.shapes(
        [
            leaf(MIDDLE + complex(-44, y), MIDDLE + complex(-44 + x, y - 12), 12)
            for x, y in ((-22, 10), (20, -4), (-20, -28))
        ],
        "sap",
        0.9,
        0.7,
    )


KINDS: Final[dict[str, Kind]] = {
    "expansionist": Kind("ochre", "sienna", _flag, _round_ears, _explorer),
    "scavenger": Kind("payne", "umber", _junk, _tall_ears, _masked),
    "wrangler": Kind("coral", "plum", _rope, _goat_horns, _hat),
    "mimic": Kind("sap", "violet", _coil, _casque, _patches),
    "symbiont": Kind("cerulean", "teal", _bare, _stalks, _friend),
}
