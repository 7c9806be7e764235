"""Clocks: seconds for each decision, or a budget to which each decision adds; days of vacation."""

from __future__ import annotations

from typing import Any

import pytest

from galapagos import games
from galapagos.table import entries
from galapagos.table.chair import DAY
from galapagos.table.refusal import Refusal
from galapagos.table.seating import rest
from galapagos.table.table import Table

START = 1_000_000.0


def playing(**more: Any) -> Table:
    """A game of Tidepool between Ada and Bo that began at START; both are asked at once."""
    setup = entries.Setup(game="tidepool", mode="base", players=2, seed=1, maker="ada", **more)
    table = Table("t", setup, START, games.game("tidepool"))
    for seat, guest in enumerate(("ada", "bo")):
        table.take(entries.Sat(seat, guest, guest.title()), START)
    table.take(entries.Started(), START)
    return table


def decide(table: Table, seat: int, at: float, by: str = "") -> None:
    history = table.playing
    action = history.state.legal_actions(seat)[0]
    table.take(table.decision(history, seat, action, by), at)


def test_each_decision_has_its_own_time() -> None:
    table = playing(clock=60)
    assert table.deadline(0) == START + 60
    decide(table, 0, START + 50)
    assert table.deadline(0) == START + 110  # the stance that belongs to the bid is another decision
    assert table.deadline(1) == START + 60
    assert table.left(0) is None


def test_a_budget_is_used_up_and_each_decision_adds_to_it() -> None:
    table = playing(clock=600, increment=10)
    decide(table, 0, START + 100)
    assert table.left(0) == 600 - 100 + 10
    assert table.deadline(0) == START + 100 + 510
    decide(table, 0, START + 130)
    assert table.left(0) == 510 - 30 + 10
    assert table.deadline(0) is None  # now it waits for Bo, whose clock runs
    assert table.deadline(1) == START + 600


def test_a_budget_that_is_used_up_is_what_the_increment_adds() -> None:
    table = playing(clock=60, increment=5)
    decide(table, 0, START + 61, by="clock")
    assert table.left(0) == 5
    assert table.deadline(0) == START + 61 + 5
    texts = [seen.text for seen in table.gallery.of(1).events]
    assert ("table-timed-out", {"player": "player:0"}) in texts


def test_a_bot_that_stands_in_gathers_no_time() -> None:
    table = playing(clock=600, increment=10)
    table.take(entries.HandedOver(0, "random"), START)
    decide(table, 0, START, by="random")
    assert table.left(0) == 600


def test_taking_a_decision_back_gives_no_time() -> None:
    table = playing(clock=600, increment=10)
    decide(table, 0, START + 100)
    table.take(entries.Undone(0), START + 150)
    assert table.deadline(0) == START + 100 + 510
    decide(table, 0, START + 200)
    assert table.deadline(0) == START + 100 + 510


def test_on_vacation_the_clock_stands() -> None:
    table = playing(clock=3 * int(DAY))
    table.take(rest(table, "ada", 0, 7), START + DAY)
    assert table.deadline(0) == START + DAY + 10 * DAY
    assert table.deadline(1) == START + 3 * DAY
    assert table.alarm() == START + 3 * DAY
    table.take(rest(table, "ada", 0, 0), START + 2 * DAY)
    assert table.deadline(0) == START + 5 * DAY


def test_vacation_takes_nothing_off_a_budget() -> None:
    table = playing(clock=3 * int(DAY), increment=0)
    table.take(rest(table, "ada", 0, 7), START)
    decide(table, 0, START + 5 * DAY)
    assert table.left(0) == 3 * DAY


def test_a_game_gives_three_weeks_of_vacation_where_decisions_take_days() -> None:
    table = playing(clock=int(DAY))
    table.take(rest(table, "ada", 0, 20), START)
    with pytest.raises(Refusal) as refused:
        rest(table, "ada", 0, 2)
    assert (refused.value.code, refused.value.params) == ("rested-enough", {"days": 1})
    with pytest.raises(Refusal, match="no-rest"):
        rest(playing(clock=3600), "ada", 0, 1)
    with pytest.raises(Refusal, match="no-rest"):
        rest(playing(), "ada", 0, 1)
