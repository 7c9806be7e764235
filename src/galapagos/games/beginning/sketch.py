"""The Beginning in lines: the watering hole, each player's species, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add(
        "sketch-table",
        round=view["round"],
        phase=f"@phase-{view['phase']}",
        hole=view["hole"],
        deck=view["deck"],
        discard=len(view["discard"]),
        ending=_ending(view),
        turns=view["turns_left"] or 0,
    )
    for owner, player in enumerate(view["table"]):
        lines.add(
            "sketch-player",
            player=f"player:{owner}",
            bag=player["bag"],
            points=player["points"],
            cards=len(player["hand"]),
        )
        for species in view["species"]:
            if species["owner"] == owner:
                _species(lines, species)
        if owner == view["seat"]:
            lines.add("sketch-hand", indent=1, faces=lines.all(f"trait-{card['trait']}" for card in player["hand"]))


def _ending(view: Any) -> str:
    """How near the end is."""
    turns = view["turns_left"]
    if turns is None or turns > view["players"]:
        return "no" if turns is None else "later"
    return {0: "over", 1: "last"}.get(turns, "round")


def _species(lines: Lines, species: Any) -> None:
    fed = sum(card["food"] > 0 for card in species["population"])
    lines.add(
        "sketch-species",
        indent=1,
        id=species["id"].partition(":")[2],
        population=len(species["population"]),
        fed=fed,
        food=sum(card["food"] for card in species["population"]),
        traits=lines.all(f"trait-{card['trait']}" for card in species["traits"]),
    )
