"""The deck: ten traits and their numbers, read from TOML and checked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from galapagos import decks
from galapagos.games.beginning.species import CARNIVORE, LONG_NECK, SCAVENGER, TRAITS
from galapagos.games.beginning.verbs import MOST_CARDS, MOST_FOOD
from galapagos.kernel import game
from galapagos.kernel.text import BadDeck

FEWEST_CARDS: Final = 20
KINDS: Final = ["carnivore", "defensive", "eating", "population"]
EATERS: Final = [CARNIVORE, LONG_NECK, SCAVENGER]  # the traits that have a number of food


class Deck(game.Deck):
    """One deck. Lists are indexed by trait; `faces` has one entry a card."""

    def __init__(self, source: dict[str, Any]) -> None:
        super().__init__(source)
        decks.keys(source, "the deck", ["name", "turn", "card"])
        self.name = decks.name(source, "name", "the deck")
        turn = decks.a_table(source.get("turn"), "turn")
        decks.keys(turn, "turn", ["food", "cards", "traits"])
        self.turn_food: i64 = decks.number(turn, "food", "turn", 0, 9)
        self.turn_cards: i64 = decks.number(turn, "cards", "turn", 1, 9)
        self.most_traits: i64 = decks.number(turn, "traits", "turn", 1, len(TRAITS))
        self.faces: list[i64] = []
        self.copies: list[i64] = [0] * len(TRAITS)
        self.eats: list[i64] = [0] * len(TRAITS)
        self.shapes: list[list[str]] = [[] for trait in TRAITS]
        seen: list[str] = []
        for where, row in decks.rows(source, "card"):
            seen.append(decks.new_id(row, where, seen))
            self._card(row, where)
        if not FEWEST_CARDS <= len(self.faces) <= MOST_CARDS:
            raise BadDeck("card", f"{len(self.faces)} cards", f"{FEWEST_CARDS} to {MOST_CARDS} cards")

    def _card(self, row: dict[str, Any], where: str) -> None:
        trait = decks.word(row, "id", where, TRAITS)
        decks.keys(row, where, ["id", "name", "kind", "copies", "shape"] + (["food"] if trait in EATERS else []))
        decks.name(row, "name", where)
        decks.word(row, "kind", where, KINDS)
        self.copies[trait] = decks.number(row, "copies", where, 0, MOST_CARDS)
        self.shapes[trait] = decks.shape(row, where)
        if trait in EATERS:
            self.eats[trait] = decks.number(row, "food", where, 0, MOST_FOOD)
        self.faces.extend([trait] * self.copies[trait])
