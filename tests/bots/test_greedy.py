"""Looking ahead over one's own turn."""

from __future__ import annotations

import pytest

from galapagos.bots import Seat, make
from galapagos.bots.search_greedy import finish_move, look_ahead
from galapagos.kernel.rng import seeded
from tests.bots.pebbles import TAKE, heap
from tests.tiny.tidepool import random_state


@pytest.mark.compiled
def test_values_come_in_the_order_of_the_actions() -> None:
    """The rules may list their options in any order."""
    state = heap(2)
    assert [int(option) for option in state.choices(0)] == [TAKE.of(2), TAKE.of(1)]
    assert state.legal_actions(0) == [TAKE.of(1), TAKE.of(2)]
    assert look_ahead(state, 0, seeded(1, 1), 1, 0, 10) == [0.5, 1.0]
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
    finished = finish_move(half, seat, acts, 10)
    assert finished.acts == acts + 1


def test_equal_options_are_chosen_by_lot() -> None:
    chosen = {make("forager", seed).choose(Seat(heap(9), 0)) for seed in range(20)}
    assert chosen == {TAKE.of(1), TAKE.of(2)}
