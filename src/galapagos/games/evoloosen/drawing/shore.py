"""Beings between the elements: the eel in its coils, the owl on its branch, and the fish that walked ashore."""

from __future__ import annotations

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, horn, leaf, oval, ribbon
from galapagos.games.evoloosen.drawing.animals import eye


def eel(c: Canvas, f: complex, look: Look) -> None:
    """A long body in an S, one fin along its back."""
    spine = [
        f + complex(x, y)
        for x, y in ((-168, -22), (-118, -34), (-78, -92), (-18, -96), (14, -46), (66, -40), (92, -110), (84, -184))
    ]
    fin = [point + complex(-12, -16) for point in spine]
    c.shape(ribbon(fin, [0, 20, 26, 26, 24, 24, 22, 8], 16), look.shade, 0.8, 0.8, look.pigment)
    flesh(c, [ribbon(spine, [0, 17, 27, 29, 29, 29, 28, 27], 18), _snout(f + complex(88, -196))], look)
    head = f + complex(88, -196)
    c.shape(leaf(f + complex(70, -136), f + complex(30, -118), 26), look.shade, 0.85, 0.8)
    eye(c, head + complex(14, -12), 11)
    c.line([head + complex(72, 2), head + complex(44, 8), head + complex(14, 14)], 1.0)
    c.shapes([horn(head + complex(x, 4), head + complex(x - 2, 17), 8) for x in (60, 46, 32)], "snow", 0.95, 0.6)
    c.lines([[f + complex(x, 2), f + complex(x + 26, -4), f + complex(x + 52, 2)] for x in (-150, -40, 70)], 0.8)


def _snout(head: complex) -> Outline:
    return [
        [head + complex(x, y) for x, y in ((-26, 14), (-22, -24), (14, -36), (58, -18), (76, -2), (56, 18), (12, 30))]
    ]


def owl(c: Canvas, f: complex, look: Look) -> None:
    """It stands upright, all face: two discs, ear tufts and a hooked beak."""
    c.shape(
        ribbon([f + complex(-120, -6), f + complex(0, -12), f + complex(126, -4)], [9, 12, 8], 6), "umber", 0.9, 1.0
    )
    c.shapes([leaf(f + complex(x, -50), f + complex(x * 1.3, 22), 30) for x in (-18, 0, 18)], look.shade, 0.85)
    for side in (-1, 1):
        tuft = f + complex(54 * side, -246)
        c.shape(leaf(tuft + 26j, tuft + complex(26 * side, -40), 34), look.shade, 0.9, 1.0, look.pigment)
    outline = (
        (-74, -130), (-88, -200), (-62, -256), (0, -272), (62, -256),
        (88, -200), (74, -130), (46, -36), (0, -22), (-46, -36),
    )  # fmt: skip
    body: Outline = [[f + complex(x, y) for x, y in outline]]
    flesh(c, [body], look)
    for side in (-1, 1):
        wing = [f + complex(side * x, y) for x, y in ((76, -176), (104, -110), (70, -30), (48, -90))]
        c.shape([wing], look.shade, 0.85, 1.0, look.pigment)
        c.lines(
            [
                [f + complex(side * (92 - 6 * k), -120 + 24 * k), f + complex(side * (66 - 4 * k), -106 + 24 * k)]
                for k in range(3)
            ],
            0.8,
        )
    c.lines(
        [[f + complex(x - 9, y), f + complex(x, y + 9), f + complex(x + 9, y)] for y in (-128, -104,
        -80) for x in (-26, 0, 26)], 0.8
    )  # fmt: skip
    for side in (-1, 1):
        at = f + complex(36 * side, -202)
        c.shape(oval(at, 38, 38, 0, 9), "bone", 0.9, 0.8, "sand")
        eye(c, at, 21)
    c.shape(horn(f + complex(0, -200), f + complex(0, -160), 24), "ochre", 0.95, 1.0, "flame")
    for x in (-26, 26):
        c.shapes([horn(f + complex(x + k, -26), f + complex(x + k, 0), 9) for k in (-12, 0, 12)], "ochre", 0.95, 0.7)


def tiktaalik(c: Canvas, f: complex, look: Look) -> None:
    """Half fish, half newt: a flat head held up, elbows on the sand, a finned tail still in the wave."""
    c.lines([[f + complex(x, -8), f + complex(x + 20, -18), f + complex(x + 44, -6)] for x in (-176, -134)], 1.0)
    back = [f + complex(x, y) for x, y in ((-168, -64), (-112, -62), (-50, -84), (20, -88), (74, -96), (104, -110))]
    fin = [point + complex(-6, -22) for point in back[:3]]
    c.shape(ribbon(fin, [4, 34, 10], 8), look.shade, 0.8, 0.8, look.pigment)
    c.shape(ribbon([p + 30j for p in back[:3]], [2, 24, 8], 8), look.shade, 0.8, 0.8, look.pigment)
    for x, bend in ((-46, 22), (56, 26)):
        c.shape(_lobe(f, x + 26, bend), look.shade, 0.85, 1.0, look.shade)
    skull: Outline = [
        [f + complex(x, y) for x, y in ((84, -140), (118, -168), (172, -146), (198, -116), (170, -94), (110, -82),
        (80, -96))]
    ]  # fmt: skip
    flesh(c, [ribbon(back, [5, 22, 38, 42, 36, 30], 14), skull, _lobe(f, -46, 22), _lobe(f, 52, 26)], look)
    for x in (-46, 52):
        c.shapes(
            [leaf(f + complex(x + 34, -10), f + complex(x + 52 + 6 * k, 4 - 9 * k), 14) for k in range(3)],
            look.shade,
            0.9,
        )
    for x in (118, 146):
        c.shape(oval(f + complex(x, -158), 15, 13, 0, 8), look.pigment, 0.9, 0.8)
        eye(c, f + complex(x + 2, -162), 9)
    c.line([f + complex(196, -112), f + complex(156, -104), f + complex(108, -104)], 1.1)
    c.shapes([horn(f + complex(x, -106), f + complex(x - 1, -90), 9) for x in (182, 166, 150, 134)], "snow", 0.95, 0.6)


def _lobe(f: complex, x: float, bend: float) -> Outline:
    """A fin that is almost an arm: it bends at an elbow."""
    return ribbon(
        [f + complex(x, -72), f + complex(x - bend, -40), f + complex(x + 12, -18), f + complex(x + 40, -8)],
        [24, 18, 15, 13],
        7,
    )
