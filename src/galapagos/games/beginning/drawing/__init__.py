"""The drawings of The Beginning: herds at a watering hole."""

from __future__ import annotations

from typing import Any, Final

from galapagos.art.description import Description
from galapagos.art.drawing import Drawing, Rows, entries
from galapagos.games.beginning.drawing.herd import species, watering_hole
from galapagos.kernel.text import Param

ICONS: Final = {
    "carnivore": "claw",
    "burrowing": "burrow",
    "flight": "wing",
    "nocturnal": "moon",
    "speed": "foot",
    "defensive-horns": "horns",
    "long-neck": "neck",
    "scavenger": "bone",
    "fat-tissue": "fat",
    "fertile": "egg",
    "food": "berries",
    "population": "paw",
}
MOST_FOOD: Final = 12  # drawn at the watering hole
MOST_ANIMALS: Final = 8  # drawn in a herd


def tell_species(description: Description) -> dict[str, Param]:
    """How many animals there are, and their traits."""
    traits = sorted(set(description.get("traits", [])))
    population = description.get("numbers", {}).get("population", 1)
    return {"population": population, "traits": entries("trait", traits), "traits-count": len(traits)}


def rows(view: Any) -> Rows:
    """The watering hole, then the herds of each player."""
    food = min(view["hole"], MOST_FOOD)
    hole: Description = {"game": "beginning", "kind": "watering-hole", "numbers": {"food": food}}
    return [[hole], *([_herd(s) for s in view["species"] if s["owner"] == o] for o in range(view["players"]))]


def _herd(species: Any) -> Description:
    return {
        "game": "beginning",
        "kind": "species",
        "seed": int(species["id"].partition(":")[2]),
        "traits": [card["trait"] for card in species["traits"]],
        "numbers": {"population": min(len(species["population"]), MOST_ANIMALS)},
    }


def plate(section: str, item: dict[str, Any]) -> Description:
    """A trait on two animals that have no other."""
    return {
        "game": "beginning",
        "seed": 1,
        "kind": "species",
        "traits": [item["id"]],
        "numbers": {"population": 2},
    }


DRAWING: Final = Drawing(
    painters={"species": species, "watering-hole": watering_hole},
    icons=ICONS,
    backs={"trait": ("paw", "ochre")},
    rows=rows,
    plate=plate,
    tellers={"species": tell_species},
)
