"""Signs: small bold drawings that stay readable at sixteen pixels and serve as emblems when large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.geometry import Outline, Points, horn, leaf, oval, ribbon, turn
from galapagos.art.marks import star_outline


class Stamp:
    """A place on a canvas with its own measure: the sign reaches from -1 to 1 both ways."""

    def __init__(self, canvas: Canvas, at: complex, radius: float) -> None:
        self.c = canvas
        self.at = at
        self.r = radius

    def p(self, x: float, y: float) -> complex:
        """A point of the sign on the page; y runs down."""
        return self.at + complex(x, y) * self.r

    def run(self, *flat: float) -> Points:
        """Points from x, y, x, y, …"""
        return [self.p(x, y) for x, y in zip(flat[::2], flat[1::2], strict=True)]

    def fill(self, outline: Outline, pigment: str, shade: str = "", weight: float = 1.0) -> None:
        """An inked shape."""
        self.c.shape(outline, pigment, 0.9, weight, shade)

    def disc(self, x: float, y: float, rx: float, pigment: str, ry: float = 0.0, tilt: float = 0.0) -> None:
        """An inked oval."""
        self.fill(oval(self.p(x, y), rx * self.r, (ry or rx) * self.r, tilt), pigment)

    def dot(self, x: float, y: float, radius: float, colour: str = "") -> None:
        """A touch of ink or colour."""
        self.c.dot(self.p(x, y), radius * self.r, colour)

    def lines(self, *strokes: Points, weight: float = 0.8) -> None:
        """Strokes of the pen."""
        self.c.lines(strokes, weight)

    def leaf(self, x: float, y: float, tx: float, ty: float, width: float, pigment: str, bend: float = 0) -> None:
        """An inked leaf from one point to another."""
        self.fill(leaf(self.p(x, y), self.p(tx, ty), width * self.r, bend * self.r), pigment)

    def horn(self, x: float, y: float, tx: float, ty: float, width: float, pigment: str, bend: float = 0) -> None:
        """An inked cone from one point to another."""
        self.fill(horn(self.p(x, y), self.p(tx, ty), width * self.r, bend * self.r), pigment)

    def small(self, x: float, y: float, size: float) -> Stamp:
        """A smaller stamp within this one."""
        return Stamp(self.c, self.p(x, y), self.r * size)


def flame(s: Stamp) -> None:
    s.fill(
        [
            s.run(0, 0.95, 0.62, 0.6, 0.56, -0.05, 0.2, -0.5, 0.1, -1),
            s.run(0.1, -1, -0.2, -0.6, -0.2, -0.25),
            s.run(-0.2, -0.25, -0.42, -0.35, -0.46, -0.6),
            s.run(-0.46, -0.6, -0.72, 0.1, -0.55, 0.7, 0, 0.95),
        ],
        "alizarin",
        "flame",
    )
    s.c.wash([s.run(0, 0.85, 0.3, 0.55, 0.16, 0.05), s.run(0.16, 0.05, -0.3, 0.5, 0, 0.85)], "lemon", 1, 0)


def poppy(s: Stamp) -> None:
    s.lines(s.run(0, 0.1, 0.06, 0.5, -0.02, 1))
    for a in range(5):
        s.fill(oval(s.p(0, -0.2) + turn(90 + 72 * a, 0.42 * s.r), 0.4 * s.r, 0.34 * s.r, 90 + 72 * a), "alizarin")
    s.dot(0, -0.2, 0.2, s.c.deep("night"))


def fangs(s: Stamp) -> None:
    s.fill(
        [
            s.run(-0.95, -0.35, -0.4, -0.62, 0, -0.5, 0.4, -0.62, 0.95, -0.35),
            s.run(0.95, -0.35, 0.5, -0.05, 0, 0, -0.5, -0.05, -0.95, -0.35),
        ],
        "alizarin",
    )
    s.horn(-0.4, -0.15, -0.34, 0.72, 0.34, "snow")
    s.horn(0.4, -0.15, 0.34, 0.72, 0.34, "snow")


def horns(s: Stamp) -> None:
    s.horn(-0.3, 0.25, -0.75, -0.95, 0.55, "bone", 0.3)
    s.horn(0.3, 0.25, 0.75, -0.95, 0.55, "bone", -0.3)
    s.fill([s.run(-0.6, 0.15, 0, -0.1, 0.6, 0.15, 0.4, 0.85, 0, 0.98, -0.4, 0.85)], "sienna")
    s.lines(s.run(-0.42, 0.3, -0.12, 0.46), s.run(0.42, 0.3, 0.12, 0.46))


def shield(s: Stamp) -> None:
    s.fill(
        [
            s.run(0, -0.92, 0.4, -0.72, 0.82, -0.7),
            s.run(0.82, -0.7, 0.78, 0.1, 0.5, 0.6, 0, 0.98),
            s.run(0, 0.98, -0.5, 0.6, -0.78, 0.1, -0.82, -0.7),
            s.run(-0.82, -0.7, -0.4, -0.72, 0, -0.92),
        ],
        "teal",
        "payne",
    )
    s.lines(s.run(0, -0.86, 0.02, 0.9), s.run(-0.78, -0.1, 0, 0, 0.78, -0.1), weight=0.6)


def scales(s: Stamp) -> None:
    for y, xs in ((-0.5, (-0.5, 0.5)), (0.0, (0.0, -0.95, 0.95)), (0.5, (-0.5, 0.5))):
        for x in xs:
            s.fill(
                [
                    s.run(x - 0.46, y - 0.35, x + 0.46, y - 0.35),
                    s.run(x + 0.46, y - 0.35, x + 0.4, y + 0.2, x, y + 0.45, x - 0.4, y + 0.2, x - 0.46, y - 0.35),
                ],
                "teal",
                "payne",
                0.8,
            )


def eyes(s: Stamp) -> None:
    for x, y, r in ((0, -0.45, 0.5), (-0.52, 0.4, 0.42), (0.52, 0.4, 0.42)):
        s.disc(x, y, r, "lemon")
        s.dot(x + 0.05, y, r * 0.5, "#2a2024")


def drop(s: Stamp, pigment: str = "sap") -> None:
    s.fill(
        [s.run(0, -0.95, 0.3, -0.3, 0.62, 0.25, 0.4, 0.8, 0, 0.95, -0.4, 0.8, -0.62, 0.25, -0.3, -0.3, 0, -0.95)],
        pigment,
    )


def toxic(s: Stamp) -> None:
    drop(s)
    s.dot(-0.24, 0.2, 0.16)
    s.dot(0.24, 0.2, 0.16)
    s.lines(s.run(-0.24, 0.62, 0, 0.55, 0.24, 0.62))


def spines(s: Stamp) -> None:
    for a, length in ((165, 0.95), (135, 1.1), (105, 1.15), (75, 1.15), (45, 1.1), (15, 0.95)):
        tip = turn(a, length) + 0.45j
        s.leaf(0, 0.5, tip.real, tip.imag, 0.3, "alizarin")
    s.fill([s.run(-0.8, 0.75, -0.5, 0.3, 0, 0.15, 0.5, 0.3, 0.8, 0.75), s.run(0.8, 0.75, 0, 0.88, -0.8, 0.75)], "umber")


def nest(s: Stamp) -> None:
    for x, t in ((-0.38, 14), (0.02, 0), (0.42, -14)):
        s.disc(x, -0.08, 0.27, "snow", 0.38, t)
    s.fill(
        [s.run(-0.98, 0, -0.4, 0.2, 0.4, 0.2, 0.98, 0), s.run(0.98, 0, 0.7, 0.62, 0, 0.82, -0.7, 0.62, -0.98, 0)],
        "ochre",
        "umber",
    )
    s.lines(s.run(-0.6, 0.35, -0.1, 0.5), s.run(0.05, 0.36, 0.55, 0.45), weight=0.5)


def heart(s: Stamp) -> None:
    s.fill(
        [
            s.run(0, -0.5, 0.32, -0.85, 0.82, -0.6, 0.8, -0.02, 0.4, 0.5, 0, 0.92),
            s.run(0, 0.92, -0.4, 0.5, -0.8, -0.02, -0.82, -0.6, -0.32, -0.85, 0, -0.5),
        ],
        "rose",
        "alizarin",
    )


def spiral(s: Stamp) -> None:
    spine = [s.at + turn(-60 + 44 * i, s.r * (0.12 + 0.078 * i)) for i in range(11)]
    s.fill(ribbon(spine, [0.04 * s.r, 0.12 * s.r, 0.2 * s.r], 16), "coral")


def toadstool(s: Stamp) -> None:
    s.fill([s.run(-0.2, 0, -0.26, 0.9, 0.26, 0.9, 0.2, 0)], "bone")
    s.fill(
        [s.run(-0.92, 0.1, -0.7, -0.55, 0, -0.9, 0.7, -0.55, 0.92, 0.1), s.run(0.92, 0.1, 0, 0.25, -0.92, 0.1)],
        "alizarin",
    )
    for x, y in ((-0.4, -0.3), (0.1, -0.55), (0.45, -0.15)):
        s.dot(x, y, 0.14, "#fffaf0")


def star(s: Stamp) -> None:
    s.fill(star_outline(s.at, s.r, 5, 0.45), "lemon", "violet")


def wing(s: Stamp) -> None:
    for tx, ty, w in ((-0.2, 0.95, 0.4), (0.3, 0.85, 0.4), (0.7, 0.5, 0.42), (0.95, 0, 0.44)):
        s.leaf(-0.7, -0.3, tx, ty, w, "cerulean")
    s.fill(
        [
            s.run(-0.9, 0.1, -0.85, -0.5, -0.3, -0.8, 0.3, -0.75, 0.98, -0.55),
            s.run(0.98, -0.55, 0.4, -0.25, -0.3, -0.1, -0.9, 0.1),
        ],
        "snow",
        "cerulean",
    )


def butterfly(s: Stamp) -> None:
    for side in (-1, 1):
        s.fill(oval(s.p(0.48 * side, -0.32), 0.46 * s.r, 0.42 * s.r, 30 * side), "violet")
        s.fill(oval(s.p(0.38 * side, 0.45), 0.34 * s.r, 0.32 * s.r, -30 * side), "flame")
    s.fill(oval(s.p(0, 0.05), 0.13 * s.r, 0.62 * s.r), "umber")
    s.lines(s.run(0, -0.5, -0.12, -0.8, -0.36, -0.95), s.run(0, -0.5, 0.12, -0.8, 0.36, -0.95), weight=0.6)


def fly(s: Stamp) -> None:
    s.leaf(0, 0, -0.9, -0.75, 0.55, "cerulean")
    s.leaf(0, 0, 0.9, -0.75, 0.55, "cerulean")
    s.fill(oval(s.p(0, 0.3), 0.32 * s.r, 0.62 * s.r), "night")
    s.disc(-0.2, -0.35, 0.2, "alizarin")
    s.disc(0.2, -0.35, 0.2, "alizarin")


def claw(s: Stamp) -> None:
    for x, y, tx, ty in ((-0.55, 0.1, -0.85, -0.85), (0, -0.1, -0.02, -1), (0.55, 0.1, 0.82, -0.85)):
        s.horn(x, y, tx, ty, 0.36, "bone", 0.1)
    s.fill([s.run(-0.75, 0.2, 0, -0.15, 0.75, 0.2, 0.6, 0.85, 0, 0.98, -0.6, 0.85)], "sienna")


def burrow(s: Stamp) -> None:
    s.fill([s.run(-1, 0.7, -0.7, -0.1, 0, -0.5, 0.7, -0.1, 1, 0.7), s.run(1, 0.7, -1, 0.7)], "ochre", "umber")
    s.fill([s.run(-0.45, 0.7, -0.42, 0.2, 0, -0.05, 0.42, 0.2, 0.45, 0.7), s.run(0.45, 0.7, -0.45, 0.7)], "night")
    s.dot(-0.15, 0.35, 0.1, "#f3d75c")
    s.dot(0.15, 0.35, 0.1, "#f3d75c")


def moon(s: Stamp) -> None:
    rim = [s.at + turn(a, 0.92 * s.r) for a in (70, 120, 180, 240, 290)]
    s.fill([rim, [rim[-1], s.p(-0.1, 0.3), s.p(-0.1, -0.3), rim[0]]], "lemon", "bone")
    s.fill(star_outline(s.p(0.5, -0.1), 0.3 * s.r, 4, 0.4), "lemon", weight=0.6)


def foot(s: Stamp) -> None:
    s.fill(
        [s.run(0.05, -0.9, 0.5, -0.85, 0.4, -0.2, 0.35, 0.2, 0.9, 0.5, 0.85, 0.8, 0.1, 0.75, -0.1, 0.2)],
        "ochre",
        "sienna",
    )
    s.lines(s.run(-0.95, -0.5, -0.3, -0.5), s.run(-0.85, 0, -0.35, 0), s.run(-0.95, 0.5, -0.25, 0.5))


def neck(s: Stamp) -> None:
    s.fill(ribbon([s.p(-0.5, 1), s.p(-0.2, 0.2), s.p(0.05, -0.55)], [0.36 * s.r, 0.24 * s.r, 0.2 * s.r], 5), "ochre")
    s.fill([s.run(-0.2, -0.75, 0.2, -0.95, 0.8, -0.6, 0.9, -0.4, 0.4, -0.3, -0.1, -0.4)], "ochre")
    s.dot(0.2, -0.66, 0.1)
    s.c.washes(
        [oval(s.p(x, y), 0.14 * s.r, 0.12 * s.r, 0, 5) for x, y in ((-0.1, -0.1), (-0.3, 0.3), (-0.35, 0.7))],
        "sienna",
        0.9,
    )


def bone(s: Stamp) -> None:
    s.c.mass(
        [ribbon([s.p(-0.6, 0.6), s.at, s.p(0.6, -0.6)], [0.17 * s.r] * 3, 4)]
        + [
            oval(s.p(x, y), 0.25 * s.r, 0.25 * s.r, 0, 7)
            for x, y in ((-0.8, 0.45), (-0.45, 0.8), (0.8, -0.45), (0.45, -0.8))
        ],
        "bone",
        "sand",
    ).close()


def fat(s: Stamp) -> None:
    s.fill(
        [s.run(-0.3, -0.8, 0.3, -0.8, 0.5, -0.2, 0.9, 0.35, 0.6, 0.9, -0.6, 0.9, -0.9, 0.35, -0.5, -0.2)],
        "rose",
        "coral",
    )
    s.lines(s.run(-0.5, 0.2, 0, 0.4, 0.5, 0.2), s.run(-0.4, 0.55, 0, 0.7, 0.4, 0.55), weight=0.6)


def egg(s: Stamp) -> None:
    s.fill(
        [s.run(0, -0.95, 0.52, -0.35, 0.66, 0.3, 0.4, 0.82, 0, 0.95, -0.4, 0.82, -0.66, 0.3, -0.52, -0.35)],
        "bone",
        "cerulean",
    )
    s.c.washes(
        [
            oval(s.p(x, y), 0.12 * s.r, 0.1 * s.r, 0, 5)
            for x, y in ((-0.2, -0.2), (0.25, 0.1), (-0.15, 0.45), (0.15, -0.5))
        ],
        "sienna",
        0.8,
    )


def wave(s: Stamp) -> None:
    s.fill(
        [
            s.run(-1, 0.5, -0.6, -0.3, 0, -0.65, 0.55, -0.4, 0.5, 0),
            s.run(0.5, 0, 0.15, -0.15, 0.1, 0.2, 0.5, 0.5, 1, 0.4),
            s.run(1, 0.4, 0.8, 0.85, -0.8, 0.85, -1, 0.5),
        ],
        "cerulean",
        "indigo",
    )


def vine(s: Stamp) -> None:
    s.lines(s.run(-0.2, 1, 0.25, 0.4, -0.25, -0.2, 0.15, -1), weight=1.3)
    for x, y, tx, ty in (
        (0.15, 0.5, 0.85, 0.3),
        (-0.2, -0.1, -0.9, -0.2),
        (0, -0.55, 0.7, -0.75),
        (0.1, 0.25, -0.65, 0.55),
    ):
        s.leaf(x, y, tx, ty, 0.42, "sap")


def leafy(s: Stamp) -> None:
    s.fill(
        [
            s.run(-0.85, 0.85, -0.8, -0.1, -0.2, -0.75, 0.85, -0.85),
            s.run(0.85, -0.85, 0.75, 0.2, 0.1, 0.8, -0.85, 0.85),
        ],
        "sap",
        "moss",
    )
    s.lines(s.run(-0.95, 0.95, -0.1, 0.1, 0.6, -0.6), weight=0.7)
    s.dot(0.0, -0.25, 0.15)
    s.dot(0.35, 0.1, 0.15)


def cactus(s: Stamp) -> None:
    s.c.mass(
        [
            ribbon([s.p(0, 0.95), s.at, s.p(0, -0.9)], [0.3 * s.r, 0.3 * s.r, 0.25 * s.r], 4),
            ribbon([s.p(0, 0.3), s.p(0.65, 0.15), s.p(0.7, -0.45)], [0.18 * s.r] * 3, 4),
            ribbon([s.p(0, 0), s.p(-0.6, -0.05), s.p(-0.68, -0.6)], [0.17 * s.r] * 3, 4),
        ],
        "sap",
        "teal",
    ).close()


def venom(s: Stamp) -> None:
    fangs(s.small(0, -0.3, 0.85))
    drop(s.small(-0.28, 0.7, 0.3))
    drop(s.small(0.28, 0.78, 0.22))


def night_eye(s: Stamp) -> None:
    s.fill(leaf(s.p(-1, 0), s.p(1, 0), 1.35 * s.r), "night")
    s.disc(0, 0, 0.5, "lemon")
    s.fill(oval(s.at, 0.14 * s.r, 0.42 * s.r), "night")


def snowflake(s: Stamp) -> None:
    strokes: list[Points] = []
    for a in range(0, 180, 60):
        strokes.append([s.at - turn(a + 30, 0.95 * s.r), s.at + turn(a + 30, 0.95 * s.r)])
    for a in range(0, 360, 60):
        root = s.at + turn(a + 30, 0.55 * s.r)
        strokes.append([root + turn(a + 75, 0.34 * s.r), root, root + turn(a - 15, 0.34 * s.r)])
    s.c.pool(s.at, 0.9 * s.r, "cerulean", 0.6)
    s.lines(*strokes, weight=0.9)


def fur(s: Stamp) -> None:
    ring = [s.at + turn(a, s.r * (0.95 if i % 2 else 0.62)) for i, a in enumerate(range(0, 360, 20))]
    s.fill([[*ring, ring[0]]], "bone", "sand")
    s.dot(-0.22, -0.05, 0.12)
    s.dot(0.22, -0.05, 0.12)
    s.lines(s.run(-0.15, 0.25, 0, 0.32, 0.15, 0.25), weight=0.6)


def herd(s: Stamp) -> None:
    for x, y in ((-0.45, -0.4), (0.45, -0.25), (-0.05, 0.45)):
        s.lines(s.run(x - 0.25, y + 0.15, x - 0.27, y + 0.48), s.run(x + 0.2, y + 0.15, x + 0.22, y + 0.48), weight=0.8)
        s.fill(
            [
                s.run(
                    x - 0.42,
                    y,
                    x - 0.1,
                    y - 0.25,
                    x + 0.28,
                    y - 0.15,
                    x + 0.6,
                    y - 0.25,
                    x + 0.5,
                    y + 0.08,
                    x + 0.2,
                    y + 0.24,
                    x - 0.3,
                    y + 0.22,
                )
            ],
            "ochre",
            "sienna",
        )


def fox(s: Stamp) -> None:
    s.fill(
        [
            s.run(-0.9, -0.9, -0.3, -0.45),
            s.run(-0.3, -0.45, 0.3, -0.45),
            s.run(0.3, -0.45, 0.9, -0.9),
            s.run(0.9, -0.9, 0.8, 0.1, 0, 0.95),
            s.run(0, 0.95, -0.8, 0.1, -0.9, -0.9),
        ],
        "flame",
        "bone",
    )
    s.lines(s.run(-0.5, -0.1, -0.2, 0.05), s.run(0.5, -0.1, 0.2, 0.05))
    s.dot(0, 0.85, 0.14)


def plume(s: Stamp) -> None:
    for a in (150, 120, 90, 60, 30):
        tip = turn(a, 1.25) + 0.6j
        s.leaf(0, 0.75, tip.real, tip.imag, 0.4, "teal")
        s.dot(tip.real * 0.8, 0.7 + (tip.imag - 0.7) * 0.8, 0.13, s.c.deep("violet"))
    s.disc(0, 0.75, 0.18, "rose")


SIGNS: Final[dict[str, Callable[[Stamp], None]]] = {
    "flame": flame,
    "poppy": poppy,
    "fangs": fangs,
    "horns": horns,
    "shield": shield,
    "scales": scales,
    "eyes": eyes,
    "drop": drop,
    "toxic": toxic,
    "spines": spines,
    "nest": nest,
    "heart": heart,
    "spiral": spiral,
    "toadstool": toadstool,
    "star": star,
    "wing": wing,
    "butterfly": butterfly,
    "fly": fly,
    "claw": claw,
    "burrow": burrow,
    "moon": moon,
    "foot": foot,
    "neck": neck,
    "bone": bone,
    "fat": fat,
    "egg": egg,
    "wave": wave,
    "vine": vine,
    "leafy": leafy,
    "cactus": cactus,
    "venom": venom,
    "night-eye": night_eye,
    "snowflake": snowflake,
    "fur": fur,
    "herd": herd,
    "fox": fox,
    "plume": plume,
}
