"""The table as one picture: every player's creatures on a sheet of paper, from our own drawings."""

from __future__ import annotations

import re
from typing import Any

from galapagos.art import Description, draw

CELL = 120
MARGIN = 12
PAPER = "#f4ecd8"
RULE = "#8a7a66"


def rows(view: Any) -> list[list[Description]]:
    """The drawings of the table, a row for each player; the first row is what lies in the middle."""
    return _ROWS[view["game"]](view)


def picture(view: Any) -> str:
    """The table that this view shows, as one SVG."""
    table = [row for row in rows(view) if row]
    width = max([len(row) for row in table], default=1) * CELL + 2 * MARGIN
    height = len(table) * (CELL + MARGIN) + 2 * MARGIN
    body = [f'<rect width="{width}" height="{height}" fill="{PAPER}"/>']
    for down, row in enumerate(table):
        y = MARGIN + down * (CELL + MARGIN)
        if down:
            body.append(f'<line x1="{MARGIN}" x2="{width - MARGIN}" y1="{y - 6}" y2="{y - 6}" stroke="{RULE}"/>')
        body += [_placed(draw(thing), MARGIN + across * CELL, y) for across, thing in enumerate(row)]
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(body)}</svg>'


def _placed(drawing: str, x: int, y: int) -> str:
    """The drawing as a nested picture at that place."""
    return re.sub(r"^<svg ", f'<svg x="{x}" y="{y}" ', drawing, count=1)


def _another_world(view: Any) -> list[list[Description]]:
    owners = view["players"] + (view["shade"] is not None)
    creatures = [[c["art"] for c in view["creatures"] if c["owner"] == owner] for owner in range(owners)]
    return [[view["source"]["art"]], *creatures]


def _beginning(view: Any) -> list[list[Description]]:
    hole: Description = {"game": "beginning", "kind": "watering-hole", "numbers": {"food": min(view["hole"], 12)}}
    return [[hole], *([_herd(s) for s in view["species"] if s["owner"] == o] for o in range(view["players"]))]


def _herd(species: Any) -> Description:
    return {
        "game": "beginning",
        "kind": "species",
        "seed": int(species["id"].partition(":")[2]),
        "traits": [card["trait"] for card in species["traits"]],
        "numbers": {"population": min(len(species["population"]), 8)},
    }


def _evolve(view: Any) -> list[list[Description]]:
    middle: list[Description] = [{"game": "evolve", "kind": "biome", "name": view["biome"]["id"]}]
    if view["challenge"]:
        middle.append({"game": "evolve", "kind": "challenge", "name": view["challenge"]["id"]})
    return [middle, [_beast(seat) for seat in view["seats"]]]


def _beast(seat: Any) -> Description:
    parts = {kind: card["shape"] for kind, card in seat["creature"].items() if card}
    return {"game": "evolve", "kind": "beast", "seed": seat["seat"] + 1, "parts": parts}


def _evoloosen(view: Any) -> list[list[Description]]:
    return [[seat["art"] for seat in view["seats"]]]


_ROWS = {"another-world": _another_world, "beginning": _beginning, "evolve": _evolve, "evoloosen": _evoloosen}
