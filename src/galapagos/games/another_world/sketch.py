"""Another World in lines: the Source, each player's creatures, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    source = view["source"]
    lines.add("sketch-table", round=view["round"], deck=view["deck"], discard=len(view["discard"]))
    place = lines.say(f"source-{source['id']}") if lines.words.has(f"source-{source['id']}") else source["label"]
    if source["trait"]:
        trait = lines.say(f"trait-{source['trait']}")
        lines.add("sketch-source-upper", place=place, lower=source["lower"], upper=source["upper"], trait=trait)
    else:
        lines.add("sketch-source", place=place, lower=source["lower"])
    owners = view["players"] + (view["shade"] is not None)
    for owner in range(owners):
        _owner(lines, view, owner)


def _owner(lines: Lines, view: Any, owner: int) -> None:
    if owner == view["shade"]:
        lines.add("sketch-shade")
    else:
        lines.add(
            "sketch-player",
            player=f"player:{owner}",
            transmuted=view["transmuted"][owner],
            goal=view["goals"][owner],
            cards=len(view["hands"][owner]),
        )
    for creature in view["creatures"]:
        if creature["owner"] == owner:
            _creature(lines, creature, creature["id"] == view["active"])
    if owner == view["seat"]:
        for card in view["hands"][owner]:
            lines.add("sketch-card", indent=1, faces=lines.all(f"trait-{trait}" for trait in card["traits"]))


def _creature(lines: Lines, creature: Any, active: bool) -> None:
    traits = [f"trait-{trait['trait']}" for trait in creature["traits"] if not trait["silenced"]]
    silenced = [f"trait-{trait['trait']}" for trait in creature["traits"] if trait["silenced"]]
    lines.add(
        "sketch-creature",
        indent=1,
        id=creature["id"],
        energy="●" * creature["energy"] + "○" * (4 - creature["energy"]),
        traits=lines.all(traits),
        state="asleep" if creature["asleep"] else "active" if active else "awake",
    )
    if silenced:
        lines.add("sketch-silenced", indent=2, traits=lines.all(silenced))
    if creature["copied"]:
        lines.add("sketch-copied", indent=2, traits=lines.all(f"trait-{trait}" for trait in creature["copied"]))
