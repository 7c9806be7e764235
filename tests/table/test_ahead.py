"""Doing the next thing: what is declined on the way to it."""

from __future__ import annotations

from galapagos.table.ahead import through
from tests.games.another_world.table import Table

POSITION = """
    source sunlit-meadow 3 0
    A me 1: flying
    B foe 0
    hand me: toxic/caring
"""


def names(table: Table, thing: str) -> list[str]:
    state = table.state
    return [state.notation(action) for action in through(state, 0, thing)]


def test_a_creature_is_activated_past_the_two_optional_steps() -> None:
    table = Table(POSITION)
    assert names(table, f"creature:{table.names['A']}") == ["no-creature", "no-trait"]


def test_nothing_leads_to_what_is_not_ones_own() -> None:
    table = Table(POSITION)
    assert names(table, f"creature:{table.names['B']}") == []
    assert names(table, "nowhere:1") == []


def test_looking_ahead_changes_nothing() -> None:
    table = Table(POSITION)
    before = table.state.digest()
    names(table, f"creature:{table.names['A']}")
    assert table.state.digest() == before
