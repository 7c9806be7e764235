"""POPULATION TRAITS: Fertile."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import hand, names, play, position, shown

pytestmark = pytest.mark.compiled


def test_it_gains_a_population_before_the_cards_are_drawn() -> None:
    s = position("deck speed flight nocturnal burrowing scavenger\nA*\nB\n0 A 1 fertile", at="gather")
    assert shown(s, 0) == "A 10 fertile"
    assert names(s, s.at(0).herd)[1:] == ["flight"]
    assert hand(s, 0) == ["nocturnal", "burrowing", "scavenger"]


def test_the_new_card_is_unseen() -> None:
    s = position("A*\nB\n0 A 1 fertile", at="gather")
    assert s.cards.known[s.at(0).herd[1]] == 0


def test_only_at_the_beginning_of_its_owners_turn() -> None:
    s = position("A*\nB\n0 B 1 fertile\n1 A 1 fertile", at="gather")
    assert shown(s, 0) == "B 1 fertile"
    assert shown(s, 1) == "A 10 fertile"


def test_every_turn() -> None:
    s = position("hole 9\nA*\nB\n0 A 1 fertile", at="adapt")
    play(s, "done", "done", "feed s1")
    assert s.active == 0
    assert shown(s, 0) == "A 00 fertile"


def test_a_species_that_gets_it_this_turn_waits_for_the_next() -> None:
    s = position("A* hand fertile\nB\n0 A 1", at="adapt")
    play(s, "play fertile", "evolve s0")
    assert shown(s, 0) == "A 1 fertile"


def test_it_may_take_the_last_card_of_the_deck() -> None:
    s = position("deck only speed flight\ndiscard scavenger\nA*\nB\n0 A 1 fertile", at="gather")
    assert names(s, s.at(0).herd)[1:] == ["flight"]
    assert s.ending == 1
    assert hand(s, 0) == ["scavenger"]
