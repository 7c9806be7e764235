"""The contract, over random games for every number of players."""

from __future__ import annotations

from typing import cast

import pytest

from galapagos.games.evolve.game import EvolveState
from galapagos.kernel.cards import Cards
from galapagos.kernel.conformance import bare_refusals, check, check_redeals_vary
from galapagos.kernel.playout import Tally, play_out
from galapagos.kernel.rng import seeded
from tests.games.evolve.table import GAME, cards_in_play

PLAYERS = [2, 3, 4, 5, 6]
GAMES = {2: 20, 3: 10, 4: 5, 5: 4, 6: 3}


def hands(s: EvolveState) -> tuple[Cards, list[list[int]]]:
    """The hands, and the cards that they are of."""
    return s.creatures, s.hands


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize("players", PLAYERS)
def test_the_contract_holds(players: int) -> None:
    report = check(
        GAME, "base", players, games=GAMES[players], invariant=cards_in_play, render=GAME.render, hands=hands
    )
    assert (report.games, report.capped) == (GAMES[players], 0)


@pytest.mark.random
def test_hardly_any_refusal_is_bare() -> None:
    assert bare_refusals(GAME, "base", 3) < 0.05


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize("players", PLAYERS)
def test_200_random_games_end_by_the_dying_sun(players: int) -> None:
    for seed in range(200):
        s = cast(EvolveState, GAME.start(players, seed))
        play_out(s, seeded(seed, 9), Tally())
        assert s.over
        assert not s.capped
        assert 6 <= s.round <= 10
        assert s.last_round()
        cards_in_play(s)


@pytest.mark.slow
@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize("players", PLAYERS)
def test_5000_random_games_end_by_the_dying_sun(players: int) -> None:
    for seed in range(5000):
        s = cast(EvolveState, GAME.start(players, seed + 1000))
        play_out(s, seeded(seed, 9), Tally())
        assert s.over
        assert not s.capped


@pytest.mark.random
@pytest.mark.parametrize(("players", "decisions"), [(2, 0), (3, 7), (4, 60), (6, 100)])
def test_redeals_vary(players: int, decisions: int) -> None:
    s = GAME.start(players, 5)
    play_out(s, seeded(1, 9), Tally(), decisions)
    for seat in range(players):
        check_redeals_vary(s, seat)
