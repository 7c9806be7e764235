"""`galapagos review` and `galapagos puzzles`, run as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galapagos.review.puzzles import position, puzzles, read
from tests.cli.test_commands import run
from tests.islands import ISLANDS
from tests.review.games import at_random


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    file.write_text(at_random("tidepool", 2, 6).text(), encoding="utf-8")
    return str(file)


def test_a_review_is_told_in_sentences(record: str) -> None:
    done = run("review", record, "--seat", "2", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Tidepool: the review of Player 2")
    assert "Accuracy" in done.stdout
    assert "For next time" in done.stdout


def test_a_review_is_the_same_in_several_processes(record: str) -> None:
    one, two = (run("review", record, "--json", "--workers", workers) for workers in ("1", "2"))
    assert one.returncode == 0, one.stderr
    assert json.loads(one.stdout) == json.loads(two.stdout)
    data = json.loads(one.stdout)
    assert (data["game"], data["seat"]) == ("tidepool", 0)
    assert {"step", "verdict", "loss", "low", "high", "luck", "why"} <= set(data["decisions"][0])


def test_a_seat_that_is_not_there_is_a_sentence(record: str) -> None:
    done = run("review", record, "--seat", "7")
    assert done.returncode == 2
    assert "there is no player 7" in done.stderr


def test_a_puzzle_is_asked_and_answered() -> None:
    game = ISLANDS[0]
    puzzle = puzzles(game)[1]
    state = position(game, puzzle)
    best = state.legal_actions(puzzle.seat).index(state.parse(puzzle.best)) + 1
    done = run("puzzles", game, "--number", "2", stdin=f"x\n{best}\n")
    assert done.returncode == 0, done.stderr
    assert "Type a number" in done.stdout
    assert "Right!" in done.stdout
    assert "points of chance better" in done.stdout
    other = state.legal_actions(puzzle.seat).index(state.parse(puzzle.other)) + 1
    assert "Not the best" in run("puzzles", game, "--number", "2", stdin=f"{other}\n").stdout


def test_todays_puzzle_is_shown_to_who_does_not_answer() -> None:
    done = run("puzzles", ISLANDS[1])
    assert done.returncode == 0, done.stderr
    assert "One choice is clearly the best" in done.stdout


def test_a_bot_is_tried_on_all_puzzles() -> None:
    done = run("puzzles", ISLANDS[0], "--solve", "random", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["puzzles"] == len(puzzles(ISLANDS[0]))
    assert facts["solved"] == len(facts["numbers"]) < facts["puzzles"]


def test_a_game_without_puzzles_says_so() -> None:
    done = run("puzzles", "tidepool")
    assert done.returncode == 2
    assert "no puzzles" in done.stderr


def test_there_is_no_such_puzzle() -> None:
    done = run("puzzles", ISLANDS[0], "--number", "999")
    assert done.returncode == 2
    assert "puzzles of" in done.stderr


@pytest.mark.slow
def test_new_puzzles_are_found(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    done = run("puzzles", "make", "evolve", "--count", "1", "--seed", "3", "--to", str(file))
    assert done.returncode == 0, done.stderr
    (puzzle,) = read(file.read_text(encoding="utf-8"))
    assert position("evolve", puzzle).waiting
