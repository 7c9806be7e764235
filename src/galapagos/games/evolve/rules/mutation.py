"""Mutating Creatures: everybody plays a card or none, in secret and at once, and pays for it with others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.judgement.playout import cheapest, least, play
from galapagos.games.evolve.rules.growth import grow
from galapagos.games.evolve.rules.selection import foresee
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import PASS_ACTION, PAYS_FROM, PLAYS_FROM, card_of, is_pay, is_play
from galapagos.kernel.flow import Together
from galapagos.kernel.rng import Rng
from galapagos.kernel.text import Text

PAYMENTS: Final = 3  # that a bot weighs each time
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
            if affordable and (plays == 0 or (deck.kind[face] != barred and not is_in(used, face))):
                found.append(PLAYS_FROM + face)
        return found

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

    def objection(self, s: Evolve, seat: i64, face: i64, plays: i64, used: tuple[i64, i64]) -> str:
        """Why the seat can't play that card of its hand next."""
        if is_in(used, face):
            return "why-already-picked"
        return "why-same-kind" if s.deck.kind[face] == self.barred_kind(s, seat, plays) else "why-too-expensive"

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
                token = s.throw(seat, card_of(pick))
                if s.watched():
                    s.tell("paid", {"player": s.player(seat), "card": s.card(token)}, f"hand:{seat}", "discard")

    def _play(self, s: Evolve, seat: i64) -> None:
        keeps = powers.keeps_replaced(self.powers[seat])
        played = False
        for pick in self.picked[seat]:
            if is_play(pick):
                grow(s, seat, s.take(seat, card_of(pick)), seat, keeps)
                played = True
        if s.watched() and not played:
            s.tell("passed", {"player": s.player(seat)}, f"creature:{seat}", f"creature:{seat}")

    # --- Words ----------------------------------------------------------------------------------------

    def question(self, s: Evolve, seat: i64) -> Text:
        plays, due = self.standing(s, seat)
        if due == 0:
            return ("ask-second" if plays else "ask-mutate", {})
        played = [card_of(pick) for pick in self.picked[seat] if is_play(pick)]
        return ("ask-pay", {"card": s.deck.labels[played[-1]], "due": due})

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        if action == PASS_ACTION:
            return "why-pay-first"
        if not is_play(action) and not is_pay(action):
            return ""
        face = card_of(action)
        if s.held(seat, face) < 0:
            return "why-not-in-hand"
        plays, due = self.standing(s, seat)
        if is_pay(action):
            return "why-already-picked" if due > 0 else "why-nothing-to-pay"
        return "why-pay-first" if due > 0 else self.objection(s, seat, face, plays, self.used(seat))

    def instinct(self, s: Evolve, seat: i64, rng: Rng) -> i64:
        options = s.choices(seat)
        due = self.standing(s, seat)[1]
        return least(s, seat, options, rng) if due > 0 else play(s, seat, options, self.picked[seat], rng)

    def considered(self, s: Evolve, seat: i64, options: list[i64]) -> list[i64]:
        return cheapest(s, seat, options, PAYMENTS) if is_pay(options[0]) else options

    def default(self, s: Evolve, seat: i64) -> i64:
        """Pass; in the middle of paying, the cheapest card."""
        options = self.choices(s, seat)
        best = options[0]
        if best == PASS_ACTION:
            return best
        for option in options:
            if s.deck.cost[card_of(option)] < s.deck.cost[card_of(best)]:
                best = option
        return best


def is_in(cards: tuple[i64, i64], face: i64) -> bool:
    """Whether the card is in the two bit sets."""
    if face < HALF:
        return (cards[0] >> face) & 1 == 1
    return (cards[1] >> (face - HALF)) & 1 == 1
