"""Descriptions that reach every word each game can draw."""

from __future__ import annotations

from galapagos.art.description import Description
from galapagos.art.drawing import Drawing
from galapagos.art.flesh import MODIFIERS
from galapagos.gallery import drawing
from galapagos.games.another_world.drawing.places import PLACES
from galapagos.games.another_world.names import TRAIT_NAMES as TRAITS
from galapagos.games.beginning.species import TRAITS as GRAZERS
from galapagos.games.evoloosen.drawing import events
from galapagos.games.evoloosen.drawing.beings import BEINGS, KIN, ROLES
from galapagos.games.evoloosen.drawing.inventions import CASES
from galapagos.games.evoloosen.drawing.objects import OBJECTS
from galapagos.games.evoloosen.drawing.species import KINDS
from galapagos.games.evolve.drawing.adaptations import ADAPTATIONS
from galapagos.games.evolve.drawing.biomes import BIOMES
from galapagos.games.evolve.drawing.bodies import BODIES
from galapagos.games.evolve.drawing.heads import HEADS
from galapagos.games.evolve.drawing.tails import TAILS
from galapagos.games.evolve.drawing.vignettes import CHALLENGES

FORMS: dict[str, list[str]] = {
    "head": list(HEADS),
    "body": list(BODIES),
    "tail": list(TAILS),
    "adaptation": list(ADAPTATIONS),
}


def creature(*traits: str, **more: object) -> Description:
    """A creature of Another World with these traits."""
    return {"game": "another-world", "kind": "creature", "seed": 3, "traits": list(traits), **more}  # type: ignore[typeddict-item]


def herd(*traits: str, population: int = 1) -> Description:
    """A species of The Beginning."""
    return {
        "game": "beginning",
        "kind": "species",
        "seed": 5,
        "traits": list(traits),
        "numbers": {"population": population},
    }


def beast(**parts: list[str]) -> Description:
    """A beast of Evolve!"""
    return {"game": "evolve", "kind": "beast", "seed": 2, "parts": parts}


def being(*words: str) -> Description:
    """A being of Evoloosen."""
    return {"game": "evoloosen", "kind": "being", "seed": 4, "parts": {"shape": list(words)}}


def named(game: str, kind: str, name: str, **numbers: int) -> Description:
    """A drawing that is picked by its name."""
    return {"game": game, "kind": kind, "seed": 1, "name": name, "numbers": numbers}


def counted(game: str, kind: str, **numbers: int) -> Description:
    """A drawing that is made of a count."""
    return {"game": game, "kind": kind, "seed": 1, "numbers": numbers}


def _another_world() -> list[Description]:
    drawings = [creature(), creature(flags=["asleep"]), creature(flags=["shade"]), creature(numbers={"energy": 3})]
    for trait in TRAITS:
        drawings += [creature(trait), creature(muted=[trait]), creature(copied=[trait])]
    return drawings + [named("another-world", "place", name) for name in PLACES]


def _beginning() -> list[Description]:
    drawings = [herd(trait) for trait in GRAZERS] + [herd(population=n) for n in range(9)]
    return drawings + [counted("beginning", "watering-hole", food=n) for n in (0, 1, 2, 5, 30)]


def _evolve() -> list[Description]:
    drawings = [beast()]
    for slot, forms in FORMS.items():
        for form in forms:
            drawings.append({"game": "evolve", "kind": "card", "parts": {slot: [form]}})
            drawings.append(beast(**{slot: [form]}))
        for word in MODIFIERS:
            drawings.append({"game": "evolve", "kind": "card", "parts": {slot: [forms[0], word]}})
    drawings += [named("evolve", "biome", name) for name in BIOMES]
    return drawings + [named("evolve", "challenge", name) for name in CHALLENGES]


def _evoloosen() -> list[Description]:
    drawings = (
        [being(form) for form in BEINGS]
        + [being(*words) for words in KIN]
        + [being("wolf", word) for word in MODIFIERS]
    )
    drawings += [{**being("cat"), "name": role} for role in ROLES]
    for name in KINDS:
        drawings += [named("evoloosen", "species", name), named("evoloosen", "species", name, progress=8)]
        drawings += [named("evoloosen", "species", name, pf=n, int=n, armor=n) for n in range(1, 5)]
    drawings += [named("evoloosen", "invention", name) for name in CASES]
    drawings += [{**named("evoloosen", "invention", "common"), "parts": {"thing": [id]}} for id in OBJECTS]
    drawings += [named("evoloosen", "adaptation", name) for name in events.ADAPTATIONS]
    drawings += [named("evoloosen", "event", name) for name in events.EVENTS]
    return drawings + [counted("evoloosen", "rocket", stage=n) for n in range(9)]


OURS = ("another-world", "beginning", "evolve", "evoloosen")


def drawn(game: str) -> Drawing:
    """What the game brings to be drawn."""
    found = drawing(game)
    assert found is not None
    return found


def _backs() -> list[Description]:
    return [named(game, "back", deck) for game in OURS for deck in drawn(game).backs]


EVERYTHING: list[Description] = [*_another_world(), *_beginning(), *_evolve(), *_evoloosen(), *_backs()]
