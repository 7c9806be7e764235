"""STEP 1: GATHER."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

pytestmark = pytest.mark.compiled


def test_two_food_are_added_to_the_watering_hole() -> None:
    assert Table("hole 3\nA*\nB", at="gather").s.hole == 5


def test_a_card_of_the_deck_is_a_new_species_with_one_population() -> None:
    t = Table("deck speed flight nocturnal burrowing\nA*\nB", at="gather")
    assert t.shown(0) == "A 0"
    assert t.names(t.s.species[0].herd) == ["speed"]


def test_the_new_species_card_is_unseen_even_by_its_owner() -> None:
    t = Table("deck speed flight nocturnal burrowing\nA*\nB", at="gather")
    assert t.s.cards.known[t.s.species[0].herd[0]] == 0


def test_three_cards_are_drawn_after_the_species_card() -> None:
    t = Table("deck speed flight nocturnal burrowing fertile\nA*\nB", at="gather")
    assert t.hand(0) == ["flight", "nocturnal", "burrowing"]
    assert t.hand(1) == []


def test_saved_cards_stay_in_hand() -> None:
    t = Table("deck speed flight nocturnal burrowing\nA* hand fertile\nB", at="gather")
    assert t.hand(0) == ["fertile", "flight", "nocturnal", "burrowing"]


def test_drawn_cards_are_known_to_their_owner_alone() -> None:
    t = Table("A*\nB\nC", at="gather")
    assert [t.s.cards.known[token] for token in t.s.hands[0]] == [1, 1, 1]


def test_species_numbers_go_on_and_round() -> None:
    t = Table("A*\nB\n3 A 1\n5 B 1", at="gather")
    assert t.shown(6) == "A 0"
    t = Table("A*\nB\n95 A 1\n0 B 1", at="gather")
    assert t.shown(1) == "A 0"


def test_what_happened_is_told_in_order() -> None:
    t = Table("A*\nB\n0 A 1\n1 B 0 fertile", at="eat")
    events = Table("A*\nB", at="adapt").listen()
    assert events == []
    t = Table("A*\nB\n1 B 1 fertile", at="adapt")
    events = t.listen()
    t.do("done")
    assert keys(events) == [
        "scored",
        "turn",
        "gathered",
        "arrived",
        "bred",
        "drew-card",
        "drew-card",
        "drew-card",
        "drew",
    ]
    assert [(event.source, event.target) for event in events[2:5]] == [
        ("excess:0", "hole:0"),
        ("deck:0", "species:2"),
        ("deck:0", f"card:{t.s.at(1).herd[1]}"),
    ]
    assert [event.seen for event in events[5:]] == [0b010, 0b010, 0b010, 0b101]
    assert events[-1].params == {"player": "player:1", "count": 3}
    assert (events[-1].source, events[-1].target) == ("deck:0", "hand:1")
    assert events[5].target == f"card:{t.s.hands[1][0]}"
