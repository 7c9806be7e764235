"""Evoloosen in lines: the Gene Pool, the battle, each player's collection, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add(
        "sketch-table",
        round=view["round"],
        stage=f"@stage-{view['stage']}",
        phase=f"@phase-{view['phase']}",
        active=f"player:{view['active']}",
    )
    for gene in view["pool"]:
        if gene:
            _gene(lines, gene)
    for card in view["unresolved"]:
        lines.add("sketch-unresolved", name=f"@card-{card['id']}", kind=f"@kind-{card['kind']}", pf=card["pf"])
    if view["battle"]:
        _battle(lines, view["battle"])
    elif view["encounter"]:
        card = view["encounter"]
        lines.add("sketch-encounter", name=f"@card-{card['id']}", kind=f"@kind-{card['kind']}")
    for play in view["declared"]:
        lines.add("sketch-declared", player=f"player:{play['seat']}", name=f"@card-{play['card']['id']}")
    for number, seat in enumerate(view["seats"]):
        _seat(lines, number, seat, number == view["rocket"])
    for card in view["hand"]:
        _invention(lines, card)


def _gene(lines: Lines, gene: Any) -> None:
    lines.add(
        "sketch-gene",
        name=f"@card-{gene['id']}",
        type=f"@type-{gene['type']}",
        cost=gene["cost"],
        pf=gene["pf"],
        int=gene["int"],
    )


def _battle(lines: Lines, battle: Any) -> None:
    fighters = ", ".join(
        lines.words.render(("sketch-name", {"player": f"player:{seat}"}), lines.names) for seat in battle["fighters"]
    )
    enemy = f"@card-{battle['enemy']['id']}" if battle["enemy"] else "@sketch-each-other"
    lines.add(
        "sketch-battle",
        fighters=fighters,
        enemy=enemy,
        own=battle["own_strength"],
        strength=battle["enemy_strength"],
    )


def _seat(lines: Lines, number: int, seat: Any, rocket: bool) -> None:
    lines.add(
        "sketch-player",
        player=f"player:{number}",
        species=f"@species-{seat['species']}" if seat["species"] else "@sketch-none",
        mp=seat["mp"],
        pf=seat["pf"],
        int=seat["int"],
        cp=seat["cp"],
        cards=seat["hand_size"],
        rocket="yes" if rocket else "no",
    )
    lines.add("sketch-genes", indent=1, genes=lines.all(f"card-{gene['id']}" for gene in seat["genes"]))
    followers = [f"card-{seat[key]['id']}" for key in ("companion", "tame") if seat[key]]
    if followers:
        lines.add("sketch-followers", indent=1, names=lines.all(followers))


def _invention(lines: Lines, card: Any) -> None:
    lines.add(
        "sketch-held",
        indent=1,
        name=f"@card-{card['id']}",
        type=f"@type-{card['type']}",
        cp=card["cp"],
        count=card["count"],
    )
