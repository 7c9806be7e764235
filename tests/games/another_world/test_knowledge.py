"""Who knows what (ruling 16), and what the views show of it."""

from __future__ import annotations

from typing import cast

import pytest

from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.conformance import check_redeals_vary
from tests.games.another_world.table import GAME, Table

pytestmark = pytest.mark.compiled


def test_ruling_16_a_player_knows_the_own_hand_and_the_faces_of_the_own_creatures() -> None:
    s = cast(AnotherWorld, GAME.start(3, 4))
    for seat in range(3):
        view = s.view(seat)
        for owner in range(3):
            assert all((card["traits"] is not None) is (owner == seat) for card in view["hands"][owner])
        for creature in view["creatures"]:
            assert (creature["body"]["traits"] is not None) is (creature["owner"] == seat)
    watched = s.view(None)
    assert all(card["traits"] is None for hand in watched["hands"] for card in hand)
    assert [len(hand) for hand in watched["hands"]] == [5, 5, 5], "counts are public"


def test_ruling_16_nobody_knows_the_faces_of_the_shades_creatures() -> None:
    s = cast(AnotherWorld, GAME.start(1, 4, "solo"))
    for seat in (0, None):
        for creature in s.view(seat)["creatures"]:
            assert (creature["body"]["traits"] is None) is (creature["owner"] == 1 or seat is None)


def test_ruling_16_trait_cards_are_public_both_halves() -> None:
    t = Table("A me 0\nC foe 0\nhand me: vampire/caring").do("no-creature", "evolve h0 turned", "onto A")
    for seat in (0, 1, None):
        trait = t.state.view(seat)["creatures"][0]["traits"][0]
        assert (trait["trait"], trait["other"], trait["silenced"]) == ("caring", "vampire", False)


def test_ruling_16_a_redrawn_hand_is_known_to_its_owner_alone() -> None:
    s = cast(AnotherWorld, GAME.start(2, 4))
    seat = s.to_move
    s.apply(s.parse("redraw"))
    assert all(card["traits"] is not None for card in s.view(seat)["discard"])
    assert all(card["traits"] is None for card in s.view(1 - seat)["discard"])
    assert all(card["traits"] is None for card in s.view(None)["discard"])


def test_ruling_16_a_transmuted_creatures_face_is_known_to_its_owner_alone() -> None:
    t = Table("A me 4: toxic\nB me 0\nC foe 0").do("activate A", "transmute")
    face, trait = t.state.view(1)["discard"]
    assert face["traits"] is None
    assert trait["traits"] is not None, "its trait card was seen by all"
    assert t.state.view(0)["discard"][0]["traits"] is not None


def test_a_card_played_face_down_tells_nothing_by_its_place() -> None:
    views = []
    for slot in range(3):
        t = Table("A me 0\nC foe 0\nhand me: vampire/caring, toxic/caring, lulling/charming").do(f"create h{slot}")
        views.append(t.state.view(1))
    assert views[0] == views[1] == views[2]


def test_the_owner_sees_the_card_that_became_a_creature() -> None:
    for slot, traits in enumerate([["vampire", "caring"], ["toxic", "caring"], ["lulling", "charming"]]):
        t = Table("A me 0\nC foe 0\nhand me: vampire/caring, toxic/caring, lulling/charming").do(f"create h{slot}")
        assert t.state.view(0)["creatures"][2]["body"]["traits"] == traits


def test_sources_that_were_seen_are_known_when_they_come_again() -> None:
    t = Table("A me 0\nC foe 0 asleep")
    assert t.state.view(0)["sources_ahead"][:3] == [None] * 3
    old = t.state.view(0)["source"]["id"]
    t.do("activate A", "sleep")
    assert t.state.view(None)["sources_ahead"][-1] == old


