"""The round and the turn, in the book's order. Start reading here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.rules.activation import ChooseActive, end_turn
from galapagos.games.another_world.rules.piles import draw_hand, renew_source
from galapagos.games.another_world.rules.shade import ShadeTurn
from galapagos.games.another_world.rules.steps import NewCreature, NewTrait, Redraw
from galapagos.games.another_world.state import SOLO, AnotherWorld
from galapagos.kernel.flow import Frame

# The stages of a round
OPENING: Final = 0
REDRAWS: Final = 1
TURNS: Final = 2
CLOSING: Final = 3

# The steps of a turn
CREATING: Final = 0
EVOLVING: Final = 1
ACTIVATING: Final = 2
TURN_END: Final = 3

LAST_ROUND: Final = 200
LONGEST_ROUND: Final = 60  # turns a player
CARDS_EACH: Final = 2


class Round(Frame[AnotherWorld]):
    """Redraw, take turns clockwise from the first player until all sleep, end the round (Round overview)."""

    __slots__ = ("redraws", "stage")

    def __init__(self, stage: i64 = OPENING, redraws: i64 = 0) -> None:
        self.stage: i64 = stage
        self.redraws: i64 = redraws  # who has been asked so far

    def copy(self) -> Round:
        return Round(self.stage, self.redraws)

    def step(self, s: AnotherWorld) -> bool:
        if self.stage == OPENING:
            open_round(s)
            self.redraws = 0
            self.stage = REDRAWS
        elif self.stage == REDRAWS:
            self._next_redraw(s)
        elif self.stage == TURNS:
            if round_is_over(s):
                self.stage = CLOSING
            else:
                next_turn(s)
        else:
            close_round(s)
            self.stage = OPENING
        return False

    def _next_redraw(self, s: AnotherWorld) -> None:
        if self.redraws == s.owners():
            self.stage = TURNS
            return
        seat: i64 = (s.first + self.redraws) % s.owners()
        self.redraws += 1
        if not s.is_shade(seat) and s.hands[seat]:
            s.push(Redraw(seat))


def open_round(s: AnotherWorld) -> None:
    s.round += 1
    s.turns = 0
    wording.simply(s, "round-began")


def next_turn(s: AnotherWorld) -> None:
    """The first player, then clockwise."""
    s.turn = (s.first + s.turns) % s.owners()
    s.turns += 1
    wording.of_owner(s, "turn-began", s.turn)
    if s.is_shade(s.turn):
        s.push(ShadeTurn())
    else:
        s.push(Turn(s.turn))


def round_is_over(s: AnotherWorld) -> bool:
    """Whether all sleep and nobody waits; tested after each turn alone. In the solo game only yours matter."""
    if s.turns == 0:
        return False
    if s.turns >= LONGEST_ROUND * s.owners():
        return True
    if s.mode == SOLO:
        return s.all_asleep(0) and (not s.is_shade(s.turn) or s.owns_any(0))
    return all(creature.asleep for creature in s.creatures) and not somebody_waits(s)


def somebody_waits(s: AnotherWorld) -> bool:
    """Whether a player without a creature has had no turn in this round yet."""
    turn: i64 = s.turns
    while turn < s.players:
        if not s.owns_any((s.first + turn) % s.players):
            return True
        turn += 1
    return False


def close_round(s: AnotherWorld) -> None:
    """Energy renewal, awakening, new cards, new first player (End of the round)."""
    wording.simply(s, "round-ended")
    if s.round >= LAST_ROUND:
        wording.outlasted(s)
        s.capped = True
        s.finish(0 if s.mode == SOLO else (1 << s.players) - 1)
        return
    renew_source(s)
    for creature in s.creatures:
        creature.asleep = False
    wording.simply(s, "all-awoke")
    draw_cards(s)
    s.first = (s.first + 1) % s.owners()
    wording.of_owner(s, "new-first-player", s.first)


def draw_cards(s: AnotherWorld) -> None:
    """Two cards each, and one more for each creature with energy, clockwise from the first player."""
    offset: i64 = 0
    while offset < s.owners():
        seat: i64 = (s.first + offset) % s.owners()
        offset += 1
        if s.is_shade(seat):
            continue
        number: i64 = CARDS_EACH
        for creature in s.creatures:
            if creature.owner == seat and creature.energy > 0:
                number += 1
        draw_hand(s, seat, number)


class Turn(Frame[AnotherWorld]):
    """New creature, new trait, activation (Player's turn). Who is asked depends on public facts only."""

    __slots__ = ("seat", "stage")

    def __init__(self, seat: i64 = 0, stage: i64 = CREATING) -> None:
        self.seat: i64 = seat
        self.stage: i64 = stage

    def copy(self) -> Turn:
        return Turn(self.seat, self.stage)

    def step(self, s: AnotherWorld) -> bool:
        stage: i64 = self.stage
        self.stage += 1
        if stage == CREATING:
            if s.hands[self.seat]:
                s.push(NewCreature(self.seat))
        elif stage == EVOLVING:
            if s.hands[self.seat] and s.owns_any(self.seat):
                s.push(NewTrait(self.seat))
        elif stage == ACTIVATING:
            if not s.all_asleep(self.seat):
                s.push(ChooseActive(self.seat))
        else:
            s.pop()
            end_turn(s)
        return False
