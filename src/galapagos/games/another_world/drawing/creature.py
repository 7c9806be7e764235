"""A creature of Another World, put together from behind to in front."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known, number
from galapagos.art.marks import energy, sleep
from galapagos.games.another_world.drawing import body
from galapagos.games.another_world.drawing.traits import BEHIND, FRONT, GROUND, SKIN, Paint, long_tail_ghost
from galapagos.games.another_world.names import TRAIT_NAMES as TRAITS

FLAGS: Final = ("asleep", "shade")


class Growth:
    """Which traits show, and how: whole, silenced or borrowed."""

    def __init__(self, description: Description) -> None:
        self.muted = {known(t, TRAITS, "trait") for t in description.get("muted", [])}
        self.copied = {known(t, TRAITS, "trait") for t in description.get("copied", [])}
        own = {known(t, TRAITS, "trait") for t in description.get("traits", [])}
        self.all = own | self.muted | self.copied

    def works(self, trait: str) -> bool:
        """Whether the trait is there and not silenced."""
        return trait in self.all and trait not in self.muted

    def manner(self, c: Canvas, trait: str) -> AbstractContextManager[None]:
        """How a part of this trait is drawn."""
        if trait in self.muted:
            return c.ghost()
        return c.borrowed() if trait in self.copied else nullcontext()

    def paint(self, c: Canvas, b: body.Build, parts: dict[str, Paint]) -> None:
        """Draw the parts of one layer."""
        for trait, part in parts.items():
            if trait in self.all:
                c.steady(trait)
                with self.manner(c, trait):
                    part(c, b)


def creature(c: Canvas, description: Description) -> None:
    """The whole animal, with its states."""
    growth = Growth(description)
    flags = {known(f, FLAGS, "flag") for f in description.get("flags", [])}
    b = body.build(description.get("seed", 0), growth.works("long-tailed"), growth.works("flying"))
    _ground(c, b)
    if "shade" in flags:
        c.darken()
    growth.paint(c, b, {"tiny": GROUND["tiny"]})
    with _stature(c, growth.works("tiny")):
        _animal(c, b, growth, "asleep" in flags)
    growth.paint(c, b, {"caring": GROUND["caring"]})
    if "numbers" in description and "energy" in description["numbers"]:
        energy(c, number(description, "energy", 0, 4))


def _ground(c: Canvas, b: body.Build) -> None:
    """A loose wash to stand on, in the animal's own colours."""
    c.pool(200 + 338j, 150, b.coat[1], 0.22, 0.12)
    c.pool(190 + 342j, 110, "payne", 0.25, 0.1)
    c.splash(205 + 350j, 70, b.coat[0], 5)


def _stature(c: Canvas, tiny: bool) -> AbstractContextManager[None]:
    return c.scaled(0.62, 215 + 336j) if tiny else nullcontext()


def _animal(c: Canvas, b: body.Build, growth: Growth, asleep: bool) -> None:
    growth.paint(c, b, BEHIND)
    if "long-tailed" in growth.muted:
        with c.ghost():
            long_tail_ghost(c, b)
    c.steady("legs")
    body.far_legs(c, b)
    c.steady("trunk")
    body.trunk(c, b, [_skin(growth, trait) for trait in SKIN if trait in growth.all])
    iris = "alizarin" if growth.works("vampire") else "lemon"
    c.steady("face")
    body.face(c, b, asleep, iris)
    front = {t: p for t, p in FRONT.items() if t != "long-tailed" or growth.works(t)}
    growth.paint(c, b, front)
    if asleep:
        sleep(c, b.crown + (complex(-106, -6) if "lulling" in growth.all else complex(10, -18)))


def _skin(growth: Growth, trait: str) -> Callable[[Canvas, body.Build], None]:
    def paint(c: Canvas, b: body.Build) -> None:
        rng = c.rng
        c.steady(trait)
        with growth.manner(c, trait):
            SKIN[trait](c, b)
        c.rng = rng

    return paint
