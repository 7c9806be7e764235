"""Fifteen kinds of beings, and some kin of theirs, from shape words: those one meets, fights, helps or rides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.emblems import ALL
from galapagos.art.flesh import Look, modifiers, stature
from galapagos.art.glyphs import Stamp
from galapagos.games.evoloosen.drawing.animals import bear, bird, bug, cat, crab, lizard, squid, wolf
from galapagos.games.evoloosen.drawing.folk import fish, ghost, golem, humanoid, mushroom, plant, robot
from galapagos.games.evoloosen.drawing.shore import eel, owl, tiktaalik

FOOT: Final = 200 + 336j
ROLES: Final[dict[str, tuple[str, str]]] = {
    "predator": ("claw", "coral"),
    "antagonist": ("swords", "plum"),
    "villager": ("hand", "sap"),
    "pet": ("heart", "rose"),
    "mount": ("foot", "ochre"),
}
"""For each role, its sign and the wash behind it."""


def being(c: Canvas, description: Description) -> None:
    """One being, or a few of them, with the sign of its role if it has one."""
    words = description.get("parts", {}).get("shape", [])
    if not words:
        raise ValueError("a being needs shape words: expected parts.shape with a base form first")
    grow, pigment, shade = _form(words)
    look = Look(pigment, shade, modifiers(words[1:]))
    role = description.get("name")
    sign, wash = ROLES[known(role, ROLES, "role")] if role else ("", "sand")
    c.pool(200 + 200j, 172, wash, 0.2)
    c.pool(200 + 340j, 140, "payne", 0.28, 0.1)
    size, across = stature(look.words)
    spots = ((-96, -40, 0.5), (96, -34, 0.52), (0, 0, 0.66)) if look.has("many") else ((0, 0, 0.86),)
    for x, y, share in spots:
        with c.scaled(size * share, FOOT + complex(x, y), min(across, 1.2 * size) * share):
            grow(c, FOOT + complex(x, y), look)
    if sign:
        ALL[sign](Stamp(c, 348 + 52j, 34))


def _form(words: list[str]) -> tuple[Grow, str, str]:
    """Who grows from these words: a long fish is an eel, a glowing bird an owl, and a spiked fish has come ashore."""
    for word in words[1:]:
        if (words[0], word) in KIN:
            return KIN[words[0], word]
    return BEINGS[known(words[0], BEINGS, "being")]


Grow = Callable[[Canvas, complex, Look], None]
BEINGS: Final[dict[str, tuple[Grow, str, str]]] = {
    "wolf": (wolf, "payne", "night"),
    "cat": (cat, "ochre", "sienna"),
    "bear": (bear, "umber", "sienna"),
    "bird": (bird, "cerulean", "indigo"),
    "lizard": (lizard, "sap", "teal"),
    "crab": (crab, "coral", "alizarin"),
    "squid": (squid, "violet", "plum"),
    "bug": (bug, "teal", "night"),
    "plant": (plant, "rose", "alizarin"),
    "golem": (golem, "sand", "payne"),
    "humanoid": (humanoid, "teal", "indigo"),
    "robot": (robot, "snow", "payne"),
    "ghost": (ghost, "snow", "cerulean"),
    "fish": (fish, "lemon", "flame"),
    "mushroom": (mushroom, "alizarin", "coral"),
}
"""Each being with its two paints."""
KIN: Final[dict[tuple[str, str], tuple[Grow, str, str]]] = {
    ("fish", "long"): (eel, "indigo", "teal"),
    ("bird", "glowing"): (owl, "umber", "sienna"),
    ("fish", "spiked"): (tiktaalik, "moss", "umber"),
}
"""Those whom one word more makes another animal."""
