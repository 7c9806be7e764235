"""Solo mode: the Shade's turn, its traits, Choice cards, and the end of its rounds.

The Choice cards pair blue and purple numbers as 1-4, 2-7, 3-2, 4-6, 5-1, 6-3, 7-5; a test names them by the blue one.
"""

from __future__ import annotations

import pytest

from galapagos.games.another_world.rules.piles import choose_by_lot
from galapagos.games.another_world.rules.shade import sure_of_success
from tests.games.another_world.table import Table

pytestmark = pytest.mark.compiled


def shade(text: str) -> Table:
    """The Shade takes its turn in this position."""
    return Table(text, players=1, mode="solo", turn="shade")


def mine(text: str) -> Table:
    """It is your turn in a solo game."""
    return Table(text, players=1, mode="solo")


# --- Step 1: new creature


def test_a_new_creature_if_all_its_creatures_sleep() -> None:
    t = shade("A me 0\nS shade 1 asleep\ndeck: toxic/caring, fireproof/caring, vampire/caring")
    new = t.state.creature(3)
    assert (new.owner, new.asleep) == (1, False)
    assert new.traits == [4], "the second card is its trait"
    assert t["S"].asleep


def test_no_new_creature_while_one_is_awake() -> None:
    t = shade("A me 0\nS shade 1 asleep\nT shade 0\ndeck: toxic/caring")
    assert len(t.state.of(1)) == 2


def test_without_creatures_it_gets_one() -> None:
    t = shade("A me 0\ndeck: toxic/caring, fireproof/caring")
    assert len(t.state.of(1)) == 1


def test_ruling_19_no_card_left_no_new_creature_and_its_turn_ends() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nS shade 3 asleep\ndeck:")
    assert len(t.state.of(1)) == 1
    assert t["S"].energy == 3
    assert t.state.lower == 3
    assert t.options() == {"activate A"}


def test_ruling_19_no_card_left_no_trait_but_it_is_activated() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nS shade 0\ndeck:")
    assert t.traits("S") == []
    assert t["S"].energy == 1


# --- Step 2: new trait


def test_the_trait_goes_to_the_waking_creature_with_the_most_energy() -> None:
    t = shade("A me 0\nS shade 1\nT shade 3 asleep\nU shade 2\ndeck: toxic/caring")
    assert [t.traits(name) for name in "STU"] == [[], [], ["toxic"]]


def test_of_equals_the_leftmost() -> None:
    t = shade("A me 0\nS shade 1 asleep\nT shade 1\nU shade 1\ndeck: toxic/caring")
    assert [t.traits(name) for name in "STU"] == [[], ["toxic"], []]


def test_the_upright_trait_is_taken() -> None:
    t = shade("A me 0\nS shade 0\ndeck: charming/vampire")
    assert t.traits("S") == ["charming"]


def test_caring_and_metamorphic_are_turned() -> None:
    t = shade("A me 0 asleep: flying\nB me 0\nS shade 0\ndeck: caring/lulling")
    assert t.traits("S") == ["lulling"]
    t = shade("A me 0\nS shade 0\ndeck: metamorphic/many-eyed")
    assert t.traits("S") == ["many-eyed"]


def test_a_trait_it_has_goes_to_the_right_hand_neighbour() -> None:
    t = shade("A me 0\nS shade 1\nT shade 2: toxic\nU shade 0 asleep\ndeck: toxic/caring")
    assert [t.traits(name) for name in "STU"] == [[], ["toxic"], ["toxic"]]


def test_the_neighbour_is_the_next_of_its_own_creatures() -> None:
    t = shade("S shade 2: toxic\nA me 0\nT shade 0\nU shade 1\ndeck: toxic/caring")
    assert [t.traits(name) for name in "ATU"] == [[], ["toxic"], []]


def test_ruling_19_no_neighbour_the_card_is_discarded() -> None:
    t = shade("A me 0\nS shade 0\nT shade 2: toxic\ndeck: toxic/caring, fireproof/caring")
    assert [t.traits(name) for name in "ST"] == [[], ["toxic"]]
    assert len(t.state.discards) == 1
    assert t.state.cards.known[t.state.discards[0]] == 0b11, "it was drawn face up"
    assert "trait-discarded" in t.happened()


def test_a_neighbour_that_has_it_too_the_card_is_discarded() -> None:
    t = shade("A me 0\nS shade 2: toxic\nT shade 0: toxic\nU shade 0\ndeck: toxic/caring, fireproof/caring")
    assert [t.traits(name) for name in "STU"] == [["toxic"], ["toxic"], []]
    assert len(t.state.discards) == 1


