"""STEP 3: EAT, from the Watering Hole."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

pytestmark = pytest.mark.compiled


def test_each_population_eats_one_food() -> None:
    t = Table("hole 4\nA*\nB\n0 A 00\n1 A 0")
    t.do("feed s0")
    assert (t.shown(0), t.shown(1), t.s.hole) == ("A 10", "A 0", 3)
    t.do("feed s0")
    assert (t.shown(0), t.shown(1), t.s.hole) == ("A 11", "A 0", 2)


def test_the_active_player_chooses_the_order() -> None:
    t = Table("hole 2\nA*\nB\n0 A 00\n1 A 0")
    assert t.options() == "feed s0, feed s1"
    t.do("feed s1")
    assert t.options() == "feed s0"


def test_a_full_population_cannot_eat_even_if_food_is_there() -> None:
    t = Table("hole 4\nA*\nB\n0 A 11\n1 A 0")
    assert t.options() == "feed s1"
    assert t.why_not("feed s0") == "why-full"


def test_a_hungry_population_must_eat_while_there_is_food() -> None:
    t = Table("hole 1\nA*\nB\n0 A 0")
    assert t.options() == "feed s0"
    assert t.why_not("stop") == "why-must-eat"


def test_nobody_eats_from_an_empty_watering_hole() -> None:
    t = Table("hole 0\nA*\nB\n0 A 1 fat-tissue\n1 A 0 carnivore\n2 B 1\n3 A 0")
    assert t.options() == "hunt s1"
    assert t.why_not("feed s0") == "why-hole-empty"
    assert t.why_not("feed s3") == "why-hole-empty"


def test_eating_ends_by_itself_when_nobody_can_eat_more() -> None:
    t = Table("hole 3\nA*\nB\n0 A 0")
    t.do("feed s0")
    assert t.s.active == 1
    assert t.s.hole == 2 + 2


def test_only_own_species_are_fed() -> None:
    t = Table("hole 4\nA*\nB\n0 A 0\n1 B 0")
    assert t.options() == "feed s0"
    assert t.why_not("feed s1") == "why-not-yours"
    assert t.why_not("feed s8") == "why-no-species"
    assert t.why_not("hunt s1") == "why-not-yours"


def test_a_carnivore_never_feeds_from_the_watering_hole() -> None:
    t = Table("hole 4\nA*\nB\n0 A 0 carnivore\n1 A 0")
    assert t.options() == "feed s1, hunt s0"
    assert t.why_not("feed s0") == "why-carnivore"


def test_others_eat_only_from_the_watering_hole() -> None:
    t = Table("hole 4\nA*\nB\n0 A 0\n1 B 0")
    assert t.why_not("hunt s0") == "why-no-carnivore"


def test_steps_mix_freely() -> None:
    t = Table("hole 2\nA*\nB\n0 A 000 carnivore\n1 A 00\n2 B 11")
    t.do("feed s1")
    t.attack(0, 2)
    assert t.options() == "feed s1, hunt s0"
    t.do("feed s1")
    t.attack(0, 2)
    assert t.s.active == 1
    assert t.s.bags == [5, 2]


def test_food_left_on_the_watering_hole_stays_for_the_next_player() -> None:
    t = Table("hole 5\nA*\nB\n0 A 0")
    t.do("feed s0")
    assert t.s.hole == 4 + 2


def test_optional_food_is_offered_with_a_way_out() -> None:
    t = Table("hole 2\nA*\nB\n0 A 1 fat-tissue")
    assert t.options() == "feed s0, stop"
    assert t.s.question(0) == ("ask-eat-more", {})
    t.do("stop")
    assert t.s.active == 1
    assert t.s.bags == [1, 0]


def test_what_a_clock_plays() -> None:
    t = Table("hole 2\nA*\nB\n0 A 1 fat-tissue")
    assert t.s.notation(t.s.default_action(0)) == "stop"
    t = Table("hole 2\nA*\nB\n0 A 0\n1 A 0 carnivore")
    assert t.s.notation(t.s.default_action(0)) == "feed s0"
    t.do("hunt s1")
    assert t.s.notation(t.s.default_action(0)) == "prey s0"
    t.do("prey s0")
    assert t.s.notation(t.s.default_action(0)) == "bite p0"


def clock(t: Table) -> str:
    return t.s.notation(t.s.default_action(0))


def test_a_clock_sends_a_carnivore_to_others_before_its_owners_species() -> None:
    t = Table("A*\nB\nC\n0 A 0 carnivore\n1 A 0 flight\n2 A 0\n3 C 0 defensive-horns\n4 B 0")
    assert clock(t) == "hunt s0"
    t.do("hunt s0")
    assert clock(t) == "prey s3"
    t.do("prey s3")
    assert clock(t) == "bite p0"


def test_a_clock_hunts_first_with_a_carnivore_that_has_prey_of_others() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 A 0 carnivore speed\n2 B 0 speed")
    assert clock(t) == "hunt s1"
    t.do("hunt s1")
    assert clock(t) == "prey s2"


def test_a_clock_feeds_before_a_carnivore_turns_on_its_owners_species() -> None:
    t = Table("hole 1\nA*\nB\n0 A 0 carnivore\n1 A 0\n2 B 0 speed")
    assert clock(t) == "feed s1"
    t.do("feed s1")
    assert clock(t) == "hunt s0"
    t.do("hunt s0")
    assert clock(t) == "prey s1"


def test_a_clock_attacks_nobody_when_it_may_stop() -> None:
    assert clock(Table("A*\nB\n0 A 1 carnivore fat-tissue\n1 B 0")) == "stop"


def test_the_questions() -> None:
    t = Table("hole 2\nA*\nB\n0 A 0\n1 A 0 carnivore")
    assert t.s.question(0) == ("ask-eat", {})
    t.do("hunt s1")
    assert t.s.question(0) == ("ask-prey", {"species": 1})
    t.do("prey s0")
    assert t.s.question(0) == ("ask-bite", {"prey": 0, "whose": "own", "player": "player:0"})


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ([], "prey s0", "why-hunter-first"),
        ([], "bite p0", "why-prey-first"),
        ([], "done", "when-done"),
        ([], "create", "when-create"),
        ([], "play h0", "when-play"),
        ([], "lose p0", "when-lose"),
        (["hunt s1"], "feed s0", "why-attack-first"),
        (["hunt s1"], "hunt s1", "why-attack-first"),
        (["hunt s1"], "stop", "why-attack-first"),
        (["hunt s1"], "bite p0", "why-prey-first"),
        (["hunt s1"], "prey s1", "why-itself"),
        (["hunt s1"], "prey s2", "why-evades"),
        (["hunt s1"], "prey s9", "why-no-species"),
        (["hunt s1", "prey s0"], "prey s0", "why-attack-first"),
        (["hunt s1", "prey s0"], "bite p1", "why-no-population"),
        (["hunt s1", "prey s0"], "stop", "why-attack-first"),
    ],
)
def test_why_not(moves: list[str], move: str, reason: str) -> None:
    t = Table("hole 2\nA* hand speed\nB\n0 A 0\n1 A 0 carnivore\n2 B 0 flight")
    t.do(*moves)
    assert t.why_not(move) == reason


def test_a_half_made_attack_changes_nothing_for_the_others() -> None:
    t = Table("hole 2\nA*\nB\n0 A 0\n1 A 0 carnivore\n2 B 0")
    before = t.s.view(1)
    fence = t.s.fence
    t.do("hunt s1", "prey s2")
    assert t.s.view(1) == before
    assert t.s.fence == fence
    assert t.s.view(0)["picked"] == ["hunt s1", "prey s2"]


def test_what_happened_is_told() -> None:
    t = Table("hole 2\nA*\nB\n0 A 00")
    events = t.listen()
    t.do("feed s0")
    assert keys(events) == ["grazed"]
    assert events[0].params == {"player": "player:0", "species": 0}
    assert (events[0].source, events[0].target) == ("hole:0", "species:0")
