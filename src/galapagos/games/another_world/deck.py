"""The deck: Evolution cards, Energy Sources and Choice cards, checked and packed into numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from galapagos.games.another_world.names import CARING, COLOURS, METAMORPHIC, NONE, TRAIT_NAMES, TRAITS
from galapagos.kernel.game import Deck
from galapagos.kernel.text import BadDeck

FEWEST_CARDS: Final = 32  # four players, each with a creature and five cards, and something to draw
MOST_CARDS: Final = 96  # the verbs have room for no more
MOST_ENERGY: Final = 20
MOST_OTHERS: Final = 40  # Sources, and Choice cards


class EvolutionDeck(Deck):
    """A card's face is its place in `upright` and `turned`; a Source's and a Choice card's likewise."""

    def __init__(self, source: dict[str, Any], titles: dict[str, str]) -> None:
        super().__init__(source)
        expect_keys(source, "the deck", ["card", "source", "choice", "trait"])
        self.upright: list[i64] = []
        self.turned: list[i64] = []
        self.source_ids: list[str] = []
        self.source_labels: list[str] = []  # how texts name the Source
        self.source_trait: list[i64] = []
        self.source_upper: list[i64] = []
        self.source_lower: list[i64] = []  # three numbers a Source: for 2, 3 and 4 players
        self.choice_creature: list[i64] = []
        self.choice_trait: list[i64] = []
        for where, row in rows(source, "card", FEWEST_CARDS, MOST_CARDS):
            self._card(where, row)
        for where, row in rows(source, "source", 1, MOST_OTHERS):
            self._source(where, row, titles)
        for where, row in rows(source, "choice", 1, MOST_OTHERS):
            self._choice(where, row)
        for where, row in rows(source, "trait", 0, TRAITS) if "trait" in source else []:
            self._trait(where, row)

    def _card(self, where: str, row: dict[str, Any]) -> None:
        expect_keys(row, where, ["upright", "turned"])
        upright = expect_trait(row.get("upright"), f"{where}.upright")
        turned = expect_trait(row.get("turned"), f"{where}.turned")
        if upright == turned:
            raise BadDeck(where, f"'{TRAIT_NAMES[upright]}' twice", "two different traits")
        if {upright, turned} == {CARING, METAMORPHIC}:
            raise BadDeck(where, "caring with metamorphic", "a trait that the Shade can use")
        self.upright.append(upright)
        self.turned.append(turned)

    def _source(self, where: str, row: dict[str, Any], titles: dict[str, str]) -> None:
        expect_keys(row, where, ["id", "name", "trait", "upper", "lower"])
        id, name = expect_word(row.get("id"), f"{where}.id"), expect_word(row.get("name"), f"{where}.name")
        if id in self.source_ids:
            raise BadDeck(f"{where}.id", f"'{id}' again", "an id that is not used yet")
        if ("trait" in row) != ("upper" in row):
            raise BadDeck(where, "only one of them", "both 'trait' and 'upper', or neither")
        self.source_ids.append(id)
        self.source_labels.append(f"@source-{id}" if titles.get(id) == name else name)
        self.source_trait.append(expect_trait(row["trait"], f"{where}.trait") if "trait" in row else NONE)
        self.source_upper.append(expect_number(row["upper"], f"{where}.upper", 1, MOST_ENERGY) if "upper" in row else 0)
        lower = row.get("lower")
        if not isinstance(lower, list) or len(lower) != 3:
            raise BadDeck(f"{where}.lower", repr(lower), "three numbers, for 2, 3 and 4 players")
        for energy in lower:
            self.source_lower.append(expect_number(energy, f"{where}.lower", 0, MOST_ENERGY))

    def _choice(self, where: str, row: dict[str, Any]) -> None:
        expect_keys(row, where, ["creature", "trait"])
        self.choice_creature.append(expect_number(row.get("creature"), f"{where}.creature", 1, 99))
        self.choice_trait.append(expect_number(row.get("trait"), f"{where}.trait", 1, 99))

    def _trait(self, where: str, row: dict[str, Any]) -> None:
        """A row of the list of traits: it must tell the truth."""
        expect_keys(row, where, ["id", "kind", "copies"])
        trait = expect_trait(row.get("id"), f"{where}.id")
        kind, copies = COLOURS[trait // 4], (self.upright + self.turned).count(trait)
        if row.get("kind", kind) != kind:
            raise BadDeck(f"{where}.kind", shown(row["kind"]), f"'{kind}'")
        if row.get("copies", copies) != copies:
            raise BadDeck(f"{where}.copies", shown(row["copies"]), f"{copies}, as in the list of cards")


def rows(source: dict[str, Any], table: str, fewest: int, most: int) -> list[tuple[str, dict[str, Any]]]:
    """The table's rows, each with the words that say where it stands."""
    found = source.get(table)
    if not isinstance(found, list):
        raise BadDeck(table, shown(found), "a list")
    if not fewest <= len(found) <= most:
        raise BadDeck(table, f"{len(found)} entries", f"{fewest} to {most}")
    for number, row in enumerate(found, start=1):
        if not isinstance(row, dict):
            raise BadDeck(f"{table} {number}", repr(row), "a table")
    return [(f"{table} {number}", row) for number, row in enumerate(found, start=1)]


def expect_keys(row: dict[str, Any], where: str, allowed: list[str]) -> None:
    for key in row:
        if key not in allowed:
            raise BadDeck(where, f"'{key}'", "only " + ", ".join(allowed))


def expect_trait(value: Any, where: str) -> int:
    if not isinstance(value, str) or value not in TRAIT_NAMES:
        raise BadDeck(where, shown(value), "one of " + ", ".join(TRAIT_NAMES))
    return TRAIT_NAMES.index(value)


def expect_word(value: Any, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > 40 or value.startswith("@"):
        raise BadDeck(where, shown(value), "a word or a name of at most 40 letters")
    return value


def expect_number(value: Any, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadDeck(where, shown(value), f"a whole number from {low} to {high}")
    return value


def shown(value: Any) -> str:
    return "nothing" if value is None else repr(value)


def titles(source: dict[str, Any]) -> dict[str, str]:
    """The names of the Sources by id: those that the catalogue has words for."""
    return {row["id"]: row["name"] for row in source["source"]}
