"""Another World in lines: the Source, each player's creatures, the hand, and what the traits in sight do."""

from __future__ import annotations

from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add("sketch-table", round=view["round"], player=f"player:{view['turn']}")
    lines.add("sketch-goal", goal=view["goals"][0], shade="no" if view["shade"] is None else "yes")
    _source(lines, view["source"])
    for owner in range(view["players"] + (view["shade"] is not None)):
        _owner(lines, view, owner)
    lines.add("sketch-decks", deck=view["deck"], discard=len(view["discard"]))
    _legend(lines, view)


def remark(lines: Lines, view: Any, thing: str) -> str:
    """A card by its two traits, a creature by its owner, energy and traits."""
    kind, _, id = thing.partition(":")
    if kind == "creature":
        return "".join(_told(lines, view, one) for one in view["creatures"] if str(one["id"]) == id)
    hand = view["hands"][view["seat"]] if kind == "card" and view["seat"] is not None else []
    return "".join(_faces(lines, card) for card in hand if str(card["card"]) == id)


def _told(lines: Lines, view: Any, creature: Any) -> str:
    owner = lines.say("sketch-yours") if creature["owner"] == view["seat"] else _name(lines, view, creature["owner"])
    traits = [trait["trait"] for trait in creature["traits"] if not trait["silenced"]] + creature["copied"]
    told = [", ".join(lines.say(f"trait-{trait}") for trait in traits)] if traits else []
    return "; ".join([owner, lines.say("sketch-energy", energy=creature["energy"]), *told])


def _name(lines: Lines, view: Any, owner: int) -> str:
    return lines.say("shade") if owner == view["shade"] else lines.say("sketch-name", player=f"player:{owner}")


def _faces(lines: Lines, card: Any) -> str:
    """The two traits on a card, if they are known."""
    return " / ".join(lines.say(f"trait-{trait}") for trait in card["traits"] or [])


def _source(lines: Lines, source: Any) -> None:
    place = lines.say(f"source-{source['id']}") if lines.words.has(f"source-{source['id']}") else source["label"]
    if source["trait"]:
        trait = lines.say(f"trait-{source['trait']}")
        lines.add("sketch-source-upper", place=place, lower=source["lower"], upper=source["upper"], trait=trait)
    else:
        lines.add("sketch-source", place=place, lower=source["lower"])


def _owner(lines: Lines, view: Any, owner: int) -> None:
    own = owner == view["seat"]
    if owner == view["shade"]:
        lines.add("sketch-shade")
    else:
        _player(lines, view, owner, own)
    for creature in view["creatures"]:
        if creature["owner"] == owner:
            _creature(lines, creature, creature["id"] == view["active"])
    for card in view["hands"][owner] if own else []:
        lines.add("sketch-card", indent=1, faces=_faces(lines, card))


def _player(lines: Lines, view: Any, owner: int, own: bool) -> None:
    lines.add(
        "sketch-player",
        player=f"player:{owner}",
        transmuted=view["transmuted"][owner],
        goal=view["goals"][owner],
        cards=len(view["hands"][owner]),
        you="yes" if own else "no",
        first="yes" if owner == view["first"] else "no",
    )


def _creature(lines: Lines, creature: Any, active: bool) -> None:
    traits = [f"trait-{trait['trait']}" for trait in creature["traits"] if not trait["silenced"]]
    silenced = [f"trait-{trait['trait']}" for trait in creature["traits"] if trait["silenced"]]
    lines.add(
        "sketch-creature",
        indent=1,
        id=creature["id"],
        energy=creature["energy"],
        traits=lines.all(traits),
        state="asleep" if creature["asleep"] else "active" if active else "awake",
    )
    if silenced:
        lines.add("sketch-silenced", indent=2, traits=lines.all(silenced))
    if creature["copied"]:
        lines.add("sketch-copied", indent=2, traits=lines.all(f"trait-{trait}" for trait in creature["copied"]))


def _legend(lines: Lines, view: Any) -> None:
    """What each trait on the table and in one's own hand does, once."""
    found = {trait["trait"] for creature in view["creatures"] for trait in creature["traits"]}
    for hand in view["hands"]:
        found.update(trait for card in hand for trait in card["traits"] or [])
    for trait in sorted(found):
        lines.add("sketch-legend", name=f"@trait-{trait}", text=lines.more(f"trait-{trait}"))
