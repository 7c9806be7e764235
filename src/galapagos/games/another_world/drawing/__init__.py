"""The drawings of Another World: a lizard of our own that grows a part for every trait."""

from __future__ import annotations

from typing import Any, Final

from galapagos.art.description import Description
from galapagos.art.drawing import Drawing, Rows, entries
from galapagos.games.another_world.drawing.creature import creature
from galapagos.games.another_world.drawing.places import name_of, place
from galapagos.kernel.text import Param

ICONS: Final = {
    "fire-breathing": "flame",
    "lulling": "poppy",
    "vampire": "fangs",
    "fearsome": "horns",
    "fireproof": "scales",
    "many-eyed": "eyes",
    "toxic": "toxic",
    "vengeful": "spines",
    "caring": "nest",
    "charming": "heart",
    "long-tailed": "spiral",
    "tiny": "toadstool",
    "astral": "star",
    "flying": "wing",
    "metamorphic": "butterfly",
    "pestering": "fly",
    "energy": "bolt",
}


def tell_creature(description: Description) -> dict[str, Param]:
    """Its traits, its state, and what is borrowed or silenced."""
    muted, copied = set(description.get("muted", [])), set(description.get("copied", []))
    own = set(description.get("traits", [])) - muted - copied
    flags = description.get("flags", [])
    words: dict[str, Param] = {
        "energy": description.get("numbers", {}).get("energy", -1),
        "asleep": "yes" if "asleep" in flags else "no",
        "shade": "yes" if "shade" in flags else "no",
    }
    for name, ids in (("traits", own), ("muted", muted), ("copied", copied)):
        words[name] = entries("trait", sorted(ids))
        words[f"{name}-count"] = len(ids)
    return words


def tell_place(description: Description) -> dict[str, Param]:
    """The Source by its name."""
    return {"name": f"@source-{name_of(description)}"}


def rows(view: Any) -> Rows:
    """The Source, then the creatures of each owner; the Shade comes last."""
    owners = view["players"] + (view["shade"] is not None)
    creatures = [[c["art"] for c in view["creatures"] if c["owner"] == owner] for owner in range(owners)]
    return [[view["source"]["art"]], *creatures]


def plate(section: str, item: dict[str, Any]) -> Description:
    """A Source as its landscape, a trait on a creature that has no other."""
    if section == "source":
        return {"game": "another-world", "seed": 1, "kind": "place", "name": item["id"]}
    return {"game": "another-world", "seed": 1, "kind": "creature", "traits": [item["id"]]}


DRAWING: Final = Drawing(
    painters={"creature": creature, "place": place},
    icons=ICONS,
    backs={"evolution": ("spiral", "violet"), "source": ("star", "indigo"), "choice": ("die", "plum")},
    rows=rows,
    plate=plate,
    tellers={"creature": tell_creature, "place": tell_place},
)
