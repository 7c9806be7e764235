"""`galapagos rules`: a game's rules, whole or a section, as the browser shows them."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import galapagos
from galapagos.cli.options import AsJson, BadOption, DeckFile, GameId, ModeName, Players
from galapagos.cli.play.screen import Screen
from galapagos.files import read_deck
from galapagos.gallery.rules import Block, Chapter, page
from galapagos.gallery.scenes import Scene
from galapagos.games import title

SectionName = Annotated[str | None, typer.Argument(metavar="SECTION", help="One section, or words to look for.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line after line, for screen readers: nothing is drawn.")]


def rules(
    game: GameId,
    section: SectionName = None,
    players: Players = None,
    mode: ModeName = None,
    deck: DeckFile = None,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    """The rules of a game, in our own words, with the numbers of the deck."""
    found = galapagos.game(game)
    if mode is not None:
        chosen = found.modes[found.mode_number(mode)]
        chosen.check(game, players or chosen.fewest)
    chapters = chosen_from(page(found, players or 0, mode or "", found.deck(read_deck(deck))), section)
    if as_json:
        told = [chapter._asdict() | {"blocks": [block._asdict() for block in chapter.blocks]} for chapter in chapters]
        typer.echo(json.dumps({"game": game, "title": title(game), "sections": told}, ensure_ascii=False))
        return
    Printer(Screen(plain)).print(title(game), chapters)


def chosen_from(chapters: list[Chapter], wanted: str | None) -> list[Chapter]:
    """The section with that id or heading; else all that have those words; all if none is wanted."""
    if wanted is None:
        return chapters
    text = wanted.casefold()
    named = [chapter for chapter in chapters if text in (chapter.id, chapter.title.casefold())]
    found = named or [chapter for chapter in chapters if text in chapter.text().casefold()]
    if not found:
        raise BadOption(f"no section has '{wanted}'; the sections are {', '.join(chapter.id for chapter in chapters)}")
    return found


class Printer:
    """Writes the page to the terminal."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def print(self, name: str, chapters: list[Chapter]) -> None:
        """All these sections below the game's name."""
        self.screen.write(name, "bold")
        for chapter in chapters:
            self.screen.heading(chapter.title)
            self._lines(chapter.blocks)
            self._table(chapter)
            if chapter.scene:
                self._scene(chapter.scene)

    def _lines(self, blocks: list[Block]) -> None:
        step = 0
        for block in blocks:
            step = step + 1 if block.kind == "step" else 0
            mark = {"step": f"{step}. ", "item": "- ", "text": ""}[block.kind]
            self.screen.write(f"{mark}{block.term}{': ' if block.term else ''}{block.text}")

    def _table(self, chapter: Chapter) -> None:
        if self.screen.plain:
            for row in chapter.rows:
                cells = [f"{head}: {cell}" for head, cell in zip(chapter.heads, row, strict=True) if cell]
                self.screen.write("; ".join(cells))
        elif chapter.rows:
            self.screen.console.print(_grid(chapter))

    def _scene(self, scene: Scene) -> None:
        for sentence in scene.told:
            self.screen.write(f"  > {sentence}")


def _grid(chapter: Chapter) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
    for head in chapter.heads:
        table.add_column(Text(head))
    for row in chapter.rows:
        table.add_row(*map(Text, row))
    return table
