"""Gain Energy, the traits that answer a gain, and the book's example."""

from __future__ import annotations

import pytest

from galapagos.gallery import draw
from tests.games.another_world.table import Table

pytestmark = pytest.mark.compiled

EXAMPLE = """
    source moonlight-rock 0 1
    A me 1 asleep: astral, charming, long-tailed
    B me 1: metamorphic, caring
    C foe 0
"""


def test_the_book_example_step_by_step() -> None:
    t = Table(EXAMPLE)
    assert t.options() == {"activate B"}
    t.do("activate B")
    assert "gain upper" not in t.options()
    t.do("mimic A", "copy astral")
    assert t.options() == {"gain upper", "sleep"}
    t.do("gain upper")
    assert (t.state.upper, t["B"].energy) == (0, 2)
    assert t.options() == {"give A", "charm A", "enough"}
    t.do("charm A")
    assert t["A"].energy == 2
    assert t.options() == {"shed astral", "shed charming", "shed long-tailed", "enough"}
    t.do("shed astral")
    assert t["A"].energy == 3
    assert t.options() == {"give A", "enough"}
    t.do("give A")
    assert t.energies("AB") == [4, 1]
    assert t.traits("A") == ["charming", "long-tailed"]
    assert t["A"].asleep
    assert not t["B"].asleep
    assert t.state.to_move == 1


def test_the_note_of_the_book_example() -> None:
    t = Table(EXAMPLE).do("activate B", "mimic A", "copy astral", "gain upper", "give A")
    assert t.energies("AB") == [2, 1]
    assert t.state.to_move == 1, "Charming has no effect with 2 energy: nothing is asked"


def test_the_book_example_is_told_in_sentences() -> None:
    t = Table(EXAMPLE)
    t.told()
    t.do("activate B", "mimic A", "copy astral", "gain upper", "charm A", "shed astral", "give A")
    assert t.told() == [
        "Player 1 activates creature 2.",
        "Player 1’s creature 2 copies Astral from its friend, creature 1, until the turn ends.",
        "Player 1’s creature 2 gains 1 energy from the upper part of the Source.",
        "Player 1’s creature 1 gains 1 energy from Charming.",
        "Player 1’s creature 1 loses Astral to its Long-tailed.",
        "Player 1’s creature 1 gains 1 energy from Long-tailed.",
        "Player 1’s creature 2 passes 1 energy to its friend, creature 1, by Caring.",
        "It is Player 2’s turn.",
    ]


def test_a_creature_gains_one_from_the_lower_part_and_stays_awake() -> None:
    t = Table("source quiet-pool 4 0\nA me 0\nC foe 0").do("activate A", "gain lower")
    assert (t.state.lower, t["A"].energy, t["A"].asleep) == (3, 1, False)
    assert t.state.to_move == 1


def test_an_empty_source_gives_nothing() -> None:
    t = Table("source moonlight-rock 0 0\nA me 0: astral\nC foe 0").do("activate A")
    assert t.options() == {"sleep"}
    assert t.why_not("gain lower") == "why-lower-empty"
    assert t.why_not("gain upper") == "why-upper-empty"


def test_a_full_creature_can_not_gain() -> None:
    t = Table("source quiet-pool 4 0\nA me 4\nC foe 0").do("activate A")
    assert t.options() == {"transmute", "sleep"}
    assert t.why_not("gain lower") == "why-track-full"


def test_the_upper_part_is_only_for_the_trait() -> None:
    t = Table("source watching-lake 1 1\nA me 3: flying\nC foe 0").do("activate A")
    assert t.options() == {"gain lower", "sleep"}
    assert t.why_not("gain upper") == "why-upper-closed"


def test_ruling_11_with_the_right_trait_the_player_picks_the_part() -> None:
    t = Table("source watching-lake 1 1\nA me 2: many-eyed\nC foe 0").do("activate A")
    assert t.options() == {"gain lower", "gain upper", "sleep"}
    t.do("gain upper")
    assert (t.state.lower, t.state.upper, t["A"].energy) == (1, 0, 3)