def test_ruling_19_a_trait_passed_on_was_not_gained_step_b_does_not_fire() -> None:
    t = shade("source quiet-pool 1 0\nA me 2\nS shade 1: lulling\nT shade 0\ndeck: lulling/charming")
    assert t.traits("T") == ["lulling"]
    assert not t["A"].asleep, "no attack in step B"
    assert t["S"].energy == 2, "it gained in step C"


# --- Step 3, A: transmuting


def test_a_full_creature_transmutes_and_the_shade_wins() -> None:
    t = shade("A me 0\nS shade 4\ndeck: toxic/caring")
    assert t.state.over
    assert t.state.returns() == [0.0]
    assert t.happened()[-2:] == ["transmuted", "won"]


def test_ruling_19_tinys_three_counts_as_enough() -> None:
    assert shade("A me 0\nS shade 3\ndeck: tiny/toxic").state.over
    assert not shade("A me 0\nS shade 3\ndeck: toxic/caring").state.over
    assert not shade("A me 0\nS shade 3: toxic, flying, astral\ndeck: tiny/toxic").state.over


# --- Step 3, B: attacking with a new aggressive trait


def test_a_new_attacking_trait_makes_it_attack_and_the_attack_ends_its_turn() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nB me 0\nS shade 0\nlots: 1\ndeck: lulling/charming")
    assert t["A"].asleep
    assert not t["B"].asleep
    assert t["S"].asleep
    assert (t["S"].energy, t.state.lower) == (1, 3)
    assert t.told() == [
        "The Shade’s creature 3 is Lulling now.",
        "The Shade activates creature 3.",
        "A Choice card says 1, counting creatures.",
        "The Shade’s creature 3 attacks Player 1’s creature 1.",
        "The Shade’s creature 3 lulls Player 1’s creature 1 to sleep.",
        "The Shade’s creature 3 gains 1 energy from Lulling.",
        "The Shade’s creature 3 falls asleep.",
        "It is Player 1’s turn.",
    ]


def test_without_a_new_aggressive_trait_it_gains() -> None:
    t = shade("source quiet-pool 3 0\nA me 2\nS shade 0: vampire\ndeck: toxic/caring")
    assert t.energies("AS") == [2, 1]


def test_a_new_fearsome_is_aggressive_too() -> None:
    t = shade("source quiet-pool 3 0\nA me 2\nB me 0\nS shade 0: vampire\nlots: 1\ndeck: fearsome/charming")
    assert t.energies("AS") == [1, 1]
    assert t["S"].asleep


def test_ruling_18_without_an_attacking_trait_no_target_no_card_no_fearsome() -> None:
    t = shade("source quiet-pool 3 0\nA me 2: tiny\nB me 0: toxic\nS shade 0\nlots: 1\ndeck: fearsome/charming")
    assert len(t.state.lot_discards) == 0
    assert "silenced-all" not in t.happened()
    assert t["S"].energy == 1


def test_ruling_18_the_target_is_chosen_among_all_your_creatures_sleepers_included() -> None:
    t = shade("A me 0\nB me 2 asleep\nD me 1\nS shade 0\nlots: 5\ndeck: vampire/caring")
    assert t.energies("ABD") == [0, 1, 1], "5 counts A B D A B"


def test_ruling_18_one_candidate_needs_no_card() -> None:
    t = shade("A me 2\nS shade 0\nlots: 5\ndeck: vampire/caring")
    assert t["A"].energy == 1
    assert t.state.lot_discards == []


def test_ruling_18_no_certain_success_no_attack() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nB me 3\nS shade 0\nlots: 1\ndeck: vampire/caring")
    assert (t["S"].energy, t["S"].asleep) == (1, False), "A has nothing to lose, so it gained instead"
    assert "held-back" in t.happened()
    assert t.state.lower == 2


def test_ruling_18_no_legal_target_no_attack() -> None:
    t = shade("source quiet-pool 3 0\nA me 2: flying\nS shade 0\ndeck: vampire/caring")
    assert t.energies("AS") == [2, 1]
    assert not t["S"].asleep


def test_ruling_18_step_d_chooses_anew() -> None:
    t = shade("A me 0\nB me 3\nS shade 0\nlots: 1, 2\ndeck: vampire/caring")
    assert t.energies("ABS") == [0, 2, 1], "the Source is empty: step B chose A, step D chose B"
    assert len(t.state.lot_discards) == 2
    assert t["S"].asleep


