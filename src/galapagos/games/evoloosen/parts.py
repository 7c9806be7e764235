"""What lies on the table: players, the battle, declared Inventions, offers and promises."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.kernel.parts import Part


class Player(Part):
    """One seat: points, cards, companions, and what was used up this round."""

    __slots__ = (
        "broken",
        "companion",
        "dodges",
        "genes",
        "hand",
        "int_bonus",
        "kept",
        "mimicked",
        "mp",
        "pf_bonus",
        "repairs",
        "species",
        "spent",
        "tame",
        "tapped",
        "unleash_cost",
        "used",
        "used_effects",
        "wards",
    )

    def __init__(self, bare: bool = False) -> None:
        if bare:  # a copy that is about to get all values
            return
        self.species: i64 = -1
        self.mp: i64 = 0
        self.hand: list[i64] = []  # Invention tokens
        self.used: list[i64] = []
        self.genes: list[i64] = []  # Adaptation tokens
        self.companion: i64 = -1  # Habitat tokens
        self.tame: i64 = -1
        self.tapped: bool = False
        # This round only:
        self.spent: i64 = 0  # CP
        self.unleash_cost: i64 = 0
        self.pf_bonus: i64 = 0
        self.int_bonus: i64 = 0
        self.wards: i64 = 0  # guards used up, as bits
        self.dodges: i64 = 0  # defeats that the Symbiont ignored
        self.mimicked: i64 = 0
        self.repairs: i64 = 0
        self.used_effects: list[i64] = []  # Adaptation tokens
        # Promises, for everybody to see:
        self.kept: i64 = 0
        self.broken: i64 = 0

    def copy(self) -> Player:
        other = Player(True)
        other.species = self.species
        other.mp = self.mp
        other.hand = self.hand.copy()
        other.used = self.used.copy()
        other.genes = self.genes.copy()
        other.companion = self.companion
        other.tame = self.tame
        other.tapped = self.tapped
        other.spent = self.spent
        other.unleash_cost = self.unleash_cost
        other.pf_bonus = self.pf_bonus
        other.int_bonus = self.int_bonus
        other.wards = self.wards
        other.dodges = self.dodges
        other.mimicked = self.mimicked
        other.repairs = self.repairs
        other.used_effects = self.used_effects.copy()
        other.kept = self.kept
        other.broken = self.broken
        return other

    def refresh(self) -> None:
        """A new round: CP back, the tame untapped, once-a-round powers ready again."""
        self.spent = 0
        self.unleash_cost = 0
        self.tapped = False
        self.pf_bonus = 0
        self.int_bonus = 0
        self.wards = 0
        self.dodges = 0
        self.mimicked = 0
        self.repairs = 0
        self.used_effects = []


class Battle(Part):
    """The battle that is on: who fights, and what was added to whom."""

    __slots__ = (
        "begun",
        "encounterer",
        "enemy",
        "enemy_mod",
        "fighters",
        "helper",
        "mods",
        "offers",
        "on",
        "refused",
        "scared",
        "share_cards",
        "share_mp",
        "shields",
        "spoils",
        "stirred",
        "tame_side",
        "volunteers",
    )

    def __init__(self, bare: bool = False) -> None:
        if bare:  # as above
            return
        self.on: bool = False
        self.begun: bool = False  # sides are fixed, battle turns go round
        self.enemy: i64 = -1  # a Habitat token; -1 in arena and duel
        self.encounterer: i64 = -1
        self.helper: i64 = -1
        self.fighters: i64 = 0  # bit sets of seats
        self.mods: list[i64] = [0] * codes.SEATS
        self.enemy_mod: i64 = 0
        self.shields: i64 = 0
        self.spoils: list[i64] = [0] * codes.SEATS  # MP more, if that fighter wins
        self.tame_side: i64 = -1  # the Enemy or a seat, -1 while no tame is unleashed
        self.scared: bool = False
        self.stirred: bool = False  # something was played: another battle round follows
        self.share_mp: i64 = 0  # the helper's share of the loot
        self.share_cards: i64 = 0
        self.offers: i64 = 0  # collaborations offered so far
        self.volunteers: i64 = 0
        self.refused: i64 = 0

    def copy(self) -> Battle:
        other = Battle(True)
        other.on = self.on
        other.begun = self.begun
        other.enemy = self.enemy
        other.encounterer = self.encounterer
        other.helper = self.helper
        other.fighters = self.fighters
        other.mods = self.mods.copy()
        other.enemy_mod = self.enemy_mod
        other.shields = self.shields
        other.spoils = self.spoils.copy()
        other.tame_side = self.tame_side
        other.scared = self.scared
        other.stirred = self.stirred
        other.share_mp = self.share_mp
        other.share_cards = self.share_cards
        other.offers = self.offers
        other.volunteers = self.volunteers
        other.refused = self.refused
        return other


class Declared(Part):
    """An Invention that was declared and has not resolved: it can still be answered."""

    __slots__ = ("seat", "target", "token", "void")

    def __init__(self, seat: i64 = 0, token: i64 = 0, target: i64 = 0, void: bool = False) -> None:
        self.seat: i64 = seat
        self.token: i64 = token
        self.target: i64 = target
        self.void: bool = void

    def copy(self) -> Declared:
        return Declared(self.seat, self.token, self.target, self.void)


class Offer(Part):
    """What one player offers another. `give` are tokens of the giver's hand, `want` Inventions by face."""

    __slots__ = (
        "ask",
        "by",
        "counter",
        "give",
        "give_mp",
        "kind",
        "pledge",
        "share_cards",
        "share_mp",
        "to",
        "want",
        "want_any",
        "want_mp",
    )

    def __init__(self, kind: i64 = 0, by: i64 = 0, to: i64 = 0) -> None:
        self.kind: i64 = kind
        self.by: i64 = by
        self.to: i64 = to
        self.counter: bool = False
        self.give_mp: i64 = 0
        self.give: list[i64] = []
        self.want_mp: i64 = 0
        self.want: list[i64] = []
        self.want_any: i64 = 0
        self.share_mp: i64 = 0
        self.share_cards: i64 = 0
        self.pledge: i64 = -1  # what the giver promises
        self.ask: i64 = -1  # what the other is to promise

    def copy(self) -> Offer:
        other = Offer(self.kind, self.by, self.to)
        other.counter = self.counter
        other.give_mp = self.give_mp
        other.give = self.give.copy()
        other.want_mp = self.want_mp
        other.want = self.want.copy()
        other.want_any = self.want_any
        other.share_mp = self.share_mp
        other.share_cards = self.share_cards
        other.pledge = self.pledge
        other.ask = self.ask
        return other


class Promise(Part):
    """A promise that is still open; everybody can see it."""

    __slots__ = ("about", "by", "kind", "to")

    def __init__(self, by: i64 = 0, to: i64 = 0, kind: i64 = 0, about: i64 = -1) -> None:
        self.by: i64 = by
        self.to: i64 = to
        self.kind: i64 = kind
        self.about: i64 = about

    def copy(self) -> Promise:
        return Promise(self.by, self.to, self.kind, self.about)
