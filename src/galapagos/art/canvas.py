"""A page to paint on: ink lines, washes and fused bodies, gathered into one SVG."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final

from galapagos.art.framing import frame
from galapagos.art.geometry import (
    Outline,
    Points,
    blob,
    bounds,
    mix,
    path,
    ribbon,
    union,
    wobbled,
)
from galapagos.art.pigments import INK, PAPER, deep, light

SIDE: Final = 400
GLOWING: Final = frozenset({"lemon", "flame", "alizarin", "blood"})
DASH: Final = 'stroke-dasharray="9 7"'


class Canvas:
    """A square page of 400 units. What is drawn later lies on top."""

    def __init__(self, prefix: str, seed: int, theme: str, pen: float, fine: bool) -> None:
        self.prefix = prefix
        self.seed = seed
        self.rng = Random(seed)
        self.pen = pen
        self.fine = fine
        self.digits = 1 if fine else 0
        self._ink = f"var(--ink,{INK[theme]})"
        self.ink_colour = "currentColor"
        self._ground = PAPER[theme]
        self.paper = f"var(--paper,{PAPER[theme]})"
        self.dashed = False
        self.grey = False
        self.shade = False
        self._marks: list[str] = []
        self._defs: list[str] = []
        self._ids = 0
        self._gradients: dict[str, str] = {}

    # The page itself

    def svg(self, pixels: int, close: bool = False) -> str:
        """The whole drawing as text; `close` cuts the page around what is drawn, its longer side so many pixels."""
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        body = defs + "".join(self._marks)
        left, top, width, height = frame(body) if close else (0, 0, SIDE, SIDE)
        share = pixels / max(width, height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{self.prefix}" role="img" '
            f'viewBox="{left} {top} {width} {height}" width="{width * share:.0f}" height="{height * share:.0f}" '
            f'color="{self._ink}" stroke-linecap="round" stroke-linejoin="round">{body}</svg>'
        )

    def add(self, markup: str) -> None:
        """Put raw markup on top."""
        self._marks.append(markup)

    def steady(self, part: str) -> None:
        """Begin a part afresh, so that it looks the same whatever else is drawn."""
        self.rng = Random(f"{self.seed}:{part}")

    def _name(self) -> str:
        self._ids += 1
        return f"{self.prefix}-{self._ids}"

    @contextmanager
    def group(self, attributes: str) -> Iterator[None]:
        """Everything drawn inside shares these attributes."""
        self.add(f"<g {attributes}>")
        yield
        self.add("</g>")

    @contextmanager
    def ghost(self) -> Iterator[None]:
        """What is drawn inside is only a pale memory."""
        self.grey = True
        with self.group('opacity=".38"'):
            yield
        self.grey = False

    @contextmanager
    def borrowed(self) -> Iterator[None]:
        """What is drawn inside has a dashed line: it is not the animal's own."""
        self.dashed = True
        yield
        self.dashed = False

    @contextmanager
    def vignette(self, pigment: str) -> Iterator[None]:
        """What is drawn inside ends at a ragged edge of paint, as a small study on a page does."""
        rim = [self._deckle()]
        clip, name = self._name(), self._name()
        self._defs.append(
            f'<path id="{name}" d="{path(rim, True, self.digits)}"/>'
            f'<clipPath id="{clip}"><use href="#{name}"/></clipPath>'
        )
        with self.group(f'clip-path="url(#{clip})"'):
            yield
        self.add(f'<use href="#{name}" fill="none" stroke="{self.deep(pigment)}" stroke-width="4" opacity=".45"/>')

    def _deckle(self) -> Points:
        """The edge of a roughly square wash."""
        ring: Points = []
        corners = [24 + 24j, 376 + 24j, 376 + 376j, 24 + 376j, 24 + 24j]
        for a, b in itertools.pairwise(corners):
            for t in (0.06, 0.3, 0.55, 0.8, 0.94):
                ring.append(mix(a, b, t) + complex(self.rng.uniform(-7, 7), self.rng.uniform(-7, 7)))
        return ring

    @contextmanager
    def stamp(self) -> Iterator[str]:
        """What is drawn inside is kept off the page; its name can be printed many times."""
        name = self._name()
        page, self._marks = self._marks, []
        yield name
        self._defs.append(f'<g id="{name}">{"".join(self._marks)}</g>')
        self._marks = page

    def print(self, name: str, at: complex, size: float, flip: bool = False) -> None:
        """Print a stamp: its point (200, 340) lands at a place, smaller or larger, perhaps mirrored."""
        across = -size if flip else size
        self.add(
            f'<use href="#{name}" transform="translate({at.real - 200 * across:.0f} {at.imag - 340 * size:.0f})'
            f'scale({across:.3g} {size:.3g})"/>'
        )

    @contextmanager
    def scaled(self, size: float, about: complex, across: float = 0.0, tilt: float = 0.0) -> Iterator[None]:
        """What is drawn inside is resized around a point, with a pen of the usual weight.

        `across` gives another measure for the width; `tilt` turns it, in degrees, before it is resized.
        """
        wide = across or size
        turned = f"rotate({-tilt:g} {about.real:.0f} {about.imag:.0f})" if tilt else ""
        rest = complex(about.real * (1 - wide), about.imag * (1 - size))
        self.pen /= size
        with self.group(f'transform="{turned}translate({rest.real:.0f} {rest.imag:.0f})scale({wide:.3g} {size:.3g})"'):
            yield
        self.pen *= size

    # Colour

    def light(self, pigment: str) -> str:
        """The thin colour of a pigment, as this page shows it."""
        return light(self._seen(pigment))

    def deep(self, pigment: str) -> str:
        """The thick colour of a pigment, as this page shows it."""
        return deep(self._seen(pigment))

    def _seen(self, pigment: str) -> str:
        if self.grey:
            return "payne"
        if self.shade and pigment not in GLOWING:
            return "night"
        return pigment

    def darken(self) -> None:
        """From here on everything is a shadow; only fire and eyes keep their light."""
        self.shade = True
        self._ground = self.paper = "#3a3852"
        self.ink_colour = "#191828"

    def fade(self, first: str, second: str, down: bool = True) -> str:
        """A wash that runs from one colour into another; the url of its gradient."""
        return self._gradient("linear", first, second, 'x2="0" y2="1"' if down else 'x2="1" y2=".3"', "1")

    def glow(self, colour: str) -> str:
        """A pool of colour that thins to nothing at its rim."""
        return self._gradient("radial", colour, colour, "", "0")

    def _gradient(self, kind: str, first: str, second: str, attributes: str, end: str) -> str:
        key = kind + first + second + attributes + end
        if key not in self._gradients:
            name = self._name()
            fading = "" if end == "1" else f' stop-opacity="{end}"'
            self._defs.append(
                f'<{kind}Gradient id="{name}" {attributes}><stop stop-color="{first}"/>'
                f'<stop offset="1" stop-color="{second}"{fading}/></{kind}Gradient>'
            )
            self._gradients[key] = f"url(#{name})"
        return self._gradients[key]

    def settle(self, box: str, strength: float) -> None:
        """Let pigment settle in the hollows of the paper; only a large page shows it."""
        if self.fine:
            seen = strength * (0.3 if self.shade else 1)
            self.add(f'<rect {box} filter="{self._grain()}" opacity="{seen:.2g}"/>')

    def _grain(self) -> str:
        """The url of the paper's texture."""
        if "grain" not in self._gradients:
            name = self._name()
            self._defs.append(
                f'<filter id="{name}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
                f'baseFrequency=".045 .05" numOctaves="4" seed="{self.seed % 97}"/><feColorMatrix '
                'values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 -2.6 1.5"/>'
                '<feComposite in2="SourceGraphic" operator="in"/></filter>'
            )
            self._gradients["grain"] = f"url(#{name})"
        return self._gradients["grain"]

    # Ink

    def line(self, points: Sequence[complex], weight: float = 1.0, taper: bool = True) -> None:
        """A stroke of the pen through the points; tapered strokes swell in the middle."""
        width = self.pen * weight
        hand = wobbled([list(points)], self.rng, 0.5)
        if taper and self.fine and not self.dashed and len(points) > 2:
            steps = min(8, 2 + 2 * (len(points) - 1))
            outline = ribbon(hand[0], [0, width * 0.62, width * 0.5, 0], steps)
            self.add(f'<path d="{path(outline, True, self.digits)}" fill="{self.ink_colour}"/>')
        else:
            dash = f" {DASH}" if self.dashed else ""
            self.add(
                f'<path d="{path(hand, False, self.digits)}" fill="none" stroke="{self.ink_colour}" '
                f'stroke-width="{width * (0.8 if taper else 1):.1f}"{dash}/>'
            )

    def dot(self, centre: complex, radius: float, colour: str = "", opacity: float = 1.0) -> None:
        """A round touch of ink, or of a colour."""
        faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self.add(
            f'<circle cx="{centre.real:.0f}" cy="{centre.imag:.0f}" r="{radius:.1f}" '
            f'fill="{colour or self.ink_colour}"{faint}/>'
        )

    # Washes

    def wash(self, outline: Outline, pigment: str, strength: float = 0.5, edge: float = 0.5) -> None:
        """A translucent pool whose pigment gathers at its rim."""
        d = path(wobbled(outline, self.rng, 1.2), True, self.digits)
        rim = f'stroke="{self.deep(pigment)}" stroke-width="1.5" stroke-opacity="{edge * strength:.2g}"' if edge else ""
        self.add(f'<path d="{d}" fill="{self.light(pigment)}" fill-opacity="{strength:.2g}" {rim}/>')

    def washes(self, outlines: Sequence[Outline], pigment: str, strength: float = 0.5) -> None:
        """Many small touches of one brush, kept as one path."""
        if not outlines:
            return
        d = union([wobbled(outline, self.rng, self._shake(outline)) for outline in outlines], self.digits)
        self.add(
            f'<path d="{d}" fill="{self.light(pigment)}" fill-opacity="{strength:.2g}" '
            f'stroke="{self.deep(pigment)}" stroke-opacity="{strength * 0.6:.2g}"/>'
        )

    def reserve(self, outline: Outline, strength: float = 0.5) -> None:
        """Paper left unpainted, where the light falls."""
        d = path(wobbled(outline, self.rng, 1), True, self.digits)
        self.add(f'<path d="{d}" fill="{self.paper}" opacity="{strength:.2g}"/>')

    def lines(self, strokes: Sequence[Sequence[complex]], weight: float = 0.6) -> None:
        """Many light strokes of the pen, kept as one path."""
        d = "".join(path(wobbled([list(points)], self.rng, 0.5), False, self.digits) for points in strokes)
        dash = f" {DASH}" if self.dashed else ""
        self.add(f'<path d="{d}" fill="none" stroke="{self.ink_colour}" stroke-width="{self.pen * weight:.1f}"{dash}/>')

    def pool(self, centre: complex, radius: float, pigment: str, strength: float = 0.4, squash: float = 1.0) -> None:
        """An irregular wash around a point."""
        self.wash(blob(centre, radius, self.rng, 0.18, squash), pigment, strength)

    def bloom(self, centre: complex, radius: float, pigment: str, strength: float = 0.6, dark: bool = False) -> None:
        """Wet in wet: a soft cloud of colour without an edge."""
        colour = self.deep(pigment) if dark else self.light(pigment)
        self.add(
            f'<circle cx="{centre.real:.0f}" cy="{centre.imag:.0f}" r="{radius:.0f}" '
            f'fill="{self.glow(colour)}" opacity="{strength:.2g}"/>'
        )

    def splash(self, centre: complex, reach: float, pigment: str, count: int = 5) -> None:
        """A few drops flicked off the brush."""
        for _ in range(count):
            place = centre + complex(self.rng.gauss(0, reach), self.rng.gauss(0, reach * 0.6))
            self.dot(place, self.rng.uniform(1.2, 4), self.light(pigment), 0.5)

    # Shapes with an ink line

    def shape(
        self, outline: Outline, pigment: str, strength: float = 0.75, weight: float = 1.0, shade: str = ""
    ) -> None:
        """One small inked shape, its wash running into a second colour."""
        self.shapes([outline], pigment, strength, weight, shade)

    def shapes(
        self, outlines: Sequence[Outline], pigment: str, strength: float = 0.75, weight: float = 1.0, shade: str = ""
    ) -> None:
        """Several small inked shapes of one wash; each keeps its own line."""
        first = self.tint(pigment, strength)
        fill = self.fade(first, self.tint(shade, min(1.0, strength + 0.15))) if shade else first
        d = "".join(path(wobbled(each, self.rng, self._shake(each)), True, self.digits) for each in outlines)
        dash = f" {DASH}" if self.dashed else ""
        width = self.pen * weight * 0.8
        self.add(f'<path d="{d}" fill="{fill}" stroke="{self.ink_colour}" stroke-width="{width:.1f}"{dash}/>')

    @staticmethod
    def _shake(outline: Outline) -> float:
        """How far the hand strays: less on a small shape, or circles would turn into pebbles."""
        _, _, width, height = bounds([outline])
        return min(0.9, 0.012 * (width + height))

    def tint(self, pigment: str, strength: float) -> str:
        """The colour of a wash of this strength on the page's paper, as one opaque colour."""
        paint = self.light(pigment)
        channels = [
            round(int(paint[i : i + 2], 16) * strength + int(self._ground[i : i + 2], 16) * (1 - strength))
            for i in (1, 3, 5)
        ]
        return "#" + "".join(f"{value:02x}" for value in channels)

    def mass(
        self,
        outlines: Sequence[Outline],
        pigment: str,
        shade: str,
        strength: float = 0.8,
        weight: float = 1.0,
        rims: int = 99,
    ) -> Mass:
        """Several shapes fused under one ink line; paint its patterns, then close it.

        Pigment gathers along the first `rims` shapes.
        """
        return Mass(self, outlines, pigment, shade, strength, weight, rims)


