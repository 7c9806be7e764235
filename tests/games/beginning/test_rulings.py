"""The rulings: what the rulebook leaves open, one test or more for each, in their order."""

from __future__ import annotations

from typing import cast

import pytest

from galapagos.games.beginning.state import Beginning
from tests.games.beginning.table import GAME, Table

pytestmark = pytest.mark.compiled

OPEN = "hole 2\n9 A 0 speed\n"  # keeps A's turn open


def test_ruling_01_the_first_player_is_drawn_by_lot() -> None:
    begins = [cast(Beginning, GAME.start(5, seed)).first for seed in range(60)]
    assert set(begins) == {0, 1, 2, 3, 4}


def test_ruling_01_gather_food_then_species_then_fertile_oldest_first_then_cards() -> None:
    t = Table(
        "hole 1\ndeck speed flight nocturnal burrowing scavenger long-neck carnivore\n"
        "A*\nB\n0 A 1 fertile\n1 A 1\n2 A 1 fertile\n3 B 1 fertile",
        at="gather",
    )
    assert t.s.hole == 3
    assert t.names(t.s.at(4).herd) == ["speed"]
    assert t.names(t.s.at(0).herd)[1:] == ["flight"]
    assert t.names(t.s.at(2).herd)[1:] == ["nocturnal"]
    assert t.hand(0) == ["burrowing", "scavenger", "long-neck"]
    assert len(t.s.at(1).herd) == len(t.s.at(3).herd) == 1


def test_ruling_02_nobody_sees_population_cards_dealt_from_the_deck() -> None:
    t = Table("A*\nB\n0 A 1 fertile", at="gather")
    for seat in (0, 1, None):
        shown_species = t.s.view(seat)["species"]
        assert shown_species[0]["population"][1]["trait"] is None
        assert shown_species[1]["population"][0]["trait"] is None


def test_ruling_02_their_owner_knows_those_played_from_hand() -> None:
    t = Table("A* hand flight speed\nB\n0 A 1", at="adapt")
    t.do("play speed", "grow s0")
    assert t.s.view(0)["species"][0]["population"][1]["trait"] == "speed"
    assert t.s.view(1)["species"][0]["population"][1]["trait"] is None
    assert t.s.view(None)["species"][0]["population"][1]["trait"] is None


