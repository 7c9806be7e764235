"""Select Challenge: the actions that some challenges bring before scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import powers, wording
from galapagos.games.evolve.deck import CROSSBREEDING, GENETIC_DRIFT
from galapagos.games.evolve.rules.draws import draw
from galapagos.games.evolve.rules.drops import drops, why_not_drop
from galapagos.games.evolve.rules.growth import grow
from galapagos.games.evolve.rules.selection import foresee
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import DROP, KEEP, PASS, SPLICE
from galapagos.kernel.cards import take_out
from galapagos.kernel.flow import Together
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

MOST_DRIFT: Final = 2


def act(s: Evolve) -> None:
    """An action indicated by the challenge is resolved as soon as it is selected."""
    action = s.deck.action[s.challenge_face()]
    if action == CROSSBREEDING:
        crossbreed(s)
    elif action == GENETIC_DRIFT:
        s.push(GeneticDrift(s.players, (1 << s.players) - 1))


def crossbreed(s: Evolve) -> None:
    """Everyone draws a card; whoever got one is asked."""
    before: list[i64] = [len(hand) for hand in s.hands]
    draw(s, [1] * s.players)
    drawn: list[i64] = []
    seats: i64 = 0
    for seat in range(s.players):
        hand = s.hands[seat]
        if len(hand) > before[seat]:
            drawn.append(hand[len(hand) - 1])
            seats |= 1 << seat
        else:
            drawn.append(-1)
    if seats:
        s.push(Crossbreeding(s.players, seats, drawn))


class Crossbreeding(Together[Evolve]):
    """Crossbreeding: the drawn card may join the right neighbour's creature, free; all at once (ruling 5)."""

    __slots__ = ("drawn",)

    def __init__(self, players: i64 = 0, seats: i64 = 0, drawn: list[i64] | None = None) -> None:
        super().__init__(players, seats)
        self.drawn: list[i64] = drawn if drawn is not None else []

    def copy(self) -> Crossbreeding:
        other = Crossbreeding()
        self.copy_picks(other)
        other.drawn = self.drawn  # never changes
        return other

    def verbs(self, s: Evolve, seat: i64) -> list[Verb]:
        return [SPLICE, KEEP]

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        return why_not_splice(s, seat, SPLICE.operand(action)) if SPLICE.has(action) else ""

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        return [SPLICE.of(s.right(seat)), KEEP.base]

    def finished(self, s: Evolve, seat: i64) -> bool:
        return len(self.picked[seat]) == 1

    def resolve(self, s: Evolve) -> None:
        for seat in range(s.players):
            picks = self.picked[seat]
            if picks and SPLICE.has(picks[0]):
                target = s.right(seat)
                take_out(s.hands[seat], self.drawn[seat])
                grow(s, seat, self.drawn[seat], target, powers.keeps_replaced(s.power(target)))
            elif picks:
                wording.of_seat(s, "kept", seat, "hand", "hand")
        foresee(s)

    def question(self, s: Evolve, seat: i64) -> Text:
        return ("ask-splice", {"card": wording.card(s, self.drawn[seat]), "target": wording.player(s.right(seat))})

    def default(self, s: Evolve, seat: i64) -> i64:
        return KEEP.base


def why_not_splice(s: Evolve, seat: i64, creature: i64) -> str:
    """Why the seat's card can't join that creature."""
    return "" if creature == s.right(seat) else "why-right-neighbour"


class GeneticDrift(Together[Evolve]):
    """Genetic Drift: discard up to two cards unseen, then draw as many; all at once (ruling 5)."""

    __slots__ = ()

    def copy(self) -> GeneticDrift:
        other = GeneticDrift()
        self.copy_picks(other)
        return other

    def verbs(self, s: Evolve, seat: i64) -> list[Verb]:
        return [DROP, PASS]

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        if PASS.has(action):
            return ""
        return why_not_drop(s.held(seat, DROP.operand(action)), action, self.picked[seat])

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        return [PASS.base, *drops(s, seat, self.picked[seat])]

    def finished(self, s: Evolve, seat: i64) -> bool:
        picks = self.picked[seat]
        return len(picks) == MOST_DRIFT or PASS.base in picks

    def resolve(self, s: Evolve) -> None:
        owed: list[i64] = []
        for seat in range(s.players):
            owed.append(self._discard(s, seat))
        draw(s, owed)

    def _discard(self, s: Evolve, seat: i64) -> i64:
        """Put the picked cards on the discards, face down, and say how many."""
        hand = s.hands[seat]
        gone: i64 = 0
        for pick in self.picked[seat]:
            if DROP.has(pick):
                token = s.held(seat, DROP.operand(pick))
                s.discards.append(s.creatures.conceal(hand, hand.index(token), seat))
                gone += 1
        wording.drifted(s, seat, gone)
        return gone

    def question(self, s: Evolve, seat: i64) -> Text:
        return ("ask-drift", {"left": MOST_DRIFT - len(self.picked[seat])})
