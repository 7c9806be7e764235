"""The table: whose cards lie where, and what a creature amounts to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.beasts import Beast, beasts_of
from galapagos.games.evolve.deck import Deck
from galapagos.kernel.cards import Cards
from galapagos.kernel.flow import Together
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State

# The Dying Sun lies at one of these places of the biome deck, counted from 0.
SUN_FIRST: Final = 5
SUN_LAST: Final = 9


class Evolve(State):
    """The table as the rules see it. What a seat may know of it, and its words, are added in game.py.

    Cards that wear the same back are one `Cards`; everything else holds their tokens. The card of kind k on
    the creature of a seat is `parts[4 * seat + k]`, -1 for none. Piles are drawn from the end. Biome token n
    is the biome of round n + 1.
    """

    __slots__ = (
        "_beasts",
        "_deck",
        "biomes",
        "challenge",
        "challenge_discards",
        "challenge_pile",
        "challenges",
        "creatures",
        "discards",
        "dominance",
        "hands",
        "parts",
        "pile",
        "preview",
    )

    def __init__(self, deck: Deck, bare: bool = False) -> None:
        super().__init__(bare)
        self._deck = deck
        self._beasts: list[Beast] | None = None
        if bare:
            return
        self.creatures: Cards = Cards()
        self.pile: list[i64] = []
        self.discards: list[i64] = []
        self.hands: list[list[i64]] = []
        self.parts: list[i64] = []
        self.challenges: Cards = Cards()
        self.challenge_pile: list[i64] = []
        self.challenge_discards: list[i64] = []
        self.challenge: i64 = -1
        self.preview: i64 = -1
        self.biomes: Cards = Cards()
        self.dominance: list[i64] = []

    @property
    def deck(self) -> Deck:
        return self._deck

    # --- Creatures ---------------------------------------------------------------------------

    def parts_faces(self) -> list[i64]:
        """The cards on all creatures, four a seat, -1 for none."""
        faces = self.creatures.face
        return [faces[token] if token >= 0 else -1 for token in self.parts]

    def beasts(self) -> list[Beast]:
        """What the creatures amount to: summed up again only after one has changed."""
        if self._beasts is None:
            self._beasts = beasts_of(self.deck, self.parts_faces())
        return self._beasts

    def beast(self, seat: i64) -> Beast:
        return self.beasts()[seat]

    def put(self, place: i64, token: i64) -> None:
        """Lay a card on a creature: the one way to change creatures during a game."""
        self.parts[place] = token
        self._beasts = None

    def price(self, seat: i64) -> i64:
        """How expensive the creature is: the sum of its printed costs."""
        return self.beast(seat).price

    def cheapest(self) -> list[i64]:
        """Who has the least expensive creature, or several if they tie."""
        found: list[i64] = [0]
        lowest = self.price(0)
        for seat in range(1, self.players):
            price = self.price(seat)
            if price < lowest:
                found.clear()
                lowest = price
            if price == lowest:
                found.append(seat)
        return found

    def power(self, seat: i64) -> i64:
        """The power of the creature's adaptation, -1 for none."""
        return self.beast(seat).power

    def right(self, seat: i64) -> i64:
        """The previous seat."""
        return (seat + self.players - 1) % self.players

    # --- Biomes and challenges ------------------------------------------------------------------

    def biome(self) -> i64:
        """The biome of this round."""
        return self.biomes.face[self.round - 1]

    def last_round(self) -> bool:
        """Whether this round's biome is the Dying Sun."""
        return self.biome() == self.deck.final

    def sun_comes(self) -> bool:
        """Whether the previewed biome is the Dying Sun."""
        return self.biomes.face[self.round] == self.deck.final

    def challenge_face(self) -> i64:
        """The challenge of this round, -1 while there is none."""
        return self.challenges.face[self.challenge] if self.challenge >= 0 else -1

    # --- Hands -----------------------------------------------------------------------------------

    def held(self, seat: i64, face: i64) -> i64:
        """The token of that card in the seat's hand, -1 if it is not there."""
        faces = self.creatures.face
        for token in self.hands[seat]:
            if faces[token] == face:
                return token
        return -1

    def pending(self, seat: i64) -> list[i64]:
        """The actions that the seat has picked of a choice that is not revealed yet."""
        if not self.over:
            frame = self.top
            if isinstance(frame, Together):
                return frame.picked[seat]
        return []

    def take(self, seat: i64, face: i64) -> i64:
        """Take that card out of the seat's hand, and return its token."""
        faces = self.creatures.face
        hand = self.hands[seat]
        place: i64 = 0
        while faces[hand[place]] != face:
            place += 1
        return hand.pop(place)

    def throw(self, seat: i64, face: i64) -> i64:
        """Put that card of the hand on the discards, for all to see, and return its token."""
        token = self.take(seat, face)
        self.discards.append(token)
        self.reveal(self.creatures, token, self.everyone())
        return token

    # --- Copies and guesses ----------------------------------------------------------------------

    def copy_table(self, other: Evolve) -> None:
        """Give a bare state everything that this one has (for `clone`)."""
        self.copy_base(other)
        other._beasts = self._beasts
        other.creatures = self.creatures.copy()
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        hands: list[list[i64]] = []
        for hand in self.hands:
            hands.append(hand.copy())
        other.hands = hands
        other.parts = self.parts.copy()
        other.challenges = self.challenges.copy()
        other.challenge_pile = self.challenge_pile.copy()
        other.challenge_discards = self.challenge_discards.copy()
        other.challenge = self.challenge
        other.preview = self.preview
        other.biomes = self.biomes.copy()
        other.dominance = self.dominance.copy()

    def decks(self) -> list[Cards]:
        return [self.creatures, self.challenges, self.biomes]

    def redeal_hidden(self, seat: i64, rng: Rng) -> None:
        self.creatures.redeal(seat, rng)
        self.challenges.redeal(seat, rng)
        self.biomes.redeal(seat, rng)
        self._place_sun(seat, rng)

    def _place_sun(self, seat: i64, rng: Rng) -> None:
        """Exchange the Dying Sun, where it is hidden, with a hidden biome of a place where it may lie."""
        places: list[i64] = []
        sun: i64 = -1
        for token in range(len(self.biomes.face)):
            if not self.biomes.knows(seat, token):
                if SUN_FIRST <= token <= SUN_LAST:
                    places.append(token)
                if self.biomes.face[token] == self.deck.final:
                    sun = token
        if sun >= 0:
            place = places[rng.below(len(places))]
            self.biomes.own_faces()
            self.biomes.face[sun] = self.biomes.face[place]
            self.biomes.face[place] = self.deck.final
