"""Tempo: judgements are levelled by who is asked."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.bots.search.judging import EVALUATION, Rewards
from galapagos.bots.search.tempo import Levelled, Tempo
from tests.bots.pebbles import TableGame

pytestmark = pytest.mark.compiled


def levelled(tempo: Tempo, asked: int, reward: float) -> float:
    rewards = [reward, 1.0 - reward]
    tempo.level(asked, rewards)
    assert sum(rewards) == pytest.approx(1.0)
    return rewards[0]


def test_the_first_judgement_stands() -> None:
    assert levelled(Tempo(2), 0, 0.7) == pytest.approx(0.7)


def test_flattery_of_whoever_is_asked_is_taken_away() -> None:
    """Seat 0 is judged 0.6 when it is asked and 0.4 when the other is: that is no difference between positions."""
    tempo = Tempo(2)
    for _ in range(50):
        own, theirs = levelled(tempo, 0, 0.6), levelled(tempo, 1, 0.4)
    assert own == pytest.approx(0.5, abs=0.01)
    assert theirs == pytest.approx(0.5, abs=0.01)


def test_differences_between_positions_of_a_kind_stay() -> None:
    tempo = Tempo(2)
    for _ in range(50):
        good, bad = levelled(tempo, 0, 0.7), levelled(tempo, 0, 0.5)
        levelled(tempo, 1, 0.3)
    assert good - bad == pytest.approx(0.2, abs=0.02)


def test_a_choice_made_together_is_a_kind_of_its_own_and_chances_stay_between_0_and_1() -> None:
    tempo = Tempo(2)
    for _ in range(20):
        levelled(tempo, 2, 0.1)
        levelled(tempo, 0, 0.9)
    assert 0.9 <= levelled(tempo, 2, 1.0) <= 1.0
    assert levelled(tempo, 0, 0.0) == 0.0


def test_rewards_are_levelled_by_the_seat_that_is_asked_or_as_a_choice_of_several() -> None:
    alone = galapagos.game("beginning").start(2, 3)
    together = TableGame().start(2, 1, "pennies")
    assert together.waiting == [0, 1]
    for state, kind in ((alone, alone.to_move), (together, 2)):
        plain, levelled = Rewards(EVALUATION), Levelled(EVALUATION, state.players)
        shares = plain.of(state)
        assert sum(shares) == pytest.approx(1.0)
        levelled.tempo.level(kind, [1.0] * state.players)  # a much better position of its kind,
        other = state.players if kind == 0 else 0
        levelled.tempo.level(other, [0.0] * state.players)  # a much worse one of another
        assert levelled.of(state) != pytest.approx(shares)
        assert levelled.tempo.count[kind] == 2
        assert levelled.tempo.count[other] == 1