def test_step_d_needs_an_attacking_trait() -> None:
    t = shade("A me 1\nB me 3\nS shade 0\ndeck: fireproof/caring")
    assert not t["S"].asleep
    assert t.state.lot_discards == []
    assert t.options() == {"activate A", "activate B"}


def test_step_d_attacks_with_an_old_trait_when_there_is_nothing_to_gain() -> None:
    t = shade("A me 2\nS shade 0: vampire\ndeck: fireproof/caring")
    assert t.energies("AS") == [1, 1]
    assert t["S"].asleep


def test_ruling_18_its_fearsome_acts_in_step_d_too() -> None:
    t = shade("A me 2: flying, astral, many-eyed\nS shade 0: vampire, fearsome\ndeck: fireproof/caring")
    assert t.energies("AS") == [1, 1], "an old Fearsome, an old Vampire, an empty Source"
    assert "silenced-all" in t.happened()


def test_its_fearsome_waits_for_a_target() -> None:
    t = shade("source quiet-pool 3 0\nA me 2: tiny\nS shade 0: vampire, fearsome\ndeck: fireproof/caring")
    assert "silenced-all" not in t.happened(), "it gained: nobody was chosen"
    assert t.energies("AS") == [2, 1]


def test_step_d_without_an_attack_the_turn_ends_and_it_stays_awake() -> None:
    t = shade("A me 0\nS shade 0: vampire\ndeck: fireproof/caring")
    assert not t["S"].asleep


def test_without_a_creature_of_yours_there_is_no_attack() -> None:
    t = shade("S shade 0\nhand me: toxic/caring\ndeck: vampire/caring, fireproof/caring")
    assert not t["S"].asleep
    assert t.options() == {"create h0", "no-creature"}


CERTAIN = [
    # the Shade's traits, your creature, certain?
    ("lulling", "A me 0", True),
    ("lulling", "A me 0 asleep", False),
    ("vampire", "A me 1", True),
    ("vampire", "A me 0", False),
    ("vampire", "A me 1: many-eyed", False),
    ("vampire", "A me 1 asleep: many-eyed", True),
    ("fire-breathing", "A me 0", False),
    ("fire-breathing", "A me 0: tiny", True),
    ("fire-breathing", "A me 0: tiny, fireproof", False),
    ("lulling, vampire", "A me 1: many-eyed", True),
    ("lulling, vampire", "A me 0 asleep: many-eyed", False),
    ("fire-breathing, vampire", "A me 1: fireproof, many-eyed", False),
]


def test_ruling_18_certain_success_is_judged_by_playing_forward() -> None:
    for traits, target, certain in CERTAIN:
        t = mine(f"{target}\nB me 0\nS shade 0: {traits}")
        assert sure_of_success(t.state, t["S"], t["A"]) is certain, (traits, target)


def test_ruling_18_lulling_fire_breathing_vampire_in_that_order() -> None:
    t = shade("A me 1: many-eyed\nB me 0\nS shade 0: vampire, fire-breathing\nlots: 1\ndeck: lulling/charming")
    assert [key for key in t.happened() if key in ("lulled", "burned", "drained")] == ["lulled", "burned", "drained"]
    assert t["S"].energy == 3
    assert (t["A"].energy, t["A"].asleep, t.traits("A")) == (0, True, [])


def test_ruling_18_each_is_judged_again_when_its_turn_comes() -> None:
    t = shade("A me 1: fireproof\nB me 0\nS shade 0: vampire, fire-breathing\nlots: 1\ndeck: lulling/charming")
    assert "negated" not in t.happened(), "what can't succeed is not used"
    assert t["S"].energy == 2
    assert t.traits("A") == ["fireproof"]


def test_ruling_18_its_fearsome_silences_the_target_before_legality_is_judged() -> None:
    t = shade("A me 1: flying, astral, many-eyed, toxic\nB me 0\nS shade 0: fearsome\nlots: 1\ndeck: vampire/caring")
    assert t.energies("AS") == [0, 1]
    assert t["S"].asleep, "Toxic was silenced too: you are not asked"
    assert t["A"].muted == 0, "the turn is over"
    assert "silenced-all" in t.happened()


