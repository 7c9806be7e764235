"""What a seat observes, and how it judges a position."""

from __future__ import annotations

import pytest

from galapagos.games import catalogue
from galapagos.games.beginning.judgement.evaluation import KNOWN, OBSERVATION, PLAYER, SHOWN, SPECIES, STARVING, TABLE
from galapagos.games.beginning.state import Beginning
from tests.games.beginning.positions import play, position

pytestmark = pytest.mark.compiled

BLOCK = PLAYER + SHOWN * SPECIES


def observed(s: Beginning, seat: int) -> list[float]:
    out = [9.0] * OBSERVATION
    s.observe(seat, out)
    return out


def test_the_table() -> None:
    s = position("hole 4\ndiscard speed\nfirst B\nA*\nB\n0 A 1", at="adapt")
    out = observed(s, 0)
    assert len(out) == TABLE + KNOWN + 5 * BLOCK
    assert out[:TABLE] == pytest.approx([0.4, 0.05, 0.4, 86 / 88, 1 / 88, 0.0, 1 / 3, 1.0])
    assert observed(s, 1)[7] == 0.0


def test_the_cards_it_knows() -> None:
    s = position("discard speed\nA* hand flight speed flight\nB hand fertile\n0 A 1 burrowing\n1 B 0 speed", at="adapt")
    play(s, "play speed", "grow s0")
    out = observed(s, 0)
    hand, herd, openly = out[TABLE : TABLE + 10], out[TABLE + 10 : TABLE + 20], out[TABLE + 20 : TABLE + 30]
    assert hand == [0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0]
    assert herd == [0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0]
    assert openly == [0, 0.125, 0, 0, 0.25, 0, 0, 0, 0, 0]
    assert observed(s, 1)[TABLE + 10 : TABLE + 20] == [0.0] * 10


def test_the_players_from_the_seat_on() -> None:
    s = position("first B\nA* bag 6 hand flight\nB bag 3\nC\n0 A 120 fat-tissue\n1 A 0\n2 B 1", at="adapt")
    out = observed(s, 1)
    blocks = [out[TABLE + KNOWN + i * BLOCK : TABLE + KNOWN + (i + 1) * BLOCK] for i in range(5)]
    assert blocks[0][:PLAYER] == pytest.approx([1, 3 / 60, 5 / 60, 0, 1 / 6, 1 / 15, 0, 1])
    assert blocks[1][0] == 1.0
    assert blocks[2][:PLAYER] == pytest.approx([1, 6 / 60, 15 / 60, 0.1, 2 / 6, 4 / 15, 1, 0])
    assert blocks[3] == blocks[4] == [0.0] * BLOCK
    species = blocks[2][PLAYER : PLAYER + SPECIES]
    assert species == pytest.approx([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3 / 5, 3 / 5, 1 / 5])
    assert blocks[2][PLAYER + SPECIES] == 1.0
    assert blocks[2][PLAYER + 2 * SPECIES] == 0.0


def test_species_beyond_the_sixth_only_count() -> None:
    s = position("A*\nB\n" + "\n".join(f"{i} A 1" for i in range(8)), at="adapt")
    out = observed(s, 0)
    assert out[TABLE + KNOWN + 4] == pytest.approx(8 / 6)
    assert out[TABLE + KNOWN + BLOCK] == 1.0  # the next player's block is not overwritten
    assert out[TABLE + KNOWN + BLOCK + PLAYER] == 0.0


def test_judgements_lie_between_0_and_1_and_favour_who_is_ahead() -> None:
    s = position("A bag 20\nB bag 10\nC* bag 5\n0 A 1", at="adapt")
    first, second, third = (s.evaluate(seat) for seat in range(3))
    assert 1 > first > 0.5 > second > third > 0


def test_alike_is_even() -> None:
    """The last turn of the round is nearly over: both have had as many."""
    s = position("hole 2\nA bag 7\nB* bag 7\n0 A 1\n1 B 1", at="adapt")
    assert s.evaluate(0) == pytest.approx(0.5)
    assert s.evaluate(1) == pytest.approx(0.5)


def test_a_turn_to_come_in_this_round_is_worth_points() -> None:
    """As many as make up for it: who has the turn is not flattered."""
    table = "hole 2\nA* bag 7\nB bag 7\nC bag 7\n0 A 1\n1 B 1\n2 C 1"
    first, second, third = (position(table, at="adapt").evaluate(seat) for seat in range(3))
    assert second == pytest.approx(third)
    assert first < second
    ahead = position(table.replace("A* bag 7", "A* bag 15"), at="adapt")
    assert ahead.evaluate(0) == pytest.approx(ahead.evaluate(1), abs=0.03)


def test_cards_that_can_be_played_this_turn_are_worth_more() -> None:
    table = "hole 9\nA* hand speed\nB\n0 A 00\n1 B 1\n9 A 00"
    assert position(table, at="adapt").evaluate(0) > position(table, at="eat").evaluate(0) + 0.01


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
    assert position(table + better, at="adapt").evaluate(0) > position(table + worse, at="adapt").evaluate(0)


def test_the_end_is_what_it_is() -> None:
    s = position("ending 1\nA bag 9\nB* bag 12", at="score")
    assert (s.evaluate(0), s.evaluate(1)) == (0.0, 1.0)


def test_the_parts_of_the_judgement_have_words() -> None:
    s = position("hole 1\nA* bag 3\nB\n0 A 000\n1 B 1 carnivore", at="adapt")
    parts = dict(s.reasons(0))
    assert list(parts) == ["part-points", "part-food", "part-danger", "part-hunger", "part-rivals"]
    assert parts["part-points"] == 3 + 3
    assert parts["part-hunger"] == 2 * STARVING  # three hungry, one food
    assert parts["part-danger"] < 0 < parts["part-food"]
    for key in parts:
        assert catalogue("beginning").has(key)
