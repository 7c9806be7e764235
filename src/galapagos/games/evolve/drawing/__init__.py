"""The drawings of Evolve!: beasts composed of their cards, biomes and challenges."""

from __future__ import annotations

from typing import Any, Final

from galapagos.art.description import Description
from galapagos.art.drawing import Drawing, Rows, named, shapes
from galapagos.games.evolve.drawing.beast import beast, card
from galapagos.games.evolve.drawing.biomes import BIOMES
from galapagos.games.evolve.drawing.vignettes import CHALLENGES, biome, challenge

ICONS: Final = {
    "flying": "wing",
    "swimming": "wave",
    "climbing": "vine",
    "camouflage": "leafy",
    "survival": "cactus",
    "burrowing": "burrow",
    "running": "foot",
    "venom": "venom",
    "armour": "scales",
    "night-sight": "night-eye",
    "insulation": "fur",
    "herding": "herd",
    "cunning": "fox",
    "aggression": "claw",
    "resilience": "shield",
    "gathering": "berries",
    "allure": "plume",
}


def rows(view: Any) -> Rows:
    """Biome and challenge, then everybody's beast."""
    middle = [_study("biome", view["biome"]["id"])]
    if view["challenge"]:
        middle.append(_study("challenge", view["challenge"]["id"]))
    return [middle, [_beast(seat) for seat in view["seats"]]]


def _study(kind: str, id: str) -> Description:
    """The drawing of a biome or challenge; one of somebody's own deck shows its back."""
    known = id in BIOMES or id in CHALLENGES
    return {"game": "evolve", "kind": kind if known else "back", "name": id if known else kind}


def _beast(seat: Any) -> Description:
    parts = {kind: card["shape"] for kind, card in seat["creature"].items() if card}
    return {"game": "evolve", "kind": "beast", "seed": seat["seat"] + 1, "parts": parts}


def plate(section: str, item: dict[str, Any]) -> Description:
    """A creature card by its shape, a biome or challenge by its name."""
    if section == "creature":
        parts = {item["kind"]: item["shape"]}
        return {"game": "evolve", "seed": 1, "kind": "card", "name": item["kind"], "parts": parts}
    return {**_study(section, item["id"]), "seed": 1}


DRAWING: Final = Drawing(
    painters={"beast": beast, "card": card, "biome": biome, "challenge": challenge},
    icons=ICONS,
    backs={"creature": ("helix", "teal"), "challenge": ("antlers", "coral"), "biome": ("leafy", "sap")},
    rows=rows,
    plate=plate,
    tellers={"beast": shapes, "card": shapes, "biome": named("biome"), "challenge": named("challenge")},
)
