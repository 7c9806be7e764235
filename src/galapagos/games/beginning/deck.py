"""The deck: ten traits and their numbers, read from TOML and checked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from galapagos.files import package_toml
from galapagos.games.beginning.species import CARNIVORE, LONG_NECK, SCAVENGER, TRAITS
from galapagos.games.beginning.verbs import MOST_CARDS
from galapagos.kernel import game
from galapagos.kernel.text import BadDeck

FEWEST_CARDS: Final = 20
KINDS: Final = ["carnivore", "defensive", "eating", "population"]
EATERS: Final = [CARNIVORE, LONG_NECK, SCAVENGER]  # the traits that have a number of food


class Deck(game.Deck):
    """One deck. Lists are indexed by trait; `faces` has one entry a card."""

    def __init__(self, source: dict[str, Any]) -> None:
        super().__init__(source)
        self.name = ""
        self.faces: list[i64] = []
        self.copies: list[i64] = [0] * len(TRAITS)
        self.eats: list[i64] = [0] * len(TRAITS)
        self.shapes: list[list[str]] = [[] for trait in TRAITS]
        expect_keys(source, "the deck", ["name", "turn", "card"])
        self.name = expect_name(source, "the deck")
        turn = expect_table(source.get("turn"), "turn")
        expect_keys(turn, "turn", ["food", "cards", "traits"])
        self.turn_food: i64 = expect_number(turn, "turn", "food", 0, 9)
        self.turn_cards: i64 = expect_number(turn, "turn", "cards", 1, 9)
        self.most_traits: i64 = expect_number(turn, "turn", "traits", 1, len(TRAITS))
        seen: list[str] = []
        for number, row in enumerate(expect_rows(source.get("card")), start=1):
            self._card(row, f"card {number}", seen)
        if not FEWEST_CARDS <= len(self.faces) <= MOST_CARDS:
            raise BadDeck("card", f"{len(self.faces)} cards", f"{FEWEST_CARDS} to {MOST_CARDS} cards")

    def _card(self, row: dict[str, Any], where: str, seen: list[str]) -> None:
        trait = expect_word(row, where, "id", TRAITS)
        where = f"{where} ({TRAITS[trait]})"
        if TRAITS[trait] in seen:
            raise BadDeck(f"{where}.id", "a second entry", "each trait once")
        seen.append(TRAITS[trait])
        expect_keys(row, where, ["id", "name", "kind", "copies", "shape"] + (["food"] if trait in EATERS else []))
        expect_name(row, where)
        expect_word(row, where, "kind", KINDS)
        self.copies[trait] = expect_number(row, where, "copies", 0, MOST_CARDS)
        self.shapes[trait] = expect_shape(row, where)
        if trait in EATERS:
            self.eats[trait] = expect_number(row, where, "food", 0, 9)
        self.faces.extend([trait] * self.copies[trait])


def standard() -> dict[str, Any]:
    """The data of the game's own deck."""
    return package_toml("galapagos.games.beginning", "cards.toml")


def shown(row: dict[str, Any], key: str) -> str:
    """The value found, for a message."""
    return repr(row[key]) if key in row else "nothing"


def expect_keys(row: dict[str, Any], where: str, allowed: list[str]) -> None:
    for key in row:
        if key not in allowed:
            raise BadDeck(where, f"'{key}'", "only " + ", ".join(allowed))


def expect_table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadDeck(where, "nothing" if value is None else repr(value), "a table")
    return value


def expect_rows(value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not value:
        raise BadDeck("card", "nothing" if value is None else repr(value), "a list of [[card]]")
    return [expect_table(row, f"card {i + 1}") for i, row in enumerate(value)]


def expect_name(row: dict[str, Any], where: str) -> str:
    name = row.get("name")
    if not isinstance(name, str) or not name:
        raise BadDeck(f"{where}.name", shown(row, "name"), "a name")
    return name


def expect_word(row: dict[str, Any], where: str, key: str, allowed: list[str]) -> int:
    """The word's place in the list."""
    word = row.get(key)
    if not isinstance(word, str) or word not in allowed:
        raise BadDeck(f"{where}.{key}", shown(row, key), "one of " + ", ".join(allowed))
    return allowed.index(word)


def expect_number(row: dict[str, Any], where: str, key: str, low: int, high: int) -> int:
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadDeck(f"{where}.{key}", shown(row, key), f"a whole number from {low} to {high}")
    return value


def expect_shape(row: dict[str, Any], where: str) -> list[str]:
    words = row.get("shape")
    if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
        raise BadDeck(f"{where}.shape", shown(row, "shape"), "a list of words")
    return [str(word) for word in words]
