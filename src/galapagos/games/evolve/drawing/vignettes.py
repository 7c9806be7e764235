"""Biomes as landscapes and challenges as emblems."""

from __future__ import annotations

from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblem import emblem
from galapagos.art.scenery import landscape
from galapagos.games.evolve.drawing.biomes import BIOMES

CHALLENGES: Final[dict[str, tuple[str, str]]] = {
    "mating-frenzy": ("two-hearts", "rose"),
    "territory": ("territory", "ochre"),
    "plague": ("plague", "sap"),
    "foraging": ("berries", "moss"),
    "nesting": ("nest", "cerulean"),
    "pack-hunt": ("pack", "sienna"),
    "rut": ("antlers", "coral"),
    "siege": ("siege", "payne"),
    "long-winter": ("winter", "snow"),
    "great-migration": ("birds", "cerulean"),
    "domestication": ("bell", "sand"),
    "ambush": ("ambush", "night"),
    "hibernation": ("hibernation", "indigo"),
    "hoarding": ("acorns", "lemon"),
    "crossbreeding": ("crossbreed", "violet"),
    "genetic-drift": ("drift", "teal"),
    "circle-of-life": ("cycle", "lemon"),
    "meteor": ("meteor", "indigo"),
    "wildfire": ("wildfire", "plum"),
    "human-abduction": ("cage", "payne"),
    "starvation": ("hunger", "umber"),
}
"""For each challenge its sign and the wash behind it."""


def biome(c: Canvas, description: Description) -> None:
    """The study of one biome."""
    landscape(c, BIOMES[known(description.get("name", ""), BIOMES, "biome")])


def challenge(c: Canvas, description: Description) -> None:
    """The emblem of one challenge: its sign on a pool of colour, in a ring of rays."""
    sign, pigment = CHALLENGES[known(description.get("name", ""), CHALLENGES, "challenge")]
    emblem(c, sign, pigment)
