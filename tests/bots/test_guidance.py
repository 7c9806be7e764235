"""Which option a walk takes."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest

from galapagos.bots.search.guidance import Guidance
from galapagos.bots.search.tree import Node
from galapagos.kernel.rng import seeded
from galapagos.plan import Plan

pytestmark = pytest.mark.compiled


def guidance(plan: Plan) -> Guidance:
    return Guidance(plan, seeded(1))


def node(guide: Guidance, *options: tuple[float, int, float]) -> Node:
    """A choice among options, each with its guess, its visits and the sum of its rewards."""
    found = Node()
    for at, (guess, visits, worth) in enumerate(options):
        found.insert(at, at, guess, guide.pull(guess))
        found.visits[at] = visits
        found.worth[at] = worth
    return found


def selected(plan: Plan, *options: tuple[float, int, float]) -> int:
    guide = guidance(plan)
    return guide.select(node(guide, *options), list(range(len(options))))


def test_the_judgement_pulls_as_strongly_as_the_plan_says() -> None:
    assert guidance(Plan(sharp=2.0)).pull(0.5) == pytest.approx(exp(1.0))
    assert guidance(Plan(sharp=0.0)).pull(0.5) == 1.0


def test_what_went_better_is_taken_and_with_more_exploring_what_was_tried_less() -> None:
    options = ((0.5, 90, 54.0), (0.5, 10, 5.0))
    assert selected(Plan(explore=0.01), *options) == 0
    assert selected(Plan(explore=3.0), *options) == 1


def test_the_judgement_counts_for_as_many_visits_as_it_is_trusted() -> None:
    options = ((0.9, 4, 1.6), (0.1, 4, 2.4))  # the first looked better, the second went better
    assert selected(Plan(explore=0.0, trust=0.5), *options) == 1
    assert selected(Plan(explore=0.0, trust=8.0), *options) == 0


def test_equals_are_taken_by_lot_and_only_what_the_deal_allows() -> None:
    guide = guidance(Plan())
    choice = node(guide, *[(0.5, 3, 1.5)] * 3)
    assert min(Counter(guide.select(choice, [0, 1, 2]) for _ in range(300)).values()) > 60
    assert {guide.select(choice, [1]) for _ in range(5)} == {1}
