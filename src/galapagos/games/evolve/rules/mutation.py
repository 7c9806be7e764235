"""Mutating Creatures: everybody plays a card or none, in secret and at once, and pays for it with others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import powers, wording
from galapagos.games.evolve.rules.drops import cheapest
from galapagos.games.evolve.rules.growth import grow
from galapagos.games.evolve.rules.selection import foresee
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import PASS, PASS_ACTION, PAY, PAYS_FROM, PLAY, PLAYS_FROM, card_of, is_pay, is_play
from galapagos.kernel.flow import Together
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

HALF: Final = 36  # of the deck: a bit set holds 63
# Looked up, because the compiled code shifts a literal 1 within 32 bits.
BITS: Final[list[i64]] = [2**i for i in range(36)]


def mutate(s: Evolve) -> None:
    s.push(Mutate(s.players, (1 << s.players) - 1, [s.power(seat) for seat in range(s.players)]))


class Mutate(Together[Evolve]):
    """Mutating Creatures: pick a card, then card by card what pays for it; all are revealed together (rulings 1, 2).

    The picks of a seat are its actions so far. `powers` are those at the start of the step.
    """

    __slots__ = ("powers",)

    def __init__(self, players: i64 = 0, seats: i64 = 0, powers: list[i64] | None = None) -> None:
        super().__init__(players, seats)
        self.powers: list[i64] = powers if powers is not None else []

    def copy(self) -> Mutate:
        other = Mutate()
        self.copy_picks(other)
        other.powers = self.powers  # never changes
        return other

    # --- Where a seat stands -----------------------------------------------------------------

    def standing(self, s: Evolve, seat: i64) -> tuple[i64, i64]:
        """How many cards the seat has picked to play, and how many are still to be paid."""
        picks = self.picked[seat]
        count: i64 = len(picks)
        if count == 0 or picks[0] == PASS_ACTION:
            return (0, 0)
        # Each play is followed by the cards that pay for it.
        second: i64 = 1 + self.cost(s, seat, picks[0] - PLAYS_FROM, 0)
        if count <= second or picks[second] == PASS_ACTION:
            return (1, max(second - count, 0))
        return (2, second + 1 + self.cost(s, seat, picks[second] - PLAYS_FROM, 1) - count)

    def cost(self, s: Evolve, seat: i64, face: i64, plays: i64) -> i64:
        """What the card costs as the seat's next play."""
        return powers.price(self.powers[seat], s.deck.cost[face], plays)

    def used(self, seat: i64) -> tuple[i64, i64]:
        """The cards that the seat has picked, as two bit sets: those of the first half of the deck, the others."""
        low: i64 = 0
        high: i64 = 0
        for pick in self.picked[seat]:
            if pick != PASS_ACTION:
                face = card_of(pick)
                if face < HALF:
                    low |= BITS[face]
                else:
                    high |= BITS[face - HALF]
        return (low, high)

    # --- What it may pick next -------------------------------------------------------------------

    def verbs(self, s: Evolve, seat: i64) -> list[Verb]:
        return [PAY, PASS, PLAY] if self.standing(s, seat)[1] > 0 else [PLAY, PASS, PAY]

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        plays, due = self.standing(s, seat)
        if action == PASS_ACTION:
            return "why-pay-first" if due > 0 else ""
        face = card_of(action)
        if s.held(seat, face) < 0:
            return "why-not-in-hand"
        if is_pay(action):
            return why_not_pay(face, due, self.used(seat))
        return "why-pay-first" if due > 0 else self.why_not_play(s, seat, face, plays)

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        if not self.picked[seat]:
            return self._plays(s, seat, 0)
        plays, due = self.standing(s, seat)
        return self._payments(s, seat) if due > 0 else self._plays(s, seat, plays)

    def _plays(self, s: Evolve, seat: i64, plays: i64) -> list[i64]:
        """Pass, or any card that the rest of the hand can pay for; a second one of another kind."""
        found: list[i64] = [PASS_ACTION]
        faces = s.creatures.face
        deck = s.deck
        power: i64 = self.powers[seat]
        hand = s.hands[seat]
        spare: i64 = len(hand) - len(self.picked[seat])
        barred: i64 = self.barred_kind(s, seat, plays)
        used = self.used(seat)
        for token in hand:
            face: i64 = faces[token]
            affordable = powers.price(power, deck.cost[face], plays) < spare
            if affordable and (plays == 0 or not why_not_second(face, deck.kind[face], barred, used)):
                found.append(PLAYS_FROM + face)
        return found

    def why_not_play(self, s: Evolve, seat: i64, face: i64, plays: i64) -> str:
        """Why the seat can't play that card of its hand next."""
        spare: i64 = len(s.hands[seat]) - len(self.picked[seat])
        reason = why_not_second(face, s.deck.kind[face], self.barred_kind(s, seat, plays), self.used(seat))
        return reason or ("" if self.cost(s, seat, face, plays) < spare else "why-too-expensive")

    def _payments(self, s: Evolve, seat: i64) -> list[i64]:
        """Any other card of the hand pays."""
        faces = s.creatures.face
        used = self.used(seat)
        found: list[i64] = []
        for token in s.hands[seat]:
            face: i64 = faces[token]
            if not is_in(used, face):
                found.append(PAYS_FROM + face)
        return found

    def barred_kind(self, s: Evolve, seat: i64, plays: i64) -> i64:
        """The kind that the seat can't play a second time, -1 for none."""
        return s.deck.kind[card_of(self.picked[seat][0])] if plays > 0 else -1

    def finished(self, s: Evolve, seat: i64) -> bool:
        picks = self.picked[seat]
        if picks and picks[len(picks) - 1] == PASS_ACTION:
            return True
        plays, due = self.standing(s, seat)
        return due == 0 and plays == powers.plays(self.powers[seat])

    # --- The reveal --------------------------------------------------------------------------------

    def resolve(self, s: Evolve) -> None:
        for seat in range(s.players):
            self._pay(s, seat)
        for seat in range(s.players):
            self._play(s, seat)
        foresee(s)

    def _pay(self, s: Evolve, seat: i64) -> None:
        for pick in self.picked[seat]:
            if is_pay(pick):
                wording.of_card(s, "paid", seat, s.throw(seat, card_of(pick)), "hand", "discard")

    def _play(self, s: Evolve, seat: i64) -> None:
        keeps = powers.keeps_replaced(self.powers[seat])
        played = False
        for pick in self.picked[seat]:
            if is_play(pick):
                grow(s, seat, s.take(seat, card_of(pick)), seat, keeps)
                played = True
        if not played:
            wording.of_seat(s, "passed", seat, "creature", "creature")

    # --- Words ----------------------------------------------------------------------------------------

    def question(self, s: Evolve, seat: i64) -> Text:
        plays, due = self.standing(s, seat)
        if due == 0:
            return ("ask-second" if plays else "ask-mutate", {})
        played = [card_of(pick) for pick in self.picked[seat] if is_play(pick)]
        return ("ask-pay", {"card": s.deck.labels[played[-1]], "due": due})

    def default(self, s: Evolve, seat: i64) -> i64:
        """Pass; in the middle of paying, the cheapest card."""
        options = self.choices(s, seat)
        return PASS_ACTION if options[0] == PASS_ACTION else cheapest(s, options)


def why_not_second(face: i64, kind: i64, barred: i64, used: tuple[i64, i64]) -> str:
    """Why a card of the hand can't be played after another: it is taken, or of the same kind."""
    if is_in(used, face):
        return "why-already-picked"
    return "why-same-kind" if kind == barred else ""


def why_not_pay(face: i64, due: i64, used: tuple[i64, i64]) -> str:
    """Why a card of the hand can't pay: only for a card that was picked to be played, and only once."""
    if due == 0:
        return "why-nothing-to-pay"
    return "why-already-picked" if is_in(used, face) else ""


def is_in(cards: tuple[i64, i64], face: i64) -> bool:
    """Whether the card is in the two bit sets."""
    if face < HALF:
        return (cards[0] >> face) & 1 == 1
    return (cards[1] >> (face - HALF)) & 1 == 1
