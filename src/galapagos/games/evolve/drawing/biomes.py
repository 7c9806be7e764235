"""The fifteen biomes, as small studies of a place."""

from __future__ import annotations

from typing import Final

from galapagos.art.scenery import Layer, Scene, Thing

BIOMES: Final[dict[str, Scene]] = {
    "desert": Scene(
        ("cerulean", "lemon"),
        (Layer("dunes", 232, "sand"), Layer("dunes", 304, "ochre")),
        (Thing("sun", 300, 84, 1.1), Thing("cactus", 110, 330, 1.3), Thing("bones", 290, 356, 0.8)),
    ),
    "coastline": Scene(
        ("cerulean", "bone"),
        (Layer("water", 196, "teal", 0.75), Layer("dunes", 322, "sand", 0.85)),
        (Thing("birds", 150, 92, 1.2), Thing("rock", 310, 250, 0.9), Thing("palm", 90, 340, 1.2)),
    ),
    "grassland": Scene(
        ("cerulean", "bone"),
        (Layer("hills", 224, "sap"), Layer("hills", 286, "sap", 0.9)),
        (
            Thing("grass", 80, 352, 1.8),
            Thing("grass", 210, 342, 1.4),
            Thing("grass", 330, 356, 1.9),
            Thing("flowers", 240, 300),
        ),
    ),
    "savannah": Scene(
        ("coral", "lemon"),
        (Layer("hills", 250, "ochre"), Layer("flat", 292, "ochre", 0.9)),
        (
            Thing("sun", 130, 176, 1.6),
            Thing("acacia", 270, 318, 1.4),
            Thing("acacia", 90, 290, 0.7),
            Thing("grass", 180, 362),
        ),
    ),
    "rainforest": Scene(
        ("teal", "sap"),
        (Layer("hills", 170, "teal"), Layer("hills", 240, "moss")),
        (
            Thing("mist", 200, 190),
            Thing("palm", 90, 340, 1.5),
            Thing("tree", 300, 340, 1.6),
            Thing("palm", 214, 362, 1.2),
            Thing("grass", 350, 376, 1.5),
        ),
    ),
    "deep-ocean": Scene(
        ("cerulean", "indigo"),
        (Layer("water", 70, "indigo", 0.75), Layer("hills", 340, "night", 0.8)),
        (
            Thing("kelp", 84, 374, 1.2),
            Thing("kelp", 330, 378, 1.0),
            Thing("fish", 196, 186, 1.3),
            Thing("bubbles", 250, 320),
        ),
    ),
    "tundra": Scene(
        ("snow", "rose"),
        (Layer("hills", 236, "payne", 0.5), Layer("flat", 290, "snow", 0.8)),
        (
            Thing("pine", 96, 306, 0.8),
            Thing("dead", 290, 320, 0.9),
            Thing("grass", 200, 350, 0.9),
            Thing("mist", 180, 250),
        ),
    ),
    "mountains": Scene(
        ("cerulean", "snow"),
        (Layer("peaks", 196, "indigo", 0.6), Layer("peaks", 270, "payne", 0.8), Layer("hills", 330, "moss")),
        (Thing("birds", 250, 70), Thing("pine", 84, 352, 0.9), Thing("pine", 124, 364, 0.7)),
    ),
    "swamp": Scene(
        ("ochre", "sap"),
        (Layer("hills", 214, "moss"), Layer("water", 254, "moss", 0.8)),
        (
            Thing("dead", 110, 306, 1.5),
            Thing("reeds", 300, 348, 1.3),
            Thing("mist", 210, 250),
            Thing("bubbles", 196, 350),
        ),
    ),
    "caves": Scene(
        ("umber", "ochre"),
        (Layer("hills", 300, "umber", 0.8),),
        (Thing("cave", 200, 330), Thing("fungi", 214, 366, 0.8)),
    ),
    "volcanic-isles": Scene(
        ("coral", "rose"),
        (Layer("water", 258, "indigo", 0.75),),
        (Thing("volcano", 220, 290, 1.1), Thing("palm", 80, 316, 0.9), Thing("rock", 330, 320, 0.5)),
    ),
    "glacier": Scene(
        ("cerulean", "snow"),
        (Layer("peaks", 210, "cerulean", 0.5), Layer("water", 268, "teal", 0.7)),
        (Thing("ice", 130, 296, 1.3), Thing("ice", 310, 318, 0.9)),
    ),
    "badlands": Scene(
        ("lemon", "coral"),
        (Layer("dunes", 250, "sienna"), Layer("flat", 310, "coral", 0.8)),
        (
            Thing("mesa", 130, 290, 1.1),
            Thing("mesa", 300, 300, 0.75),
            Thing("dead", 236, 346, 0.8),
            Thing("bones", 120, 358, 0.7),
        ),
    ),
    "ruined-city": Scene(
        ("payne", "coral"),
        (Layer("hills", 280, "payne", 0.6),),
        (
            Thing("towers", 200, 322, 1.15),
            Thing("grass", 80, 360, 1.3),
            Thing("tree", 320, 352, 0.9),
            Thing("birds", 250, 74),
        ),
    ),
    "dying-sun": Scene(
        ("blood", "flame"),
        (Layer("hills", 270, "plum", 0.8), Layer("flat", 322, "night", 0.8)),
        (Thing("red-sun", 200, 170, 1.5), Thing("dead", 92, 344, 1.0), Thing("bones", 290, 356, 0.7)),
    ),
}
