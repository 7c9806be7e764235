"""STEP 3: EAT, other species: the three steps of an attack."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import Table, keys

pytestmark = pytest.mark.compiled

# A grazer of A's that still has to eat keeps the turn open after an attack.
OPEN = "hole 2\n9 A 0 speed\n"


def test_a_carnivore_chooses_a_species_to_attack_its_own_included() -> None:
    t = Table("A*\nB\nC\n0 A 0 carnivore\n1 A 0\n2 B 0\n3 C 0")
    t.do("hunt s0")
    assert t.options() == "prey s1, prey s2, prey s3"


def test_a_carnivore_never_attacks_itself() -> None:
    t = Table("A*\nB\n0 A 00 carnivore\n1 B 0")
    t.do("hunt s0")
    assert t.options() == "prey s1"
    assert t.why_not("prey s0") == "why-itself"


def test_the_worked_example_nocturnal_and_burrowing_are_both_needed() -> None:
    both = "A*\nB\n0 A 00 {}\n1 B 0 nocturnal burrowing\n2 A 0\nhole 1"
    t = Table(both.format("carnivore nocturnal burrowing"))
    t.do("hunt s0")
    assert t.options() == "prey s1, prey s2"
    t = Table(both.format("carnivore nocturnal"))
    t.do("hunt s0")
    assert t.options() == "prey s2"
    t = Table(both.format("carnivore burrowing"))
    t.do("hunt s0")
    assert t.options() == "prey s2"
    assert t.why_not("prey s1") == "why-evades"


def test_the_carnivore_chooses_which_population_is_eaten() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 102")
    t.do("hunt s0", "prey s1")
    assert t.options() == "bite p0, bite p1, bite p2"
    t.do("bite p2")
    assert t.shown(1) == "B 10"


def test_the_eaten_card_goes_face_up_to_the_discard_pile() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 00")
    eaten = t.s.at(1).herd[1]
    t.attack(0, 1, card=1)
    assert t.s.discards == [eaten]
    assert t.s.cards.known[eaten] == t.s.everyone()


def test_food_on_the_eaten_population_goes_to_its_owners_bag() -> None:
    t = Table(OPEN + "A* bag 3\nB bag 4\n0 A 00 carnivore\n1 B 12 fat-tissue")
    t.attack(0, 1, card=1)
    assert t.s.bags == [3, 6]
    assert t.s.food[t.s.discards[0]] == 0


def test_the_carnivore_gets_two_food_on_its_cards() -> None:
    t = Table(OPEN + "A*\nB\n0 A 000 carnivore\n1 B 00")
    t.attack(0, 1)
    assert t.shown(0) == "A 110 carnivore"
    assert t.s.hole == 2


def test_a_carnivore_may_not_be_able_to_eat_both() -> None:
    t = Table(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 00")
    t.attack(0, 1)
    assert t.shown(0) == "A 1 carnivore"


def test_food_goes_to_unfed_cards_first_then_to_the_oldest() -> None:
    t = Table(OPEN + "A*\nB\n0 A 1010 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.shown(0) == "A 1111 carnivore fat-tissue"
    t = Table(OPEN + "A*\nB\n0 A 110 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    t.do("store 1")
    assert t.shown(0) == "A 211 carnivore fat-tissue"


def test_a_carnivore_must_go_on_until_it_is_fed() -> None:
    t = Table("A*\nB\n0 A 000 carnivore\n1 B 00")
    t.attack(0, 1)
    assert t.options() == "hunt s0"
    assert t.why_not("stop") == "why-must-eat"
    t.attack(0, 1)
    assert t.s.bags[0] == 3


def test_or_until_there_are_no_legal_targets() -> None:
    t = Table("hole 1\nA*\nB\n0 A 000 carnivore\n1 B 0\n2 A 0 flight")
    t.attack(0, 1)
    assert t.options() == "feed s2"
    assert t.why_not("hunt s0") == "why-no-prey"
    t.do("feed s2")
    assert t.shown(0) == "A 00 carnivore"  # its third population starved


def test_a_player_might_have_to_attack_a_species_of_their_own() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 A 1\n2 B 0 flight")
    assert t.options() == "hunt s0"
    t.attack(0, 1)
    assert t.shown(1) == "gone"
    assert t.s.bags == [2, 0]


def test_a_full_carnivore_does_not_attack() -> None:
    t = Table("hole 1\nA*\nB\n0 A 1 carnivore\n1 B 0\n2 A 0")
    assert t.options() == "feed s2"
    assert t.why_not("hunt s0") == "why-full"


def test_the_last_population_eaten_is_the_end_of_the_species() -> None:
    t = Table(OPEN + "deck fertile scavenger\nA*\nB\n0 A 000 carnivore\n1 B 0 defensive-horns long-neck")
    t.attack(0, 1)
    t.do("lose p0")
    assert t.shown(1) == "gone"
    assert t.names(t.s.discards)[2:] == ["defensive-horns", "long-neck"]
    assert t.hand(1) == ["fertile", "scavenger"]


def test_extinctions_are_settled_victim_first_then_the_attacker() -> None:
    t = Table(
        OPEN + "deck fertile scavenger speed nocturnal flight\nA*\nB\n0 A 0 carnivore flight\n1 B 0 defensive-horns"
    )
    t.attack(0, 1)
    t.do("lose p0")
    assert (t.shown(0), t.shown(1)) == ("gone", "gone")
    assert t.hand(1) == ["fertile"]
    assert t.hand(0) == ["scavenger", "speed"]
    assert t.names(t.s.discards)[2:] == ["defensive-horns", "carnivore", "flight"]


def test_several_carnivores_eat_in_any_order() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 A 0 carnivore flight\n2 B 00")
    assert t.options() == "hunt s0, hunt s1"
    t.attack(1, 2)
    assert t.options() == "hunt s0"


def test_a_carnivore_can_eat_a_carnivore_that_has_not_eaten() -> None:
    t = Table("hole 1\nA*\nB\n0 A 0 carnivore\n1 A 0 carnivore\n2 A 0 flight")
    t.attack(0, 1)
    assert t.shown(1) == "gone"
    assert t.options() == "feed s2"


def test_what_happened_is_told() -> None:
    t = Table(OPEN + "A*\nB\nC\n0 A 000 carnivore\n1 B 1 defensive-horns\n2 C 0 scavenger")
    events = t.listen()
    eaten, lost = t.s.at(1).herd[0], t.s.at(0).herd[2]
    t.attack(0, 1)
    t.do("lose p2")
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
    t = Table(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 00\n2 B 1 scavenger")
    events = t.listen()
    t.attack(0, 1)
    assert keys(events) == ["attacked", "eaten", "devoured"]