def test_ruling_11_tokens_left_on_a_source_go_back_to_the_supply() -> None:
    t = Table("source watching-lake 3 2\nA me 0\nC foe 0 asleep").do("activate A", "sleep")
    face = t.state.places.face[t.state.source]
    assert t.state.lower == t.state.deck.source_lower[3 * face]
    assert t.state.upper == t.state.deck.source_upper[face]


def test_caring_passes_one_to_a_friend_with_room() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 3\nD me 4\nC foe 0").do("activate A", "gain lower")
    assert t.question() == "Your creature 1 gained energy. Which trait do you use?"
    assert t.options() == {"give B", "enough"}
    assert t.why_not("give D") == "why-friend-full"
    assert t.why_not("give C") == "why-not-yours"
    assert t.why_not("give A") == "why-itself"
    t.do("give B")
    assert t.energies("AB") == [0, 4]


def test_caring_may_keep_it() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 3\nC foe 0").do("activate A", "gain lower", "enough")
    assert t.energies("AB") == [1, 3]
    assert t.state.to_move == 1


def test_caring_without_a_friend_with_room_asks_nothing() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 4\nC foe 0").do("activate A", "gain lower")
    assert t.state.to_move == 1


def test_caring_works_asleep() -> None:
    t = Table("source quiet-pool 4 0\nA me 0\nB me 0 asleep: charming, caring\nC foe 0")
    t.do("activate A", "gain lower", "charm B")
    assert t.options() == {"give A", "enough"}
    t.do("give A")
    assert t.energies("AB") == [2, 0]


def test_caring_answers_only_its_own_gain() -> None:
    t = Table("source quiet-pool 4 0\nA me 1: caring\nB me 0\nC foe 0").do("activate B", "gain lower")
    assert t.energies("AB") == [1, 1]
    assert t.state.to_move == 1


def test_ruling_9_a_full_caring_creature_may_pass_the_token_on() -> None:
    t = Table("source quiet-pool 4 0\nA me 4: caring\nB me 1\nD me 2\nC foe 0").do("activate A", "gain lower")
    assert t.question() == "Your creature 1 gained energy. Which trait do you use?"
    assert t.options() == {"give B", "give D", "enough"}
    assert t.why_not("give A") == "why-itself"
    assert t.why_not("give C") == "why-not-yours"
    assert t["A"].energy == 5, "the token beyond four lies on it"
    assert draw(t.state.view(1)["creatures"][0]["art"]), "and it can be drawn"
    assert t.state.view(1)["gaining"] == 1
    t.do("give D")
    assert t.state.view(1)["gaining"] is None
    assert t.energies("ABD") == [4, 1, 3]
    assert t.state.to_move == 1, "Caring was used once"
    assert "energy-wasted" not in t.happened()


def test_ruling_9_passing_on_may_be_declined_and_the_token_goes_back() -> None:
    t = Table("source quiet-pool 4 0\nA me 4: caring\nB me 1\nC foe 0").do("activate A", "gain lower", "enough")
    assert (t.energies("AB"), t.state.lower) == ([4, 1], 3)
    assert t.state.to_move == 1
    assert "energy-wasted" in t.happened()


def test_ruling_9_with_no_friend_with_room_the_token_goes_to_the_supply() -> None:
    t = Table("source quiet-pool 4 0\nA me 4: caring\nB me 4\nC foe 0").do("activate A", "gain lower")
    assert (t.energies("AB"), t.state.lower) == ([4, 4], 3)
    assert "energy-wasted" in t.happened()


