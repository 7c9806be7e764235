"""Mutating Creatures. Rulings 1 and 2."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from galapagos.games.evolve.game import EvolveState
from galapagos.kernel.text import IllegalAction
from tests.games.evolve.table import all_pass, beast, do, hand, listen, options, pile_ids, pointing, position, why_not

TABLE = """
    biome desert then tundra
    challenge meteor then plague then territory
    A 0 |  | harvest-mandibles button-snout modest-fan barrel-belly snap-decision mole-mittens
    B 0 | nibbling-beak | shovel-snout cosy-coat
"""


def table(text: str = TABLE) -> EvolveState:
    return position(text)


# --- Playing and paying -----------------------------------------------------------------------


def test_a_cost_of_5_is_paid_by_discarding_5_other_cards() -> None:
    s = table()
    do(s, "A play harvest-mandibles")
    for name in ("button-snout", "modest-fan", "barrel-belly", "snap-decision"):
        do(s, f"A pay {name}")
        assert 0 in s.waiting
    do(s, "A pay mole-mittens")
    assert s.waiting == [1]
    do(s, "B pass")
    assert beast(s, "A") == ["harvest-mandibles"]
    assert sorted(pile_ids(s, s.discards)) == [
        "barrel-belly",
        "button-snout",
        "modest-fan",
        "mole-mittens",
        "snap-decision",
    ]
    assert len(s.hands[0]) == 2  # drawn for the challenge


def test_ruling_2_a_card_that_can_not_be_paid_can_not_be_played() -> None:
    s = table(TABLE.replace(" mole-mittens", ""))
    assert "play harvest-mandibles" not in options(s, "A")
    assert options(s, "A") == [
        "pass",
        "play button-snout",
        "play snap-decision",
        "play barrel-belly",
        "play modest-fan",
    ]
    assert s.why_not(0, ["card:16"]) == ("why-too-expensive", {"action": "play harvest-mandibles"})


def test_ruling_2_a_card_does_not_pay_for_itself() -> None:
    s = table()
    do(s, "A play snap-decision")
    assert "pay snap-decision" not in options(s, "A")
    assert len(options(s, "A")) == 5
    do(s, "A pay button-snout")
    assert "pay button-snout" not in options(s, "A")
    assert len(options(s, "A")) == 4


def test_a_free_card_is_played_at_once() -> None:
    s = table()
    do(s, "A play button-snout; B pass")
    assert beast(s, "A") == ["button-snout"]
    assert s.discards == []


def test_one_card_and_only_one() -> None:
    s = table()
    do(s, "A play button-snout")
    assert s.waiting == [1]
    with pytest.raises(IllegalAction):
        do(s, "A play barrel-belly")


def test_passing_is_allowed_before_a_card_is_chosen() -> None:
    s = table()
    do(s, "A pass; B pass")
    assert beast(s, "A") == []
    assert beast(s, "B") == ["nibbling-beak"]


def test_no_passing_while_a_cost_is_open() -> None:
    s = table()
    do(s, "A play snap-decision")
    assert "pass" not in options(s, "A")
    with pytest.raises(IllegalAction, match="Finish paying"):
        do(s, "A pass")


def test_an_empty_hand_can_only_pass() -> None:
    s = table(TABLE.replace("shovel-snout cosy-coat", ""))
    assert options(s, "B") == ["pass"]


# --- Replacing ------------------------------------------------------------------------------------


def test_a_card_of_the_same_kind_is_replaced_and_discarded() -> None:
    s = table()
    do(s, "A pass; B play shovel-snout; B pay cosy-coat")
    assert beast(s, "B") == ["shovel-snout"]
    assert pile_ids(s, s.discards) == ["cosy-coat", "nibbling-beak"]


def test_cards_of_other_kinds_stay() -> None:
    s = table(TABLE.replace("B 0 | nibbling-beak", "B 0 | nibbling-beak wet-ribbon hopeful-wag twitchy-antennae"))
    do(s, "A pass; B play shovel-snout; B pay cosy-coat")
    assert beast(s, "B") == ["shovel-snout", "wet-ribbon", "hopeful-wag", "twitchy-antennae"]


def test_ruling_2_a_replaced_card_does_not_pay() -> None:
    s = table(TABLE.replace("shovel-snout cosy-coat", "shovel-snout"))
    assert options(s, "B") == ["pass"]  # a cost of 1, and no other card in hand


def test_a_played_card_is_known_to_all_and_so_is_what_paid_for_it() -> None:
    s = table()
    do(s, "A play barrel-belly; A pay modest-fan; B pass")
    assert s.creatures.known[s.parts[1]] == s.everyone()
    assert s.creatures.known[s.discards[0]] == s.everyone()


# --- Ruling 1: together and in secret -----------------------------------------------------------------


def test_ruling_1_all_seats_wait_at_once() -> None:
    s = table()
    assert s.waiting == [0, 1]
    do(s, "B play shovel-snout")
    assert s.waiting == [0, 1]
    do(s, "B pay cosy-coat")
    assert s.waiting == [0]


MOVES = ["A play barrel-belly", "A pay modest-fan", "B play shovel-snout", "B pay cosy-coat", "C pass"]
THREE = TABLE + "    C 0 | snap-decision | doorknocker"


def test_ruling_1_the_order_of_answers_changes_nothing() -> None:
    table_of_three = THREE.replace("barrel-belly snap-decision", "barrel-belly")
    digests = set()
    for order in permutations(MOVES):
        if order.index(MOVES[0]) < order.index(MOVES[1]) and order.index(MOVES[2]) < order.index(MOVES[3]):
            s = table(table_of_three)
            do(s, ";".join(order))
            digests.add(s.digest())
    assert len(digests) == 1


def test_ruling_1_nobody_sees_another_choice_before_all_chose() -> None:
    outlooks = []
    for first in (
        "play barrel-belly; A pay modest-fan",
        "play button-snout",
        "pass",
        "play snap-decision; A pay modest-fan; A pay button-snout",
    ):
        s = table()
        events = listen(s)
        do(s, f"A {first}")
        assert events == []
        vector = [0.0] * s.game.observation_size
        s.observe(1, vector)
        outlooks.append(
            json.dumps([s.view(1), s.view(None), s.question(1), s.legal_actions(1), vector, s.evaluate(1), s.fence])
        )
    assert len(set(outlooks)) == 1


def test_ruling_1_a_half_made_choice_shows_nowhere_but_in_the_own_view() -> None:
    s = table()
    before = json.dumps([s.view(1), s.view(None)])
    do(s, "A play harvest-mandibles; A pay button-snout")
    assert json.dumps([s.view(1), s.view(None)]) == before
    assert s.view(0)["picks"] == {"play": ["card:16"], "pay": ["card:0"], "drop": []}
    assert s.view(1)["picks"] == {"play": [], "pay": [], "drop": []}


def test_ruling_1_an_adaptation_played_now_works_from_the_next_step_on() -> None:
    s = table(TABLE.replace("mole-mittens", "second-wind"))
    # Four of the six cards pay for Second Wind; it gives no second play at once.
    do(s, "A play second-wind; A pay button-snout; A pay modest-fan; A pay barrel-belly; A pay snap-decision")
    assert s.waiting == [1]


def test_ruling_1_composure_played_now_protects_from_this_biome() -> None:
    s = table(TABLE.replace("B 0 | nibbling-beak | shovel-snout", "B 0 | swimming | all-weather-gills hopeful-wag"))
    do(s, "A pass; B play all-weather-gills; B pay hopeful-wag; B pay cosy-coat")
    assert s.dominance == [0, 0]


# --- Words -----------------------------------------------------------------------------------------------


def test_the_questions_of_a_mutation() -> None:
    s = table()
    assert s.question(0) == ("ask-mutate", {})
    do(s, "A play snap-decision")
    assert s.question(0) == ("ask-pay", {"card": "@card-snap-decision", "due": 2})
    do(s, "A pay button-snout")
    assert s.question(0) == ("ask-pay", {"card": "@card-snap-decision", "due": 1})
    assert s.question(1) == ("ask-mutate", {})


def test_actions_point_at_the_cards_of_the_hand() -> None:
    s = table()
    assert s.touches(s.parse("play barrel-belly"), 0) == ["card:20"]
    assert s.touches(s.parse("pass"), 0) == ["do:pass"]
    assert s.describe(s.parse("play barrel-belly"), 0) == ("act-play", {"card": "@card-barrel-belly"})


@pytest.mark.parametrize(
    ("before", "action", "reason"),
    [
        ("", "play shovel-snout", "why-not-in-hand"),
        ("", "pay button-snout", "why-nothing-to-pay"),
        ("", "pay shovel-snout", "why-not-in-hand"),
        ("A play snap-decision", "play button-snout", "why-pay-first"),
        ("A play snap-decision", "pass", "why-pay-first"),
        ("A play snap-decision", "pay snap-decision", "why-already-picked"),
        ("A play snap-decision; A pay button-snout", "pay button-snout", "why-already-picked"),
        ("", "keep", "when-keep"),
        ("", "splice p1", "when-splice"),
        ("", "drop button-snout", "when-drop"),
        ("", "choose hidden", "when-choose"),
    ],
)
def test_reasons(before: str, action: str, reason: str) -> None:
    s = table()
    if before:
        do(s, before)
    assert why_not(s, "A", action) == reason


def test_pointing_at_a_card_means_playing_it_and_paying_with_it_once_one_is_chosen() -> None:
    s = table(TABLE.replace(" mole-mittens", ""))
    assert pointing(s, "A", "card:16") == "why-too-expensive"  # Harvest Mandibles cost 5, and there are 4 others
    do(s, "A play snap-decision")
    assert pointing(s, "A", "card:8") == "why-already-picked"  # it does not pay for itself
    assert s.why_not(0, ["card:16"]) is None
    assert pointing(s, "A", "do:pass") == "why-pay-first"


def test_pointing_at_what_another_step_is_about_says_when_it_comes() -> None:
    s = table()
    assert pointing(s, "A", "creature:1") == "when-splice"
    assert pointing(s, "A", "challenge:preview") == "when-choose"
    assert pointing(s, "A", "do:keep") == "when-keep"


def test_the_default_is_to_pass_and_to_pay_with_the_cheapest() -> None:
    s = table(TABLE.replace("button-snout", "old-professor"))
    assert s.default_action(0) == s.parse("pass")
    do(s, "A play snap-decision")
    # Left: mandibles 5, professor 6, fan 1, belly 1, mittens 2; the fan lies before the belly.
    assert s.notation(s.default_action(0)) == "pay modest-fan"


def test_events_tell_what_was_played_paid_and_shed() -> None:
    s = table()
    events = listen(s)
    do(s, "A pass; B play shovel-snout; B pay cosy-coat")
    told = [(event.key, event.params) for event in events[:4]]
    assert told == [
        ("paid", {"player": "player:1", "card": "@card-cosy-coat"}),
        ("passed", {"player": "player:0"}),
        ("played", {"player": "player:1", "card": "@card-shovel-snout"}),
        ("shed", {"player": "player:1", "card": "@card-nibbling-beak"}),
    ]
    assert (events[0].source, events[0].target) == ("hand:1", "discard")
    assert (events[2].source, events[2].target) == ("hand:1", "card:4")
    assert (events[3].source, events[3].target) == ("creature:1", "discard")
    assert all(event.visible_to(seat) for event in events[:4] for seat in range(3))


def test_the_first_card_of_the_deck_is_shed_like_any_other() -> None:
    s = table(TABLE.replace("button-snout ", "").replace("nibbling-beak", "button-snout"))
    events = listen(s)
    do(s, "A pass; B play shovel-snout; B pay cosy-coat")
    assert pile_ids(s, s.discards) == ["cosy-coat", "button-snout"]
    assert ("shed", {"player": "player:1", "card": "@card-button-snout"}) in [(e.key, e.params) for e in events]


def test_after_everybody_passed_the_round_goes_on() -> None:
    s = table()
    all_pass(s)
    assert s.round == 3
    assert hand(s, "B") != []