def test_the_shades_astral_may_attack_non_astral_creatures() -> None:
    t = shade("A me 1\nB me 0\nS shade 0: astral\nlots: 1\ndeck: vampire/caring")
    assert t.energies("AS") == [0, 1]
    t = shade("A me 1: astral\nB me 0\nS shade 0: astral\nlots: 1\ndeck: vampire/caring")
    assert t.energies("AS") == [0, 1]


def test_the_shades_others_may_not_attack_astral_creatures() -> None:
    t = shade("source quiet-pool 1 0\nA me 1: astral\nB me 0\nS shade 0\nlots: 1\ndeck: vampire/caring")
    assert t.energies("AS") == [1, 1]
    assert not t["S"].asleep


def test_your_astral_attacks_only_astral_creatures_of_the_shade() -> None:
    t = mine("A me 0: vampire, astral\nS shade 1\nT shade 1: astral").do("activate A")
    assert t.options() == {"attack T", "sleep"}, "only the Shade's Astral may attack any creature"
    assert t.why_not("attack S") == "why-astral"


def test_the_shades_flying_keeps_your_walkers_away() -> None:
    t = mine("A me 0: vampire\nS shade 1: flying\nT shade 1: astral").do("activate A")
    assert t.options() == {"sleep"}


def test_you_answer_the_shades_attack() -> None:
    t = shade("A me 1: toxic, vengeful\nB me 0\nS shade 1\nlots: 1\ndeck: vampire/caring")
    assert t.state.to_move == 0
    assert t.options() == {"poison", "avenge vampire", "spare"}
    assert t["S"].energy == 2
    t.do("poison", "avenge vampire")
    assert (t["S"].energy, t["S"].asleep, t.traits("S")) == (0, True, [])


def test_ruling_19_fire_breathing_takes_the_trait_that_the_purple_number_counts() -> None:
    t = shade("A me 0: tiny, toxic, flying\nS shade 0: flying\nlots: 3\ndeck: fire-breathing/caring")
    assert t.traits("A") == ["tiny", "flying"], "purple 2 on the card: the second-oldest"


def test_ruling_19_vengeful_counts_from_the_oldest_and_round_again() -> None:
    t = mine("A me 0: lulling, tiny, toxic\nS shade 0: vengeful\nlots: 4").do(
        "activate A", "attack S", "strike lulling"
    )
    assert t.traits("A") == ["lulling", "tiny"], "purple 6 over three traits: the third"


def test_ruling_19_its_optional_traits_are_always_used_oldest_first() -> None:
    t = mine("A me 2: lulling, tiny\nB me 0\nS shade 0: vengeful, toxic\nlots: 5")
    t.happened()
    t.do("activate A", "attack S", "strike lulling")
    assert [key for key in t.happened() if key in ("avenged", "poisoned")] == ["avenged", "poisoned"]
    assert t["A"].energy == 1
    assert t.traits("A") == ["tiny"], "purple 1"
    t = mine("A me 2: lulling, tiny\nB me 0\nS shade 0: toxic, vengeful\nlots: 5")
    t.happened()
    t.do("activate A", "attack S", "strike lulling")
    assert [key for key in t.happened() if key in ("avenged", "poisoned")] == ["poisoned", "avenged"]


# --- Step 3, C: gaining


def test_it_gains_from_the_lower_part_first() -> None:
    t = shade("source bitter-marsh 1 1\nA me 0\nS shade 0\ndeck: toxic/caring")
    assert (t.state.lower, t.state.upper, t["S"].energy) == (0, 1, 1)
    t = shade("source bitter-marsh 0 1\nA me 0\nS shade 0\ndeck: toxic/caring")
    assert (t.state.lower, t.state.upper, t["S"].energy) == (0, 0, 1)
    t = shade("source bitter-marsh 0 1\nA me 0\nS shade 0\ndeck: fireproof/caring")
    assert (t.state.upper, t["S"].energy) == (1, 0)


def test_gaining_ends_its_turn_awake() -> None:
    t = shade("source quiet-pool 3 0\nA me 2\nB me 0\nS shade 0: vampire\ndeck: fireproof/caring")
    assert (t["S"].asleep, t["S"].energy, t["A"].energy) == (False, 1, 2)
    assert t.state.to_move == 0


def test_ruling_19_its_charming_is_always_used() -> None:
    t = shade(
        "source quiet-pool 3 0\nA me 0\nS shade 0 asleep: charming\nT shade 2\nU shade 1: charming\ndeck: toxic/caring"
    )
    assert t.energies("STU") == [1, 3, 2]
    assert t.happened().count("gained") == 2


