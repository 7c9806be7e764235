"""Evolve! in lines: biome and challenge with what they pay, each beast with its attributes, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.games.evolve.telling import label, rules_of
from galapagos.words.lines import Lines

CHALLENGES = ("challenge", "next_challenge", "hidden_challenge")


def sketch(lines: Lines, view: Any) -> None:
    lines.add("sketch-table", round=view["round"], deck=view["deck"], discard=len(view["discard"]))
    _biome(lines, "sketch-biome", view["biome"])
    last = view["over"] or view["biome"]["final"]
    if view["next_biome"] and not last:
        _biome(lines, "sketch-next-biome", view["next_biome"])
    for key in CHALLENGES:
        if view[key] and not last:
            _challenge(lines, f"sketch-{key.replace('_', '-')}", view[key])
    for seat in view["seats"]:
        _seat(lines, view, seat)


def remark(lines: Lines, view: Any, thing: str) -> str:
    """A card of one's own by its kind and cost, a challenge by its name."""
    if thing in ("challenge:preview", "challenge:hidden"):
        found = view["next_challenge" if thing.endswith("preview") else "hidden_challenge"]
        return found["name"] if found else ""
    hand = [] if view["seat"] is None else view["seats"][view["seat"]]["hand"]
    return "".join(lines.say("sketch-kind", **_kind(card)) for card in hand if card["thing"] == thing and card["id"])


def _kind(card: Any) -> dict[str, Any]:
    return {"kind": f"@kind-{card['kind']}", "cost": card["cost"]}


def _biome(lines: Lines, key: str, biome: Any) -> None:
    if biome["final"]:
        lines.add(f"{key}-final", name=label("biome", biome), rule=_rules(lines, "biome", biome))
        return
    gain = lines.all(f"ability-{ability}" for ability in biome["gain"])
    loss = lines.all(f"ability-{ability}" for ability in [biome["loss"]] if ability)
    lines.add(key, name=label("biome", biome), gain=gain, loss=loss)


def _challenge(lines: Lines, key: str, challenge: Any) -> None:
    name, mark = label("challenge", challenge), "*" if challenge["special"] else ""
    lines.add(key, name=name, mark=mark, rule=_rules(lines, "challenge", challenge))


def _rules(lines: Lines, section: str, item: Any) -> str:
    return " ".join(lines.words.render(text, lines.names) for text in rules_of(section, item))


def _seat(lines: Lines, view: Any, seat: Any) -> None:
    own = seat["seat"] == view["seat"]
    lines.add(
        "sketch-player",
        player=f"player:{seat['seat']}",
        points=seat["dominance"],
        cards=len(seat["hand"]),
        limit=seat["limit"],
        you="yes" if own else "no",
    )
    numbers = ", ".join(f"{lines.say(f'attribute-{name}')} {value}" for name, value in seat["attributes"].items())
    least = "yes" if view["cheapest"] == [seat["seat"]] else "no"
    lines.add("sketch-attributes", indent=1, numbers=numbers, price=seat["price"], least=least)
    lines.add("sketch-abilities", indent=1, abilities=lines.all(f"ability-{one}" for one in seat["abilities"]))
    for card in seat["creature"].values():
        if card:
            _card(lines, "sketch-part", card, "no")
    for card in seat["hand"] if own else []:
        _card(lines, "sketch-held", card, _picked(view, card))


def _picked(view: Any, card: Any) -> str:
    """What one's own card is picked for in a choice that is not made yet."""
    return next((use for use, things in view["picks"].items() if card["thing"] in things), "no")


def _card(lines: Lines, key: str, card: Any, picked: str) -> None:
    names = ("aggression", "resilience", "allure", "gathering")
    values = zip(names, card["attributes"], strict=True)
    points = [f"{lines.say(f'attribute-{name}')} {value:+d}" for name, value in values if value]
    points += [lines.say(f"ability-{ability}") for ability in card["abilities"]]
    points += [lines.more(f"power-{card['power']}").rstrip(".")] if card["power"] else []
    told = ", ".join(points) or lines.say("sketch-none")
    lines.add(key, indent=1, name=card["name"], points=told, picked=picked, **_kind(card))
