"""The rocket in eight stages; what is not built yet is a dashed plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, number
from galapagos.art.geometry import Outline, leaf, oval, polygon
from galapagos.art.marks import star

STAGES: Final = 8


def _at(*flat: float) -> list[complex]:
    return [complex(x, y) for x, y in zip(flat[::2], flat[1::2], strict=True)]


LOWER: Final[Outline] = [
    _at(152, 292, 146, 250, 146, 210),
    _at(146, 210, 254, 210),
    _at(254, 210, 254, 250, 248, 292),
    _at(248, 292, 152, 292),
]
UPPER: Final[Outline] = [
    _at(146, 210, 148, 168, 156, 132),
    _at(156, 132, 244, 132),
    _at(244, 132, 252, 168, 254, 210),
    _at(254, 210, 146, 210),
]
NOSE: Final[Outline] = [_at(156, 132, 172, 84, 200, 40), _at(200, 40, 228, 84, 244, 132), _at(244, 132, 156, 132)]
FINS: Final[list[Outline]] = [
    [_at(150, 240, 108, 276, 100, 330), _at(100, 330, 132, 306, 154, 294), _at(154, 294, 150, 240)],
    [_at(250, 240, 292, 276, 300, 330), _at(300, 330, 268, 306, 246, 294), _at(246, 294, 250, 240)],
]
ENGINE: Final[Outline] = polygon(_at(170, 292, 230, 292, 242, 322, 158, 322))
PAD: Final[Outline] = polygon(_at(84, 348, 316, 348, 330, 366, 70, 366))


def _pad(c: Canvas) -> None:
    c.shape(PAD, "payne", 0.8, 1.0, "umber")
    c.lines(
        [_at(300, 348, 300, 150), _at(322, 348, 322, 150), *(_at(300, y, 322, y + 22) for y in range(160, 330, 34))],
        0.7,
    )


def _engine(c: Canvas) -> None:
    c.shape(ENGINE, "night", 0.8, 1.0, "umber")
    c.lines([_at(178, 306, 222, 306)], 0.6)


def _fins(c: Canvas) -> None:
    c.shapes(FINS, "alizarin", 0.9, 1.0, "coral")


def _hull(c: Canvas, part: Outline) -> None:
    mass = c.mass([part], "snow", "payne", 0.9)
    c.bloom(240 + 220j, 70, "payne", 0.7, dark=True)
    mass.close()


def _lower(c: Canvas) -> None:
    _hull(c, LOWER)
    for x in range(158, 250, 21):
        c.dot(complex(x, 284), 2.6)


def _upper(c: Canvas) -> None:
    _hull(c, UPPER)


def _window(c: Canvas) -> None:
    c.shape(oval(200 + 174j, 27, 27, 0, 9), "ochre", 0.9, 1.0, "umber")
    c.shape(oval(200 + 174j, 18, 18, 0, 9), "cerulean", 0.9, 0.8, "indigo")
    c.dot(194 + 167j, 5, "#fffaf0")


def _nose(c: Canvas) -> None:
    c.mass([NOSE], "alizarin", "coral", 0.9).close()


def _paint(c: Canvas) -> None:
    c.wash(
        [
            _at(147, 226, 200, 234, 253, 226),
            _at(253, 226, 252, 252),
            _at(252, 252, 200, 260, 148, 252),
            _at(148, 252, 147, 226),
        ],
        "teal",
        0.95,
    )
    star(c, 200 + 242j, 12, "lemon")


def _fire(c: Canvas) -> None:
    c.bloom(200 + 344j, 80, "flame", 1)
    for x, y, r in ((120, 362, 34), (280, 362, 34), (160, 378, 28), (242, 378, 28)):
        c.pool(complex(x, y), r, "snow", 0.9, 0.7)
    c.shapes(
        [leaf(complex(x, 318), complex(x + lean, 392), 36) for x, lean in ((176, -8), (224, 8), (200, 0))],
        "flame",
        0.95,
        0.8,
        "lemon",
    )


BUILD: Final[tuple[Callable[[Canvas], None], ...]] = (_pad, _engine, _fins, _lower, _upper, _window, _nose, _paint)
PLAN: Final[tuple[list[Outline], ...]] = (
    [PAD],
    [ENGINE],
    FINS,
    [LOWER],
    [UPPER],
    [oval(200 + 174j, 27, 27, 0, 9)],
    [NOSE],
    [],
)


def build(c: Canvas, stage: int) -> None:
    """The rocket after so many stages: what stands, and the plan of the rest."""
    if stage == STAGES:
        _fire(c)
    for outlines in PLAN[stage:]:
        with c.ghost(), c.borrowed():
            c.lines(
                [[*(p for run in outline for p in run), outline[0][0]] for outline in outlines]
                or [_at(147, 240, 253, 240)],
                0.8,
            )
    for part in BUILD[:stage]:
        part(c)


def rocket(c: Canvas, description: Description) -> None:
    """The rocket alone, against the sky it is made for."""
    c.pool(200 + 180j, 165, "indigo", 0.3)
    c.pool(200 + 372j, 150, "ochre", 0.4, 0.12)
    for x, y, r in ((70, 90, 9), (330, 70, 11), (346, 200, 7), (52, 210, 6)):
        star(c, complex(x, y), r, "lemon")
    build(c, number(description, "stage", 0, STAGES))
