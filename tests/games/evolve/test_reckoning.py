"""The judgement of searches: what creatures that can still change may bring."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from galapagos.bots import Seat, make
from galapagos.games.evolve.beasts import Beast, beasts_of
from galapagos.games.evolve.deck import Deck
from galapagos.games.evolve.judgement.odds import BLUR_NOW, GROWTH, Odds, expect_challenge, expect_sun
from galapagos.games.evolve.rules.ranking import measure, places, points
from galapagos.games.evolve.rules.specials import special_points
from tests.games.evolve.table import do, position

NESTING = (
    "round 4\nbiome desert then tundra\nchallenge nesting then plague then rut\nA 0 | |\nB 0 | gathering=2 | modest-fan"
)
SUN = "round 8\nbiome dying-sun\nchallenge - then -\nA 0 | | {}\nB 0 | aggression=1 resilience=1 allure=1 | modest-fan"


def after(text: str, *picks: str) -> float:
    """How the first seat stands in the eyes of a search after its picks."""
    s = position(text)
    for pick in picks:
        do(s, f"A {pick}")
    return s.reckon(0)


def any_pair(deck: Deck, lot: random.Random) -> list[Beast]:
    """Two creatures of any cards."""
    faces = []
    for _ in range(2):
        for kind in range(4):
            faces.append(lot.choice([-1, *(face for face in range(len(deck.kind)) if deck.kind[face] == kind)]))
    return beasts_of(deck, faces)


def by_the_rules(deck: Deck, beasts: list[Beast], challenge: int) -> list[int]:
    if deck.special[challenge] >= 0:
        return special_points(deck, beasts, challenge)
    return [points(place) for place in places(beasts, [measure(deck, beast, challenge) for beast in beasts])]


@pytest.mark.compiled
def test_when_nothing_can_change_any_more_the_expected_points_are_those_of_the_rules() -> None:
    deck = position(NESTING).deck
    lot = random.Random(3)
    compared = set()
    for _ in range(200):
        beasts = any_pair(deck, lot)
        for challenge in range(len(deck.challenges)):
            found, drawn = [0.0, 0.0], [0.0, 0.0]
            expect_challenge(deck, beasts, challenge, Odds([0.0, 0.0], 0.01), found, drawn)
            if deck.special[challenge] < 0 and 2.5 in found:
                continue  # a draw: half of a place is as near as the odds come
            assert found == pytest.approx(by_the_rules(deck, beasts, challenge), abs=1e-6), deck.challenges[challenge]
            compared.add(challenge)
    assert len(compared) == len(deck.challenges)


def test_a_lead_counts_by_its_size_while_others_may_still_answer() -> None:
    small = after(NESTING.replace("A 0 | |", "A 0 | gathering=3 |"), "pass")
    large = after(NESTING.replace("A 0 | |", "A 0 | gathering=4 allure=3 |"), "pass")
    same = position(NESTING.replace("A 0 | |", "A 0 | gathering=3 |"))
    assert large > small
    assert small < same.evaluate(0)  # the evaluation takes the lead for sure


@pytest.mark.compiled
def test_what_a_creature_may_expect_grows_with_it_in_every_ranked_challenge() -> None:
    deck = position(NESTING).deck
    beasts = beasts_of(deck, [-1] * 8)
    leads = []
    for _ in range(4):
        found = [0.0, 0.0]
        expect_sun(beasts, Odds([0.0, GROWTH], BLUR_NOW), found)
        leads.append(found[0] - found[1])
        beasts[0].aggression += 1
        beasts[0].allure += 1
    assert all(before < later for before, later in pairwise(leads))
    assert leads[0] < 0  # the other one may still grow


def test_under_the_dying_sun_the_card_that_leads_by_more_is_played() -> None:
    s = position(
        SUN.format("modest-fan peacock-parliament cosy-coat snap-decision nibbling-beak barrel-belly rope-trick")
    )
    chosen = make("hunter@40", 3).choose(Seat(s, 0))
    assert s.notation(chosen) == "play peacock-parliament"


def test_whoever_has_picked_does_not_grow_any_more() -> None:
    s = position(NESTING)
    before, others = s.reckon(0), s.reckon(1)
    do(s, "A pass")
    assert s.reckon(0) < before
    assert s.reckon(1) == others  # nobody else sees that


def test_an_ability_for_the_next_biome_is_worth_more_than_one_for_none() -> None:
    next_biome, none = (position(NESTING.replace("A 0 | |", f"A 0 | {word} |")) for word in ("insulation", "running"))
    assert next_biome.reckon(0) > none.reckon(0)


def test_whoever_is_behind_may_expect_more_cards() -> None:
    deck = position(NESTING).deck
    beasts = position(NESTING).beasts()
    found, drawn = [0.0, 0.0], [0.0, 0.0]
    expect_challenge(deck, beasts, deck.challenges.index("nesting"), Odds([0.0, 0.0], BLUR_NOW), found, drawn)
    assert 1 < drawn[1] < 1.5 < drawn[0] < 2
    expect_challenge(deck, beasts, deck.challenges.index("meteor"), Odds([0.0, 0.0], BLUR_NOW), found, drawn)
    assert sum(drawn) == pytest.approx(3 + 2 + 2)


def test_a_meteor_spares_only_who_is_resilient_enough_once_nothing_can_be_changed() -> None:
    text = NESTING.replace("nesting", "meteor")
    short, enough = (after(text.replace("A 0 | |", f"A 0 | resilience={n} |"), "pass") for n in (4, 5))
    still = position(text.replace("A 0 | |", "A 0 | resilience=4 |")).reckon(0)
    assert short < still < enough
    assert [Odds([0.0], BLUR_NOW).passes(float(score), 0, 5) for score in (4, 5)] == [0.0, 1.0]
