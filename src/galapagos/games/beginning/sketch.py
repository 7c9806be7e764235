"""The Beginning in lines: the watering hole, each player's species, the hand, and what the traits in sight do."""

from __future__ import annotations

from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add("sketch-table", round=view["round"], phase=f"@phase-{view['phase']}", player=f"player:{view['active']}")
    lines.add("sketch-hole", hole=view["hole"])
    lines.add(
        "sketch-decks",
        deck=view["deck"],
        discard=len(view["discard"]),
        ending=_ending(view),
        turns=view["turns_left"] or 0,
    )
    for owner in range(view["players"]):
        _owner(lines, view, owner)
    _legend(lines, view)


def remark(lines: Lines, view: Any, thing: str) -> str:
    """A species by its owner and its traits."""
    return "".join(_told(lines, view, species) for species in view["species"] if species["id"] == thing)


def _told(lines: Lines, view: Any, species: Any) -> str:
    owner = species["owner"]
    own = owner == view["seat"]
    name = lines.say("sketch-yours") if own else lines.say("sketch-name", player=f"player:{owner}")
    traits = [lines.say(f"trait-{card['trait']}") for card in species["traits"]]
    return "; ".join([name, *([", ".join(traits)] if traits else [])])


def _owner(lines: Lines, view: Any, owner: int) -> None:
    player, own = view["table"][owner], owner == view["seat"]
    lines.add(
        "sketch-player",
        player=f"player:{owner}",
        bag=player["bag"],
        points=player["points"],
        cards=len(player["hand"]),
        you="yes" if own else "no",
    )
    for species in view["species"]:
        if species["owner"] == owner:
            _species(lines, species)
    if own:
        lines.add("sketch-hand", indent=1, faces=lines.all(f"trait-{card['trait']}" for card in player["hand"]))


def _ending(view: Any) -> str:
    """How near the end is."""
    turns = view["turns_left"]
    if turns is None or turns > view["players"]:
        return "no" if turns is None else "later"
    return {0: "over", 1: "last"}.get(turns, "round")


def _species(lines: Lines, species: Any) -> None:
    population = species["population"]
    lines.add(
        "sketch-species",
        indent=1,
        id=species["id"].partition(":")[2],
        population=len(population),
        hungry=sum(card["food"] == 0 for card in population),
        food=sum(card["food"] for card in population),
        room=sum(max(0, species["appetite"] - card["food"]) for card in population),
        traits=lines.all(f"trait-{card['trait']}" for card in species["traits"]),
    )


def _legend(lines: Lines, view: Any) -> None:
    """What each trait on the table and in one's own hand does, once."""
    cards = [card for species in view["species"] for card in species["traits"]]
    cards += [card for player in view["table"] for card in player["hand"]]
    for trait in sorted({card["trait"] for card in cards if card["trait"]}):
        lines.add("sketch-legend", name=f"@trait-{trait}", text=lines.more(f"trait-{trait}"))
