"""Looking ahead over one's own turn."""

from __future__ import annotations

import pytest

from galapagos.bots import Seat, make
from galapagos.bots.search.lookahead import finish_move, look_ahead, mirrors
from tests.bots.pebbles import TAKE, heap
from tests.games.beginning.table import Table
from tests.tiny import random_state


@pytest.mark.compiled
def test_values_come_in_the_order_of_the_actions() -> None:
    """The rules may list their options in any order."""
    state = heap(2)
    assert [int(option) for option in state.choices(0)] == [TAKE.of(2), TAKE.of(1)]
    assert state.legal_actions(0) == [TAKE.of(1), TAKE.of(2)]
    assert look_ahead(state.clone(), 0, 0) == [0.5, 1.0]
    assert make("forager").choose(Seat(state, 0)) == TAKE.of(2)


@pytest.mark.compiled
def test_a_half_made_move_is_finished() -> None:
    state = random_state(3, 3, 0)
    while len(state.legal_actions()) < 2 or not state.notation(state.legal_actions()[0]).startswith("bury"):
        state.apply(state.legal_actions()[0])
    seat, acts = state.to_move, state.acts
    half = state.clone()
    half.play(seat, state.legal_actions(seat)[0])
    assert half.acts == acts
    finished = finish_move(half, seat, acts)
    assert finished.acts == acts + 1


def test_equal_options_are_chosen_by_lot() -> None:
    chosen = {make("forager", seed).choose(Seat(heap(9), 0)) for seed in range(20)}
    assert chosen == {TAKE.of(1), TAKE.of(2)}


@pytest.mark.compiled
def test_a_turn_is_played_on_as_far_as_asked() -> None:
    """With one more move of its own, the opponent would have to be asked: the look ahead ends there."""
    assert look_ahead(heap(3), 0, 6) == [0.5, 0.5]
    assert look_ahead(heap(1), 0, 6) == [1.0]


def test_the_last_option_is_judged_like_the_others() -> None:
    """It is played on the deal itself, the others on copies: all values are those of fresh copies."""
    for number in range(6):
        state = random_state(number, 3, number)
        seat, acts = state.to_move, state.acts
        alone = []
        for option in state.legal_actions(seat):
            after = state.clone()
            after.play(seat, option)
            alone.append(finish_move(after, seat, acts).evaluate(seat))
        assert look_ahead(state.clone(), seat, 0) == alone


def prey_of(second: str) -> list[str]:
    """What is as good as biting B's species, in the words of the table."""
    s = Table(f"hole 8\nA*\nB\nC\n0 A 00 carnivore\n1 B 00\n2 C {second}\n9 A 00 speed").do("hunt s0").s
    return [s.notation(action) for action in mirrors(s, 0, s.parse("prey s1"))]


def test_the_same_done_to_a_player_who_stands_alike_is_as_good() -> None:
    assert prey_of("00") == ["prey s1", "prey s2"]


def test_players_who_stand_otherwise_are_no_mirrors() -> None:
    assert prey_of("00000") == ["prey s1"]
