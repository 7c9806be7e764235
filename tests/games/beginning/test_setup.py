"""Set-Up, Components, and Playing the Game: who begins, and the order of play."""

from __future__ import annotations

from typing import cast

import pytest

from galapagos.games.beginning.species import TRAITS
from galapagos.games.beginning.state import Beginning
from galapagos.kernel.text import BadSetup
from tests.games.beginning.table import GAME, Table

pytestmark = pytest.mark.compiled


def started(players: int, seed: int = 5) -> Beginning:
    return cast(Beginning, GAME.start(players, seed))


def test_there_are_88_cards_of_ten_traits() -> None:
    s = started(2)
    counts = {name: s.cards.face.count(TRAITS.index(name)) for name in TRAITS}
    assert counts == {
        "carnivore": 16,
        "burrowing": 8,
        "flight": 8,
        "nocturnal": 8,
        "speed": 8,
        "defensive-horns": 8,
        "long-neck": 8,
        "scavenger": 8,
        "fat-tissue": 8,
        "fertile": 8,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_an_empty_bag_and_hand_but_the_first_player_has_gathered(players: int) -> None:
    s = started(players)
    assert s.bags == [0] * players
    assert [len(hand) for hand in s.hands] == [3 if seat == s.first else 0 for seat in range(players)]
    assert len(s.pile) == 84
    assert s.discards == []
    assert s.round == 1


@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2–5 players"):
        GAME.start(players)


def test_the_deck_is_shuffled() -> None:
    assert started(2, 1).cards.face != started(2, 2).cards.face
    assert started(2, 1).cards.face == started(2, 1).cards.face


def test_play_proceeds_clockwise() -> None:
    t = Table("A*\nB\nC", at="adapt")
    turns = []
    for _turn in range(4):
        turns.append(t.s.active)
        t.do("done")
        while not t.options().startswith("play"):
            t.do(t.options().split(", ")[0])
    assert turns == [0, 1, 2, 0]


def test_a_round_is_over_when_the_player_to_the_first_players_right_has_played() -> None:
    t = Table("first B\nA*\nB", at="score")
    assert (t.s.active, t.s.round) == (1, 2)
    t = Table("first B\nA\nB*", at="score")
    assert (t.s.active, t.s.round) == (0, 1)


def test_a_turn_is_gather_adapt_eat_score() -> None:
    t = Table("A*\nB", at="gather")
    assert t.s.phase == 1
    assert t.s.hole == 2
    t.do("done")
    assert t.s.phase == 2
    t.do("feed s0")
    assert t.s.bags == [1, 0]
    assert (t.s.active, t.s.phase) == (1, 1)
