"""Bots by name."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.bots import LEVELS, BadBot, Seat, make
from galapagos.bots.hunting import Hunter
from galapagos.kernel.text import GalapagosError


def test_the_levels_in_order() -> None:
    assert LEVELS == ("random", "hatchling", "forager", "hunter", "apex")
    assert [make(level).name for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize(
    ("name", "iterations", "milliseconds"),
    [("hunter", 400, 0), ("apex", 4000, 0), ("hunter@25", 25, 0), ("apex@1000ms", 0, 1000)],
)
def test_budgets(name: str, iterations: int, milliseconds: int) -> None:
    bot = make(name)
    assert isinstance(bot, Hunter)
    assert (bot.iterations, bot.milliseconds) == (iterations, milliseconds)
    state = galapagos.game("evolve").start(2, 1)
    used = Hunter(1).search(Seat(state, 0))
    assert (used.iterations, used.milliseconds) == (Hunter.iterations, 0)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("shark", "there is no bot 'shark'; the levels are random, hatchling, forager, hunter, apex"),
        ("", "there is no bot ''"),
        ("hunter@", "there is no bot 'hunter@'"),
        ("hunter@0", "the budget is at least 1"),
        ("forager@10", "only hunter and apex have a budget"),
        ("hunter+colour=3", "there is no setting 'colour'; the settings are explore, sharp"),
        ("hunter+habit=1.5", "'1.5' is no value for habit"),
        ("cmd:no-such-program-here --flag", "there is no program 'no-such-program-here'"),
        ("cmd:", "there is no program"),
        ("cmd:'", "can't read the command"),
    ],
)
def test_wrong_names_are_told(name: str, complaint: str) -> None:
    with pytest.raises(GalapagosError, match=complaint):
        make(name)


def test_a_wrong_level_is_a_bad_bot() -> None:
    with pytest.raises(BadBot):
        make("shark")
