"""The table of Evolution: The Beginning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.deck import Deck
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.verbs import MOST_CARDS
from galapagos.kernel.cards import Cards
from galapagos.kernel.state import State

# Phases of a turn, as the rulebook's steps.
GATHER: Final = 0
ADAPT: Final = 1
EAT: Final = 2
SCORE: Final = 3


class Beginning(State):
    """Species, hands and food bags around one Watering Hole. Excess Food has no end, so it has no count.

    What a seat may know of it, and its words, are added in game.py.
    """

    __slots__ = (
        "_deck",
        "active",
        "bags",
        "cards",
        "discards",
        "ending",
        "first",
        "food",
        "hands",
        "hole",
        "latest",
        "phase",
        "pile",
        "species",
    )

    def __init__(self, deck: Deck, bare: bool = False) -> None:
        super().__init__(bare)
        self._deck: Deck = deck
        if bare:
            return
        self.first: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = GATHER
        self.hole: i64 = 0
        self.ending: i64 = 0  # once the pile ran out: turns of the last player until the end
        self.latest: i64 = -1  # the number of the newest species
        self.cards = Cards()
        self.pile: list[i64] = []  # the top is the last one
        self.discards: list[i64] = []
        self.food: list[i64] = []  # by card: the food that lies on it
        self.hands: list[list[i64]] = []
        self.bags: list[i64] = []
        self.species: list[Species] = []  # oldest first

    def copy_table(self, other: Beginning) -> None:
        """Give a new state everything that this one has (for `clone`)."""
        self.copy_base(other)
        other.first = self.first
        other.active = self.active
        other.phase = self.phase
        other.hole = self.hole
        other.ending = self.ending
        other.latest = self.latest
        other.cards = self.cards.copy()
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.food = self.food.copy()
        hands: list[list[i64]] = []
        for hand in self.hands:
            hands.append(hand.copy())
        other.hands = hands
        other.bags = self.bags.copy()
        herds: list[Species] = []
        for species in self.species:
            herds.append(species.copy())
        other.species = herds

    def decks(self) -> list[Cards]:
        return [self.cards]

    @property
    def deck(self) -> Deck:
        """The card data that this game is played with."""
        return self._deck

    # --- What lies on the table ------------------------------------------------------------------

    def find(self, place: i64) -> Species | None:
        """The species with that number, if it is on the table."""
        for species in self.species:
            if species.place == place:
                return species
        return None

    def at(self, place: i64) -> Species:
        """The species with that number."""
        for species in self.species:
            if species.place == place:
                return species
        raise KeyError(f"there is no species {place}")

    def owned(self, seat: i64) -> list[Species]:
        """The seat's species, oldest first."""
        found: list[Species] = []
        for species in self.species:
            if species.owner == seat:
                found.append(species)
        return found

    def found_species(self, owner: i64, token: i64) -> Species:
        """A new species whose first population is that card. Numbers come back only after all were used."""
        number: i64 = (self.latest + 1) % MOST_CARDS
        while self.find(number) is not None:
            number = (number + 1) % MOST_CARDS
        self.latest = number
        species = Species(number, owner)
        species.herd.append(token)
        self.species.append(species)
        return species

    def last_seat(self) -> i64:
        """The player to the first player's right."""
        return (self.first + self.players - 1) % self.players

    def turns_left(self) -> i64:
        """Until the end, the turn under way included; -1 as long as the pile has not run out."""
        if self.ending == 0:
            return -1
        after: i64 = (self.last_seat() - self.active) % self.players + (self.ending - 1) * self.players
        return 0 if self.over else after + 1

    def points(self, seat: i64) -> i64:
        """Food in the bag and on cards, cards on the table, cards in hand: one point each."""
        total: i64 = self.bags[seat] + len(self.hands[seat])
        for species in self.species:
            if species.owner == seat:
                total += len(species.herd) + len(species.worn)
                for token in species.herd:
                    total += self.food[token]
        return total
