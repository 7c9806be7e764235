"""STEP 3: EAT, other species: the three steps of an attack."""

from __future__ import annotations

import pytest

from tests.games.beginning.positions import attack, hand, keys, listen, names, options, play, position, shown, why

pytestmark = pytest.mark.compiled

# A grazer of A's that still has to eat keeps the turn open after an attack.
OPEN = "hole 2\n9 A 0 speed\n"


def test_a_carnivore_chooses_a_species_to_attack_its_own_included() -> None:
    s = position("A*\nB\nC\n0 A 0 carnivore\n1 A 0\n2 B 0\n3 C 0")
    play(s, "hunt s0")
    assert options(s) == "prey s1, prey s2, prey s3"


def test_a_carnivore_never_attacks_itself() -> None:
    s = position("A*\nB\n0 A 00 carnivore\n1 B 0")
    play(s, "hunt s0")
    assert options(s) == "prey s1"
    assert why(s, "prey s0") == "why-itself"


def test_the_worked_example_nocturnal_and_burrowing_are_both_needed() -> None:
    both = "A*\nB\n0 A 00 {}\n1 B 0 nocturnal burrowing\n2 A 0\nhole 1"
    s = position(both.format("carnivore nocturnal burrowing"))
    play(s, "hunt s0")
    assert options(s) == "prey s1, prey s2"
    s = position(both.format("carnivore nocturnal"))
    play(s, "hunt s0")
    assert options(s) == "prey s2"
    s = position(both.format("carnivore burrowing"))
    play(s, "hunt s0")
    assert options(s) == "prey s2"
    assert why(s, "prey s1") == "why-evades"


def test_the_carnivore_chooses_which_population_is_eaten() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 102")
    play(s, "hunt s0", "prey s1")
    assert options(s) == "bite p0, bite p1, bite p2"
    play(s, "bite p2")
    assert shown(s, 1) == "B 10"


