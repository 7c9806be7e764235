"""Steps 1 and 2 of a turn: a new creature, a new trait."""

from __future__ import annotations

import pytest

from galapagos.games.another_world.names import TRAIT_NAMES
from galapagos.games.another_world.rules.piles import draw
from tests.games.another_world.table import Table

pytestmark = pytest.mark.compiled


def test_a_card_placed_face_down_is_a_creature_without_traits() -> None:
    t = Table("A me 0\nC foe 0\nhand me: vampire/caring, toxic/caring")
    assert t.question() == "Will you place a card face down as a new creature?"
    assert t.options() == {"create h0", "create h1", "no-creature"}
    assert t.why_not("create h2") == "why-no-card"
    assert t.why_not("sleep") == "when-sleep"
    assert t.state.notation(t.state.default_action(0)) == "no-creature"
    face = t.state.cards.face[t.state.hands[0][1]]
    t.do("create h1")
    creature = t.state.creature(3)
    assert (creature.owner, creature.energy, creature.cards, creature.asleep) == (0, 0, [], False)
    assert t.state.cards.face[creature.body] == face
    assert len(t.state.hands[0]) == 1
    assert t.happened()[-1] == "created"


def test_one_creature_a_turn_then_one_trait_a_turn_then_activation() -> None:
    t = Table("A me 0\nC foe 0\nhand me: vampire/caring, toxic/caring, lulling/charming")
    t.do("create h0")
    assert t.options() >= {"no-trait"}
    assert not any(option.startswith("create") for option in t.options())
    t.do("evolve h0 upright", "onto A")
    assert t.options() == {"activate A", "activate c3"}


def test_both_steps_are_optional() -> None:
    t = Table("A me 0\nC foe 0\nhand me: vampire/caring").do("no-creature", "no-trait")
    assert t.options() == {"activate A"}
    assert len(t.state.hands[0]) == 1


def test_a_player_without_cards_is_asked_for_neither() -> None:
    t = Table("A me 0\nC foe 0")
    assert t.options() == {"activate A"}


@pytest.mark.parametrize(("half", "trait"), [("upright", "vampire"), ("turned", "caring")])
def test_either_trait_of_a_card_may_be_chosen(half: str, trait: str) -> None:
    t = Table("A me 0\nC foe 0\nhand me: toxic/caring, vampire/caring").do("no-creature", f"evolve h1 {half}", "onto A")
    assert t.traits("A") == [trait]
    shown = t.state.view(1)["creatures"][0]["traits"][0]
    assert {shown["trait"], shown["other"]} == {"vampire", "caring"}, "the other half is given up"


def test_the_turned_trait() -> None:
    t = Table("A me 0\nC foe 0\nhand me: vampire/caring").do("no-creature", "evolve h0 turned", "onto A")
    assert t.traits("A") == ["caring"]
    assert t.state.hands[0] == []
    told = t.events[-1]
    assert (told.key, told.params["trait"], told.target) == ("evolved", "@trait-caring", "creature:1")


def test_any_of_your_creatures_the_new_and_the_sleeping_ones_too() -> None:
    t = Table("A me 0 asleep\nC foe 0\nhand me: vampire/caring, toxic/caring").do("create h0", "evolve h0 upright")
    assert t.question() == "Which of your creatures gets the trait?"
    assert t.options() == {"onto A", "onto c3"}
    assert t.why_not("onto C") == "why-not-yours"
    assert t.why_not("onto c9") == "why-no-such-creature"
    assert t.why_not("no-trait") == "why-creature-now"
    assert t.why_not("evolve h0 upright") == "why-creature-now"
    assert t.state.notation(t.state.default_action(0)) == "onto c1"
    t.do("onto A")
    assert t.traits("A") == ["toxic"]


def test_never_two_copies_of_a_trait() -> None:
    t = Table("A me 0: vampire\nB me 0\nC foe 0\nhand me: vampire/caring").do("no-creature")
    assert t.question().startswith("Will you give one of your creatures a new trait?")
    assert t.options() == {"evolve h0 upright", "evolve h0 turned", "no-trait"}
    assert t.why_not("onto A") == "why-card-first"
    t.do("evolve h0 upright")
    assert t.options() == {"onto B"}
    assert t.why_not("onto A") == "why-has-trait"


def test_no_stage_is_a_dead_end() -> None:
    t = Table("A me 0: vampire\nC foe 0\nhand me: vampire/caring").do("no-creature")
    assert t.options() == {"evolve h0 turned", "no-trait"}
    assert t.why_not("evolve h0 upright") == "why-all-have-trait"
    assert t.why_not("evolve h1 upright") == "why-no-card"
    assert t.why_not("redraw") == "when-redraw"
    assert t.state.notation(t.state.default_action(0)) == "no-trait"


def test_who_holds_nothing_that_fits_is_asked_all_the_same() -> None:
    """Otherwise the asking would tell what the hand holds."""
    t = Table("A me 0: vampire, caring\nC foe 0\nhand me: vampire/caring").do("no-creature")
    assert t.options() == {"no-trait"}


def test_a_player_without_creatures_is_not_asked_for_a_trait() -> None:
    t = Table("C foe 0\nhand me: vampire/caring").do("no-creature")
    assert t.state.to_move == 1


def test_a_played_trait_is_pointed_at_by_its_card_and_half() -> None:
    t = Table("A me 0\nC foe 0\nhand me: vampire/caring").do("no-creature")
    card = t.state.hands[0][0]
    action = t.state.parse("evolve h0 turned")
    assert t.state.touches(action) == [f"card:{card}", f"half:{card}:1"]
    assert t.state.describe(action) == ("act-evolve", {"trait": "@trait-caring", "other": "@trait-vampire"})
    assert t.state.describe(t.state.parse("evolve h5 turned")) == ("act-evolve", {"trait": "?", "other": "?"})
    assert t.state.touches(t.state.parse("onto c1")) == ["creature:1"]
    assert t.state.touches(t.state.parse("create h0")) == [f"card:{card}"]
    assert t.state.touches(t.state.parse("create h7")) == ["slot:7"]
    assert t.state.touches(t.state.parse("no-trait")) == ["do:no-trait"]


def test_traits_are_kept_in_the_order_of_playing() -> None:
    t = Table("A me 0: toxic, flying, astral\nC foe 0\nhand me: vampire/caring")
    t.do("no-creature", "evolve h0 upright", "onto A")
    assert t.traits("A") == ["toxic", "flying", "astral", "vampire"]
    assert t["A"].owned == sum(1 << TRAIT_NAMES.index(trait) for trait in t.traits("A"))


def test_a_new_creature_takes_the_lowest_free_number() -> None:
    t = Table("A me 4\nB me 0\nC foe 0\nhand foe: vampire/caring").do("activate A", "transmute", "create h0")
    assert [creature.id for creature in t.state.creatures] == [2, 3, 1]


@pytest.mark.compiled
def test_forty_creatures_are_numbered_one_to_forty() -> None:
    t = Table("C foe 0")
    for number in range(2, 41):
        assert t.state.add_creature(0, draw(t.state)).id == number
    assert t.state.creature(40).id == 40
