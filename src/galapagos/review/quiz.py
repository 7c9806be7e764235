"""Puzzles on a page: which there are, a position with its options, the answer to a choice; plain data in and out."""

from __future__ import annotations

from datetime import date
from typing import Any

from galapagos import games
from galapagos.kernel.state import State
from galapagos.kernel.text import BadSetup
from galapagos.review.puzzles import Puzzle, of_the_day, position, puzzles, reasons
from galapagos.review.telling import Telling, catalogue, percent
from galapagos.review.weighing import Z95
from galapagos.table import sheets
from galapagos.table.ending import speech
from galapagos.table.history import History
from galapagos.table.record import Record
from galapagos.table.viewpoint import Viewpoint


def overview(game: str) -> dict[str, Any]:
    """How many puzzles the game has, and which one belongs to this day, both from 1; 0 for none."""
    count = len(puzzles(game))
    return {"count": count, "today": 1 + of_the_day(game, date.today().toordinal()) if count else 0}


def posed(game: str, number: int, plain: bool) -> dict[str, Any] | None:
    """The position as whoever is asked knows it, with what they may do; None when there is no such puzzle."""
    puzzle = _puzzle(game, number)
    if puzzle is None:
        return None
    state = position(game, puzzle)
    names = _names(puzzle)
    words = Telling(catalogue(game), names)
    return {
        "number": number,
        "count": len(puzzles(game)),
        "mode": puzzle.mode,
        "seat": puzzle.seat,
        "names": names,
        "task": words.say("puzzle-task", player=f"player:{puzzle.seat}"),
        "position": _sheet(game, puzzle, state, names, plain),
    }


def _sheet(game: str, puzzle: Puzzle, state: State, names: list[str], plain: bool) -> dict[str, Any]:
    history = History(state, Record.begin(games.game(game), puzzle.players, puzzle.seed, puzzle.mode))
    point = Viewpoint(puzzle.seat)
    point.look(history, [], None)
    return sheets.position(game, history, point, 0, names, speech(), plain)


def answered(game: str, number: int, notation: str) -> dict[str, Any] | None:
    """Whether the choice is the best one, and why the best is; None when there is no such puzzle or choice."""
    puzzle = _puzzle(game, number)
    if puzzle is None:
        return None
    state = position(game, puzzle)
    if notation not in (state.notation(action) for action in state.legal_actions(puzzle.seat)):
        return None
    words = Telling(catalogue(game), _names(puzzle))
    best, other = (words.text(state.describe(state.parse(one), puzzle.seat)) for one in (puzzle.best, puzzle.other))
    right = notation == puzzle.best
    return {
        "right": right,
        "verdict": words.say("puzzle-right") if right else words.say("puzzle-wrong", best=best),
        "best": puzzle.best,
        "told": [_gain(words, puzzle, other), *(words.text(text) for text in reasons(game, puzzle))],
    }


def _gain(words: Telling, puzzle: Puzzle, other: str) -> str:
    low, high = percent(puzzle.gap - Z95 * puzzle.error), percent(puzzle.gap + Z95 * puzzle.error)
    return words.say("puzzle-gain", points=percent(puzzle.gap), other=other, low=low, high=high)


def _puzzle(game: str, number: int) -> Puzzle | None:
    if game not in games.ids():
        raise BadSetup(f"there is no game '{game}'")
    found = puzzles(game)
    return found[number - 1] if 1 <= number <= len(found) else None


def _names(puzzle: Puzzle) -> list[str]:
    return [speech().own("player-number", {"number": seat + 1}) for seat in range(puzzle.players)]
