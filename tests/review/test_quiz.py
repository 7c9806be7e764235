"""Puzzles on a page: posed as the asked seat knows the table, and answered with the reason."""

from __future__ import annotations

from datetime import date

import pytest

from galapagos.review.puzzles import puzzles
from galapagos.review.quiz import answered, overview, posed
from tests.islands import ISLANDS


@pytest.mark.parametrize("id", ISLANDS)
def test_every_puzzle_is_posed_with_its_options(id: str) -> None:
    found = overview(id)
    assert found["count"] == len(puzzles(id)) > 0
    assert found["today"] == 1 + date.today().toordinal() % found["count"]
    for number in (1, found["count"]):
        sheet = posed(id, number, plain=False)
        assert sheet is not None
        assert sheet["position"]["seat"] == sheet["seat"] == puzzles(id)[number - 1].seat
        choices = [option["notation"] for option in sheet["position"]["options"]]
        assert puzzles(id)[number - 1].best in choices
        assert puzzles(id)[number - 1].other in choices
        assert sheet["task"].startswith("You are Player ")
    assert posed(id, found["count"] + 1, plain=False) is None
    assert posed(id, 0, plain=False) is None


@pytest.mark.parametrize("id", ISLANDS)
def test_the_answer_says_what_is_best_and_why(id: str) -> None:
    puzzle = puzzles(id)[0]
    right, wrong = answered(id, 1, puzzle.best), answered(id, 1, puzzle.other)
    assert right is not None
    assert wrong is not None
    assert (right["right"], right["verdict"]) == (True, "Right!")
    assert not wrong["right"]
    assert wrong["verdict"].startswith("Not the best: ")
    assert right["best"] == wrong["best"] == puzzle.best
    assert right["told"] == wrong["told"]
    assert "points of chance better" in right["told"][0]
    assert answered(id, 1, "no such choice") is None


def test_a_game_without_puzzles_has_none_today() -> None:
    assert overview("tidepool") == {"count": 0, "today": 0}
