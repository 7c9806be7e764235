"""Fifteen kinds of beings, from shape words: those one meets, fights, helps or rides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblems import ALL
from galapagos.art.flesh import Look, flesh, modifiers, stature
from galapagos.art.geometry import Outline, horn, leaf, oval, polygon, ribbon
from galapagos.art.glyphs import Stamp

FOOT: Final = 200 + 336j
ROLES: Final[dict[str, tuple[str, str]]] = {
    "predator": ("claw", "coral"),
    "antagonist": ("swords", "plum"),
    "villager": ("hand", "sap"),
    "pet": ("heart", "rose"),
    "mount": ("foot", "ochre"),
}
"""For each role, its sign and the wash behind it."""


def being(c: Canvas, description: Description) -> None:
    """One being, or a few of them, with the sign of its role if it has one."""
    words = description.get("parts", {}).get("shape", [])
    if not words:
        raise ValueError("a being needs shape words: expected parts.shape with a base form first")
    grow, pigment, shade = BEINGS[known(words[0], BEINGS, "being")]
    look = Look(pigment, shade, modifiers(words[1:]))
    role = description.get("name")
    sign, wash = ROLES[known(role, ROLES, "role")] if role else ("", "sand")
    c.pool(200 + 200j, 172, wash, 0.2)
    c.pool(200 + 340j, 140, "payne", 0.28, 0.1)
    size, across = stature(look.words)
    spots = ((-96, -40, 0.5), (96, -34, 0.52), (0, 0, 0.66)) if look.has("many") else ((0, 0, 0.86),)
    for x, y, share in spots:
        with c.scaled(size * share, FOOT + complex(x, y), min(across, 1.2 * size) * share):
            grow(c, FOOT + complex(x, y), look)
    if sign:
        ALL[sign](Stamp(c, 348 + 52j, 34))


def _eye(c: Canvas, at: complex, radius: float = 9, iris: str = "lemon") -> None:
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
    c.shape(ribbon([tail + 16, tail + complex(-22, -2), tail + complex(-48, -26), tail + complex(-54, -34 - b.tail)], [11, 15, 13, 0], 7),
            look.pigment, 0.9, 1.0, look.shade)
    for x, bend in ((-56, 16), (70, -8)):
        c.shape(_limb(top + complex(x, 16), f + complex(x + 6, -5), 15, bend), look.shade, 0.85, 1.0, look.shade)
    head = top + complex(104, -62)
    for x in (-20, 6):
        c.shape(leaf(head + complex(x, -12), head + complex(x - 8, -24 - b.ear), 32), look.pigment, 0.9, 1.0, "rose")
    legs = [_limb(top + complex(x, 12), f + complex(x, -6), 21, bend) for x, bend in ((-78, 18), (46, -8))]
    paws = [oval(f + complex(x + 8, -5), 18, 9, 0, 7) for x in (-78, 46)]
    trunk = ribbon([top + complex(-104, 2), top + complex(-74, 0), top + complex(-12, 0), top + complex(48, -6), head + complex(-30, 26), head + complex(-4, 0)],
                   [18, 34 * b.bulk, 31 * b.bulk, 39 * b.bulk, 31, 28], 10)
    flesh(c, [trunk, *legs, *paws], look)
    c.line([top + complex(-92, -12), top + complex(-66, -18), top + complex(-52, 4), top + complex(-58, 26)], 0.7)
    flesh(c, [oval(head, 37, 33, 0, 9), ribbon([head + complex(14, 6), head + complex(40, 10), head + complex(38 + b.muzzle, 12)], [23, 17, 13], 4)], look)
    c.dot(head + complex(48 + b.muzzle, 4), 6)
    c.line([head + complex(44 + b.muzzle, 20), head + complex(30, 23), head + complex(16, 17)], 0.9)
    _eye(c, head + complex(12, -9))
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
    c.shapes([ribbon([top + complex(x, 10), top + complex(x + 22, 34), f + complex(x + 6, -4)], [16, 12, 11], 4) for x in (-40, 52)], look.shade, 0.85)
    flesh(c, [ribbon([top + complex(-176, 44), top + complex(-120, 40), top + complex(-60, 0), top + complex(20, 0), top + complex(80, -22), top + complex(112, -30)], [0, 14, 34, 36, 28, 24], 12),
              [[top + complex(84, -46), top + complex(120, -62), top + complex(170, -30), top + complex(176, -14), top + complex(130, -4), top + complex(92, -8)]],
              *(ribbon([top + complex(x, 10), top + complex(x - 22, 34), f + complex(x - 4, -4)], [19, 13, 12], 4) for x in (-56, 40))], look)
    c.shapes([leaf(top + complex(x, -26), top + complex(x - 12, -52), 18) for x in (-70, -42, -14, 14, 42)], look.shade, 0.9, 0.8)
    _eye(c, top + complex(126, -40), 10)
    c.line([top + complex(174, -16), top + complex(146, -14), top + complex(122, -20)], 0.9)


def bird(c: Canvas, f: complex, look: Look) -> None:
    for x in (-14, 18):
        c.line([f + complex(x, -60), f + complex(x + 4, -30), f + complex(x, -2)], 2, False)
        c.lines([[f + complex(x, -2), f + complex(x + 20, 2)], [f + complex(x, -2), f + complex(x - 12, 3)]], 1.5)
    body = f + complex(-6, -110)
    c.shapes([leaf(body + complex(-60, 10), body + complex(-140, 26 + 16 * k), 26) for k in (-1, 0, 1)], look.shade, 0.85)
    head = body + complex(76, -76)
    c.shape([[head + complex(24, -16), head + complex(58, -6), head + complex(74, 14)], [head + complex(74, 14), head + complex(48, 10), head + complex(22, 16)], [head + complex(22, 16), head + complex(24, -16)]], "ochre", 0.95, 1.0, "flame")
    flesh(c, [[[body + complex(-84, 8), body + complex(-30, -44), body + complex(38, -60), body + complex(76, -30), body + complex(66, 26), body + complex(14, 58), body + complex(-46, 46)]], oval(head, 34, 32, 0, 9)], look)
    c.shapes([leaf(body + complex(30, -22 + 6 * k), body + complex(-78 + 6 * k, -8 + 20 * k), 34, -8) for k in range(3)], look.shade, 0.8, 0.9, look.pigment)
    _eye(c, head + complex(10, -7))


def crab(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(0, -78)
    for side in (-1, 1):
        c.lines([[at + complex(side * (50 + 10 * k), 14), at + complex(side * (88 + 16 * k), 10 + 14 * k), at + complex(side * (96 + 8 * k), 76)] for k in range(3)], 1.8)
        claw = at + complex(112 * side, -76)
        c.line([at + complex(70 * side, -20), at + complex(116 * side, -34), claw + 20j], 3, False)
        flesh(c, [[[claw + complex(-26 * side, 24), claw + complex(-34 * side, -24), claw + complex(-8 * side, -56)], [claw + complex(-8 * side, -56), claw + complex(-2 * side, -20)],
                   [claw + complex(-2 * side, -20), claw + complex(30 * side, -44)], [claw + complex(30 * side, -44), claw + complex(36 * side, 0), claw + complex(6 * side, 30), claw + complex(-26 * side, 24)]]], look)
    for x in (-22, 22):
        c.line([at + complex(x, -34), at + complex(x * 1.2, -68)], 1.6, False)
    flesh(c, [[[at + complex(-92, 6), at + complex(-66, -42), at + complex(0, -54), at + complex(66, -42), at + complex(92, 6), at + complex(50, 44), at + complex(-50, 44)]]], look)
    for x in (-26, 26):
        _eye(c, at + complex(x, -74), 12)
    c.line([at + complex(-24, 14), at + complex(0, 24), at + complex(24, 14)], 1.0)


def squid(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(0, -150)
    arms = []
    for k, x in enumerate((-60, -36, -12, 12, 36, 60)):
        way = 16 if k % 2 else -16
        arms.append(ribbon([at + complex(x * 0.7, 40), at + complex(x + way, 84), at + complex(x - way, 118), at + complex(x * 1.5 + way, 146)], [13, 11, 8, 0], 7))
    flesh(c, [*arms], look)
    c.shapes([leaf(at + complex(30 * s, -60), at + complex(94 * s, -96), 48) for s in (-1, 1)], look.shade, 0.85)
    flesh(c, [[[at + complex(-58, 44), at + complex(-62, -20), at + complex(-40, -86), at + complex(0, -140), at + complex(40, -86), at + complex(62, -20), at + complex(58, 44), at + complex(0, 62)]]], look)
    for x in (-28, 28):
        _eye(c, at + complex(x, 8), 17)


def bug(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(-10, -74)
    c.lines([[at + complex(x, 20), at + complex(x + lean, 44), at + complex(x + lean * 1.2, 76)] for x, lean in ((-56, -22), (-30, -10), (0, 12), (26, 20), (52, 26), (-76, -26))], 1.7)
    c.lines([[at + complex(96, -20), at + complex(116, -60), at + complex(148, -70)], [at + complex(90, -24), at + complex(98, -66), at + complex(122, -88)]], 1.2)
    flesh(c, [[[at + complex(-104, 24), at + complex(-90, -36), at + complex(-30, -66), at + complex(34, -56), at + complex(66, -10), at + complex(56, 30), at + complex(-40, 36)]]], look)
    c.line([at + complex(-100, 10), at + complex(-40, -16), at + complex(60, -14)], 1.0)
    flesh(c, [oval(at + complex(86, 0), 34, 31, 0, 9)], look)
    _eye(c, at + complex(96, -8), 11)
    c.lines([[at + complex(112, 16), at + complex(128, 24), at + complex(122, 38)]], 1.4)


def plant(c: Canvas, f: complex, look: Look) -> None:
    c.shape(polygon([f + complex(-44, -52), f + complex(44, -52), f + complex(32, 0), f + complex(-32, 0)]), "sienna", 0.9, 1.0, "umber")
    c.shapes([leaf(f + complex(0, -56), f + complex(x, y), 36, b) for x, y, b in ((-110, -90, 14), (108, -96, -14), (-84, -30, 0), (88, -30, 0))], "sap", 0.9, 1.0, "moss")
    c.shape(ribbon([f + -52j, f + complex(-18, -110), f + complex(6, -150)], [10, 9, 9], 5), "sap", 0.9, 1.0, "moss")
    at = f + complex(10, -196)
    flesh(c, [[[at + complex(-66, 10), at + complex(-58, -40), at + complex(0, -70), at + complex(60, -38), at + complex(74, -4)], [at + complex(74, -4), at + complex(10, 2), at + complex(-66, 10)]]], look)
    flesh(c, [[[at + complex(-64, 18), at + complex(10, 12), at + complex(72, 10)], [at + complex(72, 10), at + complex(52, 46), at + complex(-4, 58), at + complex(-52, 44), at + complex(-64, 18)]]], look)
    c.shapes([horn(at + complex(x, 2), at + complex(x, 20), 12) for x in (-46, -22, 4, 30, 54)], "snow", 0.95, 0.7)
    for x in (-16, 22):
        _eye(c, at + complex(x, -36), 10)


def golem(c: Canvas, f: complex, look: Look) -> None:
    rocks: list[Outline] = [polygon([f + complex(x + p, y) for p, y in ((-26, 0), (-22, -62), (22, -64), (28, 0))]) for x in (-44, 44)]
    c.shapes(rocks, look.pigment, 0.9, 1.0, look.shade)
    for side in (-1, 1):
        c.shape(polygon([f + complex(side * x, y) for x, y in ((72, -176), (112, -164), (120, -84), (98, -40), (72, -60), (70, -120))]), look.pigment, 0.9, 1.0, look.shade)
    flesh(c, [polygon([f + complex(x, y) for x, y in ((-84, -170), (-40, -206), (44, -204), (86, -168), (64, -56), (-62, -56))])], look)
    flesh(c, [polygon([f + complex(x, y) for x, y in ((-40, -196), (-36, -252), (0, -268), (38, -250), (42, -198), (0, -186))])], look)
    for x in (-15, 17):
        _eye(c, f + complex(x, -230), 8, "flame")
    c.line([f + complex(-18, -206), f + complex(0, -204), f + complex(20, -207)], 1.2)
    c.lines([[f + complex(-50, -160), f + complex(-30, -130), f + complex(-40, -104)], [f + complex(30, -180), f + complex(20, -150)], [f + complex(40, -110), f + complex(20, -90), f + complex(28, -70)]], 0.7)


def humanoid(c: Canvas, f: complex, look: Look) -> None:
    c.shapes([ribbon([f + complex(x, -100), f + complex(x * 1.2, -50), f + complex(x * 1.1, -6)], [18, 14, 13], 4) for x in (-22, 22)], "umber", 0.9)
    c.shapes([oval(f + complex(x, -4), 22, 10, 0, 8) for x in (-22, 32)], "night", 0.85)
    for side in (-1, 1):
        c.shape(ribbon([f + complex(40 * side, -170), f + complex(70 * side, -130), f + complex(56 * side, -90)], [15, 12, 11], 4), look.pigment, 0.9, 1.0, look.shade)
        c.shape(oval(f + complex(54 * side, -84), 13, 12, 0, 7), "sand", 0.9, 0.9, "coral")
    flesh(c, [[[f + complex(-50, -84), f + complex(-46, -170), f + complex(-20, -194), f + complex(20, -194), f + complex(46, -170), f + complex(52, -84), f + complex(0, -72)]]], look)
    head = f + complex(0, -232)
    c.shape(oval(head, 40, 42, 0, 9), "sand", 0.85, 1.0, "coral")
    c.shape([[head + complex(-44, 0), head + complex(-40, -44), head + complex(0, -60), head + complex(42, -42), head + complex(44, 0)], [head + complex(44, 0), head + complex(20, -22), head + complex(-18, -18), head + complex(-44, 0)]], look.shade, 0.9, 1.0, "umber")
    for x in (-13, 15):
        _eye(c, head + complex(x, 2), 8, "snow")
    c.line([head + complex(-12, 22), head + complex(2, 27), head + complex(16, 21)], 0.9)
    c.lines([[f + complex(0, -190), f + complex(0, -80)]], 0.6)


def robot(c: Canvas, f: complex, look: Look) -> None:
    c.shapes([polygon([f + complex(x - 14, -70), f + complex(x + 14, -70), f + complex(x + 20, 0), f + complex(x - 20, 0)]) for x in (-36, 36)], "payne", 0.85, 1.0, "night")
    for side in (-1, 1):
        c.line([f + complex(68 * side, -150), f + complex(100 * side, -130), f + complex(96 * side, -90)], 3.4, False)
        c.shape([[f + complex(80 * side, -92), f + complex(96 * side, -98), f + complex(112 * side, -92)], [f + complex(112 * side, -92), f + complex(118 * side, -68), f + complex(104 * side, -58)],
                 [f + complex(104 * side, -58), f + complex(97 * side, -76), f + complex(86 * side, -60)], [f + complex(86 * side, -60), f + complex(76 * side, -72), f + complex(80 * side, -92)]], "payne", 0.9)
    flesh(c, [polygon([f + complex(x, y) for x, y in ((-68, -176), (68, -176), (60, -62), (-60, -62))])], look)
    c.shape(polygon([f + complex(x, y) for x, y in ((-34, -150), (34, -150), (34, -100), (-34, -100))]), "bone", 0.9, 0.8)
    for k, pigment in enumerate(("alizarin", "lemon", "sap")):
        c.shape(oval(f + complex(-20 + 20 * k, -112), 6, 6, 0, 6), pigment, 0.95, 0.5)
    c.lines([[f + complex(-26, -130), f + complex(-10, -142), f + complex(4, -126), f + complex(24, -140)]], 0.8)
    c.line([f + complex(0, -246), f + complex(4, -280)], 1.6, False)
    c.bloom(f + complex(4, -284), 24, "flame", 0.9)
    c.shape(oval(f + complex(4, -284), 9, 9, 0, 7), "flame", 0.95, 0.8)
    flesh(c, [polygon([f + complex(x, y) for x, y in ((-48, -246), (48, -246), (44, -184), (-44, -184))])], look)
    for x in (-20, 22):
        _eye(c, f + complex(x, -220), 13, "cerulean")
    c.lines([[f + complex(-22, -196), f + complex(24, -196)]], 1.0)


def ghost(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(0, -150)
    c.bloom(at, 150, look.pigment, 0.8)
    hem = [at + complex(x, y) for x, y in ((72, 96), (50, 136), (26, 104), (2, 142), (-24, 106), (-50, 138), (-72, 94))]
    outline: Outline = [[hem[-1], at + complex(-80, 0), at + complex(-62, -78), at + complex(0, -112), at + complex(62, -78), at + complex(80, 0), hem[0]], [hem[0], *hem[1:]]]
    c.add('<g opacity=".85">')
    flesh(c, [outline], look, 0.55)
    c.add("</g>")
    for x in (-24, 28):
        c.shape(oval(at + complex(x, -36), 12, 19, 0, 8), "night", 0.95, 0.6)
        c.dot(at + complex(x + 4, -42), 4, "#fffaf0")
    c.shape(oval(at + complex(2, 8), 13, 18, 0, 8), "night", 0.9, 0.6)


def fish(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(6, -130)
    c.shapes([[[at + complex(-80, 0), at + complex(-120, -30), at + complex(-150, -66)], [at + complex(-150, -66), at + complex(-128, 0), at + complex(-146, 62)], [at + complex(-146, 62), at + complex(-116, 28), at + complex(-80, 0)]],
              [[at + complex(-40, -50), at + complex(-10, -102), at + complex(50, -98)], [at + complex(50, -98), at + complex(44, -64), at + complex(40, -50)], [at + complex(40, -50), at + complex(-40, -50)]]], look.shade, 0.85, 1.0, look.pigment)
    flesh(c, [[[at + complex(-100, 0), at + complex(-50, -50), at + complex(20, -66), at + complex(90, -36), at + complex(118, 4), at + complex(86, 44), at + complex(10, 62), at + complex(-56, 46)]]], look)
    c.shape(leaf(at + complex(10, 14), at + complex(-40, 62), 34), look.shade, 0.85, 1.0)
    c.line([at + complex(46, -52), at + complex(32, 0), at + complex(48, 48)], 0.8)
    _eye(c, at + complex(78, -16), 14)
    c.shapes([horn(at + complex(x, 16), at + complex(x - 2, 34), 11) for x in (112, 98, 84)], "snow", 0.95, 0.7)
    c.line([at + complex(118, 10), at + complex(96, 18), at + complex(72, 16)], 1.0)


def mushroom(c: Canvas, f: complex, look: Look) -> None:
    c.shape([[f + complex(-42, -2), f + complex(-32, -70), f + complex(-36, -136), f + complex(38, -136), f + complex(34, -70), f + complex(46, -2), f + 6j]], "bone", 0.9, 1.0, "sand")
    at = f + complex(0, -150)
    flesh(c, [[[at + complex(-112, 20), at + complex(-92, -50), at + complex(-30, -100), at + complex(40, -98), at + complex(98, -44), at + complex(114, 22)], [at + complex(114, 22), at + complex(0, 44), at + complex(-112, 20)]]], look)
    c.lines([[at + complex(x * 0.55, 36 - abs(x) * 0.06), at + complex(x, 26 - abs(x) * 0.05)] for x in (-80, -50, -22, 22, 50, 80)], 0.5)
    for x in (-15, 17):
        _eye(c, f + complex(x, -84), 10, "snow")
    c.line([f + complex(-14, -58), f + complex(2, -52), f + complex(18, -59)], 0.9)


Grow = Callable[[Canvas, complex, Look], None]
BEINGS: Final[dict[str, tuple[Grow, str, str]]] = {
    "wolf": (wolf, "payne", "night"),
    "cat": (cat, "ochre", "sienna"),
    "bear": (bear, "umber", "sienna"),
    "bird": (bird, "cerulean", "indigo"),
    "lizard": (lizard, "sap", "teal"),
    "crab": (crab, "coral", "alizarin"),
    "squid": (squid, "violet", "plum"),
    "bug": (bug, "teal", "night"),
    "plant": (plant, "rose", "alizarin"),
    "golem": (golem, "sand", "payne"),
    "humanoid": (humanoid, "teal", "indigo"),
    "robot": (robot, "snow", "payne"),
    "ghost": (ghost, "snow", "cerulean"),
    "fish": (fish, "lemon", "flame"),
    "mushroom": (mushroom, "alizarin", "coral"),
}
"""Each being with its two paints."""


