"""Sequence of Play: the steps of a round, in the book's order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.rules.actions import act
from galapagos.games.evolve.rules.biome import reveal_biome, score_biome
from galapagos.games.evolve.rules.challenge import score_challenge
from galapagos.games.evolve.rules.ending import end_game
from galapagos.games.evolve.rules.limit import enforce_limit
from galapagos.games.evolve.rules.mutation import mutate
from galapagos.games.evolve.rules.selection import select_challenge, turn_up_next
from galapagos.games.evolve.state import Evolve
from galapagos.kernel.flow import Frame

REVEAL_BIOME: Final = 0
SELECT_CHALLENGE: Final = 1
TURN_UP_NEXT: Final = 2
ACT: Final = 3
MUTATE: Final = 4
SCORE_BIOME: Final = 5
SCORE_CHALLENGE: Final = 6
END_OF_ROUND: Final = 7


class Round(Frame[Evolve]):
    """Sequence of Play: biome, challenge, mutation, points and cards, hand limit; and again until the Dying Sun."""

    __slots__ = ("at",)

    def __init__(self, at: i64 = REVEAL_BIOME) -> None:
        self.at: i64 = at  # the step that comes next

    def copy(self) -> Round:
        return Round(self.at)

    def step(self, s: Evolve) -> bool:
        now = self.at
        self.at = REVEAL_BIOME if now == END_OF_ROUND else now + 1
        if now == REVEAL_BIOME:
            reveal_biome(s)
            if s.last_round():
                self.at = MUTATE
        elif now == SELECT_CHALLENGE:
            select_challenge(s)
        elif now == TURN_UP_NEXT:
            turn_up_next(s)
        elif now == ACT:
            act(s)
        elif now == MUTATE:
            mutate(s)
        elif s.last_round():
            end_game(s)
        elif now == SCORE_BIOME:
            score_biome(s)
        elif now == SCORE_CHALLENGE:
            score_challenge(s)
        else:
            enforce_limit(s)
        return False
