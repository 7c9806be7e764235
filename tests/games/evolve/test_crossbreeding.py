"""Crossbreeding, the action before scoring. Ruling 5, and 2 for cards that are taken back."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import ACT
from tests.games.evolve.table import beast, do, hand, listen, options, pile_ids, pointing, position, sizes, why_not

# Drawn in order of seats: A the snout, B the fan, C the mittens.
TABLE = """
    biome desert then tundra
    challenge crossbreeding then plague then territory
    A 0 |  | barrel-belly
    B 0 | hopeful-wag | cosy-coat
    C 0 | nibbling-beak | beetle-back
    pile button-snout modest-fan mole-mittens shovel-snout rope-trick paper-wings snap-decision forked-whisk doorknocker
"""


def act(text: str = TABLE) -> EvolveState:
    return position(text, at=ACT)


def test_everyone_draws_a_card_and_is_asked() -> None:
    s = act()
    assert hand(s, "A") == ["barrel-belly", "button-snout"]
    assert hand(s, "B") == ["cosy-coat", "modest-fan"]
    assert hand(s, "C") == ["beetle-back", "mole-mittens"]
    assert s.waiting == [0, 1, 2]


def test_the_right_neighbour_is_the_previous_seat() -> None:
    s = act()
    assert options(s, "A") == ["splice p2", "keep"]
    assert options(s, "B") == ["splice p0", "keep"]
    assert options(s, "C") == ["splice p1", "keep"]


def test_the_card_joins_the_right_neighbours_creature_free_of_cost() -> None:
    s = act()
    do(s, "A keep; B splice p0; C splice p1")
    assert beast(s, "A") == ["modest-fan"]
    assert beast(s, "B") == ["hopeful-wag", "mole-mittens"]
    assert hand(s, "B") == ["cosy-coat"]
    assert s.discards == []


def test_it_may_replace_a_card_which_is_discarded() -> None:
    s = act()
    do(s, "A splice p2; B keep; C keep")
    assert beast(s, "C") == ["button-snout"]
    assert pile_ids(s, s.discards) == ["nibbling-beak"]


def test_a_card_not_used_stays_in_hand() -> None:
    s = act()
    do(s, "A keep; B keep; C keep")
    assert sizes(s) == [2, 2, 2]
    assert [beast(s, seat) for seat in "ABC"] == [[], ["hopeful-wag"], ["nibbling-beak"]]


def test_the_target_may_still_play_a_card_in_the_same_round() -> None:
    s = act()
    do(s, "A keep; B splice p0; C keep")
    assert s.waiting == [0, 1, 2]
    do(s, "A play button-snout; B pass; C pass")
    assert beast(s, "A") == ["button-snout", "modest-fan"]


def test_a_spliced_card_is_known_to_all_a_kept_one_to_its_owner() -> None:
    s = act()
    kept = s.hands[0][-1]
    do(s, "A keep; B splice p0; C keep")
    assert s.creatures.known[kept] == 1
    assert s.creatures.known[s.parts[2]] == s.everyone()


def test_all_choices_are_secret_until_the_last_and_the_order_changes_nothing() -> None:
    moves = ["A splice p2", "B splice p0", "C keep"]
    assert len({digest_after(order) for order in permutations(moves)}) == 1
    outlooks = set()
    for first in ("A splice p2", "A keep"):
        s = act()
        do(s, first)
        outlooks.add(json.dumps([s.view(1), s.view(2), s.view(None), s.evaluate(1), s.fence]))
    assert len(outlooks) == 1


def digest_after(moves: tuple[str, ...]) -> str:
    s = act()
    do(s, ";".join(moves))
    return s.digest()


def test_then_the_sum_of_all_four_attributes_is_ranked() -> None:
    s = position(
        """
        challenge crossbreeding then plague then territory
        A 0 | aggression=1 resilience=1 allure=1 gathering=1 |
        B 0 | aggression=5 resilience=-2 |
        C 0 | gathering=5 |
        """,
        at=ACT,
    )
    do(s, "A keep; B keep; C keep")
    for seat in s.waiting:
        s.apply(s.parse("pass"), seat)
    assert s.dominance == [2, 1, 3]  # 4, 3, 5


def test_ruling_5_the_four_attributes_are_clamped_before_they_are_added() -> None:
    s = position(
        """
        challenge crossbreeding then plague then territory
        A 0 | aggression=14 |
        B 0 | aggression=10 gathering=1 |
        C 0 | resilience=-9 allure=10 gathering=4 |
        """,
        at=ACT,
    )
    do(s, "A keep; B keep; C keep")
    for seat in s.waiting:
        s.apply(s.parse("pass"), seat)
    assert s.dominance == [1, 2, 3]  # 10, 11, 12


def test_ruling_2_keepsake_takes_back_what_crossbreeding_replaces_and_it_may_pay() -> None:
    s = act(TABLE.replace("C 0 | nibbling-beak", "C 0 | nibbling-beak sentimental-web"))
    do(s, "A splice p2; B keep; C keep")
    assert hand(s, "C") == ["beetle-back", "mole-mittens", "nibbling-beak"]
    do(s, "C play beetle-back")
    assert "pay nibbling-beak" in options(s, "C")


def test_ruling_2_keepsake_is_itself_taken_back() -> None:
    s = act(TABLE.replace("B 0 | hopeful-wag", "B 0 | sentimental-web"))
    do(s, "A keep; B keep; C splice p1")
    assert beast(s, "B") == ["mole-mittens"]
    assert hand(s, "B") == ["cosy-coat", "modest-fan", "sentimental-web"]


def test_the_givers_keepsake_does_not_matter() -> None:
    s = act(TABLE.replace("A 0 | ", "A 0 | sentimental-web "))
    do(s, "A splice p2; B keep; C keep")
    assert pile_ids(s, s.discards) == ["nibbling-beak"]


def test_a_power_that_was_spliced_works_in_this_mutation() -> None:
    s = act(TABLE.replace("pile button-snout", "pile thrifty-crystals"))
    do(s, "A splice p2; B keep; C keep")
    do(s, "C play beetle-back; C pay mole-mittens")  # 2, less 1
    assert s.waiting == [0, 1]


def test_foresight_that_was_spliced_sees_at_once() -> None:
    s = act(TABLE.replace("pile button-snout", "pile twitchy-antennae"))
    do(s, "A splice p2; B keep; C keep")
    assert s.challenges.knows(2, s.challenge_pile[-1])
    assert not s.challenges.knows(0, s.challenge_pile[-1])


def test_with_two_players_both_neighbours_are_the_other() -> None:
    s = position("challenge crossbreeding then plague then territory\nA 0 | |\nB 0 | |", at=ACT)
    assert options(s, "A") == ["splice p1", "keep"]
    assert options(s, "B") == ["splice p0", "keep"]


def test_whoever_got_no_card_is_not_asked() -> None:
    s = act(TABLE.replace(" 0 | hopeful-wag", " 5 | hopeful-wag").split("pile")[0] + "pile button-snout modest-fan\n")
    assert s.waiting == [0, 2]
    events = listen(s)
    do(s, "A keep; C keep")
    assert s.waiting == [0, 1, 2]
    assert [event.params for event in events] == [{"player": "player:0"}, {"player": "player:2"}]


def test_without_any_card_nobody_is_asked() -> None:
    s = act(TABLE.split("pile")[0] + "pile\n")
    assert s.question(0) == ("ask-mutate", {})


def test_questions_pointing_and_reasons() -> None:
    s = act()
    assert s.question(0) == ("ask-splice", {"card": "@card-button-snout", "target": "player:2"})
    assert s.touches(s.parse("splice p2"), 0) == ["creature:2"]
    assert s.describe(s.parse("splice p2"), 0) == ("act-splice", {"creature": "player:2"})
    assert s.why_not(0, ["creature:1"]) == ("why-right-neighbour", {"action": "splice p1"})
    assert s.default_action(0) == s.parse("keep")


def test_the_card_joins_the_right_neighbours_creature_and_no_other() -> None:
    s = act()
    assert why_not(s, "A", "splice p1") == "why-right-neighbour"  # the left neighbour
    assert pointing(s, "A", "creature:0") == "why-right-neighbour"
    assert pointing(s, "B", "creature:2") == "why-right-neighbour"
    assert pointing(s, "A", "do:pass") == "when-pass"
    assert pointing(s, "A", "card:20") == "when-play"  # mutation comes after it


def test_events_tell_who_gave_what_to_whom() -> None:
    s = act()
    events = listen(s)
    do(s, "A splice p2; B keep; C keep")
    assert [(event.key, event.params) for event in events] == [
        ("spliced", {"player": "player:0", "card": "@card-button-snout", "target": "player:2"}),
        ("shed", {"player": "player:2", "card": "@card-nibbling-beak"}),
        ("kept", {"player": "player:1"}),
        ("kept", {"player": "player:2"}),
    ]
    assert (events[0].source, events[0].target) == ("hand:0", "card:0")


@pytest.mark.parametrize("challenge", ["mating-frenzy", "meteor"])
def test_challenges_without_an_action_ask_nothing(challenge: str) -> None:
    s = act(TABLE.replace("crossbreeding", challenge))
    assert s.question(0) == ("ask-mutate", {})
    assert sizes(s) == [1, 1, 1]
