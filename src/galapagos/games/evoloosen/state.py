"""The table: players, three decks, the Gene Pool, the row of Unresolved cards, and the battle that is on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.deck import Deck
from galapagos.games.evoloosen.ground import redeal_lands
from galapagos.games.evoloosen.parts import Battle, Declared, Player, Promise
from galapagos.games.evoloosen.verbs import PASS
from galapagos.kernel.cards import Cards
from galapagos.kernel.flow import Staged, Together
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State
from galapagos.kernel.text import Param

POOL: Final = 6
# The stages of a game: only `full` goes past the first.
PLAYING: Final = 0
LAST: Final = 1
PREPARATION: Final = 2
ARENA: Final = 3
DUEL: Final = 4
# The phases of a turn.
NO_PHASE: Final = 0
EXPLORING: Final = 1
ACTION: Final = 2
ADAPTING: Final = 3


class Evoloosen(State):
    """The table as the rules see it. Tops of piles are at the end of their lists.

    What a seat may know of it, and its words, are added in game.py.
    """

    __slots__ = (
        "_deck",
        "active",
        "adaptations",
        "again",
        "battle",
        "box",
        "compass",
        "declared",
        "defeated",
        "discount",
        "doubled",
        "gene_discards",
        "gene_pile",
        "grounds",
        "habitat",
        "habitat_discards",
        "habitat_pile",
        "invention_discards",
        "invention_pile",
        "inventions",
        "lands",
        "ledger",
        "news",
        "phase",
        "playing",
        "pool",
        "reached",
        "rocket",
        "rotated",
        "seats",
        "skip_adapting",
        "stage",
        "trades",
        "twice_used",
        "unresolved",
    )

    def __init__(self, deck: Deck, bare: bool = False) -> None:
        super().__init__(bare)
        self._deck: Deck = deck
        if bare:
            return
        self.seats: list[Player] = []
        self.habitat: Cards = Cards()
        self.inventions: Cards = Cards()
        self.adaptations: Cards = Cards()
        self.habitat_pile: list[i64] = []
        self.habitat_discards: list[i64] = []
        self.invention_pile: list[i64] = []
        self.invention_discards: list[i64] = []
        self.gene_pile: list[i64] = []
        self.gene_discards: list[i64] = []
        self.box: list[i64] = []  # Adaptations of species that nobody plays
        self.pool: list[i64] = []  # six Adaptation tokens, -1 for an empty place
        self.rotated: i64 = 0  # bit set of places
        self.unresolved: list[i64] = []
        self.lands: list[i64] = []  # Owned Lands beside the Expansionist, or left out
        self.grounds: list[list[i64]] = []  # for each Owned Land in the deck, the tokens among which it lies
        self.compass: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = 0
        self.playing: i64 = 0  # bit set: the finals leave the others out
        self.declared: list[Declared] = []
        self.news: bool = True  # whether anything has happened since all passed the last Swift window
        self.battle: Battle = Battle()
        self.ledger: list[Promise] = []
        # This turn only:
        self.defeated: bool = False
        self.skip_adapting: bool = False
        self.doubled: bool = False
        self.twice_used: bool = False  # an Adapt-twice card was declared, prevented or not
        self.discount: i64 = 0
        self.again: i64 = 0  # explorations still to come
        self.trades: i64 = 0  # trades offered by the active player
        # The end:
        self.stage: i64 = 0
        self.rocket: i64 = -1
        self.reached: i64 = 0  # who had eight since the rocket was taken

    def copy_table(self, other: Evoloosen) -> None:
        """Give a new state everything that this one has (for `clone`)."""
        self.copy_base(other)
        other.seats = [player.copy() for player in self.seats]
        other.habitat = self.habitat.copy()
        other.inventions = self.inventions.copy()
        other.adaptations = self.adaptations.copy()
        other.habitat_pile = self.habitat_pile.copy()
        other.habitat_discards = self.habitat_discards.copy()
        other.invention_pile = self.invention_pile.copy()
        other.invention_discards = self.invention_discards.copy()
        other.gene_pile = self.gene_pile.copy()
        other.gene_discards = self.gene_discards.copy()
        other.box = self.box.copy()
        other.pool = self.pool.copy()
        other.rotated = self.rotated
        other.unresolved = self.unresolved.copy()
        other.lands = self.lands.copy()
        other.grounds = self.grounds.copy()  # a ground is replaced, never changed
        other.compass = self.compass
        other.active = self.active
        other.phase = self.phase
        other.playing = self.playing
        other.declared = [play.copy() for play in self.declared]
        other.news = self.news
        other.battle = self.battle.copy()
        other.ledger = [promise.copy() for promise in self.ledger]
        other.defeated = self.defeated
        other.skip_adapting = self.skip_adapting
        other.doubled = self.doubled
        other.twice_used = self.twice_used
        other.discount = self.discount
        other.again = self.again
        other.trades = self.trades
        other.stage = self.stage
        other.rocket = self.rocket
        other.reached = self.reached

    def decks(self) -> list[Cards]:
        return [self.habitat, self.inventions, self.adaptations]

    @property
    def deck(self) -> Deck:
        """The card data that this game is played with."""
        return self._deck

    def play(self, seat: i64, action: i64) -> None:
        """What is not a pass is news to the table; what is picked in secret is none before it is out."""
        if action != PASS.base and not isinstance(self._top, (Staged, Together)):
            self.stir()
        super().play(seat, action)

    def stir(self) -> None:
        """Something has happened: who has passed a Swift window may want to be asked again."""
        self.news = True

    # --- Who ------------------------------------------------------------------------------------

    def next(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def plays(self, seat: i64) -> bool:
        return (self.playing >> seat) & 1 == 1

    def fights(self, seat: i64) -> bool:
        return self.battle.on and (self.battle.fighters >> seat) & 1 == 1

    def allies(self, one: i64, two: i64) -> bool:
        """Whether the two are on one side of the battle that is on (nobody is, when players fight players)."""
        battle = self.battle
        return one == two or (battle.on and battle.enemy >= 0 and self.fights(one) and self.fights(two))

    def expansionist(self) -> i64:
        return self.seat_of(codes.EXPANSIONIST)

    def seat_of(self, species: i64) -> i64:
        """Who plays the species, -1 for nobody."""
        seat: i64 = 0
        for player in self.seats:
            if player.species == species:
                return seat
            seat += 1
        return -1

    # --- Scores -----------------------------------------------------------------------------------

    def pf(self, seat: i64) -> i64:
        """Primal Force: Adaptations, companion, modifiers of this round; never below 0."""
        player = self.seats[seat]
        total: i64 = player.pf_bonus
        for token in player.genes:
            total += self._deck.pf[self.adaptations.face[token]]
        if player.companion >= 0:
            total += self._deck.strength[self.habitat.face[player.companion]]
        return total if total > 0 else 0

    def int_points(self, seat: i64) -> i64:
        """Intelligence: Adaptations, and what a card adds or takes this round; never below 0."""
        player = self.seats[seat]
        total: i64 = player.int_bonus
        for token in player.genes:
            total += self._deck.int[self.adaptations.face[token]]
        return total if total > 0 else 0

    def cp(self, seat: i64) -> i64:
        """Cognitive Points left this round."""
        left: i64 = self.int_points(seat) - self.seats[seat].spent
        return left if left > 0 else 0

    def gene_count(self, seat: i64, part: i64) -> i64:
        """How many Adaptations of a type the seat has."""
        count: i64 = 0
        for token in self.seats[seat].genes:
            if self._deck.part[self.adaptations.face[token]] == part:
                count += 1
        return count

    def armor_count(self, seat: i64) -> i64:
        return self.gene_count(seat, codes.ARMOR) + self.gene_count(seat, codes.EMPTY_ARMOR)

    def most_adaptations(self) -> i64:
        """The seats with the most Adaptations, ties included, as a bit set."""
        best: i64 = -1
        seats: i64 = 0
        seat: i64 = 0
        for player in self.seats:
            count: i64 = len(player.genes)
            if count > best:
                best = count
                seats = 1 << seat
            elif count == best:
                seats |= 1 << seat
            seat += 1
        return seats

    def holds(self, seat: i64, what: i64, least: i64) -> bool:
        """Whether a condition printed on a card holds for the seat."""
        if what < 0:
            return True
        if what == codes.IF_PF:
            return self.pf(seat) >= least
        if what == codes.IF_INT:
            return self.int_points(seat) >= least
        if what == codes.IF_MP:
            return self.seats[seat].mp >= least
        if what == codes.IF_HAND:
            return len(self.seats[seat].hand) >= least
        if what == codes.IF_ADAPTATIONS:
            return len(self.seats[seat].genes) >= least
        if what == codes.IF_MOST:
            return (self.most_adaptations() >> seat) & 1 == 1
        if what == codes.IF_PF_CARDS:
            return self.gene_count(seat, codes.PRIMAL) >= least
        if what == codes.IF_INT_CARDS:
            return self.gene_count(seat, codes.MIND) >= least
        return self.armor_count(seat) >= least

    def guards(self, seat: i64) -> i64:
        """What the seat's Adaptations and companion guard, as bits."""
        player = self.seats[seat]
        bits: i64 = 0
        for token in player.genes:
            bits |= self._deck.gene_guards[self.adaptations.face[token]]
        if player.companion >= 0:
            bits |= self._deck.pet_guards[self.habitat.face[player.companion]]
        return bits

    def guarded(self, seat: i64, guard: i64) -> bool:
        return (self.guards(seat) >> guard) & 1 == 1

    def improved(self, seat: i64, what: i64) -> i64:
        """By how much the seat's Adaptations improve a part of its species' power."""
        total: i64 = 0
        parts: i64 = len(codes.IMPROVES)
        for token in self.seats[seat].genes:
            total += self._deck.improves[self.adaptations.face[token] * parts + what]
        return total

    # --- Inventions -------------------------------------------------------------------------------------

    def holding(self, seat: i64, face: i64) -> i64:
        """A card of the hand with that face, -1 for none: copies are interchangeable."""
        for token in self.seats[seat].hand:
            if self.inventions.face[token] == face:
                return token
        return -1

    def faces(self, tokens: list[i64]) -> list[i64]:
        """The different Inventions among these, each once."""
        found: list[i64] = []
        for token in tokens:
            face: i64 = self.inventions.face[token]
            if face not in found:
                found.append(face)
        return found

    def about(self, seat: i64, token: i64) -> dict[str, Param]:
        """The parameters of an event: a player and an Invention that everybody sees."""
        title = self._deck.inventions.titles[self.inventions.face[token]]
        return {"player": f"player:{seat}", "card": title}

    # --- Habitat ------------------------------------------------------------------------------------------

    def redeal_hidden(self, seat: i64, rng: Rng) -> None:
        """Owned Lands stay in the part of the Habitat deck where they were buried."""
        super().redeal_hidden(seat, rng)
        if self.grounds:
            redeal_lands(self.habitat, self._deck.kind, self.grounds, seat, rng)

    def habitat_title(self, token: i64) -> str:
        return self._deck.habitat.titles[self.habitat.face[token]]

    def about_habitat(self, seat: i64, token: i64) -> dict[str, Param]:
        return {"player": f"player:{seat}", "card": self.habitat_title(token)}

    # --- Adaptations ----------------------------------------------------------------------------------------

    def gene_title(self, token: i64) -> str:
        return self._deck.adaptations.titles[self.adaptations.face[token]]

    def about_gene(self, seat: i64, token: i64) -> dict[str, Param]:
        return {"player": f"player:{seat}", "card": self.gene_title(token)}
