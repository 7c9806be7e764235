"""Curves for a hand that wobbles: points are complex numbers, outlines are runs of points.

A run is a smooth curve through its points; where two runs meet there is a corner.
"""

from __future__ import annotations

import cmath
import itertools
import math
from collections.abc import Callable, Sequence
from random import Random

Points = list[complex]
Outline = list[Points]

DEGREE = math.pi / 180


def turn(degrees: float, length: float = 1.0) -> complex:
    """A step of this length; 0 points right, 90 points up the page."""
    return cmath.rect(length, -degrees * DEGREE)


def unit(vector: complex) -> complex:
    """The direction of a vector; right when it has none."""
    return vector / abs(vector) if abs(vector) > 1e-9 else 1 + 0j


def mix(a: complex, b: complex, t: float) -> complex:
    """The point a share t of the way from a to b."""
    return a + (b - a) * t


def _number(value: float, digits: int) -> str:
    """A number as short as SVG allows: no zero before the point, none after it."""
    text = f"{value:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _pair(vector: complex, digits: int) -> str:
    """Two relative numbers, with a space only where a sign does not part them."""
    first, second = _number(vector.real, digits), _number(vector.imag, digits)
    return first + (second if second.startswith("-") else " " + second)


def _snap(point: complex, digits: int) -> complex:
    return complex(round(point.real, digits), round(point.imag, digits))


def _run(points: Sequence[complex], closed: bool, digits: int) -> str:
    """Catmull-Rom through the points, written as short relative cubics."""
    count = len(points)
    tangents: list[complex] = []
    for i, point in enumerate(points):
        before = points[i - 1] if i or closed else point
        after = points[(i + 1) % count] if i + 1 < count or closed else point
        tangents.append((after - before) / 6)
    at = _snap(points[0], digits)
    text: list[str] = []
    for step in range(1, count + (1 if closed else 0)):
        i = step % count
        end = _snap(points[i], digits)
        if step == 1:
            text.append("c" + _pair(tangents[0], digits))
            text.append(_pair(points[i] - tangents[i] - at, digits))
        else:
            text.append("s" + _pair(points[i] - tangents[i] - at, digits))
        text.append(_pair(end - at, digits))
        at = end
    return _join(text)


def _join(pieces: list[str]) -> str:
    out = ""
    for piece in pieces:
        out += piece if not out or piece[0] in "cs-" else " " + piece
    return out


def path(outline: Outline, closed: bool = True, digits: int = 0) -> str:
    """The SVG path of an outline, to so many digits; one closed run is smooth all round."""
    text = "M" + _pair(_snap(outline[0][0], digits), digits)
    if len(outline) == 1 and closed and outline[0][0] != outline[0][-1]:
        return text + _run(outline[0], True, digits) + "z"
    return text + "".join(_run(run, False, digits) for run in outline) + ("z" if closed else "")


def _area(outline: Outline) -> float:
    points = [point for run in outline for point in run]
    ring = zip(points, [*points[1:], points[0]], strict=True)
    return sum(a.real * b.imag - b.real * a.imag for a, b in ring)


def union(outlines: Sequence[Outline], digits: int = 0) -> str:
    """Many outlines as one path; all run the same way round, so that overlaps stay filled."""
    text = ""
    for outline in outlines:
        turned = outline if _area(outline) >= 0 else [run[::-1] for run in reversed(outline)]
        text += path(turned, True, digits)
    return text


def shift(outline: Outline, change: Callable[[complex], complex]) -> Outline:
    """The outline with every point changed, as by a move, a turn or a scale."""
    return [[change(point) for point in run] for run in outline]


def bounds(outlines: Sequence[Outline]) -> tuple[int, int, int, int]:
    """Left, top, width, height around some outlines."""
    points = [point for outline in outlines for run in outline for point in run]
    left = math.floor(min(p.real for p in points))
    top = math.floor(min(p.imag for p in points))
    right = math.ceil(max(p.real for p in points))
    bottom = math.ceil(max(p.imag for p in points))
    return left, top, right - left, bottom - top


