"""Puzzles: they can be reached, they have one best choice, and the weak don't find it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from galapagos import games
from galapagos.bots import Seat, make
from galapagos.review import finding
from galapagos.review.finding import find
from galapagos.review.puzzles import (
    BadPuzzle,
    Puzzle,
    of_the_day,
    options_of,
    position,
    puzzles,
    read,
    reasons,
    solves,
    stored,
    write,
)
from galapagos.review.telling import Telling, catalogue
from galapagos.review.weighing import Budget, Weighed, weigh
from tests.islands import ISLANDS

PLAIN = Puzzle("base", 2, 3, "0 bid h1; 1 bid h0", 0, "", "plain", "raise", 0.5, 0.1, 0.01)


def tiny() -> Puzzle:
    """A puzzle of the tiny game with its options filled in."""
    state = games.game("tidepool").start(2, 3, "base")
    state.apply(state.parse("bid h1"), 0)
    state.apply(state.parse("bid h0"), 1)
    return replace(PLAIN, options=options_of(state, 0))


@pytest.mark.parametrize("id", ISLANDS)
def test_every_stored_puzzle_can_still_be_played(id: str) -> None:
    """If rules or deck have changed too much: `galapagos puzzles make GAME --to …/puzzles.json`."""
    assert stored(id)
    assert list(puzzles(id)) == stored(id)


@pytest.mark.parametrize("id", ISLANDS)
def test_every_stored_puzzle_is_told_with_its_reasons(id: str) -> None:
    telling = Telling(catalogue(id))
    for puzzle in puzzles(id):
        state = position(id, puzzle)
        legal = [state.notation(action) for action in state.legal_actions(puzzle.seat)]
        assert puzzle.best in legal
        assert puzzle.other in legal
        assert puzzle.best != puzzle.other
        assert all(telling.text(text) for text in reasons(id, puzzle))


@pytest.mark.parametrize("id", ISLANDS)
def test_puzzles_come_from_different_games(id: str) -> None:
    assert len({puzzle.seed for puzzle in stored(id)}) * finding.A_GAME >= len(stored(id))


def test_the_moves_lead_to_the_position() -> None:
    state = position("tidepool", tiny())
    assert state.legal_actions(0) == sorted(state.parse(words) for words in ("plain", "raise"))


def test_a_puzzle_that_new_rules_forbid_is_refused() -> None:
    with pytest.raises(BadPuzzle, match="not possible any more"):
        position("tidepool", replace(tiny(), moves="0 pass"))
    with pytest.raises(BadPuzzle, match="others now"):
        position("tidepool", replace(tiny(), options="00000000"))


def test_puzzles_are_written_and_read() -> None:
    found = [tiny(), replace(tiny(), seat=1, chance=0.25)]
    assert read(write("tidepool", found)) == found


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles("tidepool") == ()


def test_every_day_has_its_puzzle() -> None:
    count = len(puzzles(ISLANDS[0]))
    days = [of_the_day(ISLANDS[0], day) for day in range(738_000, 738_000 + count)]
    assert sorted(days) == list(range(count))


def test_a_bot_solves_a_puzzle_by_choosing_the_best() -> None:
    puzzle = tiny()
    chosen = make("forager", 3).choose(Seat(position("tidepool", puzzle), 0))
    words = position("tidepool", puzzle).notation(chosen)
    assert solves("tidepool", replace(puzzle, best=words), make("forager", 3))
    assert not solves("tidepool", replace(puzzle, best="bid h0"), make("forager", 3))


def clearly(seat: Seat, action: int, seed: int) -> Weighed:
    """As if the lowest option were always the best, and the highest what one sees."""
    options = seat.legal_actions()
    return Weighed(options[-1], options[0], options[-1], options[-1], 0.5, 0.2, 0.01, 50)


def test_the_same_seed_finds_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "_clear", clearly)
    found = list(islice(find("evolve", 4), 5))
    assert found == list(islice(find("evolve", 4), 5))
    assert found != list(islice(find("evolve", 5), 5))
    assert len({puzzle.seed for puzzle in found}) >= 3
    for puzzle in found:
        assert puzzle.best in [
            state.notation(action)
            for state in [position("evolve", puzzle)]
            for action in state.legal_actions(puzzle.seat)
        ]


def test_what_the_forager_finds_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "QUICK", Budget(10, 4))
    state = position("tidepool", tiny())
    best = weigh(Seat(state, 0), state.legal_actions(0)[0], 5, Budget(10, 4)).best
    assert finding._clear(Seat(state, 0), best, 5) is None
