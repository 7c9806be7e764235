"""Bots by name."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.bots import LEVELS, BadBot, Seat, make
from galapagos.bots.hunting import Apex, Hunter
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
    settings = bot.settings("evolve", "base")
    assert (settings.iterations, settings.milliseconds) == (iterations, milliseconds)


def test_settings_of_the_search_are_those_of_the_game_and_then_of_the_name() -> None:
    bot = make("hunter@5+playout=7+explore=1.5", 3)
    assert isinstance(bot, Hunter)
    state = galapagos.game("another-world").start(2, 1)
    used = bot.search(Seat(state, state.to_move)).settings
    assert (used.iterations, used.playout, used.explore, used.moves) == (5, 7, 1.5, 6)
    plain = Hunter().settings("another-world", "base")
    assert (plain.playout, plain.moves) == (20, 6)


@pytest.mark.parametrize(
    ("game", "mode", "hunter", "apex"),
    [
        ("evolve", "base", (1, 1000, 1.0), (1, 1000, 1.0)),
        ("evoloosen", "full", (0, 3, 40.0), (2, 2, 80.0)),
        ("evoloosen", "quick", (2, 2, 8.0), (2, 2, 8.0)),
        ("beginning", "base", (1, 2, 1.0), (1, 2, 1.0)),
    ],
)
def test_the_apex_alone_reckons_with_the_duel(
    game: str, mode: str, hunter: tuple[int, int, float], apex: tuple[int, int, float]
) -> None:
    for level, expected in ((Hunter(), hunter), (Apex(), apex)):
        used = level.settings(game, mode)
        assert (used.reckon, used.rounds, used.trust) == expected
        assert used.finish == (game == "evoloosen")
    assert make("hunter+rounds=7").settings(game, mode).rounds == 7  # type: ignore[attr-defined]


def test_a_bot_that_has_played_one_game_plays_the_next_by_its_own_settings() -> None:
    bot = make("hunter@2")
    for game in ("evolve", "beginning"):
        state = galapagos.game(game).start(2, 1)
        used = bot.search(Seat(state, state.to_move)).settings  # type: ignore[attr-defined]
    assert (used.sharp, used.explore, used.rounds) == (25.0, 0.3, 2)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("shark", "there is no bot 'shark'; the levels are random, hatchling, forager, hunter, apex"),
        ("", "there is no bot ''"),
        ("hunter@", "there is no bot 'hunter@'"),
        ("hunter@0", "the budget is at least 1"),
        ("forager@10", "only hunter and apex have a budget"),
        ("hunter+colour=3", "there is no setting 'colour'"),
        ("hunter+playout=1.5", "'1.5' is no value for playout"),
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
