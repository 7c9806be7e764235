"""Activation, and the traits used when a creature is activated: Fearsome, Metamorphic, Pestering."""

from __future__ import annotations

import pytest

from galapagos.games.another_world.traits.table import can_transmute
from tests.games.another_world.table import Table

pytestmark = pytest.mark.compiled


def test_one_of_your_waking_creatures_is_activated() -> None:
    t = Table("A me 0\nB me 0 asleep\nD me 2\nC foe 0")
    assert t.question() == "Which of your creatures do you activate?"
    assert t.options() == {"activate A", "activate D"}
    assert t.why_not("activate B") == "why-asleep"
    assert t.why_not("activate C") == "why-not-yours"
    assert t.why_not("activate c9") == "why-no-such-creature"
    assert t.why_not("sleep") == "when-sleep"


def test_the_activated_creature_performs_one_action() -> None:
    t = Table("source quiet-pool 2 0\nA me 4: vampire\nC foe 1").do("activate A")
    assert t.question() == "What does your creature 1 do?"
    assert t.options() == {"transmute", "attack C", "sleep"}
    assert t.state.notation(t.state.default_action(0)) == "sleep"
    assert t.why_not("redraw") == "when-redraw"


def test_sleep_is_always_possible() -> None:
    t = Table("A me 0\nC foe 0").do("activate A", "sleep")
    assert t["A"].asleep
    assert "fell-asleep" in t.happened()
    assert t.state.to_move == 1


def test_fearsome_suppresses_one_trait_of_one_other_creature() -> None:
    t = Table("A me 0: fearsome\nB me 0: toxic\nC foe 0: tiny, vengeful\nD foe 0").do("activate A")
    assert t.options() == {"scare B", "scare C", "sleep"}
    assert t.why_not("scare A") == "why-itself"
    assert t.why_not("scare D") == "why-no-effect"
    assert t.why_not("wake D") == "why-lacks-trait"
    assert t.why_not("scare c9") == "why-no-such-creature"
    t.do("scare C")
    assert t.question() == "Which trait of Player 2’s creature 3 is silenced?"
    assert t.options() == {"silence tiny", "silence vengeful"}
    assert t.why_not("silence toxic") == "why-pick-trait"
    assert t.why_not("sleep") == "why-pick-trait"
    assert t.state.notation(t.state.default_action(0)) == "silence tiny", "the oldest"
    t.do("silence tiny")
    assert t["C"].muted == 1 << 11
    assert t.options() == {"sleep"}
    assert t.why_not("scare C") == "why-used"


def test_fearsome_need_not_be_followed_by_an_attack_and_lasts_to_the_end_of_the_turn() -> None:
    t = Table("A me 0: fearsome\nC foe 0: tiny").do("activate A", "scare C", "silence tiny", "sleep")
    assert t["C"].muted == 0
    assert t.state.active == 0


def test_ruling_6_a_suppressed_trait_has_no_effect() -> None:
    t = Table("A me 0: fearsome, vampire\nC foe 1: many-eyed\nD foe 0")
    t.do("activate A", "scare C", "silence many-eyed", "attack C", "strike vampire")
    assert t.energies("AC") == [1, 0]


def test_ruling_6_a_suppressed_trait_does_not_answer() -> None:
    t = Table("A me 2: fearsome, vampire\nC foe 1: toxic\nD foe 0")
    t.do("activate A", "scare C", "silence toxic", "attack C", "strike vampire")
    assert t["A"].energy == 3
    assert t["A"].asleep


def test_ruling_6_a_suppressed_trait_can_not_be_copied() -> None:
    t = Table("A me 0: fearsome, metamorphic\nB me 0: tiny, toxic\nC foe 0")
    t.do("activate A", "scare B", "silence tiny", "mimic B")
    assert t.options() == {"copy toxic"}


def test_ruling_6_a_suppressed_trait_is_still_a_card_that_can_be_lost() -> None:
    t = Table("A me 0: fearsome, fire-breathing\nC foe 1: fireproof, tiny\nD foe 0")
    t.do("activate A", "scare C", "silence fireproof", "attack C")
    assert t.options() == {"burn fireproof", "burn tiny"}
    t.do("burn fireproof")
    assert t.traits("C") == ["tiny"]


@pytest.mark.parametrize(
    ("traits", "silenced", "enough"),
    [
        ("tiny, toxic, flying, caring", "toxic", False),
        ("tiny, toxic, flying", "toxic", True),
        ("tiny, toxic, flying", "tiny", False),
    ],
)
def test_ruling_6_a_suppressed_trait_counts_for_tiny(traits: str, silenced: str, enough: bool) -> None:
    """No creature acts while one of its traits is silenced, so the rule itself is asked."""
    t = Table(f"A me 0: fearsome\nC foe 3: {traits}").do("activate A", "scare C", f"silence {silenced}")
    assert can_transmute(t["C"]) is enough


def test_metamorphic_copies_one_trait_of_a_friend_asleep_or_not() -> None:
    t = Table("A me 0: metamorphic, toxic\nB me 0 asleep: toxic, flying, vampire\nD me 0\nC foe 1: tiny").do(
        "activate A"
    )
    assert t.options() == {"mimic B", "sleep"}
    assert t.why_not("mimic C") == "why-no-effect"
    assert t.why_not("mimic A") == "why-itself"
    t.do("mimic B")
    assert t.question() == "Which trait of your creature 2 is copied?"
    assert t.options() == {"copy flying", "copy vampire"}, "a trait already owned can't be copied"
    assert t.why_not("copy toxic") == "why-pick-trait"
    t.do("copy vampire")
    assert t.options() == {"attack D", "attack C", "sleep"}
    assert t.why_not("mimic B") == "why-used"
    t.do("attack C", "strike vampire")
    assert t.energies("AC") == [1, 0]
    assert t["A"].copied == 0, "until the end of the turn"


