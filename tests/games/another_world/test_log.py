"""The log: every sentence says who, whose, how much and why."""

from __future__ import annotations

import pytest

from tests.games.another_world.table import WORDS, Table

pytestmark = pytest.mark.compiled


def told(text: str, *moves: str, players: int = 2, mode: str = "base") -> list[str]:
    """What the moves tell."""
    t = Table(text, players, mode)
    t.told()
    return t.do(*moves).told()


def test_a_gain_names_its_cause_and_its_owner() -> None:
    text = "source quiet-pool 4 0\nA me 0: toxic, long-tailed\nB me 0: charming\nC foe 0"
    lines = told(text, "activate A", "gain lower", "shed toxic", "charm B")
    assert lines[1:-1] == [
        "Player 1’s creature 1 gains 1 energy from the Source.",
        "Player 1’s creature 1 loses Toxic to its Long-tailed.",
        "Player 1’s creature 1 gains 1 energy from Long-tailed.",
        "Player 1’s creature 2 gains 1 energy from Charming.",
    ]


def test_an_attack_names_both_owners_and_its_gain_the_trait() -> None:
    lines = told("A me 0: vampire\nC foe 2\nD foe 0", "activate A", "attack C", "strike vampire")
    assert lines[1:5] == [
        "Player 1’s creature 1 attacks Player 2’s creature 2.",
        "Player 1’s creature 1 drains 1 energy from Player 2’s creature 2.",
        "Player 1’s creature 1 gains 1 energy from Vampire.",
        "Player 1’s creature 1 falls asleep.",
    ]


def test_a_full_attacker_is_told_that_it_gains_nothing() -> None:
    lines = told("A me 4: lulling\nC foe 2\nD foe 0", "activate A", "attack C", "strike lulling")
    assert lines[2:4] == [
        "Player 1’s creature 1 lulls Player 2’s creature 2 to sleep.",
        "Player 1’s creature 1 is full and gains no energy from Lulling.",
    ]


def test_energy_beyond_the_track_is_told() -> None:
    lines = told("source quiet-pool 4 0\nA me 4: caring\nB me 0\nC foe 0", "activate A", "gain lower", "enough")
    assert lines[2] == "Player 1’s creature 1 is full: 1 energy goes back to the supply."


def test_a_transfer_names_caring() -> None:
    lines = told("source quiet-pool 4 0\nA me 1: caring\nB me 0\nC foe 0", "activate A", "gain lower", "give B")
    assert lines[2] == "Player 1’s creature 1 passes 1 energy to its friend, creature 2, by Caring."


@pytest.mark.parametrize(("energy", "lost"), [(1, 1), (2, 2), (4, 2)])
def test_poison_tells_how_much_is_lost(energy: int, lost: int) -> None:
    text = f"A me {energy}: lulling\nC foe 0 asleep: toxic\nD foe 0"
    lines = told(text, "activate A", "attack C", "strike lulling", "poison")
    assert lines[3] == f"Player 2’s creature 2 poisons Player 1’s creature 1, which loses {lost} energy."


def test_a_lost_trait_names_what_took_it() -> None:
    text = "A me 0: flying, fire-breathing, tiny\nC foe 0: vengeful, flying\nD foe 0"
    lines = told(text, "activate A", "attack C", "burn flying", "avenge tiny")
    assert "Player 2’s creature 2 loses Flying to Fire-breathing." in lines
    assert "Player 1’s creature 1 loses Tiny to Vengeful." in lines


def test_what_has_no_effect_says_why() -> None:
    moves = ("activate A", "attack C", "strike vampire", "stop")
    assert told("A me 0: vampire, lulling\nC foe 2: many-eyed\nD foe 0", *moves)[2] == (
        "Vampire has no effect: Player 2’s creature 2 is Many-eyed."
    )
    assert told("A me 0: vampire, lulling\nC foe 0\nD foe 0", *moves)[2] == (
        "Vampire has no effect: Player 2’s creature 2 has no energy."
    )
    moves = ("activate A", "attack C", "strike fire-breathing", "stop")
    assert told("A me 0: fire-breathing, lulling\nC foe 0\nD foe 0", *moves)[2] == (
        "Fire-breathing has no effect: Player 2’s creature 2 has no trait card."
    )
    moves = ("activate A", "attack C", "strike lulling", "stop")
    assert told("A me 0: fire-breathing, lulling\nC foe 0 asleep: tiny\nD foe 0", *moves)[2] == (
        "Lulling has no effect: Player 2’s creature 2 is asleep already."
    )


