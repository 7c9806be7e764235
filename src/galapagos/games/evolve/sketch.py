"""Evolve! in lines: biome and challenge with what they pay, each beast with its attributes, the hand."""

from __future__ import annotations

from typing import Any

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
        lines.add(f"{key}-final", name=biome["name"])
        return
    gain = lines.all(f"ability-{ability}" for ability in biome["gain"])
    loss = lines.all(f"ability-{ability}" for ability in [biome["loss"]] if ability)
    lines.add(key, name=biome["name"], gain=gain, loss=loss)


def _challenge(lines: Lines, key: str, challenge: Any) -> None:
    rule = lines.more(f"challenge-{challenge['id']}") if challenge["special"] else _rule(lines, challenge)
    lines.add(key, name=challenge["name"], rule=rule, special="yes" if challenge["special"] else "no")


def _rule(lines: Lines, challenge: Any) -> str:
    """What is compared, and which ability adds to it."""
    score = [("+" if value > 0 else "−", name) for name, value in challenge["score"].items()]
    sum_ = " ".join(f"{sign} {lines.say(f'attribute-{name}')}" for sign, name in score).removeprefix("+ ")
    bonus = "".join(f"; {lines.say(f'ability-{name}')} +{value}" for name, value in challenge["bonus"].items())
    return lines.say("sketch-highest", sum=sum_ + bonus)


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
    lines.add("sketch-attributes", indent=1, numbers=numbers, price=seat["price"])
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
