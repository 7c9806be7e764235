"""Select Challenge: the actions that some challenges bring before scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.deck import CROSSBREEDING, GENETIC_DRIFT
from galapagos.games.evolve.judgement.playout import least, size_worn
from galapagos.games.evolve.rules.draws import draw
from galapagos.games.evolve.rules.growth import grow
from galapagos.games.evolve.rules.selection import foresee
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import DROP, KEEP, PASS, SPLICE
from galapagos.kernel.cards import take_out
from galapagos.kernel.flow import Together
from galapagos.kernel.rng import Rng
from galapagos.kernel.text import Text

MOST_DRIFT: Final = 2


def act(s: Evolve) -> None:
    """An action indicated by the challenge is resolved as soon as it is selected."""
    action = s.deck.action[s.contest()]
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
            elif picks and s.watched():
                s.tell("kept", {"player": s.player(seat)}, f"hand:{seat}", f"hand:{seat}")
        foresee(s)

    def question(self, s: Evolve, seat: i64) -> Text:
        return ("ask-splice", {"card": s.card(self.drawn[seat]), "target": s.player(s.right(seat))})

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        return "why-right-neighbour" if SPLICE.has(action) else "why-splice-or-keep"

    def instinct(self, s: Evolve, seat: i64, rng: Rng) -> i64:
        """A card that would spoil the neighbour's creature goes there, any other stays."""
        face = s.creatures.face[self.drawn[seat]]
        spoils = s.deck.sizes[face] < size_worn(s, s.right(seat), face)
        return SPLICE.of(s.right(seat)) if spoils else KEEP.base

    def default(self, s: Evolve, seat: i64) -> i64:
        return KEEP.base


class GeneticDrift(Together[Evolve]):
    """Genetic Drift: discard up to two cards unseen, then draw as many; all at once (ruling 5)."""

    __slots__ = ()

    def copy(self) -> GeneticDrift:
        other = GeneticDrift()
        self.copy_picks(other)
        return other

    def choices(self, s: Evolve, seat: i64) -> list[i64]:
        found: list[i64] = [PASS.base]
        for token in s.hands[seat]:
            option = DROP.of(s.creatures.face[token])
            if option not in self.picked[seat]:
                found.append(option)
        return found

    def instinct(self, s: Evolve, seat: i64, rng: Rng) -> i64:
        options = s.choices(seat)
        return least(s, seat, options, rng) if len(options) > 3 else PASS.base

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
                s.discard.append(s.creatures.conceal(hand, hand.index(token), seat))
                gone += 1
        if s.watched():
            s.tell("drifted", {"player": s.player(seat), "count": gone}, f"hand:{seat}", "discard")
        return gone

    def question(self, s: Evolve, seat: i64) -> Text:
        return ("ask-drift", {"left": MOST_DRIFT - len(self.picked[seat])})

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        if not DROP.has(action):
            return "why-drift"
        return "why-not-in-hand" if s.held(seat, DROP.operand(action)) < 0 else "why-already-picked"
