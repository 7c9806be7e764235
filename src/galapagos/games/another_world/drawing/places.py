"""The ten places where energy springs: six favour one trait, four favour nobody."""

from __future__ import annotations

from typing import Final

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description, known
from galapagos.art.scenery import Layer, Scene, Thing, landscape

PLACES: Final[dict[str, Scene]] = {
    "moonlight-rock": Scene(
        ("indigo", "violet"),
        (Layer("hills", 262, "indigo", 0.6), Layer("flat", 312, "night", 0.7)),
        (Thing("stars", 200, 110), Thing("moon", 276, 96), Thing("rock", 190, 330, 1.7), Thing("grass", 330, 356)),
    ),
    "windy-cliffs": Scene(
        ("cerulean", "bone"),
        (Layer("peaks", 250, "sienna", 0.7), Layer("water", 316, "cerulean")),
        (Thing("birds", 180, 96, 1.5), Thing("sun", 320, 80), Thing("grass", 70, 350)),
    ),
    "ember-springs": Scene(
        ("coral", "lemon"),
        (Layer("hills", 240, "sienna"), Layer("lava", 296, "night")),
        (Thing("volcano", 210, 292, 0.95),),
    ),
    "watching-lake": Scene(
        ("teal", "bone"),
        (Layer("hills", 190, "moss"), Layer("water", 236, "teal", 0.75)),
        (Thing("pine", 60, 246, 0.9), Thing("pine", 340, 240, 1.0), Thing("eyes", 190, 278)),
    ),
    "winding-river": Scene(
        ("cerulean", "lemon"),
        (Layer("hills", 180, "moss"), Layer("hills", 234, "sap")),
        (Thing("river", 200, 232), Thing("tree", 70, 310, 0.9), Thing("tree", 330, 292, 0.8)),
    ),
    "bitter-marsh": Scene(
        ("sap", "ochre"),
        (Layer("hills", 220, "moss"), Layer("water", 262, "sap", 0.8)),
        (
            Thing("mist", 200, 240),
            Thing("dead", 96, 300, 1.3),
            Thing("fungi", 300, 330, 1.1),
            Thing("bubbles", 190, 346),
        ),
    ),
    "sunlit-meadow": Scene(
        ("cerulean", "lemon"),
        (Layer("hills", 232, "sap"), Layer("hills", 292, "sap", 0.85)),
        (Thing("sun", 90, 92, 1.2), Thing("tree", 300, 300, 1.3), Thing("flowers", 130, 346, 1.2)),
    ),
    "old-orchard": Scene(
        ("rose", "bone"),
        (Layer("hills", 246, "moss"), Layer("flat", 300, "ochre")),
        (
            Thing("tree", 90, 318, 1.1),
            Thing("tree", 206, 300, 0.9),
            Thing("tree", 316, 330, 1.25),
            Thing("grass", 160, 364),
        ),
    ),
    "quiet-pool": Scene(
        ("violet", "bone"),
        (Layer("hills", 212, "teal"), Layer("flat", 250, "moss"), Layer("water", 290, "cerulean", 0.8)),
        (Thing("reeds", 84, 336, 1.3), Thing("rock", 300, 320, 0.8), Thing("birds", 230, 110)),
    ),
    "fern-hollow": Scene(
        ("sap", "bone"),
        (Layer("peaks", 210, "moss", 0.6), Layer("hills", 290, "moss")),
        (
            Thing("fungi", 220, 340, 1.2),
            Thing("grass", 90, 340, 1.9),
            Thing("grass", 330, 350, 1.7),
            Thing("tree", 120, 290, 0.9),
        ),
    ),
}
FAVOURS: Final = {
    "astral": "moonlight-rock",
    "flying": "windy-cliffs",
    "fireproof": "ember-springs",
    "many-eyed": "watching-lake",
    "long-tailed": "winding-river",
    "toxic": "bitter-marsh",
}
PLAIN: Final = ("sunlit-meadow", "old-orchard", "quiet-pool", "fern-hollow")


def name_of(description: Description) -> str:
    """A place by its name, or by the trait it favours, or, favouring none, by its seed."""
    name = description.get("name")
    if name is None:
        favoured = [FAVOURS[known(trait, FAVOURS, "favoured trait")] for trait in description.get("traits", [])]
        name = favoured[0] if favoured else PLAIN[description.get("seed", 0) % len(PLAIN)]
    return known(name, PLACES, "place")


def place(c: Canvas, description: Description) -> None:
    """The study of one place."""
    landscape(c, PLACES[name_of(description)])
