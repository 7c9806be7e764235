"""Landscapes: a sky, bands of land from far to near, and the things that stand on them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from galapagos.art.canvas import SIDE, Canvas
from galapagos.art.geometry import Outline, Points, blob, mix, ribbon, union
from galapagos.art.things import SKY_THINGS, THINGS


class Layer(NamedTuple):
    """One band of land: its form, the height of its crest, and its paint."""

    form: str
    crest: float
    pigment: str
    strength: float = 0.7


class Thing(NamedTuple):
    """Something in the landscape: where its foot stands, and how large it is."""

    name: str
    x: float
    y: float
    size: float = 1.0


class Scene(NamedTuple):
    """A place: the two paints of its sky, its lands from far to near, and its things."""

    sky: tuple[str, str]
    layers: Sequence[Layer]
    things: Sequence[Thing]


def landscape(c: Canvas, scene: Scene) -> None:
    """A small study of a place, painted from far to near."""
    edge = scene.layers[-1].pigment if scene.layers else scene.sky[1]
    with c.vignette(edge):
        fill = c.fade(c.light(scene.sky[0]), c.light(scene.sky[1]))
        c.add(f'<rect width="{SIDE}" height="{SIDE}" fill="{c.paper}"/>')
        c.add(f'<rect width="{SIDE}" height="{SIDE}" fill="{fill}" opacity=".62"/>')
        for x in (90, 270):
            place = complex(x + c.rng.uniform(-50, 50), c.rng.uniform(60, 130))
            c.reserve(blob(place, c.rng.uniform(34, 60), c.rng, 0.3, 0.4), 0.38)
        far = [thing for thing in scene.things if thing.name in SKY_THINGS]
        for thing in far:
            THINGS[thing.name](c, complex(thing.x, thing.y), thing.size)
        for layer in scene.layers:
            FORMS[layer.form](c, layer)
        c.settle(f'width="{SIDE}" height="{SIDE}"', 0.24)
        for thing in scene.things:
            if thing not in far:
                THINGS[thing.name](c, complex(thing.x, thing.y), thing.size)


# Lands


def _band(c: Canvas, crest: Points, layer: Layer, line: float = 0.8) -> None:
    """Paint everything below a crest, and draw the crest in ink."""
    low = SIDE + 20
    floor = [crest[-1], complex(crest[-1].real, low)], [complex(crest[-1].real, low), complex(crest[0].real, low)]
    outline: Outline = [crest, *floor, [complex(crest[0].real, low), crest[0]]]
    d = union([outline])
    c.add(f'<path d="{d}" fill="{c.paper}"/>')
    fill = c.fade(c.light(layer.pigment), c.deep(layer.pigment))
    c.add(f'<path d="{d}" fill="{fill}" opacity="{layer.strength:.2g}"/>')
    if line:
        c.lines([crest], line)


def _hills(c: Canvas, layer: Layer) -> None:
    crest = [complex(x, layer.crest + c.rng.uniform(-22, 22)) for x in range(-20, 440, 76)]
    _band(c, crest, layer)


def _flat(c: Canvas, layer: Layer) -> None:
    crest = [complex(x, layer.crest + c.rng.uniform(-4, 4)) for x in range(-20, 440, 90)]
    _band(c, crest, layer, 0.6)


def _peaks(c: Canvas, layer: Layer) -> None:
    crest: Points = []
    tops: list[complex] = []
    x = -30.0
    while x < 430:
        top = complex(x + 44, layer.crest - c.rng.uniform(20, 90))
        tops.append(top)
        crest += [complex(x, layer.crest + c.rng.uniform(0, 26)), top]
        x += c.rng.uniform(78, 110)
    crest.append(complex(440, layer.crest))
    runs = [[a, mix(a, b, 0.5) + c.rng.uniform(-5, 5), b] for a, b in itertools.pairwise(crest)]
    _band(c, [p for run in runs for p in run[:-1]] + [crest[-1]], layer)
    for top in tops:
        c.reserve(
            [
                [top + -2j, top + complex(15, 30)],
                [
                    top + complex(15, 30),
                    top + complex(4, 20),
                    top + complex(-3, 34),
                    top + complex(-9, 22),
                    top + complex(-16, 28),
                ],
                [top + complex(-16, 28), top - 2j],
            ],
            0.9,
        )
        c.lines([[top + complex(3, 14), top + complex(12, 50)], [top + complex(10, 30), top + complex(24, 62)]], 0.4)


def _dunes(c: Canvas, layer: Layer) -> None:
    crest = [complex(x, layer.crest + (26 if i % 2 else -24)) for i, x in enumerate(range(-40, 480, 104))]
    _band(c, crest, layer)
    c.lines([[p + complex(-2, 6), p + complex(24, 34), p + complex(20, 70)] for p in crest[::2]], 0.5)


def _water(c: Canvas, layer: Layer) -> None:
    crest = [complex(x, layer.crest) for x in range(-20, 440, 110)]
    _band(c, crest, layer, 0.4)
    for i in range(9):
        at = complex(c.rng.uniform(30, 340), layer.crest + 14 + i * (SIDE - layer.crest) / 10)
        width = c.rng.uniform(24, 46) * (0.6 + i * 0.08)
        c.reserve(ribbon([at, at + complex(width / 2, -3), at + width], [0, 2.6, 0], 3), 0.6)
    c.lines(
        [
            [at, at + complex(14, -3), at + 28]
            for at in (complex(c.rng.uniform(40, 320), c.rng.uniform(layer.crest + 20, 350)) for _ in range(4))
        ],
        0.45,
    )


def _lava(c: Canvas, layer: Layer) -> None:
    _hills(c, layer)
    for _ in range(4):
        at = complex(c.rng.uniform(50, 330), layer.crest + c.rng.uniform(40, 110))
        c.bloom(at, 44, "flame", 0.8)
        c.wash(ribbon([at - 30, at + 8j, at + complex(18, -4), at + complex(40, 10)], [0, 6, 5, 0], 6), "flame", 0.95)


FORMS: Final[dict[str, Callable[[Canvas, Layer], None]]] = {
    "hills": _hills,
    "flat": _flat,
    "peaks": _peaks,
    "dunes": _dunes,
    "water": _water,
    "lava": _lava,
}
