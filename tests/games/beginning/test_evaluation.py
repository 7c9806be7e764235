"""How a seat judges a position."""

from __future__ import annotations

import pytest

from galapagos.games.beginning.judgement.evaluation import STARVING
from tests.games.beginning.table import WORDS, Table

pytestmark = pytest.mark.compiled


def test_judgements_lie_between_0_and_1_and_favour_who_is_ahead() -> None:
    t = Table("A bag 20\nB bag 10\nC* bag 5\n0 A 1", at="adapt")
    first, second, third = (t.s.evaluate(seat) for seat in range(3))
    assert 1 > first > 0.5 > second > third > 0


def test_alike_is_even() -> None:
    """The last turn of the round is nearly over: both have had as many."""
    t = Table("hole 2\nA bag 7\nB* bag 7\n0 A 1\n1 B 1", at="adapt")
    assert t.s.evaluate(0) == pytest.approx(0.5)
    assert t.s.evaluate(1) == pytest.approx(0.5)


def test_a_turn_to_come_in_this_round_is_worth_points() -> None:
    """As many as make up for it: who has the turn is not flattered."""
    table = "hole 2\nA* bag 7\nB bag 7\nC bag 7\n0 A 1\n1 B 1\n2 C 1"
    first, second, third = (Table(table, at="adapt").s.evaluate(seat) for seat in range(3))
    assert second == pytest.approx(third)
    assert first < second
    ahead = Table(table.replace("A* bag 7", "A* bag 15"), at="adapt").s
    assert ahead.evaluate(0) == pytest.approx(ahead.evaluate(1), abs=0.03)


def test_cards_that_can_be_played_this_turn_are_worth_more() -> None:
    table = "hole 9\nA* hand speed\nB\n0 A 00\n1 B 1\n9 A 00"
    assert Table(table, at="adapt").s.evaluate(0) > Table(table, at="eat").s.evaluate(0) + 0.01


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("0 A 111 long-neck\n1 B 1", "0 A 111 burrowing\n1 B 1"),
        ("0 A 1 speed\n1 B 1 carnivore burrowing", "0 A 1 burrowing\n1 B 1 carnivore burrowing"),
        ("0 A 1 defensive-horns\n1 B 1 carnivore burrowing", "0 A 1 burrowing\n1 B 1 carnivore burrowing"),
        (
            "0 A 1111 scavenger\n1 B 1 carnivore burrowing\n2 A 1 speed",
            "0 A 1111 burrowing\n1 B 1 carnivore burrowing\n2 A 1 speed",
        ),
        ("0 A 1 carnivore speed\n1 B 1 speed", "0 A 1 carnivore flight\n1 B 1 speed"),
    ],
)
def test_useful_traits_are_worth_more(better: str, worse: str) -> None:
    table = "A*\nB\n"
    assert Table(table + better, at="adapt").s.evaluate(0) > Table(table + worse, at="adapt").s.evaluate(0)


def test_the_end_is_what_it_is() -> None:
    t = Table("ending 1\nA bag 9\nB* bag 12", at="score")
    assert (t.s.evaluate(0), t.s.evaluate(1)) == (0.0, 1.0)


def test_the_parts_of_the_judgement_have_words() -> None:
    t = Table("hole 1\nA* bag 3\nB\n0 A 000\n1 B 1 carnivore", at="adapt")
    parts = dict(t.s.reasons(0))
    assert list(parts) == ["part-points", "part-food", "part-danger", "part-hunger", "part-rivals"]
    assert parts["part-points"] == 3 + 3
    assert parts["part-hunger"] == 2 * STARVING  # three hungry, one food
    assert parts["part-danger"] < 0 < parts["part-food"]
    for key in parts:
        assert WORDS.has(key)
