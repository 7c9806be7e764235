"""One choice on the scales: what was played against what is best, by what the seat knows."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.bots import Seat
from galapagos.kernel.rng import Rng, seeded
from galapagos.review import Budget, weigh
from galapagos.review.verdicts import accuracy, loss, verdict
from galapagos.review.weighing import Weighed, estimate, rewind
from tests.bots.pebbles import SETTLE, SHOW, TAKE, TableGame, heap
from tests.bots.test_fairness import positions

SMALL = Budget(40, 8)


def test_leaving_the_last_pebble_is_a_blunder() -> None:
    """Of two pebbles one takes both and wins; whoever takes one has lost."""
    weighed = weigh(Seat(heap(2), 0), TAKE.of(1), 1, SMALL)
    assert (weighed.best, weighed.rival) == (TAKE.of(2), TAKE.of(1))
    assert (weighed.gap, weighed.error, weighed.upsets) == (1.0, 0.0, 0)
    assert weighed.chance == 1.0
    assert verdict(weighed) == "blunder"
    assert loss(weighed) == 1.0
    assert accuracy(weighed) == 2.0**-10


def test_where_all_is_lost_no_choice_is_a_slip() -> None:
    """With three on the heap whoever is to take loses, whatever is taken."""
    for taken in (1, 2):
        weighed = weigh(Seat(heap(3), 0), TAKE.of(taken), 1, Budget(200, 40))
        assert verdict(weighed) in ("best", "fine")
        assert loss(weighed) == 0.0


def test_the_best_choice_that_does_not_show_at_once_is_a_find() -> None:
    """Of five one takes two and leaves three; one move ahead all looks the same, so the first option is obvious."""
    weighed = weigh(Seat(heap(5), 0), TAKE.of(2), 1, Budget(400, 40))
    assert (weighed.best, weighed.obvious, weighed.rival) == (TAKE.of(2), TAKE.of(1), TAKE.of(1))
    assert verdict(weighed) == "find"
    assert loss(weighed) == 0.0


def test_the_best_choice_that_everybody_sees_is_just_the_best() -> None:
    weighed = weigh(Seat(heap(2), 0), TAKE.of(2), 1, SMALL)
    assert weighed.pairs == 0
    assert verdict(weighed) == "best"


def test_a_choice_made_together_is_not_answered_by_those_who_cannot_see_it() -> None:
    """Either penny wins every other time. An opponent who saw it would always win; settling wins two in ten."""
    state = TableGame().start(2, 0, "pennies")
    weighed = weigh(Seat(state, 0), SETTLE.base, 1, Budget(300, 100))
    assert weighed.best in (SHOW.of(0), SHOW.of(1))
    assert 0.1 < weighed.gap < 0.5
    assert 0.35 < weighed.chance < 0.65
    assert verdict(weighed) == "blunder"


@pytest.mark.parametrize(
    ("gap", "error", "named"),
    [(0.06, 0.01, "slip"), (0.12, 0.02, "blunder"), (0.12, 0.07, "fine"), (0.04, 0.001, "fine"), (-0.2, 0.01, "fine")],
)
def test_only_a_loss_beyond_the_noise_is_named(gap: float, error: float, named: str) -> None:
    weighed = Weighed(played=1, best=2, rival=1, obvious=2, chance=0.6, gap=gap, error=error, pairs=100)
    assert verdict(weighed) == named
    assert loss(weighed) == (gap if named != "fine" else 0.0)


def test_both_sides_of_a_pair_have_the_same_luck() -> None:
    first, second = seeded(1, 1), Rng(5, 6, 7, 8)
    for rng in (first, second):
        rewind(rng, 99)
    assert [first.next() for _ in range(9)] == [second.next() for _ in range(9)]


def test_the_error_of_a_mean() -> None:
    assert estimate([1.0, 3.0]) == (2.0, 1.0)
    assert estimate([0.5] * 4) == (0.5, 0.0)


@pytest.mark.compiled
@pytest.mark.parametrize("id", galapagos.games.ids())
def test_what_the_seat_cannot_know_changes_no_verdict(id: str) -> None:
    for number, state in enumerate(positions(galapagos.game(id), 2 + (id != "evolve"), 6, 3)):
        seat = state.to_move
        for action in (state.legal_actions(seat)[0], state.legal_actions(seat)[-1]):
            known = weigh(Seat(state, seat), action, 5, Budget(8, 4))
            other = state.redeal(seat, 2000 + number)
            assert weigh(Seat(other, seat), action, 5, Budget(8, 4)) == known


@pytest.mark.parametrize("id", galapagos.games.ids())
def test_a_choice_that_no_bot_weighs_is_judged_too(id: str) -> None:
    for state in positions(galapagos.game(id), 2, 8, 12):
        seat = state.to_move
        unweighed = [a for a in state.legal_actions(seat) if a not in state.considered(seat)]
        for action in unweighed[:1]:
            weighed = weigh(Seat(state, seat), action, 3, Budget(6, 3))
            assert (weighed.rival, weighed.pairs) == (action, 3)
            assert weighed.best in state.considered(seat)