def test_traits_used_when_activated_name_owners() -> None:
    text = "A me 0: fearsome, metamorphic, pestering\nB me 0 asleep: tiny\nC foe 0: toxic"
    lines = told(text, "activate A", "scare C", "silence toxic", "mimic B", "copy tiny", "wake B")
    assert lines[1:] == [
        "Player 1’s creature 1 silences Toxic of Player 2’s creature 3 until the turn ends.",
        "Player 1’s creature 1 copies Tiny from its friend, creature 2, until the turn ends.",
        "Player 1’s creature 1 wakes Player 1’s creature 2 by Pestering.",
    ]


def test_a_transmutation_is_counted() -> None:
    assert told("A me 4\nB me 0\nC foe 0", "activate A", "transmute")[1] == (
        "Player 1’s creature 1 transmutes! That makes 1 of 3."
    )
    t = Table("A me 0\nS shade 4\ndeck: toxic/caring", 1, "solo", "shade")
    assert t.told()[-2:] == ["The Shade’s creature 2 transmutes! That makes 1 of 1.", "The Shade wins!"]


def test_the_shade_silences_only_what_is_there() -> None:
    t = Table("A me 1\nS shade 0: fearsome\ndeck: vampire/caring", 1, "solo", "shade")
    assert "silenced-all" not in t.happened()
    t = Table("A me 1: tiny\nS shade 0: fearsome\ndeck: vampire/caring", 1, "solo", "shade")
    assert "The Shade’s creature 2 silences every trait of Player 1’s creature 1 until the turn ends." in t.told()


def test_the_shades_choices_say_what_they_count() -> None:
    t = Table("A me 1\nB me 1\nS shade 0\nlots: 2\ndeck: vampire/caring", 1, "solo", "shade")
    assert "A Choice card says 2, counting creatures." in t.told()
    t = Table("A me 0: tiny, toxic\nS shade 0\nlots: 3\ndeck: fire-breathing/caring", 1, "solo", "shade")
    assert "A Choice card says 2, counting traits." in t.told()


def test_the_shade_says_why_it_does_not_attack() -> None:
    t = Table("source quiet-pool 3 0\nA me 0\nS shade 0\ndeck: vampire/caring", 1, "solo", "shade")
    seen = "The Shade’s creature 2 looks at Player 1’s creature 1 and does not attack: success is not certain."
    assert seen in t.told()


def test_a_card_that_no_creature_of_the_shade_can_take() -> None:
    t = Table("A me 0\nS shade 2: toxic\ndeck: toxic/caring, tiny/toxic", 1, "solo", "shade")
    assert t.told()[0] == "The Shade draws Toxic for creature 2. It has that, and none on its right can take it."


def test_the_last_round_of_a_solo_game_is_the_shades() -> None:
    t = Table("A me 0\nS shade 0", 1, "solo")
    t.state.round = 200
    assert t.do("activate A", "sleep").told()[-1] == "Round 200 was the last: The Shade wins."
    t = Table("A me 0\nC foe 0 asleep")
    t.state.round = 200
    assert t.do("activate A", "sleep").told()[-1] == "Round 200 was the last: the game is a draw."


def said(t: Table, move: str) -> str:
    """An option in words."""
    return WORDS.render(t.state.describe(t.state.parse(t._numbered(move)), t.state.to_move))


def test_options_and_questions_say_whose_creature() -> None:
    t = Table("A me 0: lulling, pestering\nB me 0 asleep\nC foe 0: toxic\nD foe 0")
    assert said(t, "activate A") == "Activate your creature 1"
    t.do("activate A")
    assert t.question() == "What does your creature 1 do?"
    assert said(t, "attack C") == "Attack Player 2’s creature 3"
    assert said(t, "attack B") == "Attack your creature 2"
    assert said(t, "wake B") == "Pestering: wake your creature 2"
    assert said(t, "attack c9") == "Attack ?’s creature 9"
    t.do("attack C")
    assert t.question() == "How does your creature 1 attack Player 2’s creature 3?"
    t = Table("A me 2: lulling\nC foe 0: toxic\nD foe 0").do("activate A", "attack C", "strike lulling")
    assert t.question() == "Your creature 2 was attacked by Player 1’s creature 1. Does it answer?"
