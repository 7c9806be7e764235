"""Evolve! in lines: biome and challenge, each beast with its attributes, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add("sketch-table", round=view["round"], deck=view["deck"], discard=len(view["discard"]))
    _biome(lines, "sketch-biome", view["biome"])
    if view["next_biome"]:
        _biome(lines, "sketch-next-biome", view["next_biome"])
    for key in ("challenge", "next_challenge", "hidden_challenge"):
        if view[key]:
            lines.add(f"sketch-{key.replace('_', '-')}", name=f"@challenge-{view[key]['id']}")
    for seat in view["seats"]:
        _seat(lines, view, seat)


def _biome(lines: Lines, key: str, biome: Any) -> None:
    gain = lines.all(f"ability-{ability}" for ability in biome["gain"])
    loss = lines.all(f"ability-{ability}" for ability in [biome["loss"]] if ability)
    lines.add(key, name=f"@biome-{biome['id']}", gain=gain, loss=loss)


def _seat(lines: Lines, view: Any, seat: Any) -> None:
    lines.add("sketch-player", player=f"player:{seat['seat']}", points=seat["dominance"], cards=len(seat["hand"]))
    numbers = ", ".join(f"{lines.say(f'attribute-{name}')} {value}" for name, value in seat["attributes"].items())
    lines.add("sketch-attributes", indent=1, numbers=numbers)
    parts = [f"card-{card['id']}" for card in seat["creature"].values() if card]
    abilities = [f"ability-{ability}" for ability in seat["abilities"]]
    lines.add("sketch-beast", indent=1, parts=lines.all(parts), abilities=lines.all(abilities))
    if seat["seat"] == view["seat"]:
        for card in seat["hand"]:
            _card(lines, card)


def _card(lines: Lines, card: Any) -> None:
    names = ("aggression", "resilience", "allure", "gathering")
    points = [
        f"{lines.say(f'attribute-{name}')} {value:+d}"
        for name, value in zip(names, card["attributes"], strict=True)
        if value
    ]
    points += [lines.say(f"ability-{ability}") for ability in card["abilities"]]
    lines.add(
        "sketch-held",
        indent=1,
        name=f"@card-{card['id']}",
        kind=f"@kind-{card['kind']}",
        cost=card["cost"],
        points=", ".join(points) or lines.say("sketch-none"),
    )
