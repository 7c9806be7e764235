"""How bots play a game: the plan that its `judgement/plan.py` may bring. What it leaves out is the search's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WHOLE_GAME: Final = 1000  # rounds: more than any game has
NEVER: Final = 1_000_000  # walks: more than any budget


@dataclass(frozen=True)
class ByHabit:
    """So many decisions are played as they went best in this search so far, then the position is judged."""

    decisions: int = 0
    strays: int = 20  # how many of a hundred decisions are made at random


@dataclass(frozen=True)
class ByInstinct:
    """So many rounds are played to their end by the game's instinct, then the position is judged."""

    rounds: int
    strays: int = 20
    mean: bool = False  # whether it is judged at the end of each round, and the mean taken: there is less luck in that


@dataclass(frozen=True)
class Greedily:
    """So many rounds are played to their end as everybody likes best one step on, then the position is judged."""

    rounds: int
    to_result: bool = False  # whether it is played on, however many rounds, where the end of the game has begun
    reckons: bool = False  # whether what is liked best is reckoned, too


@dataclass(frozen=True)
class Plan:
    """How far bots look, what guides a search, what is played after its tree, and how it judges."""

    moves: int = 0  # of its own that a bot looks ahead, after the one that it chooses
    explore: float = 0.3  # how much the less visited options are tried
    sharp: float = 12.0  # how strongly the judgement one step on guides
    trust: float = 1.0  # how many visits that is worth
    ripe: int = 1  # how many walks end at a new choice before its options are looked at
    playout: ByHabit | ByInstinct | Greedily = ByHabit()
    same_luck: bool = False  # whether the options are compared on the same deals; else every walk has its own
    reckons: bool = True  # whether it judges as the game reckons for searches; else by the evaluation, as the forager
    levels_tempo: bool = True  # whether what only the seat to move explains is taken out of the judgement
