"""The table of Another World: cards, creatures and the Source, and how things move between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world import visibility
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.deck import EvolutionDeck
from galapagos.games.another_world.names import trait_key
from galapagos.games.another_world.verbs import BURN, EVOLVE, SHED, VERBS
from galapagos.games.another_world.visibility import AnotherWorldView
from galapagos.kernel.cards import Cards
from galapagos.kernel.flow import Staged
from galapagos.kernel.state import State
from galapagos.kernel.text import Param, Text

BASE: Final = 0
QUARTET: Final = 1
SOLO: Final = 2


class AnotherWorld(State):
    """Seats own creatures; in the solo game the Shade owns some too, under the number after the seats."""

    __slots__ = (
        "_set",
        "active",
        "cards",
        "creatures",
        "deck",
        "discard",
        "first",
        "gaining",
        "hands",
        "lot_deck",
        "lot_discard",
        "lots",
        "lower",
        "place_deck",
        "places",
        "source",
        "target",
        "transmuted",
        "turn",
        "turns",
        "upper",
    )

    def __init__(self, deck: EvolutionDeck, bare: bool = False) -> None:
        super().__init__(bare)
        self._set = deck
        if bare:
            return
        self.cards = Cards()  # Evolution cards
        self.deck: list[i64] = []
        self.discard: list[i64] = []
        self.hands: list[list[i64]] = []
        self.creatures: list[Creature] = []  # in order of creation, all owners together
        self.transmuted: list[i64] = []
        self.places = Cards()  # Energy Sources
        self.place_deck: list[i64] = []  # the last is the top
        self.source: i64 = -1
        self.lower: i64 = 0
        self.upper: i64 = 0
        self.lots = Cards()  # Choice cards
        self.lot_deck: list[i64] = []
        self.lot_discard: list[i64] = []
        self.first: i64 = 0  # who has the First Player token
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # turns taken in this round
        self.active: i64 = 0  # the activated creature, the target of its attack, and the creature
        self.target: i64 = 0  # whose gain is being answered; 0 for none
        self.gaining: i64 = 0

    def clone(self) -> AnotherWorld:
        other = AnotherWorld(self._set, True)
        self.copy_base(other)
        other.cards = self.cards.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        hands: list[list[i64]] = []
        for hand in self.hands:
            hands.append(hand.copy())
        other.hands = hands
        creatures: list[Creature] = []
        for creature in self.creatures:
            creatures.append(creature.copy())
        other.creatures = creatures
        other.transmuted = self.transmuted.copy()
        other.places = self.places.copy()
        other.place_deck = self.place_deck.copy()
        other.source = self.source
        other.lower = self.lower
        other.upper = self.upper
        other.lots = self.lots.copy()
        other.lot_deck = self.lot_deck.copy()
        other.lot_discard = self.lot_discard.copy()
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.active = self.active
        other.target = self.target
        other.gaining = self.gaining
        return other

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

    def name(self, owner: i64) -> str:
        """The owner as a parameter of a text."""
        return "@shade" if self.is_shade(owner) else f"player:{owner}"

    def place_of(self, owner: i64) -> str:
        """The owner's place on the table."""
        return "shade:0" if self.is_shade(owner) else f"player:{owner}"

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
        found: list[Creature] = []
        for creature in self.creatures:
            if creature.owner == owner:
                found.append(creature)
        return found

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
        self.discard.append(creature.body)
        self.discard.extend(creature.cards)

    def lose_trait(self, creature: Creature, trait: i64) -> i64:
        """Discard one of its trait cards, and return the card."""
        card: i64 = creature.remove(trait)
        self.discard.append(card)
        return card

    # --- Cards --------------------------------------------------------------------------------------

    def traits_on(self, card: i64) -> tuple[i64, i64]:
        """The upright and the other trait of a card."""
        face: i64 = self.cards.face[card]
        return self._set.upright[face], self._set.turned[face]

    def trait_on(self, card: i64, half: i64) -> i64:
        face: i64 = self.cards.face[card]
        return self._set.upright[face] if half == 0 else self._set.turned[face]

    def draw(self) -> i64:
        """Take the top card of the Evolution deck; -1 if there is none anywhere.

        As soon as the deck runs out, the discard pile is shuffled to form a new one.
        """
        self._renew_deck()
        if not self.deck:
            return -1
        card: i64 = self.deck.pop()
        self._renew_deck()
        return card

    def _renew_deck(self) -> None:
        if not self.deck and self.discard:
            self.deck = self.discard
            self.discard = []
            self.shuffle(self.cards, self.deck)
            if self.watched():
                self.tell("reshuffled", {}, "discard:0", "deck:0")

    def draw_hand(self, seat: i64, number: i64) -> i64:
        """Let a player draw so many cards, or as many as there are; return how many."""
        drawn: i64 = 0
        while drawn < number:
            card = self.draw()
            if card < 0:
                break
            drawn += 1
            self.hands[seat].append(card)
            self.reveal(self.cards, card, 1 << seat)
            if self.watched():
                upright, turned = self.traits_on(card)
                told: dict[str, Param] = {"upright": trait_key(upright), "turned": trait_key(turned)}
                self.tell("drew-card", told, "deck:0", f"card:{card}", 1 << seat)
        if drawn and self.watched():
            count: dict[str, Param] = {"player": self.name(seat), "cards": drawn}
            self.tell("drew", count, "deck:0", self.place_of(seat), self.everyone() & ~(1 << seat))
        return drawn

    # --- The Source -----------------------------------------------------------------------------------

    def source_trait(self) -> i64:
        """The trait that opens the Source's upper part, -1 for none."""
        return self._set.source_trait[self.places.face[self.source]]

    def renew_source(self) -> None:
        """Put the Source under the Energy deck, draw the next one, and place energy on it."""
        if self.source >= 0:
            self.place_deck.insert(0, self.source)
        self.source = self.place_deck.pop()
        self.reveal(self.places, self.source, self.everyone())
        face: i64 = self.places.face[self.source]
        sharing: i64 = self.owners() - 2  # the solo game is set up for two
        self.lower = self._set.source_lower[face * 3 + sharing]
        self.upper = self._set.source_upper[face]
        if self.watched():
            told: dict[str, Param] = {
                "source": self._set.source_labels[face],
                "lower": self.lower,
                "upper": self.upper,
                "trait": trait_key(self.source_trait()) if self.upper else "",
            }
            self.tell("new-source", told, "places:0", "source:0")

    # --- Choice cards -----------------------------------------------------------------------------------

    def choose_by_lot(self, options: list[i64], creatures: bool) -> i64:
        """Count out one of the options, first to last and round again, by the number on a Choice card.

        The blue number counts creatures, the purple one traits. A single option needs no card.
        """
        if len(options) == 1:
            return options[0]
        card: i64 = self.lot_deck.pop()
        self.reveal(self.lots, card, self.everyone())
        self.lot_discard.append(card)
        face: i64 = self.lots.face[card]
        number: i64 = self._set.choice_creature[face] if creatures else self._set.choice_trait[face]
        if self.watched():
            self.tell("chose-by-lot", {"number": number}, "lots:0", f"lot:{card}")
        if not self.lot_deck:
            self.lot_deck = self.lot_discard
            self.lot_discard = []
            self.shuffle(self.lots, self.lot_deck)
        return options[(number - 1) % len(options)]

    # --- What others may know, and what it is worth ---------------------------------------------------------

    def view(self, seat: int | None) -> AnotherWorldView:
        return visibility.view(self, seat)

    # --- Words and pointing -----------------------------------------------------------------------------------

    def anchor(self, operand: str, value: int, seat: int) -> str:
        if operand == "card":
            return f"card:{self.hands[seat][value]}" if value < len(self.hands[seat]) else f"slot:{value}"
        if operand == "part":
            return "source:upper" if value else "source:lower"
        return f"{operand}:{value}"

    def param(self, operand: str, value: int, seat: int) -> Param:
        if operand == "trait":
            return trait_key(value)
        if operand == "part":
            return "@part-upper" if value else "@part-lower"
        return value

    def touches(self, action: int, seat: int | None = None) -> list[str]:
        """As everywhere, but a half of a card and a creature's trait are things of their own."""
        who = self._speaker(seat)
        verb = VERBS.verb(action)
        values = verb.values(action)
        if EVOLVE.has(action) and values[0] < len(self.hands[who]):
            card: i64 = self.hands[who][values[0]]
            return [f"card:{card}", f"half:{card}:{values[1]}"]
        if verb.operands and verb.operands[0].name == "trait":
            return [self._trait_place(action, values[0])]
        return super().touches(action, seat)

    def describe(self, action: int, seat: int | None = None) -> Text:
        who = self._speaker(seat)
        values = EVOLVE.values(action)
        if EVOLVE.has(action) and values[0] < len(self.hands[who]):
            card: i64 = self.hands[who][values[0]]
            trait: i64 = self.trait_on(card, values[1])
            other: i64 = self.trait_on(card, 1 - values[1])
            return ("act-evolve", {"trait": trait_key(trait), "other": trait_key(other)})
        if EVOLVE.has(action):
            return ("act-evolve", {"trait": "?", "other": "?"})
        return super().describe(action, seat)

    def _trait_place(self, action: i64, trait: i64) -> str:
        """Where the trait lies that an action names: on a card, or as a copy on the creature."""
        holder: i64 = self._trait_holder(action)
        if not self.stands(holder):
            return f"trait:{trait}"
        card: i64 = self.creature(holder).card_of(trait)
        return f"card:{card}" if card >= 0 else f"copy:{holder}:{trait}"

    def _trait_holder(self, action: i64) -> i64:
        """The creature whose trait an action names now."""
        top = self.top
        if isinstance(top, Staged) and top.picked:
            return VERBS.verb(top.picked[0]).operand(top.picked[0])
        if BURN.has(action):
            return self.target
        return self.gaining if SHED.has(action) else self.active