def test_its_long_tailed_pays_with_the_trait_that_the_card_counts() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nS shade 0: long-tailed, flying\nlots: 6\ndeck: toxic/caring")
    assert t["S"].energy == 2
    assert t.traits("S") == ["long-tailed", "flying"], "purple 3: the third-oldest, Toxic"


def test_its_long_tailed_alone_pays_with_itself() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nS shade 0: long-tailed\ndeck:")
    assert (t["S"].energy, t.traits("S"), t.state.lot_discards) == (2, [], [])


def test_its_long_tailed_is_not_used_on_a_full_track() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nS shade 3: long-tailed, flying\ndeck: toxic/caring")
    assert t["S"].energy == 4
    assert t.traits("S") == ["long-tailed", "flying", "toxic"]


def test_ruling_19_its_creatures_answer_from_left_to_right() -> None:
    left = shade("source quiet-pool 3 0\nA me 0\nS shade 0 asleep: charming\nT shade 1: long-tailed\ndeck:")
    assert [key for key in left.happened() if key in ("gained", "shed-trait")] == ["gained", "shed-trait", "gained"]
    assert left.energies("ST") == [1, 3]
    right = shade("source quiet-pool 3 0\nA me 0\nT shade 1: long-tailed\nS shade 0 asleep: charming\ndeck:")
    assert [key for key in right.happened() if key in ("gained", "shed-trait")] == ["shed-trait", "gained", "gained"]
    assert right.energies("ST") == [1, 3]


def test_new_triggers_come_first_for_the_shade_too() -> None:
    t = shade(
        "source quiet-pool 3 0\nA me 0\nS shade 0 asleep: charming, long-tailed\nT shade 2\nlots: 5\ndeck: toxic/caring"
    )
    assert t.energies("ST") == [2, 3], "Charming, then Long-tailed of the same creature"
    assert t.traits("S") == ["long-tailed"], "purple 1: the oldest was paid"


# --- Pestering


def test_ruling_19_its_pestering_wakes_one_of_its_own_sleepers() -> None:
    t = shade(
        "source quiet-pool 3 0\nA me 0 asleep\nB me 0\nS shade 0 asleep\nT shade 1: pestering\ndeck: toxic/caring"
    )
    assert not t["S"].asleep
    assert t["A"].asleep
    assert t.state.lot_discards == []


def test_ruling_19_several_sleepers_are_counted_by_the_blue_number() -> None:
    text = "A me 0\nS shade 0 asleep\nT shade 1: pestering\nU shade 2 asleep\nlots: {}\ndeck: toxic/caring"
    assert [shade(text.format(4))[name].asleep for name in "SU"] == [True, False], "4 over two: the second"
    assert [shade(text.format(3))[name].asleep for name in "SU"] == [False, True]


def test_ruling_19_a_fresh_pestering_wakes_at_once() -> None:
    t = shade("A me 0\nS shade 0 asleep\nT shade 1\ndeck: pestering/fireproof")
    assert t.traits("T") == ["pestering"]
    assert not t["S"].asleep, "the trait of step 2 is used at the start of step 3"


def test_its_pestering_alone_wakes_nobody() -> None:
    t = shade("source quiet-pool 3 0\nA me 0 asleep\nB me 0\nS shade 0: pestering\ndeck: toxic/caring")
    assert t["A"].asleep
    assert "woke" not in t.happened()


def test_another_trait_wakes_nobody() -> None:
    t = shade("source quiet-pool 3 0\nA me 0\nS shade 0 asleep\nT shade 1\ndeck: toxic/caring")
    assert t["S"].asleep


# --- Choice cards


def test_used_choice_cards_lie_open_until_the_deck_is_empty() -> None:
    t = mine("A me 0\nS shade 0")
    seen = set()
    for used in range(1, 7):
        choose_by_lot(t.state, [1, 2, 3], True)
        assert len(t.state.lot_discards) == used
        seen |= {choice["creature"] for choice in t.state.view(0)["choices_used"]}
    assert len(seen) == 6
    choose_by_lot(t.state, [1, 2, 3], True)
    assert (len(t.state.lot_pile), t.state.lot_discards) == (7, [])
    assert all(t.state.lots.known[token] == 0 for token in t.state.lot_pile)


