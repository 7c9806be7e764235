"""Beings that are not quite animals: rooted, hewn, built, departed, finned, or simply people."""

from __future__ import annotations

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, horn, leaf, oval, polygon, ribbon
from galapagos.games.evoloosen.drawing.animals import eye


def plant(c: Canvas, f: complex, look: Look) -> None:
    c.shape(
        polygon([f + complex(-44, -52), f + complex(44, -52), f + complex(32, 0), f + complex(-32, 0)]),
        "sienna",
        0.9,
        1.0,
        "umber",
    )
    c.shapes(
        [
            leaf(f + complex(0, -56), f + complex(x, y), 36, b)
            for x, y, b in ((-110, -90, 14), (108, -96, -14), (-84, -30, 0), (88, -30, 0))
        ],
        "sap",
        0.9,
        1.0,
        "moss",
    )
    c.shape(ribbon([f + -52j, f + complex(-18, -110), f + complex(6, -150)], [10, 9, 9], 5), "sap", 0.9, 1.0, "moss")
    at = f + complex(10, -196)
    flesh(
        c,
        [
            [
                [
                    at + complex(-66, 10),
                    at + complex(-58, -40),
                    at + complex(0, -70),
                    at + complex(60, -38),
                    at + complex(74, -4),
                ],
                [at + complex(74, -4), at + complex(10, 2), at + complex(-66, 10)],
            ]
        ],
        look,
    )
    flesh(
        c,
        [
            [
                [at + complex(-64, 18), at + complex(10, 12), at + complex(72, 10)],
                [
                    at + complex(72, 10),
                    at + complex(52, 46),
                    at + complex(-4, 58),
                    at + complex(-52, 44),
                    at + complex(-64, 18),
                ],
            ]
        ],
        look,
    )
    c.shapes([horn(at + complex(x, 2), at + complex(x, 20), 12) for x in (-46, -22, 4, 30, 54)], "snow", 0.95, 0.7)
    for x in (-16, 22):
        eye(c, at + complex(x, -36), 10)


def golem(c: Canvas, f: complex, look: Look) -> None:
    rocks: list[Outline] = [
        polygon([f + complex(x + p, y) for p, y in ((-26, 0), (-22, -62), (22, -64), (28, 0))]) for x in (-44, 44)
    ]
    c.shapes(rocks, look.pigment, 0.9, 1.0, look.shade)
    for side in (-1, 1):
        c.shape(
            polygon(
                [
                    f + complex(side * x, y)
                    for x, y in ((72, -176), (112, -164), (120, -84), (98, -40), (72, -60), (70, -120))
                ]
            ),
            look.pigment,
            0.9,
            1.0,
            look.shade,
        )
    flesh(
        c,
        [
            polygon(
                [
                    f + complex(x, y)
                    for x, y in ((-84, -170), (-40, -206), (44, -204), (86, -168), (64, -56), (-62, -56))
                ]
            )
        ],
        look,
    )
    flesh(
        c,
        [
            polygon(
                [f + complex(x, y) for x, y in ((-40, -196), (-36, -252), (0, -268), (38, -250), (42, -198), (0, -186))]
            )
        ],
        look,
    )
    for x in (-15, 17):
        eye(c, f + complex(x, -230), 8, "flame")
    c.line([f + complex(-18, -206), f + complex(0, -204), f + complex(20, -207)], 1.2)
    c.lines(
        [
            [f + complex(-50, -160), f + complex(-30, -130), f + complex(-40, -104)],
            [f + complex(30, -180), f + complex(20, -150)],
            [f + complex(40, -110), f + complex(20, -90), f + complex(28, -70)],
        ],
        0.7,
    )


