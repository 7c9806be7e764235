"""Small things that many drawings share: stars, flies, flowers, bubbles, sleep."""

from __future__ import annotations

import itertools

from galapagos.art.canvas import Canvas
from galapagos.art.geometry import Outline, leaf, oval, turn


def star_outline(at: complex, radius: float, points: int = 4, inner: float = 0.32, tilt: float = 90) -> Outline:
    """A star with straight sides."""
    ring = [at + turn(tilt + 180 * i / points, radius if i % 2 == 0 else radius * inner) for i in range(points * 2)]
    ring.append(ring[0])
    return [[a, b] for a, b in itertools.pairwise(ring)]


def star(c: Canvas, at: complex, radius: float, pigment: str) -> None:
    """An inked star with a glow."""
    c.bloom(at, radius * 2, pigment, 0.7)
    c.shape(star_outline(at, radius, 4, 0.36), pigment, 0.9, 0.55)


def sparkle(c: Canvas, at: complex, radius: float) -> None:
    """A star of light, without a line."""
    r, i = radius, radius * 0.28
    c.add(
        f'<path d="M{at.real:.0f} {at.imag - r:.0f}l{i:.1f} {r - i:.1f} {r - i:.1f} {i:.1f} {i - r:.1f} {i:.1f} '
        f'{-i:.1f} {r - i:.1f} {-i:.1f} {i - r:.1f} {i - r:.1f} {-i:.1f} {r - i:.1f} {-i:.1f}z" fill="#fff6d8"/>'
    )


def flower(c: Canvas, at: complex, radius: float, pigment: str, heart: str, petals: int = 5) -> None:
    """A loose flower seen a little from the side."""
    outlines = [
        oval(at + turn(90 + 360 * i / petals, radius * 0.55), radius * 0.62, radius * 0.5, 90 + 360 * i / petals, 7)
        for i in range(petals)
    ]
    c.mass(outlines, pigment, pigment, 0.85, 0.8).close()
    c.bloom(at, radius * 0.8, heart, 0.9, dark=True)
    c.shape(oval(at, radius * 0.27, radius * 0.25, 0, 6), heart, 0.9, 0.6)


def fly(c: Canvas, at: complex, size: float, tilt: float) -> None:
    """A small biting fly."""
    c.shapes([leaf(at, at + turn(angle + tilt, size * 1.6), size * 0.9) for angle in (60, 115)], "cerulean", 0.45, 0.6)
    c.shape(oval(at, size * 0.85, size * 0.5, tilt, 6), "night", 0.95, 0.6)
    c.dot(at + turn(tilt, size * 0.8), size * 0.3, c.deep("alizarin"))


def bubble(c: Canvas, at: complex, radius: float, pigment: str) -> None:
    """A bubble with a light on it."""
    c.shape(oval(at, radius, radius, 0, 6), pigment, 0.7, 0.5)
    c.dot(at + complex(-radius * 0.3, -radius * 0.3), radius * 0.25, "#fffaf0")


def sleep(c: Canvas, at: complex) -> None:
    """Three letters of breath, each larger than the last."""
    for offset, size in ((0j, 14.0), (complex(22, -30), 20.0), (complex(52, -68), 28.0)):
        p = at + offset
        z = [p, p + size, p + complex(0, size), p + complex(size, size)]
        c.add(
            f'<path d="M{"L".join(f"{q.real:.0f} {q.imag:.0f}" for q in z)}" fill="none" stroke="{c.ink_colour}" '
            f'stroke-width="{c.pen * 0.9:.1f}"/>'
        )


def energy(c: Canvas, count: int, room: int = 4) -> None:
    """Lit and empty places for energy, along the foot of the page."""
    for i in range(room):
        at = complex(200 + (i - (room - 1) / 2) * 38, 384)
        if i < count:
            c.bloom(at, 24, "lemon", 0.95)
            c.shape(oval(at, 10, 10, 0, 7), "lemon", 0.95, 0.7, "flame")
        else:
            c.lines([[*oval(at, 8, 8, 0, 7)[0], at + 8]], 0.4)
