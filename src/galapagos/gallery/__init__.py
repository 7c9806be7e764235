"""Living drawings: a public description of a creature, card or place becomes one SVG, the same everywhere."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from galapagos import games
from galapagos.art.backs import back
from galapagos.art.canvas import Canvas
from galapagos.art.description import PIXELS, Description, Size, Theme, checked, key, known
from galapagos.art.drawing import Drawing, Painter, numbers
from galapagos.art.emblems import ALL
from galapagos.art.glyphs import Stamp
from galapagos.kernel.text import Text

__all__ = ["Description", "Size", "Theme", "alt", "draw", "drawing", "icon", "key", "plate"]

PENS: Final[dict[Size, float]] = {"card": 4.3, "portrait": 2.6}
"""The width of a line in page units: at card size the page is small, so the pen is broad."""
PLAIN_SIGN: Final = "spiral"
"""The sign of whatever a game does not draw."""


def drawing(game: str) -> Drawing | None:
    """What the game brings to be drawn; None if it brings nothing."""
    brought = games.brought(known(game, games.ids(), "game"), "drawing")
    return brought.DRAWING if brought else None


def draw(description: Description, size: Size = "card", theme: Theme = "day") -> str:
    """The drawing of a description as one self-contained SVG.

    >>> draw({"game": games.ids()[0], "kind": "back"}).startswith("<svg")
    True
    """
    paint = painter_of(description)
    known(size, PIXELS, "size")
    known(theme, ("day", "night"), "theme")
    name = key(description)
    prefix = name + ("" if size == "card" else "p") + ("" if theme == "day" else "n")
    seed = description.get("seed", int(name[1:9], 36))
    canvas = Canvas(prefix, seed, theme, PENS[size], size == "portrait")
    paint(canvas, description)
    return canvas.svg(PIXELS[size], close=True)


def painter_of(description: Description) -> Painter:
    """Who draws this; what is no description, or what nobody draws, is a ValueError."""
    checked(description)
    found = drawing(description["game"])
    if found is None:
        return _sign
    kinds: dict[str, Painter] = {**found.painters, "back": partial(back, found.backs)}
    return kinds[known(description["kind"], kinds, f"kind of drawing in {description['game']}")]


def _sign(canvas: Canvas, description: Description) -> None:
    ALL[PLAIN_SIGN](Stamp(canvas, 200 + 200j, 168))


def icon(game: str, name: str, pixels: int = 24, theme: Theme = "day") -> str:
    """The sign of a trait, ability, attribute or category, for 16 to 48 pixels."""
    found = drawing(game)
    sign = found.icons[known(name, found.icons, "icon")] if found else PLAIN_SIGN
    canvas = Canvas(f"i-{game}-{name}-{theme[0]}{pixels}", 3, theme, 500 / max(16, min(pixels, 48)), False)
    ALL[sign](Stamp(canvas, 200 + 200j, 168))
    return canvas.svg(pixels)


def alt(description: Description) -> Text:
    """What a screen reader says of the drawing; the words are in the catalogue of the game."""
    painter_of(description)
    found = drawing(description["game"])
    if found is None:
        return "art-sign", {}
    kind = description["kind"]
    return f"art-{kind}", found.tellers.get(kind, numbers)(description)


def plate(game: str, section: str, item: dict[str, Any]) -> Description:
    """How an entry of the game's deck is drawn in the almanac."""
    found = drawing(game)
    return found.plate(section, item) if found else {"game": game, "kind": section}