def humanoid(c: Canvas, f: complex, look: Look) -> None:
    c.shapes(
        [
            ribbon([f + complex(x, -100), f + complex(x * 1.2, -50), f + complex(x * 1.1, -6)], [18, 14, 13], 4)
            for x in (-22, 22)
        ],
        "umber",
        0.9,
    )
    c.shapes([oval(f + complex(x, -4), 22, 10, 0, 8) for x in (-22, 32)], "night", 0.85)
    for side in (-1, 1):
        c.shape(
            ribbon(
                [f + complex(40 * side, -170), f + complex(70 * side, -130), f + complex(56 * side, -90)],
                [15, 12, 11],
                4,
            ),
            look.pigment,
            0.9,
            1.0,
            look.shade,
        )
        c.shape(oval(f + complex(54 * side, -84), 13, 12, 0, 7), "sand", 0.9, 0.9, "coral")
    flesh(
        c,
        [
            [
                [
                    f + complex(-50, -84),
                    f + complex(-46, -170),
                    f + complex(-20, -194),
                    f + complex(20, -194),
                    f + complex(46, -170),
                    f + complex(52, -84),
                    f + complex(0, -72),
                ]
            ]
        ],
        look,
    )
    head = f + complex(0, -232)
    c.shape(oval(head, 40, 42, 0, 9), "sand", 0.85, 1.0, "coral")
    c.shape(
        [
            [
                head + complex(-44, 0),
                head + complex(-40, -44),
                head + complex(0, -60),
                head + complex(42, -42),
                head + complex(44, 0),
            ],
            [head + complex(44, 0), head + complex(20, -22), head + complex(-18, -18), head + complex(-44, 0)],
        ],
        look.shade,
        0.9,
        1.0,
        "umber",
    )
    for x in (-13, 15):
        eye(c, head + complex(x, 2), 8, "snow")
    c.line([head + complex(-12, 22), head + complex(2, 27), head + complex(16, 21)], 0.9)
    c.lines([[f + complex(0, -190), f + complex(0, -80)]], 0.6)


def robot(c: Canvas, f: complex, look: Look) -> None:
    c.shapes(
        [
            polygon(
                [f + complex(x - 14, -70), f + complex(x + 14, -70), f + complex(x + 20, 0), f + complex(x - 20, 0)]
            )
            for x in (-36, 36)
        ],
        "payne",
        0.85,
        1.0,
        "night",
    )
    for side in (-1, 1):
        c.line([f + complex(68 * side, -150), f + complex(100 * side, -130), f + complex(96 * side, -90)], 3.4, False)
        c.shape(
            [
                [f + complex(80 * side, -92), f + complex(96 * side, -98), f + complex(112 * side, -92)],
                [f + complex(112 * side, -92), f + complex(118 * side, -68), f + complex(104 * side, -58)],
                [f + complex(104 * side, -58), f + complex(97 * side, -76), f + complex(86 * side, -60)],
                [f + complex(86 * side, -60), f + complex(76 * side, -72), f + complex(80 * side, -92)],
            ],
            "payne",
            0.9,
        )
    flesh(c, [polygon([f + complex(x, y) for x, y in ((-68, -176), (68, -176), (60, -62), (-60, -62))])], look)
    c.shape(
        polygon([f + complex(x, y) for x, y in ((-34, -150), (34, -150), (34, -100), (-34, -100))]), "bone", 0.9, 0.8
    )
    for k, pigment in enumerate(("alizarin", "lemon", "sap")):
        c.shape(oval(f + complex(-20 + 20 * k, -112), 6, 6, 0, 6), pigment, 0.95, 0.5)
    c.lines([[f + complex(-26, -130), f + complex(-10, -142), f + complex(4, -126), f + complex(24, -140)]], 0.8)
    c.line([f + complex(0, -246), f + complex(4, -280)], 1.6, False)
    c.bloom(f + complex(4, -284), 24, "flame", 0.9)
    c.shape(oval(f + complex(4, -284), 9, 9, 0, 7), "flame", 0.95, 0.8)
    flesh(c, [polygon([f + complex(x, y) for x, y in ((-48, -246), (48, -246), (44, -184), (-44, -184))])], look)
    for x in (-20, 22):
        eye(c, f + complex(x, -220), 13, "cerulean")
    c.lines([[f + complex(-22, -196), f + complex(24, -196)]], 1.0)