def test_the_eaten_card_goes_face_up_to_the_discard_pile() -> None:
    s = position(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00")
    eaten = s.at(1).herd[1]
    attack(s, 0, 1, card=1)
    assert s.discard == [eaten]
    assert s.cards.known[eaten] == s.everyone()


def test_food_on_the_eaten_population_goes_to_its_owners_bag() -> None:
    s = position(OPEN + "A* bag 3\nB bag 4\n0 A 00 carnivore\n1 B 12 fat-tissue")
    attack(s, 0, 1, card=1)
    assert s.bags == [3, 6]
    assert s.food[s.discard[0]] == 0


def test_the_carnivore_gets_two_food_on_its_cards() -> None:
    s = position(OPEN + "A*\nB\n0 A 000 carnivore\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 110 carnivore"
    assert s.hole == 2


def test_a_carnivore_may_not_be_able_to_eat_both() -> None:
    s = position(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 1 carnivore"


def test_food_goes_to_unfed_cards_first_then_to_the_oldest() -> None:
    s = position(OPEN + "A*\nB\n0 A 1010 carnivore fat-tissue\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 1111 carnivore fat-tissue"
    s = position(OPEN + "A*\nB\n0 A 110 carnivore fat-tissue\n1 B 00")
    attack(s, 0, 1)
    assert shown(s, 0) == "A 211 carnivore fat-tissue"


def test_a_carnivore_must_go_on_until_it_is_fed() -> None:
    s = position("A*\nB\n0 A 000 carnivore\n1 B 00")
    attack(s, 0, 1)
    assert options(s) == "hunt s0"
    assert why(s, "stop") == "why-must-eat"
    attack(s, 0, 1)
    assert s.bags[0] == 3


def test_or_until_there_are_no_legal_targets() -> None:
    s = position("hole 1\nA*\nB\n0 A 000 carnivore\n1 B 0\n2 A 0 flight")
    attack(s, 0, 1)
    assert options(s) == "feed s2"
    assert why(s, "hunt s0") == "why-no-prey"
    play(s, "feed s2")
    assert shown(s, 0) == "A 00 carnivore"  # its third population starved


def test_a_player_might_have_to_attack_a_species_of_their_own() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 A 1\n2 B 0 flight")
    assert options(s) == "hunt s0"
    attack(s, 0, 1)
    assert shown(s, 1) == "gone"
    assert s.bags == [2, 0]


def test_a_full_carnivore_does_not_attack() -> None:
    s = position("hole 1\nA*\nB\n0 A 1 carnivore\n1 B 0\n2 A 0")
    assert options(s) == "feed s2"
    assert why(s, "hunt s0") == "why-full"


def test_the_last_population_eaten_is_the_end_of_the_species() -> None:
    s = position(OPEN + "deck fertile scavenger\nA*\nB\n0 A 000 carnivore\n1 B 0 defensive-horns long-neck")
    attack(s, 0, 1)
    play(s, "lose p0")
    assert shown(s, 1) == "gone"
    assert names(s, s.discard)[2:] == ["defensive-horns", "long-neck"]
    assert hand(s, 1) == ["fertile", "scavenger"]


def test_extinctions_are_settled_victim_first_then_the_attacker() -> None:
    s = position(
        OPEN + "deck fertile scavenger speed nocturnal flight\nA*\nB\n0 A 0 carnivore flight\n1 B 0 defensive-horns"
    )
    attack(s, 0, 1)
    play(s, "lose p0")
    assert (shown(s, 0), shown(s, 1)) == ("gone", "gone")
    assert hand(s, 1) == ["fertile"]
    assert hand(s, 0) == ["scavenger", "speed"]
    assert names(s, s.discard)[2:] == ["defensive-horns", "carnivore", "flight"]


def test_several_carnivores_eat_in_any_order() -> None:
    s = position("A*\nB\n0 A 0 carnivore\n1 A 0 carnivore flight\n2 B 00")
    assert options(s) == "hunt s0, hunt s1"
    attack(s, 1, 2)
    assert options(s) == "hunt s0"


def test_a_carnivore_can_eat_a_carnivore_that_has_not_eaten() -> None:
    s = position("hole 1\nA*\nB\n0 A 0 carnivore\n1 A 0 carnivore\n2 A 0 flight")
    attack(s, 0, 1)
    assert shown(s, 1) == "gone"
    assert options(s) == "feed s2"


def test_what_happened_is_told() -> None:
    s = position(OPEN + "A*\nB\nC\n0 A 000 carnivore\n1 B 1 defensive-horns\n2 C 0 scavenger")
    events = listen(s)
    eaten, lost = s.at(1).herd[0], s.at(0).herd[2]
    attack(s, 0, 1)
    play(s, "lose p2")
    assert keys(events) == ["attacked", "eaten", "gored", "extinct", "drew-card", "drew", "devoured", "scavenged"]
    assert events[0].params == {"player": "player:0", "species": 0, "victim": "player:1", "prey": 1}
    assert (events[0].source, events[0].target) == ("species:0", "species:1")
    assert events[1].params == {"player": "player:1", "species": 1, "card": "@trait-fat-tissue", "food": 1}
    assert (events[1].source, events[1].target) == (f"card:{eaten}", "discard:0")
    assert events[2].params == {"player": "player:0", "species": 0, "card": "@trait-fat-tissue", "food": 0}
    assert (events[2].source, events[2].target) == (f"card:{lost}", "discard:0")
    assert events[3].params == {"player": "player:1", "species": 1, "count": 1}
    assert (events[3].source, events[3].target) == ("species:1", "discard:0")
    assert events[6].params == {"player": "player:0", "species": 0, "count": 2}
    assert events[7].params == {"player": "player:2", "species": 2, "count": 1}
    assert (events[7].source, events[7].target) == ("excess:0", "species:2")


def test_who_eats_nothing_is_not_mentioned() -> None:
    s = position(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 00\n2 B 1 scavenger")
    events = listen(s)
    attack(s, 0, 1)
    assert keys(events) == ["attacked", "eaten", "devoured"]
