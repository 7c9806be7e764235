"""What the page of a game's rules is made of. A game brings it as its module `primer`:

    sections(deck, players, mode)   the page, section by section, in the order of play
    facts(deck, section, item)      what an entry of the deck is, costs and pays, for the almanac

The words are in `words/rules/<language>.ftl` of the game: `rules-<id>` is the heading of a section, `rules-<id>-text`
what it says. All numbers are parameters, read from the deck or the rules; where no number of players or mode is given
(0, ""), the page is for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from galapagos.kernel.text import Param, Text

NO_PARAMS: Final[Mapping[str, Param]] = MappingProxyType({})


class Grid(NamedTuple):
    """Numbers side by side. A cell is a number, a word, an entry of the catalogue ("@key"), or a text."""

    heads: list[Param]
    rows: list[list[Param | Text]]


class Example(NamedTuple):
    """Something that happens in a real game: the moves from the first of these events to the last, in that order."""

    events: tuple[str, ...]
    mode: str = ""


class Section(NamedTuple):
    """A section of the page.

    `book` has its rows in the table of the book's sections of `docs/games/<id>.md`, with slashes between them; `about`
    the keys of the questions (`ask-…`) and reasons (`why-…`, `when-…`) that lead here; `plates` entries of the deck
    that are drawn beside the text, as table and id; `modes` the modes it is for (none: all).
    """

    id: str
    book: str
    params: Mapping[str, Param] = NO_PARAMS
    about: str = ""
    grid: Grid | None = None
    example: Example | None = None
    plates: tuple[tuple[str, str], ...] = ()
    modes: tuple[str, ...] = ()
