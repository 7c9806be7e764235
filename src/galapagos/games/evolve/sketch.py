"""Evolve! in lines: biome and challenge, each beast with its attributes, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.games.evolve.telling import label, rules_of
from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add("sketch-table", round=view["round"], deck=view["deck"], discard=len(view["discard"]))
    _biome(lines, "sketch-", view["biome"])
    if view["next_biome"]:
        _biome(lines, "sketch-next-", view["next_biome"])
    for key in ("challenge", "next_challenge", "hidden_challenge"):
        if view[key]:
            _challenge(lines, f"sketch-{key.replace('_', '-')}", view[key])
    for seat in view["seats"]:
        _seat(lines, view, seat)


def _challenge(lines: Lines, key: str, challenge: Any) -> None:
    lines.add(key, name=label("challenge", challenge), mark="*" if challenge["special"] else "")
    lines.lines.append("  " + _rules(lines, "challenge", challenge))


def _rules(lines: Lines, section: str, item: Any) -> str:
    return " ".join(lines.words.render(text, lines.names) for text in rules_of(section, item))


def _biome(lines: Lines, key: str, biome: Any) -> None:
    if biome["final"]:
        lines.add(f"{key}last-round", name=label("biome", biome))
        lines.lines.append("  " + _rules(lines, "biome", biome))
        return
    gain = lines.all(f"ability-{ability}" for ability in biome["gain"])
    loss = lines.all(f"ability-{ability}" for ability in [biome["loss"]] if ability)
    lines.add(f"{key}biome", name=label("biome", biome), gain=gain, loss=loss)


def _seat(lines: Lines, view: Any, seat: Any) -> None:
    who, least = seat["seat"], int(view["cheapest"] == [seat["seat"]])
    counts = {"points": seat["dominance"], "cards": len(seat["hand"]), "price": seat["price"]}
    lines.add("sketch-player", player=f"player:{who}", least=least, **counts)
    numbers = ", ".join(f"{lines.say(f'attribute-{name}')} {value}" for name, value in seat["attributes"].items())
    lines.add("sketch-attributes", indent=1, numbers=numbers)
    parts = [lines.name(label("card", card)) for card in seat["creature"].values() if card]
    abilities = [f"ability-{ability}" for ability in seat["abilities"]]
    told = ", ".join(parts) or lines.say("sketch-none")
    lines.add("sketch-beast", indent=1, parts=told, abilities=lines.all(abilities))
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
    points += [_rules(lines, "creature", card)] if card["power"] else []
    lines.add(
        "sketch-held",
        indent=1,
        name=label("card", card),
        kind=f"@kind-{card['kind']}",
        cost=card["cost"],
        points=", ".join(points) or lines.say("sketch-none"),
    )