def ghost(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(0, -150)
    c.bloom(at, 150, look.pigment, 0.8)
    hem = [at + complex(x, y) for x, y in ((72, 96), (50, 136), (26, 104), (2, 142), (-24, 106), (-50, 138), (-72, 94))]
    outline: Outline = [
        [
            hem[-1],
            at + complex(-80, 0),
            at + complex(-62, -78),
            at + complex(0, -112),
            at + complex(62, -78),
            at + complex(80, 0),
            hem[0],
        ],
        [hem[0], *hem[1:]],
    ]
    c.add('<g opacity=".85">')
    flesh(c, [outline], look, 0.55)
    c.add("</g>")
    for x in (-24, 28):
        c.shape(oval(at + complex(x, -36), 12, 19, 0, 8), "night", 0.95, 0.6)
        c.dot(at + complex(x + 4, -42), 4, "#fffaf0")
    c.shape(oval(at + complex(2, 8), 13, 18, 0, 8), "night", 0.9, 0.6)


def fish(c: Canvas, f: complex, look: Look) -> None:
    at = f + complex(6, -130)
    c.shapes(
        [
            [
                [at + complex(-80, 0), at + complex(-120, -30), at + complex(-150, -66)],
                [at + complex(-150, -66), at + complex(-128, 0), at + complex(-146, 62)],
                [at + complex(-146, 62), at + complex(-116, 28), at + complex(-80, 0)],
            ],
            [
                [at + complex(-40, -50), at + complex(-10, -102), at + complex(50, -98)],
                [at + complex(50, -98), at + complex(44, -64), at + complex(40, -50)],
                [at + complex(40, -50), at + complex(-40, -50)],
            ],
        ],
        look.shade,
        0.85,
        1.0,
        look.pigment,
    )
    flesh(
        c,
        [
            [
                [
                    at + complex(-100, 0),
                    at + complex(-50, -50),
                    at + complex(20, -66),
                    at + complex(90, -36),
                    at + complex(118, 4),
                    at + complex(86, 44),
                    at + complex(10, 62),
                    at + complex(-56, 46),
                ]
            ]
        ],
        look,
    )
    c.shape(leaf(at + complex(10, 14), at + complex(-40, 62), 34), look.shade, 0.85, 1.0)
    c.line([at + complex(46, -52), at + complex(32, 0), at + complex(48, 48)], 0.8)
    eye(c, at + complex(78, -16), 14)
    c.shapes([horn(at + complex(x, 16), at + complex(x - 2, 34), 11) for x in (112, 98, 84)], "snow", 0.95, 0.7)
    c.line([at + complex(118, 10), at + complex(96, 18), at + complex(72, 16)], 1.0)


def mushroom(c: Canvas, f: complex, look: Look) -> None:
    c.shape(
        [
            [
                f + complex(-42, -2),
                f + complex(-32, -70),
                f + complex(-36, -136),
                f + complex(38, -136),
                f + complex(34, -70),
                f + complex(46, -2),
                f + 6j,
            ]
        ],
        "bone",
        0.9,
        1.0,
        "sand",
    )
    at = f + complex(0, -150)
    flesh(
        c,
        [
            [
                [
                    at + complex(-112, 20),
                    at + complex(-92, -50),
                    at + complex(-30, -100),
                    at + complex(40, -98),
                    at + complex(98, -44),
                    at + complex(114, 22),
                ],
                [at + complex(114, 22), at + complex(0, 44), at + complex(-112, 20)],
            ]
        ],
        look,
    )
    c.lines(
        [
            [at + complex(x * 0.55, 36 - abs(x) * 0.06), at + complex(x, 26 - abs(x) * 0.05)]
            for x in (-80, -50, -22, 22, 50, 80)
        ],
        0.5,
    )
    for x in (-15, 17):
        eye(c, f + complex(x, -84), 10, "snow")
    c.line([f + complex(-14, -58), f + complex(2, -52), f + complex(18, -59)], 0.9)
