"""STEP 2: ADAPT."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

pytestmark = pytest.mark.compiled

TABLE = """
A* hand flight speed flight
B hand speed
0 A 1 burrowing
1 B 1 speed
"""


def test_a_card_is_picked_first_equal_ones_only_once() -> None:
    t = Table(TABLE, at="adapt")
    assert t.options() == "play h0, play h1, remove s0 burrowing, done"


def test_then_what_becomes_of_it_on_own_species_only() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h0")
    assert t.options() == "create, grow s0, evolve s0"


def test_create_another_species() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h1", "create")
    assert t.shown(2) == "A 0"
    assert t.names(t.s.at(2).herd) == ["speed"]
    assert t.hand(0) == ["flight", "flight"]


def test_add_population() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h1", "grow s0")
    assert t.shown(0) == "A 10 burrowing"
    assert t.names(t.s.at(0).herd)[1] == "speed"
    assert t.hand(0) == ["flight", "flight"]


def test_there_is_no_limit_to_population() -> None:
    t = Table("A* hand flight speed nocturnal fertile scavenger\nB\n0 A 111111", at="adapt")
    for name in ["flight", "speed", "nocturnal", "fertile", "scavenger"]:
        t.do(f"play {name}", "grow s0")
    assert t.shown(0) == "A 11111100000"


def test_add_a_trait_face_up() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h1", "evolve s0")
    assert t.shown(0) == "A 1 burrowing speed"
    assert t.s.at(0).has(4)
    assert t.hand(0) == ["flight", "flight"]
    assert t.s.cards.known[t.s.at(0).worn[1]] == t.s.everyone()


def test_a_species_has_at_most_three_traits() -> None:
    t = Table("A* hand flight\nB\n0 A 1 burrowing speed nocturnal\n1 A 1 burrowing speed", at="adapt")
    t.do("play h0")
    assert t.options() == "create, grow s0, grow s1, evolve s1"
    assert t.why_not("evolve s0") == "why-enough-traits"


def test_a_species_has_no_duplicate_traits() -> None:
    t = Table("A* hand flight\nB\n0 A 1 flight\n1 A 1 flight burrowing speed", at="adapt")
    t.do("play h0")
    assert t.options() == "create, grow s0, grow s1"
    assert t.why_not("evolve s0") == "why-duplicate"
    assert t.why_not("evolve s1") == "why-duplicate"


def test_things_are_done_as_often_as_one_likes_and_in_any_order() -> None:
    t = Table("A* hand flight speed nocturnal fertile scavenger\nB\n0 A 1", at="adapt")
    t.do("play flight", "evolve s0", "play speed", "create")
    t.do("play scavenger", "grow s1", "play nocturnal", "evolve s1", "play fertile", "evolve s0")
    assert t.shown(0) == "A 1 flight fertile"
    assert t.shown(1) == "A 00 nocturnal"
    assert t.options() == "remove s0 flight, remove s0 fertile, remove s1 nocturnal, done"


def test_save_cards() -> None:
    t = Table("A* hand flight speed\nB\n0 A 1", at="adapt")
    t.do("done")
    assert t.s.active == 1
    assert t.hand(0) == ["flight", "speed"]


def test_a_removed_trait_is_discarded_face_up_and_nothing_is_drawn() -> None:
    t = Table("A* hand flight\nB\n0 A 1 burrowing speed nocturnal", at="adapt")
    t.do("remove s0 speed")
    assert t.shown(0) == "A 1 burrowing nocturnal"
    assert not t.s.at(0).has(4)
    assert t.s.at(0).has(1)
    assert t.names(t.s.discards) == ["speed"]
    assert t.s.cards.known[t.s.discards[0]] == t.s.everyone()
    assert t.hand(0) == ["flight"]


def test_a_removed_trait_makes_room_for_another() -> None:
    t = Table("A* hand flight\nB\n0 A 1 burrowing speed nocturnal", at="adapt")
    t.do("remove s0 burrowing", "remove s0 nocturnal", "play h0", "evolve s0")
    assert t.shown(0) == "A 1 speed flight"


def test_a_card_played_face_down_is_known_to_its_owner_alone() -> None:
    t = Table("A* hand flight speed\nB\n0 A 1", at="adapt")
    t.do("play h1", "grow s0")
    assert t.s.cards.known[t.s.at(0).herd[1]] == 0b001
    t.do("play h0", "create")
    assert t.s.cards.known[t.s.at(1).herd[0]] == 0b001


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play h3", "why-no-card"),
        ("play h2", "why-same-card"),
        ("create", "why-card-first"),
        ("grow s0", "why-card-first"),
        ("evolve s0", "why-card-first"),
        ("evolve s1", "why-not-yours"),
        ("grow s7", "why-no-species"),
        ("remove s1 speed", "why-not-yours"),
        ("remove s7 speed", "why-no-species"),
        ("remove s0 speed", "why-no-trait"),
        ("feed s0", "when-feed"),
        ("hunt s0", "when-hunt"),
        ("stop", "when-stop"),
    ],
)
def test_why_not_before_a_card_is_picked(move: str, reason: str) -> None:
    assert Table(TABLE, at="adapt").why_not(move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play h1", "why-one-card"),
        ("remove s0 burrowing", "why-one-card"),
        ("done", "why-one-card"),
        ("grow s1", "why-not-yours"),
        ("evolve s1", "why-not-yours"),
        ("grow s9", "why-no-species"),
        ("evolve s9", "why-no-species"),
        ("prey s0", "when-prey"),
    ],
)
def test_why_not_after_a_card_was_picked(move: str, reason: str) -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h0")
    assert t.why_not(move) == reason


def test_what_a_clock_plays() -> None:
    t = Table(TABLE, at="adapt")
    assert t.s.notation(t.s.default_action(0)) == "done"
    t.do("play h0")
    assert t.s.notation(t.s.default_action(0)) == "create"


def test_the_questions() -> None:
    t = Table(TABLE, at="adapt")
    assert t.s.question(0) == ("ask-adapt", {})
    assert t.s.question(1) == ("waiting-for", {"player": "player:0", "others": 0})
    t.do("play h1")
    assert t.s.question(0) == ("ask-use", {"card": "@trait-speed"})


def test_what_happened_is_told() -> None:
    t = Table(TABLE, at="adapt")
    events = t.listen()
    t.do("play h0", "create", "play h0", "grow s0", "play h0", "evolve s2", "remove s0 burrowing")
    assert keys(events) == ["created", "grew", "evolved", "removed"]
    assert events[0].params == {"player": "player:0", "species": 2}
    assert events[1].params == {"player": "player:0", "species": 0}
    assert events[2].params == {"player": "player:0", "species": 2, "trait": "@trait-flight"}
    assert events[3].params == {"player": "player:0", "species": 0, "trait": "@trait-burrowing"}
    assert [(event.source, event.target) for event in events] == [
        ("hand:0", "species:2"),
        ("hand:0", f"card:{t.s.at(0).herd[1]}"),
        ("hand:0", f"card:{t.s.at(2).worn[0]}"),
        (f"card:{t.s.discards[0]}", "discard:0"),
    ]
