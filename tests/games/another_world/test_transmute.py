"""Transmute, and winning."""

from __future__ import annotations

import pytest

from tests.games.another_world.table import Table

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("creature", "possible"),
    [
        ("A me 4", True),
        ("A me 3", False),
        ("A me 4: toxic, flying, caring, charming, tiny", True),
        ("A me 3: tiny", True),
        ("A me 2: tiny", False),
        ("A me 3: tiny, toxic, flying", True),
        ("A me 3: tiny, toxic, flying, caring", False),
        ("A me 3: toxic", False),
    ],
)
def test_four_energy_or_three_for_a_tiny_one_with_at_most_three_cards(creature: str, possible: bool) -> None:
    t = Table(f"{creature}\nC foe 0").do("activate A")
    assert ("transmute" in t.options()) is possible
    if not possible:
        assert t.why_not("transmute") == "why-too-little-energy"


def test_the_creature_is_discarded_with_its_traits_for_a_token() -> None:
    t = Table("A me 4: toxic, flying\nB me 0\nC foe 0")
    body, cards = t["A"].body, t["A"].cards.copy()
    t.do("activate A", "transmute")
    assert [creature.id for creature in t.state.creatures] == [2, 3]
    assert t.state.discards == [body, *cards]
    assert t.state.transmuted == [1, 0]
    assert t.state.to_move == 1
    assert "transmuted" in t.happened()


def test_the_third_token_wins_at_once() -> None:
    t = Table("A me 4\nB me 0\nC foe 0")
    t.state.transmuted = [2, 2]
    t.do("activate A", "transmute")
    assert t.state.over
    assert t.state.returns() == [1.0, 0.0]
    assert t.happened()[-2:] == ["transmuted", "won"]


def test_two_tokens_do_not_win() -> None:
    t = Table("A me 4\nB me 0\nC foe 0")
    t.state.transmuted = [1, 2]
    t.do("activate A", "transmute")
    assert not t.state.over


def test_quartet_takes_four() -> None:
    t = Table("A me 4\nB me 4\nC foe 0", mode="quartet")
    t.state.transmuted = [2, 0]
    t.do("activate A", "transmute", "activate C", "sleep")
    assert not t.state.over
    t.do("activate B", "transmute")
    assert t.state.over
    assert t.state.returns() == [1.0, 0.0]


def test_ruling_13_a_win_is_checked_before_the_round_ends() -> None:
    t = Table("A me 4\nC foe 0 asleep")
    t.state.transmuted = [2, 0]
    t.do("activate A", "transmute")
    assert t.state.over
    assert "round-ended" not in t.happened()
