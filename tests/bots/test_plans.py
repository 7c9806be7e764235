"""The plan of each game: how its levels look ahead and search."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

import galapagos
from galapagos.bots import LEVELS, Seat, make, plans, version
from galapagos.bots.greedy import Forager, Hatchling
from galapagos.bots.hunting import Hunter
from galapagos.games import brought
from galapagos.plan import NEVER, WHOLE_GAME, ByHabit, ByInstinct, Greedily, Plan
from tests.bots.pebbles import heap

ANOTHER_WORLD = Plan(moves=6, playout=ByHabit(decisions=20, strays=20))
BEGINNING = Plan(sharp=25.0, playout=ByInstinct(rounds=2, strays=2), levels_tempo=False)
EVOLVE = Plan(explore=0.7, playout=ByInstinct(WHOLE_GAME, strays=2, mean=True), levels_tempo=False)
RACE = Plan(
    trust=8.0,
    ripe=NEVER,
    playout=Greedily(2, to_result=True, reckons=True),
    same_luck=True,
    reckons=True,
    levels_tempo=False,
)
FULL_HUNTER = replace(RACE, trust=40.0, playout=Greedily(3, to_result=True, reckons=False), reckons=False)
FULL_APEX = replace(RACE, trust=80.0)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "mode", "hunter", "apex"),
    [
        ("another-world", "base", ANOTHER_WORLD, ANOTHER_WORLD),
        ("another-world", "solo", ANOTHER_WORLD, ANOTHER_WORLD),
        ("beginning", "base", BEGINNING, BEGINNING),
        ("evolve", "base", EVOLVE, EVOLVE),
        ("evoloosen", "quick", RACE, RACE),
        ("evoloosen", "full", FULL_HUNTER, FULL_APEX),
    ],
)
def test_the_plan_of_each_game(game: str, mode: str, hunter: Plan, apex: Plan) -> None:
    assert plans.plan(game, mode, "hunter") == hunter
    assert plans.plan(game, mode, "apex") == apex


@pytest.mark.compiled
def test_the_search_has_a_plan_of_its_own() -> None:
    own = Plan(0, 0.3, 12.0, 1.0, 1, ByHabit(0, 20), same_luck=False, reckons=True, levels_tempo=True)
    assert Plan() == own
    assert plans.plan("table", "pebbles", "hunter") == own  # a game that brings none
    assert version("table", "pebbles", "hunter") == 0
    assert make("hunter@5").plan(Seat(heap(5), 0)) == own  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "moves"), [("another-world", 6), ("beginning", 0), ("evolve", 0), ("evoloosen", 0)])
def test_how_many_of_its_own_moves_a_forager_looks_ahead(game: str, moves: int) -> None:
    state = galapagos.game(game).start(2, 1)
    assert Forager().moves(Seat(state, 0)) == moves
    assert Hatchling().moves(Seat(state, 0)) == 0


def test_the_versions_of_how_bots_play() -> None:
    expected = {("another-world", "base"): 2, ("beginning", "base"): 4, ("evolve", "base"): 5}
    expected |= {("evoloosen", "quick"): 11, ("evoloosen", "full"): 12}
    for (game, mode), number in expected.items():
        for level in LEVELS:
            apart = (mode, level) == ("full", "apex")
            assert version(game, mode, level) == (13 if apart else number)
    assert version("evoloosen", "full", "apex@40+explore=1") == 13


def test_a_bot_that_has_played_one_game_plays_the_next_by_its_own_plan() -> None:
    bot = make("hunter@2")
    assert isinstance(bot, Hunter)
    for game, expected in (("evolve", EVOLVE), ("beginning", BEGINNING)):
        state = galapagos.game(game).start(2, 1)
        bot.choose(Seat(state, state.to_move))
        assert bot.plan(Seat(state, state.to_move)) == expected


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("explore=1.5", replace(BEGINNING, explore=1.5)),
        ("sharp=0", replace(BEGINNING, sharp=0.0)),
        ("trust=2.5", replace(BEGINNING, trust=2.5)),
        ("ripe=3", replace(BEGINNING, ripe=3)),
        ("habit=8", replace(BEGINNING, playout=ByHabit(8))),
        ("instinct=7", replace(BEGINNING, playout=ByInstinct(7))),
        ("greedy=2+explore=1", replace(BEGINNING, playout=Greedily(2), explore=1.0)),
    ],
)
def test_a_name_may_ask_for_changes_to_the_plan(asked: str, expected: Plan) -> None:
    bot = make(f"hunter@5+{asked}")
    assert isinstance(bot, Hunter)
    assert bot.plan(Seat(galapagos.game("beginning").start(2, 1), 0)) == expected


def test_the_changes_are_those_that_are_told() -> None:
    assert plans.CHANGES == ("explore", "sharp", "trust", "ripe", "habit", "instinct", "greedy")


def test_what_a_game_does_not_bring_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(brought("evolve", "judgement.plan"), ModuleType)
    assert brought("evolve", "judgement.no_such_module") is None
    assert brought("evolve", "no_such_package.plan") is None
    assert brought("evolve", "state.plan") is None  # a module, not a package


def test_a_part_that_can_not_be_imported_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that brings a broken module must not be taken for one that brings none."""

    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'absent'", name="absent")

    monkeypatch.setattr("galapagos.games.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="absent"):
        brought.__wrapped__("evolve", "judgement.plan")
