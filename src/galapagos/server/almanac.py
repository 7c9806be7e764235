"""The almanac: every card, trait and place of a game, from its deck, its words and its drawings."""

from functools import cache
from typing import Any

from galapagos import gallery, games
from galapagos.art.description import Description
from galapagos.gallery import rules
from galapagos.kernel.game import Game
from galapagos.server.reading import Plate
from galapagos.table.speech import Speech

Item = dict[str, Any]
VOCABULARY = ("ability", "power", "attribute", "rule")
SIGNED = ("ability", "attribute")  # those that have a sign of their own


@cache
def plates(game: Game, speech: Speech) -> list[Plate]:
    """What the game's deck holds, one plate for each thing that has an id, then the game's vocabulary."""
    found: list[Plate] = []
    for section, items in game.deck().source.items():
        if isinstance(items, list):
            found += [_plate(game, speech, section, item) for item in items if "id" in item]
    return found + _vocabulary(game.id, speech)


def _rules(game: str, speech: Speech, section: str, item: Item) -> str:
    """What the thing does, if the game tells it from the deck's data."""
    telling = games.brought(game, "telling")
    return " ".join(speech.say(game, text) for text in telling.rules_of(section, item)) if telling else ""


def _vocabulary(game: str, speech: Speech) -> list[Plate]:
    """What is no card but has an entry of its own in the game's catalogue: abilities, powers, attributes, rules."""
    found: list[Plate] = []
    for key in speech.catalogue(game).keys:
        kind, _, id = key.partition("-")
        if kind in VOCABULARY and id and not id.endswith("-text"):
            icon: Description = {"game": game, "kind": "icon", "name": id}
            sign: Description = icon if kind in SIGNED else {"game": game, "kind": "back"}
            found.append(Plate(id, kind, speech.game_words(game, key, id), speech.more(game, key), "", [], 1, sign))
    return found


def _facts(game: Game, section: str, item: Item) -> list[str]:
    """What the thing is, costs and pays; its numbers, of a game that does not say."""
    numbers = [f"{name} {value}" for name, value in item.items() if type(value) is int]
    return rules.facts(game, game.deck(), section, item) or numbers


def _plate(game: Game, speech: Speech, section: str, item: Item) -> Plate:
    id, words = item["id"], game.id
    key = next((f"{prefix}-{id}" for prefix in (section, "trait", "card") if speech.has(words, f"{prefix}-{id}")), "")
    return Plate(
        id=id,
        kind=str(item.get("kind", section)),
        name=speech.game_words(words, key, str(item.get("name", id))),
        text=speech.more(words, key),
        rules=_rules(words, speech, section, item),
        facts=_facts(game, section, item),
        copies=item.get("copies", 1),
        art=gallery.plate(words, section, item),
    )
