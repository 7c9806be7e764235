"""The game from set-up to the last round: start reading here.

A round is one turn each, then upkeep. A turn is Exploring, Action, Adapting, with Swift windows between them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.action import Action
from galapagos.games.evoloosen.rules.adapting import Adapting
from galapagos.games.evoloosen.rules.exploring import Exploring
from galapagos.games.evoloosen.rules.finals import Finals
from galapagos.games.evoloosen.rules.inventions import Window
from galapagos.games.evoloosen.rules.limits import gain
from galapagos.games.evoloosen.rules.piles import draw, fill_pool
from galapagos.games.evoloosen.rules.rocket import best_of
from galapagos.games.evoloosen.rules.upkeep import begin_turn, upkeep
from galapagos.games.evoloosen.state import ACTION, ADAPTING, LAST, NO_PHASE, PLAYING, POOL, Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb

FIRST_HAND: Final = 3
FIRST_MP: Final = 3
# The stages of a turn: its phases, each after a window.
BEGINNING: Final = 0
EXPLORE: Final = 1
BEFORE_ACTION: Final = 2
ACT: Final = 3
BEFORE_ADAPTING: Final = 4
ADAPT: Final = 5


class Setup(Frame[Evoloosen]):
    """Setup: species are picked clockwise from the compass, each with 3 Inventions and 3 MP; then the Gene Pool."""

    __slots__ = ("done",)

    def __init__(self, done: i64 = 0) -> None:
        self.done: i64 = done

    def copy(self) -> Setup:
        return Setup(self.done)

    def step(self, s: Evoloosen) -> bool:
        if self.done < s.players:
            return True
        s.pop()
        self._form_gene_pool(s)
        s.round = 1
        s.push(Round())
        return False

    def _form_gene_pool(self, s: Evoloosen) -> None:
        """Only the Adaptations of species in play are shuffled in."""
        for token in s.gene_pile:
            species: i64 = s.deck.of_species[s.adaptations.face[token]]
            if species >= 0 and s.seat_of(species) < 0:
                s.box.append(token)
                s.reveal(s.adaptations, token, s.everyone())
        s.gene_pile = [token for token in s.gene_pile if token not in s.box]
        s.shuffle(s.adaptations, s.gene_pile)
        s.pool = [-1] * POOL
        fill_pool(s)

    def asked(self, s: Evoloosen) -> i64:
        return (s.compass + self.done) % s.players

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.PICK]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return "" if s.seat_of(v.PICK.operand(action)) < 0 else "why-species-taken"

    def take(self, s: Evoloosen, option: i64) -> None:
        seat: i64 = self.asked(s)
        self.done += 1
        species: i64 = v.PICK.operand(option)
        s.seats[seat].species = species
        if s.watched():
            params: dict[str, Param] = {"player": f"player:{seat}", "species": f"@species-{codes.SPECIES[species]}"}
            s.tell("picked-species", params, "", f"player:{seat}")
        draw(s, seat, FIRST_HAND)
        gain(s, seat, FIRST_MP)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-species", {})


class Round(Frame[Evoloosen]):
    """Rounds: a turn each, clockwise from the compass, then upkeep; and how the game ends."""

    __slots__ = ("turns",)

    def __init__(self, turns: i64 = 0) -> None:
        self.turns: i64 = turns

    def copy(self) -> Round:
        return Round(self.turns)

    def step(self, s: Evoloosen) -> bool:
        if self.turns < s.players:
            seat: i64 = (s.compass + self.turns) % s.players
            self.turns += 1
            s.push(Turn(seat))
        elif s.stage == LAST:
            self._after_last_round(s)
        elif s.rocket < 0 and s.round >= codes.LAST_ROUND:
            s.finish(1 << best_of(s, s.most_adaptations()))
        else:
            self.turns = 0
            s.stage = LAST if s.rocket >= 0 else PLAYING
            upkeep(s)
            if s.watched() and s.stage == LAST:
                s.tell("last-round", {"player": f"player:{s.rocket}"}, "", "rocket:0")
        return False

    def _after_last_round(self, s: Evoloosen) -> None:
        """Instant Victory without a challenger; else upkeep, and on to the final battles."""
        challengers: i64 = s.reached & ~(1 << s.rocket)
        if challengers == 0:
            s.finish(1 << s.rocket)
            return
        s.pop()
        s.push(Finals(challengers))
        upkeep(s)


class Turn(Frame[Evoloosen]):
    """Turns: three phases in order. A defeat skips Action; Skip Adapting skips Adapting."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: i64 = 0, at: i64 = 0) -> None:
        self.seat: i64 = seat
        self.at: i64 = at

    def copy(self) -> Turn:
        return Turn(self.seat, self.at)

    def step(self, s: Evoloosen) -> bool:
        at: i64 = self.at
        self.at += 1
        if at == BEGINNING:
            begin_turn(s, self.seat)
            if s.watched():
                s.tell("turn-began", {"player": f"player:{self.seat}"}, "", f"player:{self.seat}")
            s.push(Window())
        elif at == EXPLORE:
            s.push(Exploring(self.seat))
        elif at == BEFORE_ACTION:
            if not s.defeated:
                s.phase = ACTION
                s.push(Window())
        elif at == ACT:
            if not s.defeated:
                s.push(Action(self.seat))
        elif at == BEFORE_ADAPTING:
            s.phase = ADAPTING
            s.push(Window())
        elif at == ADAPT:
            if not s.skip_adapting:
                s.push(Adapting(self.seat, 2 if s.doubled else 1))
        else:
            s.phase = NO_PHASE
            s.pop()
        return False
