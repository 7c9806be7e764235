"""The end of a game as one picture to pass on: who won and by what, the winner's creatures, the score sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import cast

from galapagos import games
from galapagos.gallery import Description, draw
from galapagos.table.ending import ended
from galapagos.table.sheets import Sheet

WIDTH = 720
MARGIN = 28
CELL = 128
LINE = 26
PAPER, INK, SOFT, RULE = "#f4ecd8", "#2b2118", "#5f5244", "#8a7a66"
SERIF = "Georgia, 'Times New Roman', serif"


def pictured(game: str, text: str, names: Sequence[str]) -> str:
    """The picture of the game in the record."""
    return poster(game, ended(text, names))


def poster(game: str, ending: Sheet) -> str:
    """The picture, as an SVG that needs nothing else."""
    page = _Page()
    page.line(games.title(game), 18, SOFT)
    page.line(ending["headline"], 34, INK)
    for part in wrap(ending["how"], 84):
        page.line(part, 16, SOFT)
    page.drawings([item["of"] for item in ending["plate"]])
    page.sheet(ending)
    return page.svg()


class _Page:
    """A sheet of paper that grows downwards."""

    def __init__(self) -> None:
        self.y = float(MARGIN)
        self.body: list[str] = []

    def line(self, text: str, size: int, colour: str) -> None:
        self.y += size * 1.25
        self._text(WIDTH / 2, text, size, colour, "middle")

    def _text(self, x: float, text: str, size: int, colour: str, anchor: str) -> None:
        how = f'font-family="{SERIF}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"'
        self.body.append(f'<text x="{x:.1f}" y="{self.y:.1f}" {how}>{escape(text)}</text>')

    def drawings(self, things: list[dict[str, object]]) -> None:
        """In a row, or in two."""
        self.y += 10
        across = (WIDTH - 2 * MARGIN) // CELL
        for start in range(0, len(things), across):
            row = things[start : start + across]
            left = (WIDTH - CELL * len(row)) / 2
            self.body += [_placed(draw(cast(Description, of)), left + i * CELL, self.y) for i, of in enumerate(row)]
            self.y += CELL + 6

    def sheet(self, ending: Sheet) -> None:
        """The players across, their scores by part below."""
        owners = [one["owner"] for one in ending["standings"]]
        places = [MARGIN + 190 + (i + 1) * (WIDTH - 2 * MARGIN - 190) / len(owners) for i in range(len(owners))]
        self._row("", [_short(one["name"], len(owners)) for one in ending["standings"]], places, INK)
        for score in ending["scores"]:
            self._rule()
            values = [str(score["values"][owner]) if owner < len(score["values"]) else "" for owner in owners]
            self._row(score["name"], values, places, INK if score["total"] else SOFT)

    def _row(self, name: str, values: list[str], places: list[float], colour: str) -> None:
        self.y += LINE
        self._text(MARGIN, name, 16, colour, "start")
        for x, value in zip(places, values, strict=True):
            self._text(x, value, 16, colour, "end")

    def _rule(self) -> None:
        y = self.y + 7
        self.body.append(f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}" stroke="{RULE}"/>')

    def svg(self) -> str:
        height = round(self.y + MARGIN)
        size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
        paper = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{"".join(self.body)}</svg>'


def _short(name: str, owners: int) -> str:
    """As much of a name as its column holds."""
    most = 46 // owners
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _placed(drawing: str, x: float, y: float) -> str:
    cell = f'x="{x:.1f}" y="{y:.1f}" width="{CELL}" height="{CELL}" preserveAspectRatio="xMidYMax"'
    return re.sub(r' width="\d+" height="\d+"', f" {cell}", drawing, count=1)
