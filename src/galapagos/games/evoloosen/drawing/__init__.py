"""The drawings of Evoloosen: species on their way to a rocket, beings, contraptions."""

from __future__ import annotations

from typing import Any, Final

from galapagos.art.description import Description
from galapagos.art.drawing import Drawing, Rows, named, shapes
from galapagos.games.evoloosen.drawing.beings import ROLES, being
from galapagos.games.evoloosen.drawing.events import adaptation, event
from galapagos.games.evoloosen.drawing.inventions import invention
from galapagos.games.evoloosen.drawing.rocket import rocket
from galapagos.games.evoloosen.drawing.species import species
from galapagos.kernel.text import Param

ICONS: Final = {
    "pf": "muscle",
    "int": "brain",
    "armor": "shield",
    "mp": "helix",
    "cp": "bulb",
    "cheats": "mask",
    "chemicals": "flask",
    "gadgets": "gear",
    "common": "hand",
    "action": "gear",
    "battle": "swords",
    "swift": "bolt",
    "rocket": "rocket",
}
NAMED_BY: Final = {"invention": "category", "adaptation": "type", "species": "id"}
"""What of a card's entry in the deck its drawing shows."""


def tell_being(description: Description) -> dict[str, Param]:
    """What it looks like, and its part in the story."""
    return {**shapes(description), "role": description.get("name", "none")}


def tell_species(description: Description) -> dict[str, Param]:
    """The species with its strengths and how far its rocket is."""
    numbers = description.get("numbers", {})
    words: dict[str, Param] = {name: numbers.get(name, 0) for name in ("pf", "int", "armor", "progress")}
    return {"name": f"@species-{description.get('name', '')}", **words}


def rows(view: Any) -> Rows:
    """What is met, then everybody's species."""
    met = [view["encounter"]["art"]] if view["encounter"] else []
    return [met, [seat["art"] for seat in view["seats"]]]


def plate(section: str, item: dict[str, Any]) -> Description:
    """A Habitat card as the being on it, anything else by its category, type or name."""
    if section != "habitat":
        plain: Description = {"game": "evoloosen", "seed": 1, "kind": section, "name": item[NAMED_BY[section]]}
        return {**plain, "parts": {"thing": [item["id"]]}} if section == "invention" else plain
    if "shape" not in item or item["kind"] == "die":  # a die looks like a die
        return {"game": "evoloosen", "seed": 1, "kind": "event", "name": item["kind"]}
    found: Description = {"game": "evoloosen", "seed": 1, "kind": "being", "parts": {"shape": item["shape"]}}
    if item["kind"] in ROLES:
        found["name"] = item["kind"]
    return found


DRAWING: Final = Drawing(
    painters={
        "species": species,
        "being": being,
        "invention": invention,
        "adaptation": adaptation,
        "event": event,
        "rocket": rocket,
    },
    icons=ICONS,
    backs={"habitat": ("paw", "sienna"), "invention": ("gear", "payne"), "adaptation": ("helix", "indigo")},
    rows=rows,
    plate=plate,
    tellers={
        "species": tell_species,
        "being": tell_being,
        "invention": named("category"),
        "adaptation": named("type"),
        "event": named("art-event"),
    },
)