def test_a_view_of_the_table() -> None:
    t = Table("source moonlight-rock 2 1\nA me 2 asleep: toxic, flying\nB me 1: fearsome\nC foe 3: tiny")
    t.do("activate B", "scare A", "silence toxic")
    view = t.state.view(1)
    assert view["source"]["id"] == "moonlight-rock"
    assert view["source"]["label"] == "@source-moonlight-rock"
    assert (view["source"]["lower"], view["source"]["upper"], view["source"]["trait"]) == (2, 1, "astral")
    assert (view["active"], view["target"], view["gaining"], view["shade"]) == (2, None, None, None)
    assert (view["turn"], view["first"], view["turns"], view["goals"]) == (0, 0, 1, [3, 3])
    creature = view["creatures"][0]
    assert (creature["id"], creature["owner"], creature["energy"], creature["asleep"]) == (1, 0, 2, True)
    assert [trait["silenced"] for trait in creature["traits"]] == [True, False]
    assert creature["art"]["traits"] == ["toxic", "flying"]
    assert creature["art"]["muted"] == ["toxic"]
    assert creature["art"]["flags"] == ["asleep"]
    assert creature["art"]["numbers"] == {"energy": 2}
    assert view["picked"] == []
    assert view["transmuted"] == [0, 0]
    assert view["choices"] == 0


def test_a_view_in_an_attack_and_of_a_copy() -> None:
    t = Table("A me 0 asleep: vampire\nB me 1: metamorphic, long-tailed\nC foe 3: tiny\nD foe 0")
    t.do("activate B", "mimic A", "copy vampire", "attack C", "strike vampire")
    view = t.state.view(0)
    assert (view["active"], view["target"], view["gaining"]) == (2, 3, 2)
    assert view["creatures"][1]["copied"] == ["vampire"]
    assert view["creatures"][1]["art"]["copied"] == ["vampire"]


def test_the_shades_creatures_are_drawn_as_shades() -> None:
    t = Table("A me 0\nS shade 0", players=1, mode="solo")
    assert [creature["art"]["flags"] for creature in t.state.view(0)["creatures"]] == [[], ["shade"]]


def test_redeals_vary() -> None:
    for players, mode in [(2, "base"), (4, "base"), (1, "solo")]:
        s = GAME.start(players, 6, mode)
        for _choice in range(8):
            s.apply(s.default_action(s.to_move))
        check_redeals_vary(s, 0)


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    t = Table("A me 0: toxic\nC foe 0: tiny\nhand me: vampire/caring\nhand foe: lulling/charming")
    other = t.state.redeal(0, 5)
    assert other.view(0) == t.state.view(0)
    assert {str(t.state.redeal(0, seed).view(1)["hands"][1]) for seed in range(20)} != {
        str(t.state.view(1)["hands"][1])
    }


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    t = Table("A me 0\nC foe 0 asleep").do("activate A", "sleep")
    own = [event for event in t.events if event.key == "drew-card"]
    assert [[seat for seat in range(3) if event.visible_to(seat)] for event in own] == [[0], [0], [1], [1]]
    counts = [event for event in t.events if event.key == "drew"]
    assert [[seat for seat in range(3) if event.visible_to(seat)] for event in counts] == [[1, 2], [0, 2]]
    assert [event.params["cards"] for event in counts] == [2, 2]


def test_the_view_tells_what_an_attack_would_come_to() -> None:
    t = Table("A me 0: vampire, lulling\nB foe 2: many-eyed, vengeful\nC foe 4: flying").do("activate A")
    first, second = t.state.view(0)["forecast"]
    assert [(one["trait"], one["works"], one["shield"]) for one in first["strikes"]] == [
        ("lulling", True, None),
        ("vampire", False, "many-eyed"),
    ]
    assert (first["barred"], first["answers"]) == (None, ["vengeful"])
    assert second["barred"] == "flying"
    assert t.state.view(None)["forecast"] == t.state.view(0)["forecast"], "all of it is public"


def test_the_view_tells_who_may_transmute() -> None:
    t = Table("A me 4\nC foe 3")
    assert [one["ready"] for one in t.state.view(1)["creatures"]] == [True, False]


def test_the_table_can_be_seen_after_the_creature_that_won_has_left_it() -> None:
    t = Table("A me 4\nB me 0\nC foe 0")
    t.state.transmuted = [2, 2]
    t.do("activate A", "transmute")
    assert [t.state.view(seat)["forecast"] for seat in (0, 1, None)] == [[], [], []]
