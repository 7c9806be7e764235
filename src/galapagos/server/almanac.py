"""The almanac: every card, trait and place of a game, from its deck and its words."""

from galapagos.kernel.game import Game
from galapagos.server.protocol import Plate
from galapagos.server.speech import Speech


def plates(game: Game, speech: Speech) -> list[Plate]:
    """What the game's deck holds, one plate for each thing that has an id."""
    found: list[Plate] = []
    for section, items in game.deck().source.items():
        if isinstance(items, list):
            found += [_plate(game, speech, section, item) for item in items if isinstance(item, dict) and "id" in item]
    return found


def _plate(game: Game, speech: Speech, section: str, item: dict[str, object]) -> Plate:
    id = str(item["id"])
    numbers = {name: value for name, value in item.items() if isinstance(value, int) and name != "copies"}
    copies = item.get("copies", 1)
    return Plate(
        id=id,
        kind=str(item.get("kind", section)),
        name=speech.game_words(game.id, f"{section}-{id}", str(item.get("name", id))),
        text=speech.game_words(game.id, f"{section}-{id}-text", ""),
        copies=copies if isinstance(copies, int) else 1,
        numbers=numbers,
        art=None,
    )
