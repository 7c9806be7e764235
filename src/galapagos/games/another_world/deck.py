"""The deck: Evolution cards, Energy Sources and Choice cards, checked and packed into numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from galapagos import decks
from galapagos.games.another_world.names import CARING, COLOURS, METAMORPHIC, TRAIT_NAMES, TRAITS
from galapagos.kernel.game import Deck as AnyDeck
from galapagos.kernel.text import BadDeck

FEWEST_CARDS: Final = 32  # four players, each with a creature and five cards, and something to draw
MOST_CARDS: Final = 96  # the verbs have room for no more
MOST_ENERGY: Final = 20
MOST_OTHERS: Final = 40  # Sources, and Choice cards


class Deck(AnyDeck):
    """A card's face is its place in `upright` and `turned`; a Source's and a Choice card's likewise."""

    def __init__(self, source: decks.Row, titles: dict[str, str]) -> None:
        super().__init__(source)
        decks.keys(source, "the deck", ["card", "source", "choice", "trait"])
        self.upright: list[i64] = []
        self.turned: list[i64] = []
        self.source_ids: list[str] = []
        self.source_labels: list[str] = []  # how texts name the Source
        self.source_trait: list[i64] = []
        self.source_upper: list[i64] = []
        self.source_lower: list[i64] = []  # three numbers a Source: for 2, 3 and 4 players
        self.choice_creature: list[i64] = []
        self.choice_trait: list[i64] = []
        for where, row in decks.rows(source, "card", FEWEST_CARDS, MOST_CARDS):
            self._card(where, row)
        for where, row in decks.rows(source, "source", 1, MOST_OTHERS):
            self._source(where, row, titles)
        for where, row in decks.rows(source, "choice", 1, MOST_OTHERS):
            self._choice(where, row)
        for where, row in decks.rows(source, "trait", 0, TRAITS) if "trait" in source else []:
            self._trait(where, row)

    def _card(self, where: str, row: decks.Row) -> None:
        decks.keys(row, where, ["upright", "turned"])
        upright = decks.word(row, "upright", where, TRAIT_NAMES)
        turned = decks.word(row, "turned", where, TRAIT_NAMES)
        if upright == turned:
            raise BadDeck(where, f"'{TRAIT_NAMES[upright]}' twice", "two different traits")
        if {upright, turned} == {CARING, METAMORPHIC}:
            raise BadDeck(where, "caring with metamorphic", "a trait that the Shade can use")
        self.upright.append(upright)
        self.turned.append(turned)

    def _source(self, where: str, row: decks.Row, titles: dict[str, str]) -> None:
        decks.keys(row, where, ["id", "name", "trait", "upper", "lower"])
        id, name = decks.new_id(row, where, self.source_ids), decks.name(row, "name", where)
        if ("trait" in row) != ("upper" in row):
            raise BadDeck(where, "only one of them", "both 'trait' and 'upper', or neither")
        self.source_ids.append(id)
        self.source_labels.append(f"@source-{id}" if titles.get(id) == name else name)
        self.source_trait.append(decks.word_or_none(row, "trait", where, TRAIT_NAMES))
        self.source_upper.append(decks.number(row, "upper", where, 1, MOST_ENERGY) if "upper" in row else 0)
        lower = row.get("lower")
        if not isinstance(lower, list) or len(lower) != 3:
            raise BadDeck(f"{where}.lower", decks.told(lower), "three numbers, for 2, 3 and 4 players")
        for energy in lower:
            self.source_lower.append(decks.number({"lower": energy}, "lower", where, 0, MOST_ENERGY))

    def _choice(self, where: str, row: decks.Row) -> None:
        decks.keys(row, where, ["creature", "trait"])
        self.choice_creature.append(decks.number(row, "creature", where, 1, 99))
        self.choice_trait.append(decks.number(row, "trait", where, 1, 99))

    def _trait(self, where: str, row: decks.Row) -> None:
        """A row of the list of traits: it must tell the truth."""
        decks.keys(row, where, ["id", "kind", "copies"])
        trait = decks.word(row, "id", where, TRAIT_NAMES)
        kind, copies = COLOURS[trait // 4], (self.upright + self.turned).count(trait)
        if row.get("kind", kind) != kind:
            raise BadDeck(f"{where}.kind", decks.told(row["kind"]), f"'{kind}'")
        if row.get("copies", copies) != copies:
            raise BadDeck(f"{where}.copies", decks.told(row["copies"]), f"{copies}, as in the list of cards")


def titles(source: dict[str, Any]) -> dict[str, str]:
    """The names of the Sources by id: those that the catalogue has words for."""
    return {row["id"]: row["name"] for row in source["source"]}
