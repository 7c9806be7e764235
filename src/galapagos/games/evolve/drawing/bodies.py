"""Ten bodies; each tells where head, tail and adaptation grow on it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final, NamedTuple

from galapagos.art.canvas import Canvas
from galapagos.art.flesh import Look, flesh
from galapagos.art.geometry import Outline, Points, along, leaf, mix, oval, ribbon


class Frame(NamedTuple):
    """The places of a body: neck, rump, the line of the back, the flank, the belly, the front foot."""

    neck: complex
    rump: complex
    back: Points
    side: complex
    belly: complex
    foot: complex

    def moved(self, size: float, across: float, about: complex) -> Frame:
        """The same places when the body is resized around a point."""

        def to(p: complex) -> complex:
            return about + complex((p.real - about.real) * across, (p.imag - about.imag) * size)

        return Frame(
            to(self.neck), to(self.rump), [to(p) for p in self.back], to(self.side), to(self.belly), to(self.foot)
        )


GROUND: Final = 195 + 340j
"""Bodies are resized around the spot they stand on."""


def _legs(c: Canvas, look: Look, hips: Points, thick: float = 15, foot: float = 340, splay: float = 5) -> None:
    """Straight sturdy legs with round feet, behind the trunk."""
    limbs: list[Outline] = []
    for i, hip in enumerate(hips):
        sole = complex(hip.real + (splay if i % 2 else -splay), foot - 5)
        limbs.append(
            ribbon([hip, mix(hip, sole, 0.55) + (5 if i % 2 else -5), sole], [thick, thick * 0.72, thick * 0.8], 4)
        )
        limbs.append(oval(sole + complex(6, 0), thick * 1.05, thick * 0.55, 0, 7))
    c.mass(limbs, look.pigment, look.shade, 0.9).close()


def _hips(look: Look, *places: complex) -> Points:
    """Where legs start; a body of many has one more between every two."""
    if not look.has("many"):
        return list(places)
    return sorted([*places, *(mix(a, b, 0.5) for a, b in itertools.pairwise(places))], key=lambda p: p.real)


def shell(c: Canvas, look: Look) -> Frame:
    _legs(c, Look("sap", "moss"), _hips(look, 128 + 280j, 160 + 286j, 232 + 286j, 264 + 280j), 17)
    c.shape(ribbon([230 + 270j, 268 + 256j, 290 + 236j], [20, 17, 15], 4), "sap", 0.9, 1.0, "moss")
    dome: Outline = [
        [96 + 280j, 112 + 212j, 166 + 168j, 226 + 172j, 276 + 220j, 290 + 280j],
        [290 + 280j, 194 + 300j, 96 + 280j],
    ]
    flesh(c, [dome], look)
    plates = [
        [x + y * 1j for x, y in ring]
        for ring in (
            ((172, 186), (216, 188), (236, 222), (196, 246), (154, 220)),
            ((112, 236), (146, 224), (186, 252), (172, 280), (108, 274)),
            ((246, 226), (274, 236), (282, 276), (212, 284), (204, 254)),
        )
    ]
    c.lines([[*ring, ring[0]] for ring in plates], 0.7)
    return Frame(
        288 + 236j, 104 + 270j, [112 + 214j, 166 + 170j, 226 + 174j, 270 + 214j], 196 + 234j, 196 + 288j, 268 + 334j
    )


def barrel(c: Canvas, look: Look) -> Frame:
    _legs(c, look, _hips(look, 136 + 266j, 170 + 280j, 224 + 280j, 256 + 262j), 18)
    flesh(c, [oval(192 + 222j, 92, 72, 4, 10), oval(258 + 206j, 34, 36, 0, 7)], look)
    return Frame(
        278 + 196j, 106 + 222j, [116 + 182j, 160 + 153j, 214 + 150j, 262 + 172j], 186 + 226j, 196 + 288j, 256 + 334j
    )


def serpent(c: Canvas, look: Look) -> Frame:
    spine = [104 + 318j, 150 + 300j, 196 + 322j, 250 + 318j, 262 + 280j, 214 + 254j, 168 + 232j, 190 + 184j, 250 + 176j]
    if look.has("many"):
        c.shapes([leaf(p, p + 26j - 4, 12) for p in along(spine, 12)[1:7]], look.shade, 0.9, 0.8)
    flesh(c, [ribbon(spine, [16, 24, 28, 30, 30, 29, 28, 26, 22], 22)], look)
    belly = along(spine, 18)[3:16]
    c.lines([[p + complex(-9, 9), p + complex(0, 13), p + complex(9, 11)] for p in belly], 0.4)
    return Frame(
        258 + 176j, 102 + 316j, [124 + 284j, 150 + 226j, 190 + 158j, 232 + 152j], 216 + 280j, 210 + 336j, 262 + 332j
    )


def furry(c: Canvas, look: Look) -> Frame:
    _legs(c, look, _hips(look, 132 + 262j, 164 + 274j, 226 + 274j, 258 + 258j), 19)
    tufted: Points = []
    for i, point in enumerate(oval(194 + 220j, 92, 66, 4, 30)[0]):
        tufted.append(point + (point - (194 + 220j)) * (0.13 if i % 2 else 0))
    flesh(c, [[tufted], oval(260 + 206j, 36, 38, 0, 7)], look)
    c.lines(
        [
            [p, p + complex(-5, 12), p + complex(-12, 18)]
            for p in (148 + 190j, 176 + 214j, 206 + 186j, 232 + 222j, 160 + 240j, 200 + 250j, 128 + 216j)
        ],
        0.5,
    )
    return Frame(
        280 + 194j, 104 + 224j, [112 + 186j, 160 + 158j, 214 + 156j, 262 + 174j], 190 + 222j, 196 + 282j, 258 + 334j
    )


def plated(c: Canvas, look: Look) -> Frame:
    _legs(c, Look("umber", "night"), _hips(look, 134 + 276j, 166 + 286j, 226 + 286j, 258 + 274j), 16)
    dome: Outline = [
        [92 + 288j, 106 + 214j, 160 + 170j, 226 + 172j, 276 + 214j, 288 + 268j],
        [288 + 268j, 262 + 292j, 150 + 300j, 92 + 288j],
    ]
    flesh(c, [dome], look)
    c.lines(
        [
            [complex(x, y), complex(x + 16, 236), complex(x + 10, 294)]
            for x, y in ((122, 198), (146, 180), (170, 170), (196, 167), (222, 172), (246, 186))
        ],
        0.8,
    )
    return Frame(
        280 + 232j, 98 + 272j, [106 + 216j, 160 + 172j, 226 + 174j, 270 + 208j], 196 + 230j, 196 + 296j, 258 + 334j
    )


def lithe(c: Canvas, look: Look) -> Frame:
    _legs(c, look, _hips(look, 122 + 232j, 150 + 240j, 240 + 236j, 262 + 226j), 13, splay=12)
    flesh(c, [ribbon([98 + 222j, 130 + 214j, 186 + 222j, 240 + 212j, 276 + 186j], [18, 33, 25, 33, 20], 9)], look)
    return Frame(
        284 + 178j, 92 + 220j, [112 + 188j, 160 + 190j, 212 + 188j, 254 + 176j], 186 + 222j, 188 + 246j, 268 + 336j
    )


def blubber(c: Canvas, look: Look) -> Frame:
    body = [
        [
            88 + 322j,
            124 + 268j,
            176 + 206j,
            232 + 162j,
            278 + 170j,
            296 + 222j,
            288 + 290j,
            250 + 334j,
            170 + 342j,
            108 + 340j,
        ]
    ]
    flesh(c, [body], look)
    c.bloom(268 + 260j, 70, "bone", 0.7)
    fins = [250 + 292j, 190 + 306j, 222 + 300j] if look.has("many") else [246 + 292j]
    for root in fins:
        c.shape(leaf(root, root + complex(-30, 60), 40, 6), look.pigment, 0.9, 1.0, look.shade)
    c.lines([[238 + 212j, 262 + 226j, 288 + 218j], [230 + 238j, 260 + 254j, 290 + 246j]], 0.5)
    return Frame(
        270 + 184j, 96 + 322j, [120 + 268j, 162 + 220j, 204 + 182j, 242 + 160j], 200 + 270j, 200 + 330j, 262 + 338j
    )


def insect(c: Canvas, look: Look) -> Frame:
    for x in (150, 196, 238) if not look.has("many") else (116, 146, 174, 202, 228, 250):
        c.lines(
            [
                [complex(x, 240), complex(x - 22, 288), complex(x - 26, 338)],
                [complex(x + 8, 240), complex(x + 34, 284), complex(x + 40, 338)],
            ],
            1.5,
        )
    flesh(
        c,
        [
            [[84 + 238j, 98 + 200j, 150 + 184j, 176 + 222j, 158 + 266j, 110 + 272j]],
            oval(200 + 228j, 34, 34, 0, 8),
            oval(248 + 216j, 33, 30, 0, 8),
        ],
        look,
    )
    c.lines([[112 + 198j, 122 + 234j, 116 + 268j], [136 + 190j, 148 + 230j, 140 + 268j]], 0.7)
    return Frame(
        272 + 204j, 90 + 236j, [110 + 194j, 150 + 184j, 200 + 194j, 246 + 186j], 136 + 230j, 200 + 264j, 276 + 334j
    )


def feathered(c: Canvas, look: Look) -> Frame:
    for hip in _hips(look, 180 + 286j, 216 + 284j):
        c.line([hip, hip + complex(4, 26), hip + complex(-2, 50)], 2, False)
        c.lines(
            [
                [hip + complex(-2, 50), hip + complex(-2, 50) + toe]
                for toe in (complex(20, 4), complex(12, 8), complex(-12, 5))
            ],
            1.5,
        )
    flesh(
        c,
        [[[98 + 236j, 150 + 194j, 206 + 176j, 256 + 172j, 284 + 196j, 270 + 250j, 222 + 292j, 160 + 288j, 118 + 262j]]],
        look,
    )
    c.shapes(
        [leaf(222 + 206j + i * 1j * 5, complex(128 - 6 * i, 226 + 15 * i), 26, -6) for i in range(3)],
        look.shade,
        0.75,
        0.8,
        look.pigment,
    )
    c.lines(
        [
            [p, p + complex(4, 8), p + complex(12, 6)]
            for p in (244 + 214j, 232 + 240j, 254 + 236j, 210 + 262j, 236 + 262j, 190 + 272j)
        ],
        0.5,
    )
    return Frame(
        272 + 184j, 104 + 236j, [130 + 206j, 172 + 184j, 214 + 172j, 254 + 170j], 180 + 232j, 206 + 290j, 230 + 336j
    )


def amorphous(c: Canvas, look: Look) -> Frame:
    body = [
        [
            84 + 330j,
            110 + 296j,
            104 + 244j,
            150 + 190j,
            208 + 186j,
            262 + 172j,
            292 + 214j,
            276 + 272j,
            304 + 312j,
            290 + 342j,
            190 + 338j,
            120 + 346j,
        ]
    ]
    flesh(c, [body], look, 0.7)
    for x, y, r in (
        (158, 270, 17),
        (218, 240, 12),
        (240, 300, 15),
        (180, 222, 9),
        *(((136, 310, 12), (204, 312, 9)) if look.has("many") else ()),
    ):
        c.add(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c.paper}" fill-opacity=".5" '
            f'stroke="{c.deep(look.shade)}" stroke-width="2"/>'
        )
    return Frame(
        270 + 192j, 104 + 276j, [118 + 226j, 156 + 192j, 208 + 186j, 252 + 176j], 196 + 262j, 200 + 330j, 286 + 334j
    )


BODIES: Final[dict[str, tuple[Callable[[Canvas, Look], Frame], str, str]]] = {
    "shell": (shell, "ochre", "umber"),
    "barrel": (barrel, "coral", "sienna"),
    "serpent": (serpent, "sap", "teal"),
    "furry": (furry, "sienna", "umber"),
    "plated": (plated, "payne", "indigo"),
    "lithe": (lithe, "lemon", "ochre"),
    "blubber": (blubber, "cerulean", "indigo"),
    "insect": (insect, "plum", "night"),
    "feathered": (feathered, "teal", "cerulean"),
    "amorphous": (amorphous, "violet", "sap"),
}
"""Each body with its two paints."""