def test_ruling_02_population_cards_keep_their_place() -> None:
    t = Table(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 000")
    herd = t.s.at(1).herd.copy()
    t.attack(0, 1, card=1)
    assert t.s.at(1).herd == [herd[0], herd[2]]


def test_ruling_02_discards_hands_bags_and_deck_are_counted_in_public() -> None:
    t = Table("discard flight speed\nA* bag 3 hand nocturnal\nB bag 4 hand fertile fertile\n0 A 1", at="adapt")
    view = t.s.view(None)
    assert [card["trait"] for card in view["discard"]] == ["flight", "speed"]
    assert [len(player["hand"]) for player in view["table"]] == [1, 2]
    assert [card["trait"] for player in view["table"] for card in player["hand"]] == [None] * 3
    assert [player["bag"] for player in view["table"]] == [3, 4]
    assert view["deck"] == 88 - 2 - 3 - 1


def test_ruling_03_there_is_no_hand_limit() -> None:
    t = Table("A* hand flight speed nocturnal fertile scavenger burrowing carnivore\nB\n0 A 1", at="adapt")
    t.do("done")
    assert len(t.s.hands[0]) == 7


def test_ruling_03_removing_a_trait_draws_nothing_and_it_does_not_come_back() -> None:
    t = Table("deck speed\nA*\nB\n0 A 1 flight", at="adapt")
    t.do("remove s0 flight")
    assert t.hand(0) == []
    assert t.names(t.s.discards) == ["flight"]
    assert t.options() == "done"


def test_ruling_03_a_new_species_may_get_traits_the_same_turn() -> None:
    t = Table("A* hand flight speed\nB", at="adapt")
    t.do("play flight", "create", "play speed", "evolve s0")
    assert t.shown(0) == "A 0 speed"


def test_ruling_03_population_only_on_your_own_species() -> None:
    t = Table("A* hand flight\nB\n0 B 1", at="adapt")
    t.do("play flight")
    assert t.options() == "create"
    assert t.why_not("grow s0") == "why-not-yours"


def test_ruling_03_fat_tissue_removed_leaves_the_food_there() -> None:
    t = Table("A*\nB\n0 A 2 fat-tissue", at="adapt")
    t.do("remove s0 fat-tissue")
    assert t.shown(0) == "A 2"
    t.do("done")
    assert t.s.bags == [2, 0]


def test_ruling_03_a_card_with_two_food_and_no_fat_tissue_has_no_room() -> None:
    t = Table("hole 2\nA*\nB\n0 A 2\n1 A 0")
    assert t.why_not("feed s0") == "why-full"


def test_ruling_03_food_left_by_fat_tissue_feeds_its_own_card_alone() -> None:
    """Room is counted per card: the second food of the one takes no room of the other."""
    t = Table("A*\nB\n0 A 20 carnivore fat-tissue\n1 B 00", at="adapt")
    t.do("remove s0 fat-tissue", "done")
    assert t.options() == "hunt s0"
    t.attack(0, 1)
    assert t.s.bags == [3, 0]


def test_ruling_04_one_step_at_a_time_freely_mixed() -> None:
    t = Table("hole 2\nA*\nB\n0 A 00\n1 A 000 carnivore\n2 B 00")
    t.do("feed s0")
    assert t.options() == "feed s0, hunt s1"
    t.attack(1, 2)
    assert t.options() == "feed s0, hunt s1"
    t.do("feed s0")
    assert t.options() == "hunt s1"


def test_ruling_04_it_ends_when_nothing_compulsory_is_left_and_the_player_is_done() -> None:
    t = Table("hole 2\nA*\nB\n0 A 0 fat-tissue")
    assert t.options() == "feed s0"
    t.do("feed s0")
    assert t.options() == "feed s0, stop"
    t.do("stop")
    assert t.s.active == 1
    assert t.s.hole == 3


def test_ruling_05_all_long_necks_eat_before_any_other_step() -> None:
    t = Table("hole 1\nA*\nB\n0 A 00 long-neck\n1 A 0000 long-neck\n2 B 00 long-neck")
    assert (t.shown(0), t.shown(1)) == ("A 11 long-neck", "A 1110 long-neck")
    assert t.shown(2) == "B 00 long-neck"
    assert t.options() == "feed s1"


def test_ruling_05_second_places_included_and_carnivores_too() -> None:
    t = Table("hole 1\nA*\nB\n0 A 00 long-neck fat-tissue\n1 A 0000 long-neck carnivore\n2 B 0")
    assert t.shown(0) == "A 21 long-neck fat-tissue"
    assert t.shown(1) == "A 1110 long-neck carnivore"


def test_ruling_05_a_carnivore_with_fat_tissue_takes_as_many_second_foods_of_an_attack_as_its_owner_likes() -> None:
    """Two food for "10": the hungry card gets the first one by itself, the second food is the question."""
    t = Table(OPEN + "A*\nB\n0 A 10 carnivore fat-tissue\n1 B 000")
    t.attack(0, 1)
    assert t.shown(0) == "A 11 carnivore fat-tissue"
    assert t.s.waiting == [0]
    assert t.options() == "store 0, store 1"
    t.do("store 1")
    assert t.shown(0) == "A 21 carnivore fat-tissue"
    assert t.options() == "feed s9, hunt s0"


def test_ruling_05_who_leaves_second_foods_can_attack_again() -> None:
    """A full Carnivore can't attack: this one stays short of full until nobody is left to eat."""
    t = Table("A*\nB\n0 A 1 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    t.do("store 0")
    assert t.shown(0) == "A 1 carnivore fat-tissue"
    assert t.options() == "hunt s0, stop"
    t.attack(0, 1)
    t.do("store 1")
    assert t.shown(1) == "gone"
    assert t.s.bags == [2, 0]


def test_ruling_05_as_many_second_foods_as_there_are_and_as_fit() -> None:
    t = Table(OPEN + "A*\nB\n0 A 211 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.options() == "store 0, store 1, store 2"
    t.do("store 2")
    assert t.shown(0) == "A 222 carnivore fat-tissue"
    t = Table(OPEN + "A*\nB\n0 A 21 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.options() == "store 0, store 1"


def test_ruling_05_first_foods_alone_are_no_question() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.options() == "feed s9, hunt s0"


def test_ruling_05_a_long_neck_asks_its_carnivore_before_any_other_step() -> None:
    t = Table("hole 1\nA*\nB\n0 A 0 long-neck carnivore fat-tissue\n1 A 00 long-neck\n2 B 0", at="adapt")
    t.do("done")
    assert t.shown(0) == "A 1 long-neck carnivore fat-tissue"
    assert t.shown(1) == "A 00 long-neck"  # one after the other
    assert t.options() == "store 0, store 1"
    t.do("store 0")
    assert t.shown(0) == "A 1 long-neck carnivore fat-tissue"
    assert t.shown(1) == "A 11 long-neck"
    assert t.options() == "hunt s0, stop"


def test_ruling_05_long_necks_on_two_carnivores_ask_oldest_first() -> None:
    t = Table("A*\nB\n0 A 0 long-neck carnivore fat-tissue\n1 A 00 long-neck carnivore fat-tissue\n2 B 0")
    t.do("store 1")
    assert (t.shown(0)[:3], t.shown(1)[:4]) == ("A 2", "A 11")
    assert t.options() == "store 0, store 1"
    t.do("store 1")
    assert t.shown(1)[:4] == "A 21"
    assert t.options() == "hunt s1, stop"


def test_ruling_05_a_scavenging_carnivore_is_asked_on_anothers_turn_too() -> None:
    """The second food would stay until its owner's next turn, and keep it from attacking then."""
    t = Table(OPEN + "A*\nB\nC\n0 A 00 carnivore\n1 B 00\n2 C 1 carnivore scavenger fat-tissue\n3 B 0 scavenger")
    t.attack(0, 1)
    assert t.shown(0) == "A 11 carnivore"
    assert t.s.waiting == [2]
    assert t.options() == "store 0, store 1"
    assert t.shown(3) == "B 0 scavenger"
    t.do("store 0")
    assert t.shown(2) == "C 1 carnivore scavenger fat-tissue"
    assert t.shown(3) == "B 1 scavenger"
    assert t.s.waiting == [0]


def test_ruling_05_an_attacker_that_scavenges_is_asked_of_the_attack_then_of_the_scavenging() -> None:
    t = Table(OPEN + "A*\nB\n0 A 111 carnivore scavenger fat-tissue\n1 B 00")
    t.attack(0, 1)
    assert t.options() == "store 0, store 1, store 2"
    t.do("store 1")
    assert t.options() == "store 0, store 1"
    t.do("store 1")
    assert t.shown(0) == "A 221 carnivore scavenger fat-tissue"
    assert t.options() == "feed s9, hunt s0"


def test_ruling_05_a_full_carnivore_is_not_asked() -> None:
    t = Table(OPEN + "A*\nB\n0 A 11 carnivore scavenger fat-tissue\n1 B 00\n2 B 2 carnivore scavenger fat-tissue")
    t.attack(0, 1)
    t.do("store 2")
    assert t.options() == "feed s9"


def test_ruling_05_for_every_other_species_more_food_never_hurts_and_nobody_is_asked() -> None:
    t = Table(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 00\n2 B 1 scavenger fat-tissue\n3 A 1 long-neck fat-tissue")
    assert t.shown(3) == "A 2 long-neck fat-tissue"
    t.attack(0, 1)
    assert t.shown(2) == "B 2 scavenger fat-tissue"
    assert t.options() == "feed s9"


def test_ruling_05_every_own_turn() -> None:
    t = Table("A*\nB\n0 A 1 long-neck", at="adapt")
    t.do("done", "done", "feed s1")
    assert t.s.active == 0
    assert t.s.bags == [1, 1]
    t.do("done")
    assert t.shown(0) == "A 1 long-neck"


def test_ruling_06_second_foods_only_when_no_grazer_of_yours_is_unfed() -> None:
    t = Table("hole 3\nA*\nB\n0 A 1 fat-tissue\n1 A 0\n2 B 0\n3 A 0 carnivore flight")
    assert t.options() == "feed s1, hunt s3"
    assert t.why_not("feed s0") == "why-first-foods"
    t.do("feed s1")
    assert t.options() == "feed s0, hunt s3"  # an unfed carnivore does not stand in the way


def test_ruling_06_a_first_food_goes_to_any_grazer_unfed_first_then_oldest() -> None:
    t = Table("hole 9\nA*\nB\n0 A 010 fat-tissue")
    for expected in ("A 110 fat-tissue", "A 111 fat-tissue", "A 211 fat-tissue", "A 221 fat-tissue"):
        t.do("feed s0")
        assert t.shown(0) == expected
    t.do("feed s0")
    assert t.s.bags == [6, 0]


def test_ruling_06_room_and_hunger_are_counted_per_card() -> None:
    """Two food on one card do not feed the other."""
    t = Table("hole 1\nA*\nB\n0 A 20 fat-tissue")
    assert t.options() == "feed s0"
    t.do("feed s0")
    assert t.s.bags == [3, 0]
    assert t.shown(0) == "A 00 fat-tissue"


@pytest.mark.parametrize("hiding", ["burrowing", "flight", "nocturnal", "speed"])
def test_ruling_07_the_targets_hiding_traits_are_all_among_the_attackers(hiding: str) -> None:
    t = Table(f"{OPEN}A*\nB\n0 A 0 carnivore\n1 A 0 carnivore {hiding}\n2 B 0 {hiding}\n3 B 0 fertile")
    t.do("hunt s0")
    assert t.why_not("prey s2") == "why-evades"
    assert t.why_not("prey s3") == ""
    t = Table(f"{OPEN}A*\nB\n0 A 0 carnivore\n1 A 0 carnivore {hiding}\n2 B 0 {hiding}\n3 B 0 fertile")
    t.do("hunt s1")
    assert t.why_not("prey s2") == ""


def test_ruling_07_never_itself_and_never_with_no_room() -> None:
    t = Table("A*\nB\nhole 1\n0 A 00 carnivore\n1 A 1 carnivore\n2 A 0 flight")
    assert t.why_not("hunt s1") == "why-full"
    t.do("hunt s0")
    assert t.options() == "prey s1"


def test_ruling_07_horned_species_are_compulsory_targets_even_fatally() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 0 defensive-horns")
    assert t.options() == "hunt s0"
    t.attack(0, 1)
    t.do("lose p0")
    assert t.shown(0) == "gone"


def test_ruling_08_the_eaten_cards_food_goes_to_its_owner() -> None:
    t = Table(OPEN + "A*\nB\n0 A 0 carnivore\n1 B 21 fat-tissue")
    t.attack(0, 1)
    assert t.s.bags == [0, 2]


def test_ruling_08_the_defender_picks_the_attackers_lost_card_its_food_to_its_owner() -> None:
    t = Table(OPEN + "A*\nB\n0 A 010 carnivore\n1 B 00 defensive-horns")
    t.attack(0, 1)
    assert t.s.waiting == [1]
    assert t.options() == "lose p0, lose p1, lose p2"
    t.do("lose p1")
    assert t.s.bags == [1, 0]
    assert t.shown(0) == "A 11 carnivore"


def test_ruling_08_horns_also_when_the_last_card_was_eaten() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 0 defensive-horns")
    t.attack(0, 1)
    assert t.s.waiting == [1]
    t.do("lose p0")
    assert t.shown(0) == "A 1 carnivore"


def test_ruling_08_extinctions_and_their_draws_come_before_the_food_victim_first() -> None:
    """The attacker's draw comes after the victim's, from what is left of the deck."""
    t = Table(OPEN + "deck only fertile scavenger\ndiscard\nA*\nB\n0 A 0 carnivore\n1 B 0 defensive-horns")
    t.attack(0, 1)
    t.do("lose p0")
    assert t.hand(1) == ["fertile"]
    assert t.hand(0) == ["scavenger"]


def test_ruling_08_every_surviving_scavenger_with_room_takes_one_attacker_and_target_too() -> None:
    t = Table(
        OPEN + "A*\nB\nC\n0 A 0000 carnivore scavenger\n1 B 00 scavenger\n2 C 00 scavenger\n3 C 1 scavenger\n"
        "4 C 1 scavenger fat-tissue"
    )
    t.attack(0, 1)
    assert t.shown(0) == "A 1110 carnivore scavenger"
    assert t.shown(1) == "B 1 scavenger"
    assert t.shown(2) == "C 10 scavenger"
    assert t.shown(3) == "C 1 scavenger"
    assert t.shown(4) == "C 2 scavenger fat-tissue"


def test_ruling_08_an_eaten_up_scavenger_eats_nothing() -> None:
    t = Table(OPEN + "A*\nB\n0 A 00 carnivore\n1 B 0 scavenger")
    t.attack(0, 1)
    assert t.shown(1) == "gone"
    assert t.s.bags == [0, 0]


def test_ruling_08_scavengers_elsewhere_eat_even_if_the_attacker_died() -> None:
    t = Table(OPEN + "A*\nB\nC\n0 A 0 carnivore scavenger\n1 B 00 defensive-horns\n2 C 0 scavenger")
    t.attack(0, 1)
    t.do("lose p0")
    assert t.shown(0) == "gone"
    assert t.shown(2) == "C 1 scavenger"
    assert t.s.bags == [0, 0, 0]


def test_ruling_09_food_scavenged_off_turn_stays_and_counts_as_fed() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 0 scavenger\n2 A 1")
    t.attack(0, 2)
    assert t.s.active == 1
    assert t.shown(1) == "B 1 scavenger"
    assert t.s.bags == [2, 0]
    t.do("done")
    assert t.options() == "feed s3"  # the scavenger is fed
    t.do("feed s3")
    assert t.s.bags == [2, 2]
    assert t.shown(1) == "B 0 scavenger"


def test_ruling_10_starvation_after_eat_before_score() -> None:
    t = Table("A*\nB\n0 A 10", at="score")
    assert t.shown(0) == "A 0"
    assert t.s.bags == [1, 0]


def test_ruling_10_extinction_on_anothers_turn_draws_at_once_discarding_first() -> None:
    """The victim's own traits are in the discard pile when its draw empties the deck."""
    t = Table(OPEN + "deck only speed\ndiscard\nA*\nB\n0 A 00 carnivore flight burrowing\n1 B 0 burrowing flight")
    t.attack(0, 1)
    assert t.s.active == 0
    assert t.hand(1)[0] == "speed"
    assert len(t.hand(1)) == 2
    assert sorted(t.hand(1)[1:] + t.names(t.s.pile)) == ["burrowing", "fat-tissue", "flight"]


def test_ruling_11_excess_food_never_ends_and_the_watering_hole_keeps_its_leftovers() -> None:
    t = Table("hole 500\nA* bag 400\nB\n0 A 00 long-neck")
    assert t.s.hole == 502
    assert t.s.bags == [402, 0]


def test_ruling_12_the_deck_runs_out_when_its_last_card_leaves() -> None:
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile\nA*\nB", at="gather")
    assert t.s.ending == 1
    assert t.names(t.s.pile) == ["fertile"]


def test_ruling_12_a_second_exhaustion_changes_nothing() -> None:
    t = Table("ending 1\ndeck only speed flight nocturnal burrowing\ndiscard fertile\nA\nB*", at="gather")
    assert t.s.ending == 1
    assert t.names(t.s.pile) == ["fertile"]


def test_ruling_12_without_deck_and_discard_the_draw_does_not_happen() -> None:
    t = Table("deck only speed flight\ndiscard\nA*\nB", at="gather")
    assert t.shown(0) == "A 0"
    assert t.hand(0) == ["flight"]
    assert t.s.ending == 1
    t = Table("deck only\ndiscard\nA*\nB\n0 A 1 fertile", at="gather")
    assert t.shown(0) == "A 1 fertile"
    assert len(t.s.species) == 1
    assert t.hand(0) == []
    assert t.s.ending == 0


def test_ruling_12_the_discards_are_shuffled_as_soon_as_a_draw_is_needed() -> None:
    t = Table("deck only\ndiscard speed speed speed speed speed\nA*\nB", at="gather")
    assert t.names(t.s.species[0].herd) == ["speed"]
    assert t.hand(0) == ["speed", "speed", "speed"]
    assert t.names(t.s.pile) == ["speed"]
    assert t.s.discards == []
    assert t.s.ending == 0


def test_ruling_13_the_mark_in_the_last_players_own_turn_gives_one_more_round() -> None:
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile\nA\nB*", at="gather")
    assert t.s.ending == 2
    t.do("done", "feed s0")
    assert not t.s.over
    assert t.s.ending == 1
    t.do("done")
    while t.s.active == 0:
        t.do(t.options().split(", ")[0])
    assert not t.s.over
    t.do("done")
    while not t.s.over:
        t.do(t.options().split(", ")[0])
    assert t.s.round == 2


def test_ruling_13_a_mark_by_the_last_players_own_starvation_gives_one_more_round_too() -> None:
    t = Table("deck only speed\ndiscard\nA\nB*\n0 B 0 flight\n1 A 1 burrowing", at="score")
    assert t.hand(1) == ["speed"]
    assert not t.s.over
    assert t.s.ending == 1


def test_ruling_13_the_mark_in_anothers_turn_is_before_the_last_players_next_turn() -> None:
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile\nfirst C\nA*\nB\nC", at="gather")
    assert t.s.ending == 1
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile\nfirst B\nA*\nB\nC", at="gather")
    assert t.s.ending == 2


def test_ruling_14_a_tie_is_a_shared_win() -> None:
    t = Table("ending 1\nA bag 3\nB bag 5\nC* bag 5", at="score")
    assert t.s.returns() == [0.0, 0.5, 0.5]


def test_ruling_14_hands_and_cards_on_the_table_count() -> None:
    t = Table("ending 1\nA bag 5 hand flight\nB* bag 3\n0 B 1 speed", at="score")
    assert [t.s.points(0), t.s.points(1)] == [6, 6]
    assert t.s.returns() == [0.5, 0.5]
