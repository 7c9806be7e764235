"""Playing the Game: a turn is four steps, then the player to the left has theirs. Start reading here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.adapt import Adapt
from galapagos.games.beginning.rules.eat import Eat
from galapagos.games.beginning.rules.extinction import starvation
from galapagos.games.beginning.rules.foraging import Foraging
from galapagos.games.beginning.rules.gather import gather
from galapagos.games.beginning.rules.score import bag_food, count_points
from galapagos.games.beginning.state import ADAPT, EAT, GATHER, SCORE, Beginning
from galapagos.games.beginning.traits import BEFORE_EATING
from galapagos.kernel.flow import Frame

STEPS: Final = 4


class Turn(Frame[Beginning]):
    """Gather, Adapt, Eat, Score; over and over, round the table."""

    __slots__ = ("at",)

    def __init__(self, at: i64 = GATHER) -> None:
        self.at: i64 = at  # the next step

    def copy(self) -> Turn:
        return Turn(self.at)

    def step(self, s: Beginning) -> bool:
        s.phase = self.at
        self.at = (self.at + 1) % STEPS
        if s.phase == GATHER:
            gather(s)
        elif s.phase == ADAPT:
            s.push(Adapt())
        elif s.phase == EAT:
            s.push(Eat())
            s.push(Foraging(BEFORE_EATING, s.active))
        elif s.phase == SCORE:
            starvation(s)
            bag_food(s)
            end_turn(s)
        return False


def end_turn(s: Beginning) -> None:
    """END OF GAME: after the pile ran out, the player to the first player's right has one more turn to finish."""
    if s.active == s.last_seat():
        if s.ending == 1:
            count_points(s)
            return
        s.ending -= 1 if s.ending else 0
        s.round += 1
    s.active = (s.active + 1) % s.players
    if s.watched():
        s.tell("turn", {"player": f"player:{s.active}", "turns": s.turns_left()}, "", f"player:{s.active}")
