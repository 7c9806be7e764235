"""Puzzles: positions in which one choice is clearly the best and not the one that is seen at once.

A game brings them in `puzzles.json`. Each is a game's seed and the moves up to the position, so that it outlives new
rules as long as these moves are possible and lead to the same options; one that does not is left out.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256

from galapagos import games
from galapagos.bots.bot import Bot
from galapagos.bots.seat import Seat
from galapagos.files import optional_text
from galapagos.kernel.state import State
from galapagos.kernel.text import GalapagosError, Text
from galapagos.review.explaining import explain
from galapagos.review.weighing import Weighed

FILE = "puzzles.json"
FORMAT = 1


class BadPuzzle(GalapagosError):
    """A puzzle whose position can't be reached any more."""


@dataclass(frozen=True)
class Puzzle:
    """How to get to the position, who is asked, and what is best there. Actions are in notation."""

    mode: str
    players: int
    seed: int
    moves: str  # "seat notation", separated by "; "
    seat: int
    options: str  # a short hash of what the seat may do
    best: str
    other: str  # what one sees at once
    chance: float  # to win, by the best
    gap: float  # between the two, with its standard error
    error: float


def position(game: str, puzzle: Puzzle) -> State:
    """The position, or BadPuzzle if the rules have changed too much."""
    state = games.game(game).start(puzzle.players, puzzle.seed, puzzle.mode)
    try:
        for move in filter(None, puzzle.moves.split("; ")):
            seat, _, words = move.partition(" ")
            state.apply(state.parse(words), int(seat))
    except GalapagosError as error:
        raise BadPuzzle(f"the puzzle's moves are not possible any more: {error}") from error
    if options_of(state, puzzle.seat) != puzzle.options:
        raise BadPuzzle("the puzzle's options are others now")
    return state


def options_of(state: State, seat: int) -> str:
    """A short hash of what the seat may do."""
    told = " ".join(sorted(state.notation(action) for action in state.legal_actions(seat)))
    return sha256(told.encode()).hexdigest()[:8]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that the game brings, as far as they can still be played."""
    return tuple(puzzle for puzzle in stored(game) if _works(game, puzzle))


def stored(game: str) -> list[Puzzle]:
    """All that the game brings."""
    text = optional_text(games.packages()[game], FILE)
    return read(text) if text else []


def read(text: str) -> list[Puzzle]:
    return [Puzzle(**fields) for fields in json.loads(text)["puzzles"]]


def write(game: str, found: list[Puzzle]) -> str:
    """The text of a file of puzzles, one a line."""
    rules = games.game(game).rules_version
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in found)
    return f'{{"format": {FORMAT}, "rules": {rules}, "puzzles": [\n{lines}\n]}}\n'


def _works(game: str, puzzle: Puzzle) -> bool:
    try:
        position(game, puzzle)
    except BadPuzzle:
        return False
    return True


def of_the_day(game: str, day: int) -> int:
    """Which of the game's puzzles belongs to the day (as `date.toordinal` counts), from 0."""
    return day % len(puzzles(game))


def solves(game: str, puzzle: Puzzle, bot: Bot) -> bool:
    """Whether the bot finds the best choice."""
    state = position(game, puzzle)
    return state.notation(bot.choose(Seat(state, puzzle.seat))) == puzzle.best


def reasons(game: str, puzzle: Puzzle) -> list[Text]:
    """Why the best is better than what one sees at once, as a review tells it."""
    state = position(game, puzzle)
    best, other = state.parse(puzzle.best), state.parse(puzzle.other)
    return explain(Seat(state, puzzle.seat), Weighed(other, best, other, other, puzzle.chance))
