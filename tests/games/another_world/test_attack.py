"""Attack: its four steps, the rulings on it, and the book's example."""

from __future__ import annotations

import pytest

from tests.games.another_world.table import Table

pytestmark = pytest.mark.compiled

EXAMPLE = """
    A me 0 asleep: flying
    B me 0: fearsome, metamorphic, lulling, vampire, fire-breathing
    C foe 2: astral, flying, many-eyed, toxic, vengeful
    D foe 0
"""


def test_the_book_example_step_by_step() -> None:
    t = Table(EXAMPLE).do("activate B")
    assert "attack C" not in t.options()
    t.do("scare C", "silence astral")
    assert "attack C" not in t.options(), "Flying still prevents it"
    t.do("mimic A", "copy flying")
    assert t.options() == {"attack A", "attack C", "attack D", "sleep"}
    t.do("attack C")
    assert t.options() == {
        "strike lulling",
        "strike vampire",
        "burn astral",
        "burn flying",
        "burn many-eyed",
        "burn toxic",
        "burn vengeful",
    }
    t.do("strike lulling")
    assert t["C"].asleep
    assert t["B"].energy == 1
    t.do("strike vampire")
    assert t.energies("BC") == [2, 1]
    t.do("burn toxic")
    assert t["B"].energy == 3
    assert t.traits("C") == ["astral", "flying", "many-eyed", "vengeful"]
    assert t.state.to_move == 1
    assert t.options() == {
        "avenge fearsome",
        "avenge metamorphic",
        "avenge lulling",
        "avenge vampire",
        "avenge fire-breathing",
        "spare",
    }
    t.do("avenge fire-breathing")
    assert t["B"].energy == 3
    assert t["B"].asleep
    assert t.traits("B") == ["fearsome", "metamorphic", "lulling", "vampire"]
    assert t["C"].energy == 1
    assert t["C"].asleep


def test_the_book_example_is_told_in_sentences() -> None:
    t = Table(EXAMPLE)
    t.told()
    t.do("activate B", "scare C", "silence astral", "mimic A", "copy flying", "attack C")
    t.do("strike lulling", "strike vampire", "burn toxic", "avenge fire-breathing")
    assert t.told() == [
        "Player 1 activates creature 2.",
        "Player 1’s creature 2 silences Astral of Player 2’s creature 3 until the turn ends.",
        "Player 1’s creature 2 copies Flying from its friend, creature 1, until the turn ends.",
        "Player 1’s creature 2 attacks Player 2’s creature 3.",
        "Player 1’s creature 2 lulls Player 2’s creature 3 to sleep.",
        "Player 1’s creature 2 gains 1 energy from Lulling.",
        "Player 1’s creature 2 drains 1 energy from Player 2’s creature 3.",
        "Player 1’s creature 2 gains 1 energy from Vampire.",
        "Player 1’s creature 2 breathes fire on Player 2’s creature 3.",
        "Player 2’s creature 3 loses Toxic to Fire-breathing.",
        "Player 1’s creature 2 gains 1 energy from Fire-breathing.",
        "Player 2’s creature 3 takes revenge on Player 1’s creature 2.",
        "Player 1’s creature 2 loses Fire-breathing to Vengeful.",
        "Player 1’s creature 2 falls asleep.",
        "It is Player 2’s turn.",
    ]


def test_the_attacker_needs_an_attacking_trait() -> None:
    t = Table("A me 0: fearsome, toxic\nC foe 1").do("activate A")
    assert t.options() == {"sleep"}
    assert t.why_not("attack C") == "why-no-attacking-trait"


def test_a_creature_attacks_any_other_creature_friend_or_foe_but_not_itself() -> None:
    t = Table("A me 0: vampire\nB me 1\nC foe 1\nD p2 1", players=3).do("activate A")
    assert t.options() == {"attack B", "attack C", "attack D", "sleep"}
    assert t.why_not("attack A") == "why-itself"
    assert t.why_not("attack c9") == "why-no-such-creature"


def test_fire_breathing_takes_a_trait_card_of_the_attackers_choice() -> None:
    t = Table("A me 0: fire-breathing\nC foe 1: tiny, caring\nD foe 0").do("activate A", "attack C")
    assert t.question() == "How does your creature 1 attack Player 2’s creature 2?"
    assert t.options() == {"burn tiny", "burn caring"}
    t.do("burn tiny")
    assert t.traits("C") == ["caring"]
    assert t["A"].energy == 1
    assert t["A"].asleep


