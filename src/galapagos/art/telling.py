"""What a screen reader says of a drawing: a catalogue key and its parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from galapagos.art.another_world.places import name_of
from galapagos.art.description import Description
from galapagos.art.gallery import painter_of
from galapagos.kernel.text import Param, Text


def alt(description: Description) -> Text:
    """The text for the drawing; its words are in the catalogue of the game."""
    painter_of(description)
    key = f"art-{description['game']}-{description['kind']}"
    tell = _TELLERS.get(key, _plain)
    return key, tell(description)


def _entries(prefix: str, ids: Iterable[str]) -> str:
    """Catalogue entries in a row, as texts name them; nothing for none."""
    return " ".join(f"@{prefix}-{each}" for each in ids)


def _plain(description: Description) -> dict[str, Param]:
    return dict(description.get("numbers", {}))


def _creature(description: Description) -> dict[str, Param]:
    muted, copied = set(description.get("muted", [])), set(description.get("copied", []))
    own = set(description.get("traits", [])) - muted - copied
    flags = description.get("flags", [])
    words: dict[str, Param] = {
        "energy": description.get("numbers", {}).get("energy", -1),
        "asleep": "yes" if "asleep" in flags else "no",
        "shade": "yes" if "shade" in flags else "no",
    }
    for name, ids in (("traits", own), ("muted", muted), ("copied", copied)):
        words[name] = _entries("trait", sorted(ids))
        words[f"{name}-count"] = len(ids)
    return words


def _herd(description: Description) -> dict[str, Param]:
    traits = sorted(set(description.get("traits", [])))
    population = description.get("numbers", {}).get("population", 1)
    return {"population": population, "traits": _entries("trait", traits), "traits-count": len(traits)}


def _shapes(description: Description) -> dict[str, Param]:
    parts = description.get("parts", {})
    words = [word for slot in sorted(parts) for word in parts[slot]]
    return {"shape": _entries("art-word", words), "shape-count": len(words)}


def _being(description: Description) -> dict[str, Param]:
    return {**_shapes(description), "role": description.get("name", "none")}


def _place(description: Description) -> dict[str, Param]:
    return {"name": f"@source-{name_of(description)}"}


def _named(prefix: str) -> Callable[[Description], dict[str, Param]]:
    def tell(description: Description) -> dict[str, Param]:
        numbers: dict[str, Param] = dict(description.get("numbers", {}))
        return {"name": f"@{prefix}-{description.get('name', '')}", **numbers}

    return tell


def _rising(description: Description) -> dict[str, Param]:
    numbers = description.get("numbers", {})
    words: dict[str, Param] = {name: numbers.get(name, 0) for name in ("pf", "int", "armor", "progress")}
    return {"name": f"@species-{description.get('name', '')}", **words}


_TELLERS: Final[dict[str, Callable[[Description], dict[str, Param]]]] = {
    "art-another-world-creature": _creature,
    "art-another-world-place": _place,
    "art-beginning-species": _herd,
    "art-evolve-beast": _shapes,
    "art-evolve-card": _shapes,
    "art-evolve-biome": _named("biome"),
    "art-evolve-challenge": _named("challenge"),
    "art-evoloosen-species": _rising,
    "art-evoloosen-being": _being,
    "art-evoloosen-invention": _named("category"),
    "art-evoloosen-adaptation": _named("type"),
    "art-evoloosen-event": _named("art-event"),
}
