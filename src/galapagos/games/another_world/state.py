"""The table of Another World: cards, creatures and the Source. What moves on it is for the rules to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.deck import Deck
from galapagos.kernel.cards import Cards
from galapagos.kernel.state import State

BASE: Final = 0
QUARTET: Final = 1
SOLO: Final = 2


class AnotherWorld(State):
    """Seats own creatures; in the solo game the Shade owns some too, under the number after the seats.

    What a seat may know of the table, and its words, are added in `game`. Tops of piles are at the end of their lists.
    """

    __slots__ = (
        "_deck",
        "active",
        "cards",
        "creatures",
        "discards",
        "first",
        "gaining",
        "hands",
        "lot_discards",
        "lot_pile",
        "lots",
        "lower",
        "pile",
        "place_pile",
        "places",
        "source",
        "target",
        "transmuted",
        "turn",
        "turns",
        "upper",
    )

    def __init__(self, deck: Deck, bare: bool = False) -> None:
        super().__init__(bare)
        self._deck = deck
        if bare:
            return
        self.cards = Cards()  # Evolution cards
        self.pile: list[i64] = []
        self.discards: list[i64] = []
        self.hands: list[list[i64]] = []
        self.creatures: list[Creature] = []  # in order of creation, all owners together
        self.transmuted: list[i64] = []
        self.places = Cards()  # Energy Sources
        self.place_pile: list[i64] = []
        self.source: i64 = -1
        self.lower: i64 = 0
        self.upper: i64 = 0
        self.lots = Cards()  # Choice cards
        self.lot_pile: list[i64] = []
        self.lot_discards: list[i64] = []
        self.first: i64 = 0  # who has the First Player token
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # turns taken in this round
        self.active: i64 = 0  # the activated creature, the target of its attack, and the creature
        self.target: i64 = 0  # whose gain is being answered; 0 for none
        self.gaining: i64 = 0

    @property
    def deck(self) -> Deck:
        """The card data that the game is played with."""
        return self._deck

    def copy_table(self, other: AnotherWorld) -> None:
        """Give a bare state everything that lies here (for `clone`)."""
        self.copy_base(other)
        other.cards = self.cards.copy()
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.creatures = [creature.copy() for creature in self.creatures]
        other.transmuted = self.transmuted.copy()
        other.places = self.places.copy()
        other.place_pile = self.place_pile.copy()
        other.source = self.source
        other.lower = self.lower
        other.upper = self.upper
        other.lots = self.lots.copy()
        other.lot_pile = self.lot_pile.copy()
        other.lot_discards = self.lot_discards.copy()
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.active = self.active
        other.target = self.target
        other.gaining = self.gaining

    def decks(self) -> list[Cards]:
        return [self.cards, self.places, self.lots]

    # --- Owners: the seats, and the Shade ------------------------------------------------------

    def owners(self) -> i64:
        """How many take turns."""
        return self.players + 1 if self.mode == SOLO else self.players

    def is_shade(self, owner: i64) -> bool:
        return owner == self.players

    def goal(self) -> i64:
        """How many transmutations win."""
        return 4 if self.mode == QUARTET else 3

    def goal_of(self, owner: i64) -> i64:
        """How many transmutations the owner needs: the Shade only one."""
        return 1 if self.is_shade(owner) else self.goal()

    # --- Creatures --------------------------------------------------------------------------------

    def creature(self, id: i64) -> Creature:
        """The creature of that number. Numbers mostly rise with the places, so look there first."""
        place: i64 = min(id, len(self.creatures)) - 1
        while place >= 0:
            guess = self.creatures[place]
            if guess.id == id:
                return guess
            place -= 1
        for creature in self.creatures:
            if creature.id == id:
                return creature
        raise KeyError(f"there is no creature {id}")

    def stands(self, id: i64) -> bool:
        """Whether a creature of that number is on the table."""
        return any(creature.id == id for creature in self.creatures)

    def of(self, owner: i64) -> list[Creature]:
        """The owner's creatures, left to right."""
        return [creature for creature in self.creatures if creature.owner == owner]

    def owns_any(self, owner: i64) -> bool:
        """Whether the owner has a creature."""
        return any(creature.owner == owner for creature in self.creatures)

    def all_asleep(self, owner: i64) -> bool:
        """Whether none of the owner's creatures is awake."""
        return all(creature.asleep for creature in self.creatures if creature.owner == owner)

    def add_creature(self, owner: i64, body: i64) -> Creature:
        """Place a card face down as a new creature, with the lowest number that is free."""
        most: i64 = len(self.creatures) + 1
        taken = [False] * (most + 1)
        for other in self.creatures:
            if other.id <= most:
                taken[other.id] = True
        id: i64 = 1
        while taken[id]:
            id += 1
        creature = Creature(id, owner, body)
        self.creatures.append(creature)
        return creature

    def remove_creature(self, creature: Creature) -> None:
        """Discard the creature with all of its traits; its energy goes back to the supply."""
        self.creatures.remove(creature)
        self.discards.append(creature.body)
        self.discards.extend(creature.cards)

    def lose_trait(self, creature: Creature, trait: i64) -> i64:
        """Discard one of its trait cards, and return the card."""
        card: i64 = creature.remove(trait)
        self.discards.append(card)
        return card

    # --- Cards and the Source -------------------------------------------------------------------------

    def traits_on(self, card: i64) -> tuple[i64, i64]:
        """The upright and the other trait of a card."""
        face: i64 = self.cards.face[card]
        return self._deck.upright[face], self._deck.turned[face]

    def trait_on(self, card: i64, half: i64) -> i64:
        face: i64 = self.cards.face[card]
        return self._deck.upright[face] if half == 0 else self._deck.turned[face]

    def source_trait(self) -> i64:
        """The trait that opens the Source's upper part, -1 for none."""
        return self._deck.source_trait[self.places.face[self.source]]
