"""The almanac: every card, trait and place of a game, from its deck and its words, with its drawing."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from galapagos.kernel.game import Game
from galapagos.server.protocol import Plate
from galapagos.server.speech import Speech
from galapagos.words import Catalogue

Item = dict[str, Any]
Art = dict[str, Any]

VOCABULARY: Final = ("ability", "power", "attribute")
"""Words of a game that are no cards but have entries of their own in its catalogue."""


def plates(game: Game, speech: Speech) -> list[Plate]:
    """What the game's deck holds, one plate for each thing that has an id, then its vocabulary."""
    words = speech.catalogue(game.id)
    return [*_cards(game, words), *_vocabulary(game, words)]


def _cards(game: Game, words: Catalogue) -> Iterator[Plate]:
    for section, items in game.deck().source.items():
        if not isinstance(items, list):
            continue
        for place, item in enumerate(items):
            if isinstance(item, dict) and "id" in item:
                yield _plate(game, words, section, place, item)


def _plate(game: Game, words: Catalogue, section: str, place: int, item: Item) -> Plate:
    id = str(item["id"])
    key = next((f"{word}-{id}" for word in (section, "card", "trait") if words.has(f"{word}-{id}")), "")
    numbers = {name: value for name, value in item.items() if type(value) is int and name != "copies"}
    copies = item.get("copies", 1)
    return Plate(
        id=id,
        kind=str(item.get("kind", section)),
        name=words.render((key, {})) if key else str(item.get("name", id)),
        text=_text(words, key),
        copies=copies if isinstance(copies, int) else 1,
        numbers=numbers,
        art=ARTISTS[game.id](section, place, item) if game.id in ARTISTS else None,
    )


def _text(words: Catalogue, key: str) -> str:
    """What the catalogue tells about an entry, wherever it keeps it: what it does first, then its line."""
    told = [words.attribute(key, "text")]
    told += [words.render((f"{key}-{end}", {})) for end in ("power", "rules", "text") if words.has(f"{key}-{end}")]
    return " ".join(text for text in told if text)


def _vocabulary(game: Game, words: Catalogue) -> Iterator[Plate]:
    for key in words.keys:
        kind, _, id = key.partition("-")
        if kind in VOCABULARY and id and not id.endswith("-text"):
            sign = {"game": game.id, "kind": "icon", "name": id} if kind != "power" else None
            yield Plate(id, kind, words.render((key, {})), _text(words, key), 1, {}, sign)


# --- drawings ---------------------------------------------------------------------------------------------------------


def _another_world(section: str, place: int, item: Item) -> Art | None:
    if section == "trait":
        return {"game": "another-world", "kind": "creature", "seed": 7, "traits": [item["id"]]}
    return {"game": "another-world", "kind": "place", "name": item["id"]} if section == "source" else None


def _beginning(section: str, place: int, item: Item) -> Art | None:
    return {
        "game": "beginning", "kind": "species", "seed": place + 1, "traits": [item["id"]], "numbers": {"population": 2},
    }  # fmt: skip


def _evolve(section: str, place: int, item: Item) -> Art | None:
    if section == "creature":
        return {"game": "evolve", "kind": "card", "seed": 1, "parts": {item["kind"]: item["shape"]}}
    return {"game": "evolve", "kind": section, "name": item["id"]}


BEINGS: Final = ("predator", "antagonist", "villager", "pet", "mount")


def _evoloosen(section: str, place: int, item: Item) -> Art | None:
    art: Art = {"game": "evoloosen", "kind": section, "seed": place}
    if section == "habitat" and item["kind"] in BEINGS:
        return art | {"kind": "being", "name": item["kind"], "parts": {"shape": item["shape"]}}
    if section == "habitat":
        return art | {"kind": "event", "name": item["kind"]}
    if section == "invention":
        return art | {"name": item["category"]}
    if section == "adaptation":
        return art | {"name": item["type"]}
    return art | {"name": item["id"], "numbers": {"pf": 1, "int": 1, "progress": 3}}


ARTISTS: Final[dict[str, Callable[[str, int, Item], Art | None]]] = {
    "another-world": _another_world,
    "beginning": _beginning,
    "evolve": _evolve,
    "evoloosen": _evoloosen,
}
