"""A beast composed from its cards; what is missing is only a pencil sketch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.flesh import Look, modifiers, stature
from galapagos.art.geometry import oval, ribbon
from galapagos.games.evolve.drawing.adaptations import ADAPTATIONS, Grow
from galapagos.games.evolve.drawing.bodies import BODIES, GROUND, Frame
from galapagos.games.evolve.drawing.heads import HEADS
from galapagos.games.evolve.drawing.tails import TAILS

SLOTS: Final = ("head", "body", "tail", "adaptation")
BARE: Final = Frame(
    270 + 200j, 112 + 226j, [124 + 192j, 164 + 170j, 214 + 168j, 256 + 180j], 190 + 224j, 194 + 280j, 262 + 334j
)
"""Where things grow while there is no body yet."""


def beast(c: Canvas, description: Description) -> None:
    """The whole beast, from behind to in front."""
    parts = _parts(description)
    c.pool(196 + 342j, 140, "payne", 0.28, 0.1)
    c.pool(210 + 340j, 160, "sand", 0.35, 0.13)
    f = _frame(parts.get("body"))
    with c.scaled(0.84, 200 + 342j):
        _adaptation(c, f, parts.get("adaptation"), True)
        _tail(c, f.rump, parts.get("tail"))
        _body(c, parts.get("body"))
        _head(c, f.neck, parts.get("head"))
        _adaptation(c, f, parts.get("adaptation"), False)


def card(c: Canvas, description: Description) -> None:
    """One card: its part alone, large, in the middle of the page."""
    parts = _parts(description)
    if len(parts) != 1:
        raise ValueError(f"a card has one part, not {len(parts)}: {', '.join(sorted(parts)) or 'none'}")
    slot, words = next(iter(parts.items()))
    pigment = {"head": "coral", "body": "sap", "tail": "cerulean", "adaptation": "violet"}[slot]
    c.pool(200 + 206j, 168, pigment, 0.16, 0.92)
    if slot == "body":
        _body(c, words)
    elif slot == "head":
        with c.scaled(1.45, 200 + 200j):
            _head(c, 162 + 236j, words)
    elif slot == "tail":
        with c.scaled(1.45, 200 + 200j):
            _tail(c, 252 + 226j, words)
    else:
        with c.scaled(1.12, 215 + 236j):
            _adaptation(c, BARE, words, True)
            _body(c, None)
            _head(c, BARE.neck, None)
            _adaptation(c, BARE, words, False)


def _parts(description: Description) -> dict[str, list[str]]:
    parts = {known(slot, SLOTS, "slot"): words for slot, words in description.get("parts", {}).items()}
    forms: dict[str, Iterable[str]] = {"head": HEADS, "body": BODIES, "tail": TAILS, "adaptation": ADAPTATIONS}
    for slot, words in parts.items():
        if not words:
            raise ValueError(f"the {slot} has no shape words: expected a base form first")
        known(words[0], forms[slot], slot)
        modifiers(words[1:])
    return parts


def _frame(words: list[str] | None) -> Frame:
    """Where things grow on this body, without drawing it."""
    if words is None:
        return BARE
    grow = BODIES[words[0]][0]
    frame = grow(Canvas("unseen", 0, "day", 1, False), Look("sap", "sap"))
    size, across = stature(modifiers(words[1:]))
    return frame.moved(size, min(across, 1.25), GROUND)


def _look(pigment: str, shade: str, words: list[str]) -> Look:
    return Look(pigment, shade, modifiers(words[1:]))


def _body(c: Canvas, words: list[str] | None) -> None:
    c.steady("body")
    if words is None:
        with c.ghost(), c.borrowed():
            c.shape(oval(192 + 222j, 88, 58, 4, 10), "bone", 0.4)
            for x in (140, 176, 220, 252):
                c.shape(ribbon([x + 270j, x - 3 + 300j, x + 334j], [12, 10, 11], 3), "bone", 0.4)
        return
    grow, pigment, shade = BODIES[words[0]]
    size, across = stature(modifiers(words[1:]))
    with c.scaled(size, GROUND, min(across, 1.25)):
        grow(c, _look(pigment, shade, words))


def _tail(c: Canvas, root: complex, words: list[str] | None) -> None:
    c.steady("tail")
    if words is None:
        return
    grow, pigment, shade = TAILS[words[0]]
    look = _look(pigment, shade, words)
    size, across = stature(look.words)
    for tilt, share in ((-34, 0.8), (30, 0.86), (0, 1)) if look.has("many") else ((0, 1),):
        with c.scaled(size * share, root, across * share, tilt):
            grow(c, root, look)


def _head(c: Canvas, neck: complex, words: list[str] | None) -> None:
    c.steady("head")
    if words is None:
        with c.ghost(), c.borrowed():
            c.shape(oval(neck + complex(24, -26), 36, 32, 10, 9), "bone", 0.4)
            c.dot(neck + complex(36, -34), 4)
        return
    grow, pigment, shade = HEADS[words[0]]
    look = _look(pigment, shade, words)
    size, across = stature(look.words)
    for tilt, share in ((38, 0.78), (0, 1)) if look.has("many") else ((0, 1),):
        with c.scaled(size * share, neck, across * share, tilt):
            grow(c, neck, look)


def _adaptation(c: Canvas, f: Frame, words: list[str] | None, behind: bool) -> None:
    c.steady("adaptation")
    if words is None:
        return
    form = ADAPTATIONS[words[0]]
    grow: Grow | None = form.behind if behind else form.front
    if grow is None:
        return
    look = _look(form.pigment, form.shade, words)
    size, across = stature(look.words)
    about = (
        f.foot
        if words[0] == "web"
        else f.neck
        if words[0] in ("lantern", "antennae", "gills")
        else f.back[2]
        if behind
        else f.side
    )
    shares = (
        ((1.0, -16.0), (1.0, 10.0)) if look.has("many") and words[0] not in ("eyespots", "spores") else ((1.0, 0.0),)
    )
    for share, tilt in shares:
        with c.scaled(size * share, about, across * share, tilt):
            grow(c, f, look)
