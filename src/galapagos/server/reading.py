"""What there is to read about a game, as it is sent: the almanac and the rules."""

from typing import Literal

from galapagos.art.description import Description
from galapagos.server.protocol import Output


class Plate(Output, frozen=True):
    """One entry of the almanac: a card, a trait, a place. `rules` and `facts` (what it is, costs, pays) are told from
    the deck's own numbers, `art` is for /art."""

    id: str
    kind: str
    name: str
    text: str
    rules: str
    facts: list[str]
    copies: int
    art: Description | None


class Almanac(Output, frozen=True):
    game: str
    plates: list[Plate]


class RuleLine(Output, frozen=True):
    """A paragraph of the rules, or an item or a step of a list; `term` is what it is about, if it begins with that."""

    kind: Literal["text", "item", "step"]
    term: str
    text: str


class RuleFigure(Output, frozen=True):
    """A card of the deck with its drawing."""

    name: str
    art: Description


class RuleScene(Output, frozen=True):
    """An example out of a real game: the table's drawings before and after, a row for each player; what happened."""

    before: list[list[Description]]
    told: list[str]
    after: list[list[Description]]


class RuleSection(Output, frozen=True):
    """A section of the rules; `heads` and `rows` are a table, `about` the questions and reasons that it answers."""

    id: str
    title: str
    lines: list[RuleLine]
    heads: list[str]
    rows: list[list[str]]
    figures: list[RuleFigure]
    scene: RuleScene | None
    about: list[str]


class Rules(Output, frozen=True):
    """The rules of a game on one page, for a table: `players` 0 and `mode` "" are all of them."""

    game: str
    title: str
    players: int
    mode: str
    sections: list[RuleSection]
