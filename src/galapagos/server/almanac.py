"""The almanac: every card, trait and place of a game, from its deck, its words and its drawings."""

from functools import cache
from typing import Any, cast

from galapagos import art
from galapagos.kernel.game import Game
from galapagos.server.protocol import Plate
from galapagos.server.speech import Speech

Item = dict[str, Any]
VOCABULARY = ("ability", "power", "attribute")


@cache
def plates(game: Game, speech: Speech) -> list[Plate]:
    """What the game's deck holds, one plate for each thing that has an id, then the game's vocabulary."""
    found: list[Plate] = []
    for section, items in game.deck().source.items():
        if isinstance(items, list):
            found += [_plate(game.id, speech, section, item) for item in items if "id" in item]
    return found + _vocabulary(game.id, speech)


def _vocabulary(game: str, speech: Speech) -> list[Plate]:
    """What is no card but has an entry of its own in the game's catalogue: abilities, powers, attributes."""
    found: list[Plate] = []
    for key in speech.catalogue(game).keys:
        kind, _, id = key.partition("-")
        if kind in VOCABULARY and id and not id.endswith("-text"):
            icon: Item = {"game": game, "kind": "icon", "name": id}
            sign = {"game": game, "kind": "back"} if kind == "power" else icon
            found.append(Plate(id, kind, speech.game_words(game, key, id), speech.more(game, key), 1, {}, sign))
    return found


def _plate(game: str, speech: Speech, section: str, item: Item) -> Plate:
    id = item["id"]
    key = next((f"{prefix}-{id}" for prefix in (section, "trait", "card") if speech.has(game, f"{prefix}-{id}")), "")
    numbers = {name: value for name, value in item.items() if type(value) is int and name != "copies"}
    return Plate(
        id=id,
        kind=str(item.get("kind", section)),
        name=speech.game_words(game, key, str(item.get("name", id))),
        text=speech.more(game, key),
        copies=item.get("copies", 1),
        numbers=numbers,
        art=next((description for description in _descriptions(game, section, item) if _drawn(description)), None),
    )


def _descriptions(game: str, section: str, item: Item) -> list[Item]:
    """How the thing might be drawn; the first that the art knows is taken."""
    id, shape = item["id"], item.get("shape", [])
    plain: Item = {"game": game, "seed": 1}
    return [
        plain | {"kind": "being", "name": item.get("kind", ""), "parts": {"shape": shape}},
        plain | {"kind": "being", "parts": {"shape": shape}},
        plain | {"kind": "card", "name": item.get("kind", ""), "parts": {item.get("kind", ""): shape}},
        plain | {"kind": "card", "parts": {item.get("kind", ""): shape}},
        plain | {"kind": "creature", "traits": [id]},
        plain | {"kind": "species", "traits": [id], "numbers": {"population": 2}},
        plain | {"kind": "place", "name": id},
        plain | {"kind": "event", "name": item.get("kind", "")},
        *(plain | {"kind": section, "name": item.get(name, "")} for name in ("id", "category", "type")),
    ]


def _drawn(description: Item) -> bool:
    try:
        art.draw(cast(art.Description, description))
    except (ValueError, KeyError):
        return False
    return True