def test_lulling_puts_the_target_to_sleep() -> None:
    t = Table("A me 0: lulling\nC foe 1\nD foe 0").do("activate A", "attack C", "strike lulling")
    assert t["C"].asleep
    assert t.energies("AC") == [1, 1]


def test_vampire_takes_one_energy() -> None:
    t = Table("A me 0: vampire\nC foe 3\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.energies("AC") == [1, 2]
    assert not t["C"].asleep


@pytest.mark.parametrize(
    ("weapon", "target"),
    [
        ("vampire", "C foe 0: tiny"),
        ("fire-breathing", "C foe 2"),
        ("lulling", "C foe 2 asleep: tiny"),
    ],
)
def test_ruling_1_without_an_effect_the_attacker_gains_nothing(weapon: str, target: str) -> None:
    t = Table(f"A me 1: {weapon}\n{target}\nD foe 0").do("activate A", "attack C", f"strike {weapon}")
    assert t["A"].energy == 1
    assert t["A"].asleep, "the attack was legal, and the attacker still falls asleep"
    assert "failed" in t.happened()


def test_ruling_1_toxic_and_vengeful_still_answer() -> None:
    t = Table("A me 3: vampire\nC foe 0: toxic, vengeful\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.options() == {"poison", "avenge vampire", "spare"}
    t.do("poison", "avenge vampire")
    assert t["A"].energy == 1
    assert t.traits("A") == []


def test_fireproof_negates_fire_breathing() -> None:
    t = Table("A me 1: fire-breathing\nC foe 0: fireproof, tiny\nD foe 0").do("activate A", "attack C")
    assert t.options() == {"strike fire-breathing"}
    assert t.why_not("burn tiny") == "why-negated"
    assert t.why_not("burn toxic") == "why-no-such-card"
    t.do("strike fire-breathing")
    assert t["A"].energy == 1
    assert t.traits("C") == ["fireproof", "tiny"]
    assert "negated" in t.happened()


def test_many_eyed_negates_vampire_while_awake() -> None:
    t = Table("A me 1: vampire\nC foe 2: many-eyed\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.energies("AC") == [1, 2]
    assert "negated" in t.happened()


def test_ruling_4_many_eyed_does_not_work_asleep() -> None:
    t = Table("A me 1: vampire\nC foe 2 asleep: many-eyed\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.energies("AC") == [2, 1]


def test_ruling_4_all_other_defences_work_asleep() -> None:
    t = Table("A me 3: fire-breathing\nC foe 2 asleep: fireproof, toxic, vengeful\nD foe 0").do(
        "activate A", "attack C"
    )
    assert t.options() == {"strike fire-breathing"}
    t.do("strike fire-breathing")
    assert t.options() == {"poison", "avenge fire-breathing", "spare"}


def test_ruling_2_targeting_is_checked_only_when_the_attack_is_declared() -> None:
    t = Table("A me 0: astral, long-tailed, vampire, lulling\nC foe 2: astral\nD foe 0")
    t.do("activate A", "attack C", "strike vampire", "shed astral")
    assert t.options() == {"strike lulling", "stop"}, "no longer Astral itself, it still may go on"
    t.do("strike lulling")
    assert t["C"].asleep


def test_ruling_2_defences_are_checked_before_each_attacking_trait() -> None:
    t = Table("A me 0: vampire, fire-breathing\nC foe 2: many-eyed\nD foe 0").do("activate A", "attack C")
    t.do("burn many-eyed", "strike vampire")
    assert t.energies("AC") == [2, 1]


def test_ruling_3_each_attacking_trait_at_most_once_and_at_least_one() -> None:
    t = Table("A me 0: vampire, lulling\nC foe 2\nD foe 0").do("activate A", "attack C")
    assert t.options() == {"strike vampire", "strike lulling"}
    assert t.why_not("stop") == "why-strike-first"
    assert t.why_not("strike fire-breathing") == "why-not-attacking"
    assert t.why_not("burn toxic") == "why-no-fire"
    t.do("strike vampire")
    assert t.question() == "Does your creature 1 use another trait on Player 2’s creature 2?"
    assert t.options() == {"strike lulling", "stop"}
    assert t.why_not("strike vampire") == "why-used"
    t.do("stop")
    assert not t["C"].asleep
    assert t["A"].energy == 1
    assert t["A"].asleep


def test_ruling_3_a_trait_lost_on_the_way_can_not_be_used() -> None:
    t = Table("A me 0: vampire, lulling, long-tailed\nC foe 2\nD foe 0")
    t.do("activate A", "attack C", "strike vampire", "shed lulling")
    assert t["A"].energy == 2
    assert t["A"].asleep, "nothing is left to use, so the attack has ended"
    assert not t["C"].asleep


def test_fire_breathing_with_something_to_burn_needs_a_pick() -> None:
    t = Table("A me 0: fire-breathing\nC foe 2: tiny\nD foe 0").do("activate A", "attack C")
    assert t.why_not("strike fire-breathing") == "why-pick-burnt-trait"
    assert t.why_not("sleep") == "when-sleep"


def test_fire_breathing_is_used_once() -> None:
    t = Table("A me 0: fire-breathing, lulling\nC foe 2: tiny, caring\nD foe 0").do(
        "activate A", "attack C", "burn tiny"
    )
    assert t.options() == {"strike lulling", "stop"}
    assert t.why_not("burn caring") == "why-no-fire"


def test_ruling_4_toxic_and_vengeful_are_optional() -> None:
    t = Table("A me 2: lulling\nC foe 2: toxic, vengeful\nD foe 0").do("activate A", "attack C", "strike lulling")
    assert t.question() == "Your creature 2 was attacked by Player 1’s creature 1. Does it answer?"
    assert t.state.default_action(1) == t.state.parse("spare")
    t.do("spare")
    assert t["A"].energy == 3
    assert t.traits("A") == ["lulling"]


def test_ruling_4_their_owner_orders_them() -> None:
    for first, second in [("poison", "avenge lulling"), ("avenge lulling", "poison")]:
        t = Table("A me 2: lulling\nC foe 2: toxic, vengeful\nD foe 0").do("activate A", "attack C", "strike lulling")
        assert t.state.to_move == 1
        t.do(first)
        assert t.options() == {second, "spare"}
        t.do(second)
        assert t["A"].energy == 1
        assert t.traits("A") == []


def test_each_answer_is_given_once() -> None:
    t = Table("A me 3: lulling, vampire\nC foe 0: toxic, vengeful\nD foe 0")
    t.do("activate A", "attack C", "strike lulling", "stop", "poison")
    assert t.why_not("poison") == "why-used-up"
    t.do("avenge lulling")
    assert t.state.to_move == 1
    assert t.options() == {"activate D"}
    assert t["A"].energy == 2


def test_an_answer_that_can_not_be_given_says_why() -> None:
    t = Table("A me 0: vampire\nC foe 0: toxic, vengeful\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.options() == {"avenge vampire", "spare"}, "Toxic takes nothing from a creature without energy"
    assert t.why_not("poison") == "why-used-up"
    assert t.why_not("avenge lulling") == "why-no-such-card"
    assert t.why_not("stop") == "when-stop"


def test_vengeful_used_once_says_so() -> None:
    t = Table("A me 2: lulling, tiny\nC foe 0: toxic, vengeful\nD foe 0")
    t.do("activate A", "attack C", "strike lulling", "avenge lulling")
    assert t.why_not("avenge tiny") == "why-used-up"


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_toxic_takes_two_or_all(before: int, after: int) -> None:
    """The attacker first gains 1 by Lulling, then loses 2."""
    t = Table(f"A me {before}: lulling\nC foe 2: toxic\nD foe 0").do(
        "activate A", "attack C", "strike lulling", "poison"
    )
    assert t["A"].energy == after


def test_toxic_takes_the_only_one() -> None:
    t = Table("A me 1: vampire\nC foe 0: toxic\nD foe 0").do("activate A", "attack C", "strike vampire", "poison")
    assert t["A"].energy == 0


def test_an_attacked_friend_answers_too() -> None:
    t = Table("A me 2: lulling\nB me 0: toxic\nC foe 0").do("activate A", "attack B", "strike lulling")
    assert t.state.to_move == 0
    assert t.options() == {"poison", "spare"}


def test_ruling_5_a_full_attacker_gains_nothing_but_the_effect_happens() -> None:
    t = Table("A me 4: vampire\nC foe 2\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.energies("AC") == [4, 1]
    assert "gained" not in t.happened()


def test_ruling_5_a_full_caring_attacker_may_pass_it_on() -> None:
    t = Table("A me 4: vampire, caring\nB me 0\nC foe 2\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.options() == {"give B", "enough"}
    t.do("give B")
    assert t.energies("ABC") == [4, 1, 1]


def test_an_attack_on_a_friend_brings_energy_too() -> None:
    t = Table("A me 0: vampire, lulling\nB me 2\nC foe 0").do("activate A", "attack B", "strike vampire")
    assert t.energies("AB") == [1, 1]
    t.do("strike lulling")
    assert (t["A"].energy, t["A"].asleep, t["B"].asleep) == (2, True, True)


def test_with_three_players_the_owner_of_the_target_answers() -> None:
    text = "A me 2: lulling\nB me 0: toxic\nC foe 2: lulling\nD foe 0: toxic\nE p2 2: lulling\nF p2 0: toxic"
    for turn, attacker, target, owner in [("me", "A", "F", 2), ("foe", "C", "B", 0), ("p2", "E", "D", 1)]:
        t = Table(text, players=3, turn=turn).do(f"activate {attacker}", f"attack {target}")
        assert t.state.to_move == ["me", "foe", "p2"].index(turn), "the attacker's owner strikes"
        t.do("strike lulling")
        assert t.state.to_move == owner
        t.do("poison")
        assert t[attacker].energy == 1
    t = Table(text, players=3, turn="p2").do("activate E", "attack F", "strike lulling")
    assert t.state.to_move == 2, "a friend's owner is the attacker's"


def test_ruling_5_charming_does_not_answer_attack_gains() -> None:
    t = Table("A me 0: vampire\nB me 0: charming\nC foe 2\nD foe 0").do("activate A", "attack C", "strike vampire")
    assert t.energies("ABC") == [1, 0, 1]
    assert t.state.to_move == 1


def test_caring_and_long_tailed_answer_an_attack_gain() -> None:
    t = Table("A me 0: vampire, caring, long-tailed\nB me 0\nC foe 2\nD foe 0")
    t.do("activate A", "attack C", "strike vampire")
    assert t.options() == {"give B", "shed vampire", "shed caring", "shed long-tailed", "enough"}


def test_a_stopped_attack_plays_the_default() -> None:
    t = Table("A me 0: vampire, lulling\nC foe 2\nD foe 0").do("activate A", "attack C")
    assert t.state.notation(t.state.default_action(0)) == "strike lulling"
    t.do("strike vampire")
    assert t.state.notation(t.state.default_action(0)) == "stop"


ASTRAL_AND_FLYING = [
    # attacker, target, possible?
    ("", "", ""),
    ("astral", "", "why-astral"),
    ("", "astral", "why-astral"),
    ("astral", "astral", ""),
    ("", "flying", "why-flying"),
    ("flying", "", ""),
    ("flying", "flying", ""),
    ("flying", "astral", "why-astral"),
    ("astral", "flying", "why-astral"),
    ("astral, flying", "astral, flying", ""),
    ("astral", "astral, flying", "why-flying"),
    ("astral, flying", "astral", ""),
    ("flying", "astral, flying", "why-astral"),
    ("astral, flying", "flying", "why-astral"),
]


@pytest.mark.parametrize(("attacker", "target", "reason"), ASTRAL_AND_FLYING)
def test_astral_and_flying_decide_who_can_be_attacked(attacker: str, target: str, reason: str) -> None:
    t = Table(f"A me 0: vampire, {attacker}\nC foe 1: {target}").do("activate A")
    if reason:
        assert t.why_not("attack C") == reason
    else:
        assert "attack C" in t.options()


def test_ruling_8_suppressing_astral_makes_a_target_non_astral_in_both_directions() -> None:
    t = Table("A me 0: vampire, fearsome\nC foe 1: astral").do("activate A", "scare C", "silence astral")
    assert "attack C" in t.options()
    t = Table("A me 0: vampire, fearsome, astral\nC foe 1: astral, tiny").do("activate A")
    assert "attack C" in t.options()
    t.do("scare C", "silence astral")
    assert t.why_not("attack C") == "why-astral"
