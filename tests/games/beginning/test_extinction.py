"""STARVATION and EXTINCTION."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import hand, keys, listen, names, play, position, shown

pytestmark = pytest.mark.compiled


def test_every_population_without_food_starves() -> None:
    s = position("A*\nB\n0 A 0101\n1 A 1", at="score")
    assert shown(s, 0) == "A 00"  # the food is in the bag already
    assert s.bags == [3, 0]
    assert len(s.discard) == 2


def test_starved_cards_are_discarded_face_up() -> None:
    s = position("A*\nB\n0 A 01", at="eat")
    assert len(s.discard) == 1
    assert s.cards.known[s.discard[0]] == s.everyone()


def test_the_fed_cards_stay_in_their_order() -> None:
    s = position("A*\nB\n0 A 0101", at="adapt")
    herd = s.at(0).herd.copy()
    play(s, "done")
    assert s.at(0).herd == [herd[1], herd[3]]
    assert s.discard == [herd[0], herd[2]]


def test_only_the_active_players_populations_starve() -> None:
    s = position("A*\nB\n0 A 0\n1 B 0", at="score")
    assert shown(s, 0) == "gone"
    assert shown(s, 1) == "B 0"


def test_a_species_that_loses_its_last_population_goes_extinct() -> None:
    s = position("A*\nB\n0 A 00\n1 A 1", at="score")
    assert shown(s, 0) == "gone"
    assert shown(s, 1) == "A 0"


def test_the_owner_discards_its_traits_and_draws_as_many_cards() -> None:
    s = position("deck speed flight nocturnal\nA* hand fertile\nB\n0 A 0 burrowing long-neck", at="score")
    assert hand(s, 0) == ["fertile", "speed", "flight"]
    assert names(s, s.discard) == ["fat-tissue", "burrowing", "long-neck"]
    assert s.cards.known[s.discard[1]] == s.everyone()


def test_cards_are_never_drawn_for_lost_population() -> None:
    s = position("deck speed\nA*\nB\n0 A 0000\n1 A 01 flight", at="score")
    assert hand(s, 0) == []
    assert shown(s, 1) == "A 0 flight"


def test_all_discards_come_before_the_draws() -> None:
    """The deck's last card is drawn: the discards of both species are in the new deck."""
    s = position("deck only speed\ndiscard\nA*\nB\n0 A 0 burrowing\n1 A 0 flight", at="score")
    assert hand(s, 0)[0] == "speed"
    assert len(hand(s, 0)) == 2
    drawn = [*hand(s, 0)[1:], *hand(s, 1), *names(s, s.species[0].herd), *names(s, s.deck)]
    assert sorted(drawn) == ["burrowing", "fat-tissue", "fat-tissue", "flight"]
    assert s.discard == []


def test_what_happened_is_told() -> None:
    s = position("A*\nB\n0 A 1\n1 A 0 flight speed\n2 B 1", at="adapt")
    events = listen(s)
    starving = s.at(1).herd[0]
    play(s, "done")
    assert keys(events)[:7] == ["starved", "extinct", "drew-card", "drew-card", "drew", "scored", "turn"]
    assert events[0].params == {"player": "player:0", "species": 1, "card": "@trait-fat-tissue", "food": 0}
    assert (events[0].source, events[0].target) == (f"card:{starving}", "discard:0")
    assert events[1].params == {"player": "player:0", "species": 1, "count": 2}
    assert events[4].params == {"player": "player:0", "count": 2}
    assert events[5].params == {"player": "player:0", "count": 1}
    assert events[5].target == "bag:0"
    assert events[6].params == {"player": "player:1"}
    assert events[6].target == "player:1"
