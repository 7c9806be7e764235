"""The paint box: every colour of the notebook, by the name on its pan."""

from __future__ import annotations

from typing import Final, NamedTuple


class Pigment(NamedTuple):
    """One paint: thin as a light wash, and thick where it dries at an edge."""

    light: str
    deep: str


PAN: Final[dict[str, Pigment]] = {
    "sap": Pigment("#9bb052", "#4d6b2c"),
    "moss": Pigment("#7d9467", "#3d5638"),
    "ochre": Pigment("#e2ae4a", "#a06a1e"),
    "sienna": Pigment("#d08352", "#8a4426"),
    "coral": Pigment("#ec9070", "#bb4f36"),
    "rose": Pigment("#e29aa4", "#a8475f"),
    "alizarin": Pigment("#cf4a4a", "#7e1f2c"),
    "flame": Pigment("#f58a2c", "#c43c12"),
    "lemon": Pigment("#f3d75c", "#c0932a"),
    "indigo": Pigment("#6577ad", "#2c3868"),
    "cerulean": Pigment("#74b4d1", "#2b7396"),
    "teal": Pigment("#5cada0", "#22696a"),
    "violet": Pigment("#a68bc4", "#5b4385"),
    "plum": Pigment("#9c5f8c", "#5c2c55"),
    "payne": Pigment("#8490a0", "#3c4756"),
    "umber": Pigment("#a07d5a", "#553d28"),
    "sand": Pigment("#e3cb9b", "#a98953"),
    "bone": Pigment("#f3e6c8", "#b79a6b"),
    "snow": Pigment("#eef2f0", "#9fb2bc"),
    "blood": Pigment("#b3262e", "#6d0f1d"),
    "night": Pigment("#4a4d6b", "#1d1f38"),
}

INK: Final = {"day": "#3b2f2a", "night": "#e9dfca"}
PAPER: Final = {"day": "#fbf4e4", "night": "#262a36"}


def light(name: str) -> str:
    """The thin wash of a pigment."""
    return PAN[name].light


def deep(name: str) -> str:
    """The pigment where it dries thick."""
    return PAN[name].deep
