"""STARVATION and EXTINCTION."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

pytestmark = pytest.mark.compiled


def test_every_population_without_food_starves() -> None:
    t = Table("A*\nB\n0 A 0101\n1 A 1", at="score")
    assert t.shown(0) == "A 00"  # the food is in the bag already
    assert t.s.bags == [3, 0]
    assert len(t.s.discards) == 2


def test_starved_cards_are_discarded_face_up() -> None:
    t = Table("A*\nB\n0 A 01", at="eat")
    assert len(t.s.discards) == 1
    assert t.s.cards.known[t.s.discards[0]] == t.s.everyone()


def test_the_fed_cards_stay_in_their_order() -> None:
    t = Table("A*\nB\n0 A 0101", at="adapt")
    herd = t.s.at(0).herd.copy()
    t.do("done")
    assert t.s.at(0).herd == [herd[1], herd[3]]
    assert t.s.discards == [herd[0], herd[2]]


def test_only_the_active_players_populations_starve() -> None:
    t = Table("A*\nB\n0 A 0\n1 B 0", at="score")
    assert t.shown(0) == "gone"
    assert t.shown(1) == "B 0"


def test_a_species_that_loses_its_last_population_goes_extinct() -> None:
    t = Table("A*\nB\n0 A 00\n1 A 1", at="score")
    assert t.shown(0) == "gone"
    assert t.shown(1) == "A 0"


def test_the_owner_discards_its_traits_and_draws_as_many_cards() -> None:
    t = Table("deck speed flight nocturnal\nA* hand fertile\nB\n0 A 0 burrowing long-neck", at="score")
    assert t.hand(0) == ["fertile", "speed", "flight"]
    assert t.names(t.s.discards) == ["fat-tissue", "burrowing", "long-neck"]
    assert t.s.cards.known[t.s.discards[1]] == t.s.everyone()


def test_starvation_draws_for_all_traits_of_all_species_lost_and_for_their_owner_alone() -> None:
    t = Table(
        "deck speed flight nocturnal scavenger\nA\nB* hand carnivore\nC\n"
        "0 B 0 burrowing long-neck\n1 B 0 fertile\n2 B 10 defensive-horns\n3 A 0 carnivore",
        at="score",
    )
    assert t.hand(1) == ["carnivore", "speed", "flight", "nocturnal"]
    assert t.hand(0) == []
    assert len(t.hand(2)) == 3  # C's own turn has begun


def test_starvation_of_a_species_without_traits_draws_nothing() -> None:
    t = Table("deck speed\nA*\nB\n0 A 0\n1 A 1", at="score")
    assert t.hand(0) == []


def test_cards_are_never_drawn_for_lost_population() -> None:
    t = Table("deck speed\nA*\nB\n0 A 0000\n1 A 01 flight", at="score")
    assert t.hand(0) == []
    assert t.shown(1) == "A 0 flight"


def test_all_discards_come_before_the_draws() -> None:
    """The deck's last card is drawn: the discards of both species are in the new deck."""
    t = Table("deck only speed\ndiscard\nA*\nB\n0 A 0 burrowing\n1 A 0 flight", at="score")
    assert t.hand(0)[0] == "speed"
    assert len(t.hand(0)) == 2
    drawn = [*t.hand(0)[1:], *t.hand(1), *t.names(t.s.species[0].herd), *t.names(t.s.pile)]
    assert sorted(drawn) == ["burrowing", "fat-tissue", "fat-tissue", "flight"]
    assert t.s.discards == []


def test_nothing_is_drawn_before_the_last_starved_species_is_discarded() -> None:
    t = Table("deck only speed\ndiscard\nA*\nB\n0 A 0 burrowing\n1 A 0 flight", at="adapt")
    events = t.listen()
    t.do("done")
    assert keys(events)[:5] == ["starved", "extinct", "starved", "extinct", "ending"]
    assert events[5].key == "shuffled"
    assert events[5].params == {"count": 4}  # two population cards, two traits


def test_what_happened_is_told() -> None:
    t = Table("A*\nB\n0 A 1\n1 A 0 flight speed\n2 B 1", at="adapt")
    events = t.listen()
    starving = t.s.at(1).herd[0]
    t.do("done")
    assert keys(events)[:7] == ["starved", "extinct", "drew-card", "drew-card", "drew", "scored", "turn"]
    assert events[0].params == {"player": "player:0", "species": 1, "card": "@trait-fat-tissue", "food": 0}
    assert (events[0].source, events[0].target) == (f"card:{starving}", "discard:0")
    assert events[1].params == {"player": "player:0", "species": 1, "count": 2}
    assert events[4].params == {"player": "player:0", "count": 2}
    assert events[5].params == {"player": "player:0", "count": 1}
    assert events[5].target == "bag:0"
    assert events[6].params == {"player": "player:1", "turns": -1}
    assert events[6].target == "player:1"
