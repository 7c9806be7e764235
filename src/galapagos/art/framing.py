"""How far a drawing reaches, so that its page can be cut close around it: then a small place shows a large animal."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from typing import Final
from xml.etree.ElementTree import Element, fromstring

from galapagos.art.geometry import turn

Change = Callable[[complex], complex]
Box = tuple[int, int, int, int]

MARGIN: Final = 7  # for the width of the pen
SOFT: Final = 0.55  # so much of a cloud without an edge can be seen
TOKEN: Final = re.compile(r"[MLlcsz]|-?\d*\.?\d+")
TAKES: Final = {"M": 1, "L": 1, "l": 1, "c": 3, "s": 2}
"""For each command of a path, how many points it takes."""


def frame(markup: str) -> Box:
    """Left, top, width and height around all that is drawn.

    >>> frame('<g transform="translate(10 0)scale(2 2)"><path d="M10 20L30 40"/></g>')
    (23, 33, 54, 54)
    """
    root = fromstring(f"<svg>{markup}</svg>")
    shared = {name: element for element in root.iter() if (name := element.get("id"))}
    points = list(_reach(root, lambda point: point, shared))
    left, top = min(p.real for p in points) - MARGIN, min(p.imag for p in points) - MARGIN
    right, bottom = max(p.real for p in points) + MARGIN, max(p.imag for p in points) + MARGIN
    return math.floor(left), math.floor(top), math.ceil(right - left), math.ceil(bottom - top)


def _reach(element: Element, change: Change, shared: dict[str, Element]) -> Iterator[complex]:
    """The outermost points of an element; what is clipped reaches no further than what clips it."""
    change = _changed(element.get("transform", ""), change)
    clip = element.get("clip-path")
    if clip:
        yield from _children(shared[clip[5:-1]], change, shared)
    elif element.tag == "use":
        yield from _reach(shared[element.get("href", "")[1:]], change, shared)
    elif element.tag in SHAPES:
        yield from map(change, SHAPES[element.tag](element))
    elif element.tag != "defs":
        yield from _children(element, change, shared)


def _children(element: Element, change: Change, shared: dict[str, Element]) -> Iterator[complex]:
    for child in element:
        yield from _reach(child, change, shared)


def _changed(transform: str, change: Change) -> Change:
    """The change with an element's own moves, turns and scales before it."""
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
        change = _after(STEPS[name]([float(each) for each in numbers.split()]), change)
    return change


def _after(first: Change, then: Change) -> Change:
    return lambda point: then(first(point))


def _move(n: list[float]) -> Change:
    return lambda point: point + complex(n[0], n[1])


def _scale(n: list[float]) -> Change:
    return lambda point: complex(point.real * n[0], point.imag * n[1])


def _turn(n: list[float]) -> Change:
    about = complex(n[1], n[2])
    return lambda point: about + (point - about) * turn(-n[0])


STEPS: Final = {"translate": _move, "scale": _scale, "rotate": _turn}


def _path(element: Element) -> list[complex]:
    """The points of a path, those that only pull at its curves included: it never leaves their hull."""
    words = TOKEN.findall(element.get("d", ""))
    found: list[complex] = []
    at, take, command = 0j, 1, "M"
    while words:
        if words[0] in TAKES or words[0] == "z":
            command = words.pop(0)
            continue
        take = TAKES[command]
        steps = [complex(float(words[2 * i]), float(words[2 * i + 1])) for i in range(take)]
        del words[: 2 * take]
        found += steps if command.isupper() else [at + step for step in steps]
        at = found[-1]
    return found


def _circle(element: Element) -> list[complex]:
    radius = float(element.get("r", 0))
    soft = SOFT if element.get("fill", "").startswith("url") else 1
    centre = complex(float(element.get("cx", 0)), float(element.get("cy", 0)))
    return [centre + complex(x, y) * radius * soft for x in (-1, 1) for y in (-1, 1)]


def _rect(element: Element) -> list[complex]:
    x, y, width, height = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
    return [complex(x, y), complex(x + width, y + height)]


SHAPES: Final = {"path": _path, "circle": _circle, "rect": _rect}
