"""Cards without a body: adaptations by their type, and what simply happens."""

from __future__ import annotations

from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblem import emblem

ADAPTATIONS: Final = {
    "pf": ("muscle", "coral"),
    "int": ("brain", "violet"),
    "armor": ("shield", "cerulean"),
    "empty-armor": ("scales", "payne"),
}
EVENTS: Final = {
    "opportunity": ("star", "lemon"),
    "event": ("bolt", "violet"),
    "hazard": ("meteor", "coral"),
    "die": ("die", "sand"),
    "land": ("flag", "sap"),
}
"""For each type, its sign and the wash behind it."""


def adaptation(c: Canvas, description: Description) -> None:
    """An adaptation of force, mind or armour."""
    emblem(c, *ADAPTATIONS[known(description.get("name", ""), ADAPTATIONS, "adaptation")])


def event(c: Canvas, description: Description) -> None:
    """A card of the habitat that is no being."""
    emblem(c, *EVENTS[known(description.get("name", ""), EVENTS, "event")])