class Mass:
    """Shapes that grow together: one silhouette, one wash, one line around."""

    def __init__(
        self,
        canvas: Canvas,
        outlines: Sequence[Outline],
        pigment: str,
        shade: str,
        strength: float,
        weight: float,
        rims: int,
    ) -> None:
        self.canvas = canvas
        hand = [wobbled(outline, canvas.rng, 0.8) for outline in outlines]
        self._rims = self._share(hand[:rims])
        self._uses = self._rims + (self._share(hand[rims:]) if hand[rims:] else "")
        clip = canvas._name()
        canvas._defs.append(f'<clipPath id="{clip}">{self._uses}</clipPath>')
        self._line(canvas, canvas.pen * weight)
        canvas.add(f'<g clip-path="url(#{clip})">')
        left, top, width, height = bounds(hand)
        box = f'x="{left - 4}" y="{top - 4}" width="{width + 8}" height="{height + 8}"'
        fill = canvas.fade(canvas.light(pigment), canvas.light(shade))
        canvas.add(f'<rect {box} fill="{fill}" opacity="{strength:.2g}"/>')
        self._edge = canvas.deep(shade)
        self._rim = min(13.0, 0.09 * min(width, height) + 3)
        self._mottle(left, top, width, height)
        if min(width, height) >= 60:
            canvas.settle(box, 0.5)

    def _share(self, outlines: Sequence[Outline]) -> str:
        """Define a path once; it is used for line, paper, clip and rim."""
        name = self.canvas._name()
        self.canvas._defs.append(f'<path id="{name}" d="{union(outlines, self.canvas.digits)}"/>')
        return f'<use href="#{name}"/>'

    def _mottle(self, left: int, top: int, width: int, height: int) -> None:
        """Water runs back into drying paint and leaves pale flowers."""
        canvas, size = self.canvas, min(width, height)
        if size < (90 if canvas.fine else 130):
            return
        for _ in range(5 if canvas.fine else 2):
            place = complex(left + width * canvas.rng.random(), top + height * canvas.rng.uniform(0.1, 0.8))
            reach = size * canvas.rng.uniform(0.12, 0.28)
            d = path(blob(place, reach, canvas.rng, 0.3, 0.8), True, canvas.digits)
            canvas.add(
                f'<path d="{d}" fill="{canvas.paper}" fill-opacity=".2" stroke="{self._edge}" stroke-opacity=".22" '
                f'stroke-width="2"/>'
            )

    def _line(self, canvas: Canvas, width: float) -> None:
        """The nib is held at a slant, so lines are heavier below and to the right."""
        if canvas.dashed:
            canvas.add(
                f'<g fill="none" stroke="{canvas.ink_colour}" stroke-width="{width * 1.7:.1f}" {DASH}>{self._uses}</g>'
            )
        else:
            canvas.add(
                f'<g fill="{canvas.ink_colour}" stroke="{canvas.ink_colour}" stroke-width="{width * 1.15:.1f}" '
                f'transform="translate({width * 0.28:.1f} {width * 0.34:.1f})">{self._uses}</g>'
            )
        canvas.add(f'<g fill="{canvas.paper}">{self._uses}</g>')

    def close(self) -> None:
        """Let the pigment dry: it gathers along the edge."""
        canvas = self.canvas
        canvas.add(
            f'<g fill="none" stroke="{self._edge}" stroke-width="{self._rim:.0f}" opacity=".2">{self._rims}</g></g>'
        )
