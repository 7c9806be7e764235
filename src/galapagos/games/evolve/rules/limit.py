"""End of Round: hands are cut down to the limit."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers, wording
from galapagos.games.evolve.rules.drops import cheapest, drops, why_not_drop
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import DROP
from galapagos.kernel.flow import Together
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb


def enforce_limit(s: Evolve) -> None:
    """End of Round: the challenge is done with, and whoever holds too many cards is asked."""
    s.challenge_discards.append(s.challenge)
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

    def verbs(self, s: Evolve, seat: i64) -> list[Verb]:
        return [DROP]

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        return why_not_drop(s.held(seat, DROP.operand(action)), action, self.picked[seat])

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        return drops(s, seat, self.picked[seat])

    def finished(self, s: Evolve, seat: i64) -> bool:
        return len(self.picked[seat]) == excess(s, seat)

    def resolve(self, s: Evolve) -> None:
        for seat in range(s.players):
            for pick in self.picked[seat]:
                wording.of_card(s, "dropped", seat, s.throw(seat, DROP.operand(pick)), "hand", "discard")

    def question(self, s: Evolve, seat: i64) -> Text:
        return ("ask-limit", {"due": excess(s, seat) - len(self.picked[seat])})

    def default(self, s: Evolve, seat: i64) -> i64:
        return cheapest(s, self.choices(s, seat))
