"""The table as one picture: every player's creatures on a sheet of paper, from our own drawings."""

from __future__ import annotations

import re
from typing import Any

from galapagos.art.drawing import Rows
from galapagos.gallery import draw, drawing

CELL = 120
MARGIN = 12
PAPER = "#f4ecd8"
RULE = "#8a7a66"


def rows(view: Any) -> Rows:
    """The drawings of the table, a row for each player; the first row is what lies in the middle."""
    found = drawing(view["game"])
    return found.rows(view) if found else [[{"game": view["game"], "kind": "table"}]]


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
    """The drawing as a nested picture, standing on the ground of its cell."""
    cell = f'x="{x}" y="{y}" width="{CELL}" height="{CELL}" preserveAspectRatio="xMidYMax"'
    return re.sub(r' width="\d+" height="\d+"', f" {cell}", drawing, count=1)
