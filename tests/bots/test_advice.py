"""Hints: the action, its chance, the runners-up, and one sentence why."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.bots import Seat, make
from galapagos.games import catalogue
from tests.bots.pebbles import TAKE, Table, heap
from tests.bots.test_fairness import positions
from tests.islands import ISLANDS


@pytest.mark.parametrize("name", ["hunter@200", "forager"])
def test_the_winning_take_is_advised(name: str) -> None:
    advice = make(name).explain(Seat(heap(2), 0))
    assert advice.action == TAKE.of(2)
    assert advice.chance == 1.0
    assert [action for action, _ in advice.runners_up] == [TAKE.of(1)]
    assert advice.why[0] == "hint-gain"
    assert advice.why[1]["gain"] == round(100 * (1.0 - advice.runners_up[0][1]))


def test_equal_choices_are_called_equal() -> None:
    advice = make("forager").explain(Seat(heap(9), 0))
    assert advice.why == ("hint-even", {})


def test_the_only_choice_is_said_to_be_it() -> None:
    advice = make("hunter@20").explain(Seat(heap(1), 0))
    assert (advice.action, advice.runners_up, advice.why) == (TAKE.of(1), [], ("hint-only", {}))


@pytest.mark.parametrize("id", galapagos.games.ids())
def test_every_hint_is_a_sentence(id: str) -> None:
    for state in positions(galapagos.game(id), 2, 3, 4):
        seat = state.to_move
        for name in ("random", "hunter@15"):
            advice = make(name).explain(Seat(state, seat))
            assert advice.action in state.legal_actions(seat)
            assert 0.0 <= advice.chance <= 1.0
            assert catalogue(id).render(advice.why).endswith(".")


@pytest.mark.parametrize("id", ISLANDS)
def test_every_part_of_a_judgement_has_words(id: str) -> None:
    state = positions(galapagos.game(id), 2, 3, 2)[1]
    parts = state.reasons(state.to_move)
    assert len(parts) >= 3
    for key, _value in parts:
        assert catalogue(id).has(key)


def test_a_hint_names_the_part_that_speaks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The part that grows most by the action, compared with the runner-up."""

    def parts(state: Table, seat: int) -> list[tuple[str, float]]:
        return [("part-few", float(-state.heap)), ("part-many", float(state.heap))]

    monkeypatch.setattr(Table, "reasons", parts)
    advice = make("forager").explain(Seat(heap(2), 0))
    assert advice.action == TAKE.of(2)
    assert advice.why[0] == "hint-part"
    assert advice.why[1]["part"] == "@part-few"
