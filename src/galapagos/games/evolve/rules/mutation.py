"""Mutating Creatures: everybody plays a card or none, in secret and at once, and pays for it with others."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.rules.growth import grow
from galapagos.games.evolve.rules.selection import foresee
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import PASS, PAY, PLAY
from galapagos.kernel.flow import Together
from galapagos.kernel.text import Text


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

    def played(self, seat: i64) -> i64:
        """How many cards the seat has picked to play."""
        plays: i64 = 0
        for pick in self.picked[seat]:
            if PLAY.has(pick):
                plays += 1
        return plays

    def due(self, s: Evolve, seat: i64) -> i64:
        """How many cards are still to be paid."""
        left: i64 = 0
        plays: i64 = 0
        for pick in self.picked[seat]:
            if PLAY.has(pick):
                left += self.cost(s, seat, PLAY.operand(pick), plays)
                plays += 1
            elif PAY.has(pick):
                left -= 1
        return left

    def cost(self, s: Evolve, seat: i64, face: i64, plays: i64) -> i64:
        """What the card costs as the seat's next play."""
        return powers.price(self.powers[seat], s.deck.cost[face], plays)

    def used(self, seat: i64, face: i64) -> bool:
        """Whether the seat has already picked the card, to play or to pay."""
        play = PLAY.of(face)
        pay = PAY.of(face)
        return any(pick in (play, pay) for pick in self.picked[seat])

    def spare(self, s: Evolve, seat: i64) -> i64:
        """How many cards of the hand are not picked yet."""
        return len(s.hands[seat]) - len(self.picked[seat])

    # --- What it may pick next -------------------------------------------------------------------

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        found: list[i64] = []
        if self.due(s, seat) > 0:
            for token in s.hands[seat]:
                face = s.creatures.face[token]
                if not self.used(seat, face):
                    found.append(PAY.of(face))
            return found
        found.append(PASS.base)
        plays = self.played(seat)
        for token in s.hands[seat]:
            face = s.creatures.face[token]
            if self.objection(s, seat, face, plays) == "":
                found.append(PLAY.of(face))
        return found

    def objection(self, s: Evolve, seat: i64, face: i64, plays: i64) -> str:
        """Why the seat can't play that card of its hand next, "" if it can."""
        if self.used(seat, face):
            return "why-already-picked"
        if plays and s.deck.kind[face] == s.deck.kind[PLAY.operand(self.picked[seat][0])]:
            return "why-same-kind"
        if self.cost(s, seat, face, plays) >= self.spare(s, seat):
            return "why-too-expensive"
        return ""

    def finished(self, s: Evolve, seat: i64) -> bool:
        picks = self.picked[seat]
        if picks and picks[len(picks) - 1] == PASS.base:
            return True
        return self.played(seat) == powers.plays(self.powers[seat]) and self.due(s, seat) == 0

    # --- The reveal --------------------------------------------------------------------------------

    def resolve(self, s: Evolve) -> None:
        for seat in range(s.players):
            self._pay(s, seat)
        for seat in range(s.players):
            self._play(s, seat)
        foresee(s)

    def _pay(self, s: Evolve, seat: i64) -> None:
        for pick in self.picked[seat]:
            if PAY.has(pick):
                token = s.held(seat, PAY.operand(pick))
                s.throw(seat, token)
                if s.watched():
                    s.tell("paid", {"player": s.player(seat), "card": s.card(token)}, f"hand:{seat}", "discard")

    def _play(self, s: Evolve, seat: i64) -> None:
        keeps = powers.keeps_replaced(self.powers[seat])
        for pick in self.picked[seat]:
            if PLAY.has(pick):
                grow(s, seat, s.held(seat, PLAY.operand(pick)), seat, keeps)
        if s.watched() and self.played(seat) == 0:
            s.tell("passed", {"player": s.player(seat)}, f"creature:{seat}", f"creature:{seat}")

    # --- Words ----------------------------------------------------------------------------------------

    def question(self, s: Evolve, seat: i64) -> Text:
        due = self.due(s, seat)
        if due > 0:
            card = ""
            for pick in self.picked[seat]:
                if PLAY.has(pick):
                    card = s.deck.labels[PLAY.operand(pick)]
            return ("ask-pay", {"card": card, "due": due})
        return ("ask-second" if self.picked[seat] else "ask-mutate", {})

    def refusal(self, s: Evolve, seat: i64, action: i64) -> str:
        due = self.due(s, seat)
        if action == PASS.base:
            return "why-pay-first"
        if PLAY.has(action):
            face = PLAY.operand(action)
            if s.held(seat, face) < 0:
                return "why-not-in-hand"
            return "why-pay-first" if due > 0 else self.objection(s, seat, face, self.played(seat))
        if PAY.has(action):
            if s.held(seat, PAY.operand(action)) < 0:
                return "why-not-in-hand"
            return "why-already-picked" if due > 0 else "why-nothing-to-pay"
        return ""

    def default(self, s: Evolve, seat: i64) -> i64:
        """Pass; in the middle of paying, the cheapest card."""
        options = self.choices(s, seat)
        best = options[0]
        if best == PASS.base:
            return best
        for option in options:
            if s.deck.cost[PAY.operand(option)] < s.deck.cost[PAY.operand(best)]:
                best = option
        return best
