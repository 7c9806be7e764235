"""The page of a game's rules, from what its `primer` says: the same for the browser, the terminal and the printer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any, Literal, NamedTuple

from galapagos import games
from galapagos.art.description import Description
from galapagos.files import optional_text
from galapagos.gallery import plate
from galapagos.gallery.scenes import Scene, scene
from galapagos.kernel.game import Deck, Game
from galapagos.kernel.text import Param, Text
from galapagos.primer import Grid, Section
from galapagos.words import Catalogue

BlockKind = Literal["text", "item", "step"]
LONGEST_TERM = 6  # words before a colon that are what the line is about
MARKS: dict[str, BlockKind] = {"- ": "item", "+ ": "step"}
PREFIXES = ("trait", "card")  # what entries of a deck may be called in the catalogue, besides by their table


class Block(NamedTuple):
    """A paragraph, or an item or a step of a list; `term` is what the line is about, if it begins with that."""

    kind: BlockKind
    term: str
    text: str


class Figure(NamedTuple):
    """An entry of the deck with its drawing."""

    name: str
    art: Description


class Chapter(NamedTuple):
    """A section of the page in words."""

    id: str
    title: str
    blocks: list[Block]
    heads: list[str]
    rows: list[list[str]]
    figures: list[Figure]
    scene: Scene | None
    about: list[str]

    def text(self) -> str:
        """All that it says, to be searched."""
        return " ".join([self.title, *(f"{block.term} {block.text}" for block in self.blocks), *chain(*self.rows)])


@cache
def catalogue(game: str, language: str = "en") -> Catalogue:
    """The words of the game, those of its rules page included."""
    return Catalogue([*games.words(game, language), source(game, language)], language)


def source(game: str, language: str = "en") -> str:
    """The game's own text of its rules; nothing if it brings none."""
    return optional_text(games.packages()[game], "words", "rules", f"{language}.ftl")


def sections(game: Game, deck: Deck, players: int = 0, mode: str = "") -> list[Section]:
    """What the game's primer says for this table; nothing if it brings none."""
    primer = games.brought(game.id, "primer")
    found: list[Section] = primer.sections(deck, players, mode) if primer else []
    return [section for section in found if not mode or not section.modes or mode in section.modes]


def page(game: Game, players: int = 0, mode: str = "", deck: Deck | None = None) -> list[Chapter]:
    """The rules for so many players, that mode and that deck; for all of them where none is named.

    >>> [chapter.id for chapter in page(games.game(games.ids()[0]))][:2]
    ['goal', 'setup']
    """
    chosen = deck or game.deck()
    writer = Writer(game, chosen)
    return [writer.chapter(section) for section in sections(game, chosen, players, mode)] or [writer.plain()]


def facts(game: Game, deck: Deck, section: str, item: dict[str, Any]) -> list[str]:
    """What an entry of the deck is, costs and pays, for the almanac."""
    primer = games.brought(game.id, "primer")
    found: list[Text] = primer.facts(deck, section, item) if primer else []
    return [catalogue(game.id).render(text) for text in found]


class Writer:
    """Puts sections into words."""

    def __init__(self, game: Game, deck: Deck) -> None:
        self.game = game
        self.deck = deck
        self.words = catalogue(game.id)

    def chapter(self, section: Section) -> Chapter:
        """The section with its text, its numbers side by side, its drawings and its example."""
        key = f"rules-{section.id}"
        text = self.words.render((f"{key}-text", dict(section.params)))
        heads, rows = self._grid(section.grid)
        shown = scene(self.game, section.example) if section.example else None
        figures = list(self._figures(section.plates))
        return Chapter(
            section.id, self.words.render((key, {})), blocks(text), heads, rows, figures, shown, section.about.split()
        )

    def plain(self) -> Chapter:
        """The page of a game that brings none: what its words say of it."""
        keys = ["game-about", *(f"mode-{mode.name}-text" for mode in self.game.modes), "sketch-rules"]
        texts = [self.words.render((key, {})) for key in keys if self.words.has(key)]
        return Chapter("game", games.title(self.game.id), blocks("\n\n".join(texts)), [], [], [], None, [])

    def _grid(self, grid: Grid | None) -> tuple[list[str], list[list[str]]]:
        if grid is None:
            return [], []
        return [self._cell(head) for head in grid.heads], [[self._cell(cell) for cell in row] for row in grid.rows]

    def _cell(self, cell: Param | Text) -> str:
        if isinstance(cell, tuple):
            return self.words.render(cell)
        return str(self.words.resolve(cell))

    def _figures(self, plates: Iterable[tuple[str, str]]) -> Iterable[Figure]:
        """The entries that the deck has: one of somebody's own may lack some."""
        for table, id in plates:
            for item in self.deck.source.get(table, []):
                if item.get("id") == id:
                    yield Figure(self._name(table, item), plate(self.game.id, table, item))

    def _name(self, table: str, item: dict[str, Any]) -> str:
        keys = [f"{prefix}-{item['id']}" for prefix in (table, *PREFIXES)]
        known = next((key for key in keys if self.words.has(key)), "")
        return str(item.get("name") or (self.words.render((known, {})) if known else item["id"]))


def blocks(text: str) -> list[Block]:
    """The lines of a text: paragraphs, items (`- `) and steps (`+ `)."""
    return [_block(line) for line in text.splitlines() if line.strip()]


def _block(line: str) -> Block:
    kind = MARKS.get(line[:2])
    if kind is None:
        return Block("text", "", line)
    term, colon, rest = line[2:].partition(": ")
    if colon and len(term.split()) <= LONGEST_TERM:
        return Block(kind, term, rest)
    return Block(kind, "", line[2:])


def section_about(game: Game, key: str) -> str:
    """The section that a question or a reason leads to; "" is the page as a whole."""
    found = (section.id for section in sections(game, game.deck()) if key in section.about.split())
    return next(found, "")
