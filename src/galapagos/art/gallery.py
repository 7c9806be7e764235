"""Which painter draws what: every game and every kind of drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.another_world.creature import creature
from galapagos.art.another_world.places import place
from galapagos.art.backs import back
from galapagos.art.beginning.herd import species as herd
from galapagos.art.beginning.herd import watering_hole
from galapagos.art.canvas import Canvas
from galapagos.art.description import PIXELS, Description, Size, Theme, checked, key, known
from galapagos.art.emblems import ALL, ICONS
from galapagos.art.evoloosen.beings import being
from galapagos.art.evoloosen.events import adaptation, event
from galapagos.art.evoloosen.inventions import invention
from galapagos.art.evoloosen.rocket import rocket
from galapagos.art.evoloosen.species import species as rising
from galapagos.art.evolve.beast import beast, card
from galapagos.art.evolve.vignettes import biome, challenge
from galapagos.art.glyphs import Stamp

Painter = Callable[[Canvas, Description], None]

PAINTERS: Final[dict[str, dict[str, Painter]]] = {
    "another-world": {"creature": creature, "place": place, "back": back},
    "beginning": {"species": herd, "watering-hole": watering_hole, "back": back},
    "evolve": {"beast": beast, "card": card, "biome": biome, "challenge": challenge, "back": back},
    "evoloosen": {
        "species": rising,
        "being": being,
        "invention": invention,
        "adaptation": adaptation,
        "event": event,
        "rocket": rocket,
        "back": back,
    },
}
PENS: Final[dict[Size, float]] = {"card": 4.3, "portrait": 2.6}
"""The width of a line in page units: at card size the page is small, so the pen is broad."""


def draw(description: Description, size: Size = "card", theme: Theme = "day") -> str:
    """The drawing of a description as one self-contained SVG."""
    paint = painter_of(description)
    known(size, PIXELS, "size")
    known(theme, ("day", "night"), "theme")
    name = key(description)
    prefix = name + ("" if size == "card" else "p") + ("" if theme == "day" else "n")
    seed = description.get("seed", int(name[1:9], 36))
    canvas = Canvas(prefix, seed, theme, PENS[size], size == "portrait")
    paint(canvas, description)
    return canvas.svg(PIXELS[size])


def icon(game: str, name: str, pixels: int = 24, theme: Theme = "day") -> str:
    """The sign of a trait, ability, attribute or category, for 16 to 48 pixels."""
    signs = ICONS[known(game, ICONS, "game")]
    sign = signs[known(name, signs, "icon")]
    canvas = Canvas(f"i-{game}-{name}-{theme[0]}{pixels}", 3, theme, 500 / max(16, min(pixels, 48)), False)
    ALL[sign](Stamp(canvas, 200 + 200j, 168))
    return canvas.svg(pixels)


def painter_of(description: Description) -> Painter:
    """Who draws this; what is no description, or what nobody draws, is a ValueError."""
    checked(description)
    kinds = PAINTERS[known(description["game"], PAINTERS, "game")]
    return kinds[known(description["kind"], kinds, f"kind of drawing in {description['game']}")]
