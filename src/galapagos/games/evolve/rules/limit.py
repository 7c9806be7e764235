"""End of Round: hands are cut down to the limit."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.judgement.playout import least
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import DROP
from galapagos.kernel.flow import Together
from galapagos.kernel.rng import Rng
from galapagos.kernel.text import Text


def enforce_limit(s: Evolve) -> None:
    """End of Round: the challenge is done with, and whoever holds too many cards is asked."""
    s.challenge_discard.append(s.challenge)
    s.challenge = -1
    seats: i64 = 0
    for seat in range(s.players):
        if excess(s, seat) > 0:
            seats |= 1 << seat
    if seats:
        s.push(HandLimit(s.players, seats))


def excess(s: Evolve, seat: i64) -> i64:
    return len(s.hands[seat]) - powers.hand_limit(s.power(seat))


class HandLimit(Together[Evolve]):
    """End of Round: discard what is in excess of the limit, as the owner likes (ruling 10)."""

    __slots__ = ()

    def copy(self) -> HandLimit:
        other = HandLimit()
        self.copy_picks(other)
        return other

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        found: list[i64] = []
        for token in s.hands[seat]:
            option = DROP.of(s.creatures.face[token])
            if option not in self.picked[seat]:
                found.append(option)
        return found

    def finished(self, s: Evolve, seat: i64) -> bool:
        return len(self.picked[seat]) == excess(s, seat)

    def resolve(self, s: Evolve) -> None:
        for seat in range(s.players):
            for pick in self.picked[seat]:
                token = s.throw(seat, DROP.operand(pick))
                if s.watched():
                    s.tell("dropped", {"player": s.player(seat), "card": s.card(token)}, f"hand:{seat}", "discard")

    def question(self, s: Evolve, seat: i64) -> Text:
        return ("ask-limit", {"due": excess(s, seat) - len(self.picked[seat])})

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        if not DROP.has(action):
            return "why-drop-first"
        return "why-not-in-hand" if s.held(seat, DROP.operand(action)) < 0 else "why-already-picked"

    def instinct(self, s: Evolve, seat: i64, rng: Rng) -> i64:
        return least(s, seat, s.choices(seat), rng)

    def default(self, s: Evolve, seat: i64) -> i64:
        """The cheapest card."""
        options = self.choices(s, seat)
        best = options[0]
        for option in options:
            if s.deck.cost[DROP.operand(option)] < s.deck.cost[DROP.operand(best)]:
                best = option
        return best