def test_ruling_9_a_friends_charming_may_come_before_a_full_creature_passes_on() -> None:
    t = Table("source quiet-pool 4 0\nA me 4: caring\nB me 1: charming\nC foe 0").do("activate A", "gain lower")
    assert t.options() == {"give B", "charm B", "enough"}
    t.do("charm B", "give B")
    assert t.energies("AB") == [4, 3]
    t = Table("source quiet-pool 4 0\nA me 4: caring\nB me 1: charming\nC foe 0").do("activate A", "gain lower")
    t.do("give B")
    assert t.energies("AB") == [4, 2]
    assert t.state.to_move == 1, "in the other order Charming has 2 when it would resolve"


def test_ruling_9_a_full_caring_attacker_gains_beyond_four_too() -> None:
    t = Table("A me 4: caring, vampire\nB me 0\nC foe 2\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.options() == {"give B", "enough"}
    t.do("give B")
    assert t.energies("ABC") == [4, 1, 1]


def test_ruling_9_two_tokens_beyond_four_can_both_be_passed_on() -> None:
    text = "source quiet-pool 4 0\nA me 4: caring, long-tailed, toxic\nB me 0\nC foe 0"
    t = Table(text).do("activate A", "gain lower", "shed toxic")
    assert t["A"].energy == 6
    assert t.options() == {"give B", "enough"}
    t.do("give B", "give B")
    assert t.energies("AB") == [4, 2]
    t = Table(text).do("activate A", "gain lower", "shed toxic", "enough")
    assert t["A"].energy == 5, "the bonus goes back, the first token's Caring still waits"
    t.do("give B")
    assert t.energies("AB") == [4, 1]


def test_ruling_9_a_transfer_triggers_nothing() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 1: long-tailed, caring\nC foe 0")
    t.do("activate A", "gain lower", "give B")
    assert t.energies("AB") == [0, 2]
    assert t.state.to_move == 1


def test_charming_answers_a_friend_that_gains_from_the_source() -> None:
    t = Table("source quiet-pool 4 0\nA me 3\nB me 1 asleep: charming\nC foe 0: charming")
    t.do("activate A", "gain lower")
    assert t.options() == {"charm B", "enough"}
    assert t.why_not("charm C") == "why-not-charming"
    t.do("charm B")
    assert t.energies("ABC") == [4, 2, 0]
    assert t.state.lower == 3, "the second token comes from the supply"


@pytest.mark.parametrize(("energy", "asked"), [(0, True), (1, True), (2, False), (3, False)])
def test_charming_works_with_none_or_one(energy: int, asked: bool) -> None:
    t = Table(f"source quiet-pool 4 0\nA me 0\nB me {energy}: charming\nC foe 0").do("activate A", "gain lower")
    assert (t.state.to_move == 0) is asked


def test_charming_does_not_answer_its_own_gain() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: charming\nC foe 0").do("activate A", "gain lower")
    assert t.state.to_move == 1


def test_long_tailed_pays_with_any_of_its_cards_itself_included() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: toxic, long-tailed\nC foe 0").do("activate A", "gain lower")
    assert t.options() == {"shed toxic", "shed long-tailed", "enough"}
    assert t.why_not("shed flying") == "why-no-such-card"
    t.do("shed long-tailed")
    assert (t["A"].energy, t.traits("A")) == (2, ["toxic"])
    assert len(t.state.discards) == 1


def test_ruling_9_long_tailed_never_answers_its_own_bonus() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: toxic, long-tailed\nC foe 0")
    t.do("activate A", "gain lower", "shed toxic")
    assert t["A"].energy == 2
    assert t.state.to_move == 1


def test_ruling_9_caring_answers_the_bonus() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: toxic, caring, long-tailed\nB me 0\nC foe 0")
    t.do("activate A", "gain lower", "shed toxic")
    assert t.options() == {"give B", "enough"}, "Caring answers the bonus before the first gain's triggers"
    assert t.why_not("shed long-tailed") == "why-not-long-tailed"
    t.do("give B")
    assert t.options() == {"give B", "enough"}, "and the first gain's Caring still waits"
    t.do("give B")
    assert t.energies("AB") == [0, 2]


def test_ruling_9_no_room_for_the_bonus_no_payment() -> None:
    t = Table("source quiet-pool 4 0\nA me 3: toxic, long-tailed\nC foe 0").do("activate A", "gain lower")
    assert t["A"].energy == 4
    assert t.state.to_move == 1


def test_ruling_9_room_is_tested_as_if_the_payment_were_made() -> None:
    t = Table("source quiet-pool 4 0\nA me 3: caring, long-tailed, toxic\nB me 0\nC foe 0").do(
        "activate A", "gain lower"
    )
    assert t["A"].energy == 4
    assert t.options() == {"give B", "shed toxic", "shed long-tailed", "enough"}
    assert t.why_not("shed caring") == "why-track-full"
    t.do("shed toxic")
    assert (t["A"].energy, t.options()) == (5, {"give B", "enough"}), "the bonus lies on a full Caring creature"
    t.do("give B")
    assert t.options() == {"give B", "enough"}
    t.do("give B")
    assert t.energies("AB") == [3, 2]


def test_after_passing_one_on_long_tailed_may_pay_with_caring() -> None:
    t = Table("source quiet-pool 4 0\nA me 3: caring, long-tailed\nB me 0\nC foe 0")
    t.do("activate A", "gain lower", "give B")
    assert t.options() == {"shed caring", "shed long-tailed", "enough"}
    t.do("shed caring")
    assert t.energies("AB") == [4, 1]
    assert t.traits("A") == ["long-tailed"]


def test_ruling_10_the_owner_orders_the_triggers() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring, long-tailed\nB me 0: charming\nC foe 0")
    t.do("activate A", "gain lower")
    assert t.options() == {"give B", "shed caring", "shed long-tailed", "charm B", "enough"}


def test_ruling_10_conditions_are_tested_as_each_resolves() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 1: charming\nC foe 0").do("activate A", "gain lower")
    t.do("give B")
    assert t.energies("AB") == [0, 2]
    assert t.state.to_move == 1, "Charming was triggered with 1 energy and has 2 now"


def test_ruling_10_new_triggers_resolve_before_waiting_ones() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 0: charming, caring\nC foe 0")
    t.do("activate A", "gain lower", "charm B")
    assert t.options() == {"give A", "enough"}, "B's Caring, not A's"
    t.do("give A")
    assert t.options() == {"give B", "enough"}, "now A's"
    assert t.energies("AB") == [2, 0]


def test_ruling_10_a_trigger_whose_card_was_lost_is_gone() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring, long-tailed\nB me 0\nC foe 0")
    t.do("activate A", "gain lower", "shed caring")
    assert t.energies("AB") == [2, 0]
    assert t.state.to_move == 1


def test_ruling_10_a_copied_trigger_stays() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: metamorphic, long-tailed\nB me 0 asleep: caring\nC foe 0")
    t.do("activate A", "mimic B", "copy caring", "gain lower", "shed metamorphic", "give B")
    assert t.options() == {"give B", "enough"}


def test_declining_drops_only_the_triggers_of_that_gain() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 0: charming, long-tailed\nC foe 0")
    t.do("activate A", "gain lower", "charm B", "enough")
    assert t.options() == {"give B", "enough"}
    assert t.why_not("shed charming") == "why-not-long-tailed"
    assert t.why_not("charm B") == "why-not-charming"


def test_charming_that_is_full_enough_says_so() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 2: charming\nC foe 0").do("activate A", "gain lower")
    assert t.options() == {"give B", "enough"}
    assert t.why_not("charm B") == "why-charmed-enough"


def test_only_a_waiting_caring_passes_energy() -> None:
    t = Table("source quiet-pool 4 0\nA me 0: long-tailed\nB me 0: caring\nC foe 0").do("activate A", "gain lower")
    assert t.why_not("give B") == "why-not-caring"
    assert t.why_not("sleep") == "when-sleep"
    assert t.state.default_action(0) == t.state.parse("enough")