def along(points: Sequence[complex], steps: int) -> Points:
    """The smooth curve through the points, sampled evenly in its parameter."""
    last = len(points) - 1
    result: Points = []
    for k in range(steps + 1):
        place = k / steps * last
        i = min(int(place), last - 1)
        t = place - i
        p0 = points[i - 1] if i else 2 * points[0] - points[1]
        p1, p2 = points[i], points[i + 1]
        p3 = points[i + 2] if i + 2 <= last else 2 * points[last] - points[last - 1]
        a = 2 * p1
        b = p2 - p0
        c = 2 * p0 - 5 * p1 + 4 * p2 - p3
        d = 3 * p1 - p0 - 3 * p2 + p3
        result.append((a + b * t + c * t * t + d * t * t * t) / 2)
    return result


def normals(points: Sequence[complex]) -> Points:
    """For each point of a curve, the unit step to its left (up when it runs right)."""
    result: Points = []
    for i in range(len(points)):
        ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        result.append(unit(ahead) * -1j)
    return result


def spread(values: Sequence[float], steps: int) -> list[float]:
    """Widths given at a few places, read at steps + 1 places, smoothly."""
    return [max(0.0, point.real) for point in along([complex(v) for v in values], steps)]


def ribbon(spine: Sequence[complex], widths: Sequence[float], steps: int = 10) -> Outline:
    """A band along a spine with half-widths; where a half-width is 0 it ends in a point."""
    middle = along(spine, steps)
    sides = normals(middle)
    halves = spread(widths, steps)
    left = [p + n * w for p, n, w in zip(middle, sides, halves, strict=True)]
    right = [p - n * w for p, n, w in zip(middle, sides, halves, strict=True)][::-1]
    start_round, end_round = halves[0] > 0.5, halves[-1] > 0.5
    if start_round and end_round:
        return [left + right]
    if end_round:
        return [left + right]
    if start_round:
        return [right + left]
    return [left, right]


def oval(centre: complex, rx: float, ry: float, tilt: float = 0.0, count: int = 8) -> Outline:
    """An ellipse as a smooth run, its long axis turned by tilt degrees."""
    spin = turn(tilt)
    return [
        [
            centre + complex(rx * math.cos(a), ry * math.sin(a)) * spin
            for a in (2 * math.pi * i / count for i in range(count))
        ]
    ]


def leaf(base: complex, tip: complex, width: float, bend: float = 0.0) -> Outline:
    """A pointed shape from base to tip; bend pushes its middle to the left."""
    way = tip - base
    side = unit(way) * -1j
    middle = base + way * 0.45 + side * bend
    return [[base, middle + side * width / 2, tip], [tip, middle - side * width / 2, base]]


def horn(base: complex, tip: complex, width: float, bend: float = 0.0) -> Outline:
    """A cone with a round foot and a curved point."""
    way = tip - base
    side = unit(way) * -1j
    middle = base + way * 0.55 + side * bend
    left = [base + side * width / 2, middle + side * width * 0.3, tip]
    right = [tip, middle - side * width * 0.26, base - side * width / 2]
    return [left, [*right, base - unit(way) * width * 0.2, left[0]]]


def polygon(points: Sequence[complex]) -> Outline:
    """Straight sides with corners, as a ruler would draw them."""
    ring = [*points, points[0]]
    return [[a, b] for a, b in itertools.pairwise(ring)]


def wobbled(outline: Outline, rng: Random, amount: float) -> Outline:
    """The outline as an unsteady hand draws it; corners stay joined."""
    moved: dict[complex, complex] = {}

    def nudge(point: complex) -> complex:
        if point not in moved:
            moved[point] = point + complex(rng.gauss(0, amount), rng.gauss(0, amount))
        return moved[point]

    return shift(outline, nudge)


def blob(centre: complex, radius: float, rng: Random, rough: float = 0.2, squash: float = 1.0) -> Outline:
    """An irregular pool, as wet paint makes."""
    count = 9
    ring: Points = []
    for i in range(count):
        reach = radius * (1 + rng.uniform(-rough, rough))
        angle = 2 * math.pi * (i + rng.uniform(-0.2, 0.2)) / count
        ring.append(centre + complex(reach * math.cos(angle), reach * squash * math.sin(angle)))
    return [ring]