def test_ruling_7_a_copy_is_no_card() -> None:
    t = Table("A me 1: metamorphic, lulling\nB me 0 asleep: vampire\nC foe 1: vengeful\nD foe 0")
    t.do("activate A", "mimic B", "copy vampire", "attack C", "strike vampire", "stop")
    assert t.options() == {"avenge metamorphic", "avenge lulling", "spare"}


def test_ruling_7_a_copy_can_not_pay_for_long_tailed() -> None:
    t = Table("source quiet-pool 3 0\nA me 0: metamorphic\nB me 0 asleep: long-tailed\nC foe 1")
    t.do("activate A", "mimic B", "copy long-tailed", "gain lower")
    assert t.options() == {"shed metamorphic", "enough"}
    t.do("shed metamorphic")
    assert (t["A"].energy, t.traits("A")) == (2, [])


def test_ruling_7_a_copy_does_not_count_for_tiny() -> None:
    t = Table("A me 3: metamorphic, toxic, flying\nB me 0 asleep: tiny\nC foe 1").do("activate A")
    assert "transmute" not in t.options()
    t.do("mimic B", "copy tiny")
    assert "transmute" in t.options(), "three cards, and a copied Tiny"


def test_ruling_7_a_copied_caring_lets_a_full_creature_gain() -> None:
    t = Table("source quiet-pool 3 0\nA me 4: metamorphic\nB me 0 asleep: caring\nC foe 1").do("activate A")
    assert "gain lower" not in t.options()
    t.do("mimic B", "copy caring", "gain lower")
    assert t.options() == {"give B", "enough"}


def test_ruling_7_a_copied_trait_opens_the_upper_part() -> None:
    t = Table("source bitter-marsh 0 1\nA me 0: metamorphic\nB me 0 asleep: toxic\nC foe 1")
    t.do("activate A", "mimic B", "copy toxic", "gain upper")
    assert (t["A"].energy, t.state.upper) == (1, 0)


def test_ruling_7_copied_fearsome_or_pestering_may_be_used_at_once() -> None:
    t = Table("A me 0: metamorphic\nB me 0 asleep: fearsome, pestering\nC foe 1: tiny").do("activate A")
    t.do("mimic B", "copy fearsome")
    assert t.options() == {"scare B", "scare C", "sleep"}
    t.do("scare C", "silence tiny")
    assert t.options() == {"sleep"}, "once"
    t = Table("A me 0: metamorphic\nB me 0 asleep: fearsome, pestering\nC foe 1: tiny").do("activate A")
    t.do("mimic B", "copy pestering", "wake B")
    assert not t["B"].asleep
    assert t.options() == {"sleep"}


def test_ruling_7_the_copy_lasts_even_if_the_original_is_lost() -> None:
    t = Table("A me 0: metamorphic, fire-breathing\nB me 0: vampire\nC foe 1")
    t.do("activate A", "mimic B", "copy vampire", "attack B", "burn vampire")
    assert t.options() == {"strike vampire", "stop"}


def test_ruling_7_the_copy_lasts_even_if_metamorphic_is_lost() -> None:
    t = Table("A me 0: metamorphic, long-tailed, vampire\nB me 0 asleep: lulling\nC foe 1\nD foe 0")
    t.do("activate A", "mimic B", "copy lulling", "attack C", "strike vampire", "shed metamorphic")
    assert t.options() == {"strike lulling", "stop"}


def test_ruling_7_suppression_lasts_even_if_fearsome_is_lost() -> None:
    t = Table("A me 0: fearsome, long-tailed, vampire, lulling\nC foe 2: toxic\nD foe 0")
    t.do("activate A", "scare C", "silence toxic", "attack C", "strike vampire", "shed fearsome")
    t.do("strike lulling", "enough")
    assert t["A"].energy == 3
    assert t["A"].asleep


def test_pestering_wakes_any_one_other_creature() -> None:
    t = Table("A me 0: pestering\nB me 0 asleep\nC foe 0 asleep\nD foe 0").do("activate A")
    assert t.options() == {"wake B", "wake C", "sleep"}
    assert t.why_not("wake D") == "why-no-effect"
    t.do("wake C")
    assert not t["C"].asleep
    assert t["B"].asleep
    assert t.options() == {"sleep"}
    assert t.why_not("wake B") == "why-used"
    assert t.events[-1].key == "woke"
    assert (t.events[-1].source, t.events[-1].target) == ("creature:1", "creature:3")


def test_ruling_12_pestering_never_wakes_itself() -> None:
    t = Table("A me 0: pestering\nC foe 0").do("activate A")
    assert t.options() == {"sleep"}
    assert t.why_not("wake A") == "why-itself"


def test_ruling_12_traits_are_used_in_any_order_each_once() -> None:
    text = "A me 0: fearsome, metamorphic, pestering\nB me 0 asleep: tiny\nC foe 0"
    t = Table(text).do("activate A")
    assert t.options() == {"scare B", "mimic B", "wake B", "sleep"}
    t.do("wake B", "mimic B", "copy tiny", "scare B", "silence tiny")
    assert t.options() == {"sleep"}
    t = Table(text).do("activate A", "scare B", "silence tiny")
    assert t.options() == {"wake B", "sleep"}


def test_nothing_shows_of_a_half_made_move() -> None:
    t = Table("A me 0: fearsome\nC foe 0: tiny").do("activate A")
    before = t.state.view(1)
    t.do("scare C")
    assert t.state.view(1) == before
    assert t.state.view(0)["picked"] == ["scare c2"]
