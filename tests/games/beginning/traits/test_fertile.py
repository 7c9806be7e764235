"""POPULATION TRAITS: Fertile."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled


def test_it_gains_a_population_before_the_cards_are_drawn() -> None:
    t = Table("deck speed flight nocturnal burrowing scavenger\nA*\nB\n0 A 1 fertile", at="gather")
    assert t.shown(0) == "A 10 fertile"
    assert t.names(t.s.at(0).herd)[1:] == ["flight"]
    assert t.hand(0) == ["nocturnal", "burrowing", "scavenger"]


def test_the_new_card_is_unseen() -> None:
    t = Table("A*\nB\n0 A 1 fertile", at="gather")
    assert t.s.cards.known[t.s.at(0).herd[1]] == 0


def test_only_at_the_beginning_of_its_owners_turn() -> None:
    t = Table("A*\nB\n0 B 1 fertile\n1 A 1 fertile", at="gather")
    assert t.shown(0) == "B 1 fertile"
    assert t.shown(1) == "A 10 fertile"


def test_every_turn() -> None:
    t = Table("hole 9\nA*\nB\n0 A 1 fertile", at="adapt")
    t.do("done", "done", "feed s1")
    assert t.s.active == 0
    assert t.shown(0) == "A 00 fertile"


def test_a_species_that_gets_it_this_turn_waits_for_the_next() -> None:
    t = Table("A* hand fertile\nB\n0 A 1", at="adapt")
    t.do("play fertile", "evolve s0")
    assert t.shown(0) == "A 1 fertile"


def test_it_may_take_the_last_card_of_the_deck() -> None:
    t = Table("deck only speed flight\ndiscard scavenger\nA*\nB\n0 A 1 fertile", at="gather")
    assert t.names(t.s.at(0).herd)[1:] == ["flight"]
    assert t.s.ending == 1
    assert t.hand(0) == ["scavenger"]
