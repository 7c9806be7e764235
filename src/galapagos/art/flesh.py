"""Skin and fur: one way to paint any part of any beast, with the words that modify it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from galapagos.art.canvas import Canvas
from galapagos.art.description import known
from galapagos.art.geometry import Outline, bounds, leaf, mix, oval, ribbon, unit

MODIFIERS: Final = (
    "small",
    "large",
    "long",
    "spiked",
    "spotted",
    "striped",
    "glowing",
    "woolly",
    "wet",
    "scaled",
    "many",
)


class Look(NamedTuple):
    """The paint of a part and the words that change it."""

    pigment: str
    shade: str
    words: frozenset[str] = frozenset()

    def has(self, word: str) -> bool:
        """Whether the part carries this word."""
        return word in self.words


def modifiers(words: Sequence[str]) -> frozenset[str]:
    """The words after the base form, checked."""
    return frozenset(known(word, MODIFIERS, "modifier") for word in words)


def stature(words: frozenset[str]) -> tuple[float, float]:
    """Height and width of a part, as its words have it."""
    size = 0.76 if "small" in words else 1.24 if "large" in words else 1.0
    return size, size * (1.32 if "long" in words else 1.0)


def flesh(c: Canvas, outlines: Sequence[Outline], look: Look, strength: float = 0.85) -> None:
    """Shapes grown together, with the skin that their words ask for."""
    left, top, width, height = bounds(outlines)
    middle, reach = complex(left + width / 2, top + height / 2), max(width, height) / 2
    if look.has("glowing"):
        c.bloom(middle, reach * 1.5, "lemon", 0.9)
    if look.has("spiked"):
        _spikes(c, outlines[0], middle, look)
    if look.has("woolly"):
        _fringe(c, outlines[0], middle, look)
    mass = c.mass(outlines, look.pigment, look.shade, strength)
    c.bloom(middle + 0.5j * height, reach * 0.9, look.shade, 0.5, dark=True)
    for word, paint in _SKINS.items():
        if look.has(word):
            paint(c, (left, top, width, height), look)
    mass.close()
    if look.has("wet"):
        _drips(c, left, top, width, height)


def _spikes(c: Canvas, outline: Outline, middle: complex, look: Look) -> None:
    points = [point for run in outline for point in run]
    step = max(1, len(points) // 9)
    thorns: list[Outline] = []
    for point in points[::step]:
        out = unit(point - middle)
        if out.imag < 0.35:
            thorns.append(leaf(point - out * 8, point + out * 30, 15))
    c.shapes(thorns, "bone", 0.9, 0.8, look.shade)


def _fringe(c: Canvas, outline: Outline, middle: complex, look: Look) -> None:
    points = [point for run in outline for point in run]
    tufts: list[Outline] = []
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        count = max(1, round(abs(b - a) / 24))
        for k in range(count):
            root = mix(a, b, k / count)
            tufts.append(oval(root + unit(root - middle) * 3, 14, 12, 0, 5))
    c.mass(tufts[:26], look.pigment, look.shade, 0.8, 0.9).close()


Box = tuple[int, int, int, int]


def _grid(c: Canvas, box: Box, gap: float) -> list[complex]:
    """Places over a box, in staggered rows, not quite even."""
    left, top, width, height = box
    places: list[complex] = []
    for row in range(math.ceil(height / gap) + 1):
        for column in range(math.ceil(width / gap) + 1):
            x = left + (column + 0.5 * (row % 2)) * gap
            places.append(complex(x + c.rng.uniform(-4, 4), top + row * gap + c.rng.uniform(-4, 4)))
    return places[:48]


def _gap(box: Box, least: float) -> float:
    """A spacing that fills the box with about twenty-five marks."""
    return max(least, math.sqrt(box[2] * box[3] / 25))


def _spots(c: Canvas, box: Box, look: Look) -> None:
    gap = _gap(box, 17)
    c.washes([oval(p, gap * 0.27, gap * 0.23, 0, 5) for p in _grid(c, box, gap)], _contrast(look), 0.8)


def _stripes(c: Canvas, box: Box, look: Look) -> None:
    left, top, width, height = box
    count = max(3, min(8, round(width / 22)))
    bands = []
    for i in range(count):
        x = left + (i + 0.5) * width / count
        bands.append(
            ribbon(
                [complex(x + 6, top - 4), complex(x - 4, top + height * 0.45), complex(x + 4, top + height * 0.85)],
                [width / count * 0.22, width / count * 0.26, 0],
                4,
            )
        )
    c.washes(bands, _contrast(look), 0.75)


def _scales(c: Canvas, box: Box, look: Look) -> None:
    gap = _gap(box, 15)
    c.lines(
        [
            [p + complex(-gap * 0.42, -gap * 0.1), p + complex(0, gap * 0.34), p + complex(gap * 0.42, -gap * 0.1)]
            for p in _grid(c, box, gap)
        ],
        0.4,
    )


def _curls(c: Canvas, box: Box, look: Look) -> None:
    gap = _gap(box, 20)
    c.lines(
        [[p + complex(-6, 2), p + complex(-2, -5), p + complex(5, -1), p + complex(1, 4)] for p in _grid(c, box, gap)],
        0.45,
    )


def _lights(c: Canvas, box: Box, look: Look) -> None:
    for p in _grid(c, box, _gap(box, 26))[1::3]:
        c.dot(p, 4.5, "#fff3b0", 0.95)


def _sheen(c: Canvas, box: Box, look: Look) -> None:
    left, top, width, height = box
    a = complex(left + width * 0.2, top + height * 0.32)
    c.reserve(
        ribbon([a, a + complex(width * 0.28, -height * 0.14), a + complex(width * 0.56, -height * 0.06)], [0, 7, 0], 4),
        0.8,
    )


_SKINS: Final = {
    "spotted": _spots,
    "striped": _stripes,
    "scaled": _scales,
    "woolly": _curls,
    "glowing": _lights,
    "wet": _sheen,
}


def _contrast(look: Look) -> str:
    """A paint that shows on this one."""
    dark = {"lemon", "bone", "snow", "sand", "ochre", "rose", "coral", "cerulean", "flame"}
    return (
        "umber" if look.pigment in dark else "bone" if look.pigment in {"night", "umber", "payne", "plum"} else "night"
    )


def _drips(c: Canvas, left: int, top: int, width: int, height: int) -> None:
    for share, size in ((0.25, 1.0), (0.5, 0.7), (0.78, 0.85)):
        at = complex(left + width * share, top + height + 8 * size)
        c.shape(
            [[at - 11j * size, at + complex(5, 2) * size, at + 7j * size, at + complex(-5, 2) * size, at - 11j * size]],
            "cerulean",
            0.9,
            0.5,
        )
