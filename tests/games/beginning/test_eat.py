"""STEP 3: EAT, from the Watering Hole."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import attack, keys, listen, options, play, position, shown, why

pytestmark = pytest.mark.compiled


def test_each_population_eats_one_food() -> None:
    s = position("hole 4\nA*\nB\n0 A 00\n1 A 0")
    play(s, "feed s0")
    assert (shown(s, 0), shown(s, 1), s.hole) == ("A 10", "A 0", 3)
    play(s, "feed s0")
    assert (shown(s, 0), shown(s, 1), s.hole) == ("A 11", "A 0", 2)


def test_the_active_player_chooses_the_order() -> None:
    s = position("hole 2\nA*\nB\n0 A 00\n1 A 0")
    assert options(s) == "feed s0, feed s1"
    play(s, "feed s1")
    assert options(s) == "feed s0"


def test_a_full_population_cannot_eat_even_if_food_is_there() -> None:
    s = position("hole 4\nA*\nB\n0 A 11\n1 A 0")
    assert options(s) == "feed s1"
    assert why(s, "feed s0") == "why-full"


def test_a_hungry_population_must_eat_while_there_is_food() -> None:
    s = position("hole 1\nA*\nB\n0 A 0")
    assert options(s) == "feed s0"
    assert why(s, "stop") == "why-must-eat"


def test_nobody_eats_from_an_empty_watering_hole() -> None:
    s = position("hole 0\nA*\nB\n0 A 1 fat-tissue\n1 A 0 carnivore\n2 B 1\n3 A 0")
    assert options(s) == "hunt s1"
    assert why(s, "feed s0") == "why-hole-empty"
    assert why(s, "feed s3") == "why-hole-empty"


def test_eating_ends_by_itself_when_nobody_can_eat_more() -> None:
    s = position("hole 3\nA*\nB\n0 A 0")
    play(s, "feed s0")
    assert s.active == 1
    assert s.hole == 2 + 2


def test_only_own_species_are_fed() -> None:
    s = position("hole 4\nA*\nB\n0 A 0\n1 B 0")
    assert options(s) == "feed s0"
    assert why(s, "feed s1") == "why-not-yours"
    assert why(s, "feed s8") == "why-no-species"
    assert why(s, "hunt s1") == "why-not-yours"


def test_a_carnivore_never_feeds_from_the_watering_hole() -> None:
    s = position("hole 4\nA*\nB\n0 A 0 carnivore\n1 A 0")
    assert options(s) == "feed s1, hunt s0"
    assert why(s, "feed s0") == "why-carnivore"


def test_others_eat_only_from_the_watering_hole() -> None:
    s = position("hole 4\nA*\nB\n0 A 0\n1 B 0")
    assert why(s, "hunt s0") == "why-no-carnivore"


def test_steps_mix_freely() -> None:
    s = position("hole 2\nA*\nB\n0 A 000 carnivore\n1 A 00\n2 B 11")
    play(s, "feed s1")
    attack(s, 0, 2)
    assert options(s) == "feed s1, hunt s0"
    play(s, "feed s1")
    attack(s, 0, 2)
    assert s.active == 1
    assert s.bags == [5, 2]


def test_food_left_on_the_watering_hole_stays_for_the_next_player() -> None:
    s = position("hole 5\nA*\nB\n0 A 0")
    play(s, "feed s0")
    assert s.hole == 4 + 2


def test_optional_food_is_offered_with_a_way_out() -> None:
    s = position("hole 2\nA*\nB\n0 A 1 fat-tissue")
    assert options(s) == "feed s0, stop"
    assert s.question(0) == ("ask-eat-more", {})
    play(s, "stop")
    assert s.active == 1
    assert s.bags == [1, 0]


def test_what_a_clock_plays() -> None:
    s = position("hole 2\nA*\nB\n0 A 1 fat-tissue")
    assert s.notation(s.default_action(0)) == "stop"
    s = position("hole 2\nA*\nB\n0 A 0\n1 A 0 carnivore")
    assert s.notation(s.default_action(0)) == "feed s0"
    play(s, "hunt s1")
    assert s.notation(s.default_action(0)) == "prey s0"
    play(s, "prey s0")
    assert s.notation(s.default_action(0)) == "bite p0"


def test_the_questions() -> None:
    s = position("hole 2\nA*\nB\n0 A 0\n1 A 0 carnivore")
    assert s.question(0) == ("ask-eat", {})
    play(s, "hunt s1")
    assert s.question(0) == ("ask-prey", {"species": 1})
    play(s, "prey s0")
    assert s.question(0) == ("ask-bite", {"prey": 0})


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ([], "prey s0", "why-hunter-first"),
        ([], "bite p0", "why-prey-first"),
        ([], "done", "why-adapt-over"),
        ([], "create", "why-adapt-over"),
        ([], "play h0", "why-adapt-over"),
        ([], "lose p0", "why-adapt-over"),
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
    s = position("hole 2\nA* hand speed\nB\n0 A 0\n1 A 0 carnivore\n2 B 0 flight")
    play(s, *moves)
    assert why(s, move) == reason


def test_a_half_made_attack_changes_nothing_for_the_others() -> None:
    s = position("hole 2\nA*\nB\n0 A 0\n1 A 0 carnivore\n2 B 0")
    before = s.view(1)
    fence = s.fence
    play(s, "hunt s1", "prey s2")
    assert s.view(1) == before
    assert s.fence == fence
    assert s.view(0)["picked"] == ["hunt s1", "prey s2"]


def test_what_happened_is_told() -> None:
    s = position("hole 2\nA*\nB\n0 A 00")
    events = listen(s)
    play(s, "feed s0")
    assert keys(events) == ["grazed"]
    assert events[0].params == {"player": "player:0", "species": 0}
    assert (events[0].source, events[0].target) == ("hole:0", "species:0")