def test_the_blue_number_counts_creatures_the_purple_one_traits() -> None:
    assert choose_by_lot(mine("A me 0\nlots: 2").state, [10, 20, 30, 40, 50, 60, 70], True) == 20
    assert choose_by_lot(mine("A me 0\nlots: 2").state, [10, 20, 30, 40, 50, 60, 70], False) == 70
    assert choose_by_lot(mine("A me 0\nlots: 7").state, [10, 20, 30], True) == 10, "7 over three: 1 2 3 1 2 3 1"


# --- The round and the end


def test_ruling_17_the_round_ends_when_your_creatures_sleep_after_your_turn() -> None:
    t = mine("A me 0\nS shade 0\ndeck: toxic/caring, fireproof/caring, vampire/caring, lulling/charming").do(
        "activate A", "sleep"
    )
    assert t.state.round == 2
    assert "turn-began" not in t.happened()[:3], "the Shade is awake, and it does not matter"


def test_ruling_17_and_after_the_shades_turn() -> None:
    t = shade("A me 0\nS shade 0\ndeck: lulling/charming, toxic/caring, vampire/caring, fireproof/caring")
    assert t.state.round == 2


def test_ruling_17_its_attack_goes_on_after_your_last_creature_fell_asleep() -> None:
    t = shade("A me 1: tiny\nS shade 0: fire-breathing, vampire\ndeck: lulling/charming, toxic/caring, tiny/toxic")
    assert (t["A"].energy, t.traits("A")) == (0, []), "lulled first, then burned and drained"
    assert t["S"].energy == 3
    assert t.state.round == 2


def test_ruling_17_not_after_the_shades_turn_while_you_have_no_creature() -> None:
    t = shade("S shade 0\nhand me: toxic/caring\ndeck: fireproof/caring")
    assert t.state.round == 1
    assert t.options() == {"create h0", "no-creature"}


def test_ruling_17_after_your_own_turn_without_creatures_the_round_ends() -> None:
    t = mine("S shade 0\nhand me: toxic/caring\ndeck: fireproof/caring, vampire/caring").do("no-creature")
    assert t.state.round == 2


def test_ruling_17_gaps_close_before_the_shade_counts() -> None:
    text = "A me 4\nB me 1\nD me 1\nS shade 0\nlots: {}\ndeck: vampire/caring, toxic/caring"
    t = mine(text.format(2)).do("activate A", "transmute")
    assert t.energies("BD") == [1, 0], "blue 2: the second of those that are left"
    t = mine(text.format(3)).do("activate A", "transmute")
    assert t.energies("BD") == [0, 1], "blue 3 counts B D B"


def test_the_end_of_a_solo_round() -> None:
    t = mine("A me 1\nS shade 2 asleep").do("activate A", "sleep")
    s = t.state
    assert len(s.hands[0]) == 3, "two cards and one for your creature with energy; none for the Shade"
    assert s.first == 1, "the First Player token goes to the Shade"
    assert not t["S"].asleep
    assert s.lower == s.deck.source_lower[3 * s.places.face[s.source]]


def test_the_first_player_token_changes_hands_each_round() -> None:
    t = mine("A me 0\nS shade 0")
    t.state.first = 1
    t.do("activate A", "sleep")
    assert t.state.first == 0
    assert t.options() == {"redraw", "keep"}


def test_you_win_with_three_transmutations() -> None:
    t = mine("A me 4\nS shade 3")
    t.state.transmuted = [2]
    t.do("activate A", "transmute")
    assert t.state.returns() == [1.0]


def test_ruling_15_after_200_rounds_a_solo_game_is_lost() -> None:
    t = mine("A me 0\nS shade 0")
    t.state.round = 200
    t.do("activate A", "sleep")
    assert t.state.over
    assert t.state.capped
    assert t.state.returns() == [0.0]


def test_ruling_15_the_shade_counts_for_the_longest_round() -> None:
    t = mine(
        "source quiet-pool 9 0\nA me 0\nS shade 0\n"
        "deck: toxic/caring, fireproof/caring, vampire/caring, lulling/charming"
    )
    t.state.turns = 120
    t.do("activate A", "gain lower")
    assert t.state.round == 2
    t = mine("source quiet-pool 9 0\nA me 0\nS shade 0\ndeck: toxic/caring, fireproof/caring")
    t.state.turns = 117
    t.do("activate A", "gain lower")
    assert t.state.round == 1


def test_you_may_use_your_traits_on_the_shades_creatures() -> None:
    t = mine("A me 0: fearsome, pestering, metamorphic\nS shade 0 asleep: toxic").do("activate A")
    assert t.options() == {"scare S", "wake S", "sleep"}
