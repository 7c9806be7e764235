"""Genetic Drift, the other action before scoring. Ruling 5."""

from __future__ import annotations

import json
from itertools import permutations

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import ACT
from tests.games.evolve.table import all_pass, do, hand, listen, options, pile_ids, pointing, position, sizes, why_not

TABLE = """
    challenge genetic-drift then plague then territory
    A 0 |  | barrel-belly snap-decision mole-mittens
    B 0 |  | cosy-coat beetle-back
    pile button-snout modest-fan shovel-snout rope-trick paper-wings forked-whisk
"""


def act(text: str = TABLE) -> EvolveState:
    return position(text, at=ACT)


def test_discard_up_to_two_then_draw_as_many() -> None:
    s = act()
    assert options(s, "A") == ["pass", "drop snap-decision", "drop barrel-belly", "drop mole-mittens"]
    do(s, "A drop snap-decision")
    assert options(s, "A") == ["pass", "drop barrel-belly", "drop mole-mittens"]
    do(s, "A drop mole-mittens")
    assert s.waiting == [1]
    do(s, "B pass")
    assert hand(s, "A") == ["barrel-belly", "button-snout", "modest-fan"]
    assert hand(s, "B") == ["beetle-back", "cosy-coat"]
    assert sorted(pile_ids(s, s.discards)) == ["mole-mittens", "snap-decision"]


def test_one_card_or_none_is_enough() -> None:
    s = act()
    do(s, "A drop snap-decision; A pass; B pass")
    assert sizes(s) == [3, 2]
    assert len(s.discards) == 1


def test_nobody_draws_before_all_have_discarded() -> None:
    s = act(TABLE.split("pile")[0] + "pile\n")
    events = listen(s)
    do(s, "A drop snap-decision; A pass; B drop cosy-coat; B pass")
    # The pile was empty: both draw from the two discards, shuffled together.
    assert [event.key for event in events[:4]] == ["drifted", "drifted", "reshuffled", "drew"]
    assert events[2].params == {"count": 2}
    assert sizes(s) == [3, 2]
    assert (s.pile, s.discards) == ([], [])


def test_ruling_5_what_was_discarded_is_seen_by_its_owner_only() -> None:
    s = act()
    do(s, "A drop snap-decision; A pass; B pass")
    own = s.view(0)["discard"]
    assert [card["id"] for card in own] == ["snap-decision"]
    assert [card["id"] for card in s.view(1)["discard"]] == [None]
    assert [card["id"] for card in s.view(None)["discard"]] == [None]


def test_the_place_in_the_hand_tells_nothing() -> None:
    seen = set()
    for name in ("snap-decision", "barrel-belly", "mole-mittens"):
        s = act()
        do(s, f"A drop {name}; A pass; B pass")
        seen.add(json.dumps([s.view(1), s.view(None)]))
    assert len(seen) == 1


def test_all_choose_in_secret_and_in_any_order() -> None:
    moves = ["A drop snap-decision", "A pass", "B drop cosy-coat", "B drop beetle-back"]
    digests = set()
    for order in permutations(moves):
        if order.index(moves[0]) < order.index(moves[1]) and order.index(moves[2]) < order.index(moves[3]):
            s = act()
            do(s, ";".join(order))
            digests.add(s.digest())
    assert len(digests) == 1
    s = act()
    before = json.dumps([s.view(1), s.view(None), s.fence])
    do(s, "A drop snap-decision")
    assert json.dumps([s.view(1), s.view(None), s.fence]) == before
    assert s.view(0)["picks"]["drop"] == ["card:8"]


def test_then_resilience_is_ranked() -> None:
    s = position(
        """
        challenge genetic-drift then plague then territory
        A 0 | aggression=9 allure=9 gathering=9 |
        B 0 | resilience=1 |
        """,
        at=ACT,
    )
    all_pass(s)
    all_pass(s)
    assert s.dominance == [2, 3]


def test_an_empty_hand_can_only_stop() -> None:
    s = act(TABLE.replace("cosy-coat beetle-back", ""))
    assert options(s, "B") == ["pass"]


def test_a_hand_of_one_card_may_be_exchanged() -> None:
    s = act(TABLE.replace("cosy-coat beetle-back", "cosy-coat"))
    do(s, "A pass; B drop cosy-coat")
    assert options(s, "B") == ["pass"]
    do(s, "B pass")
    assert hand(s, "B") == ["button-snout"]


def test_questions_and_reasons() -> None:
    s = act()
    assert s.question(0) == ("ask-drift", {"left": 2})
    do(s, "A drop snap-decision")
    assert s.question(0) == ("ask-drift", {"left": 1})
    assert s.illegal(0, s.parse("drop snap-decision")) == ("why-already-picked", {"action": "drop snap-decision"})
    assert why_not(s, "A", "drop cosy-coat") == "why-not-in-hand"
    assert why_not(s, "A", "play barrel-belly") == "when-play"
    assert pointing(s, "A", "card:8") == "why-already-picked"  # Snap Decision: it was to be exchanged, not played
    assert s.default_action(0) == s.parse("pass")


def test_events_tell_how_many_not_which() -> None:
    s = act()
    events = listen(s)
    do(s, "A drop snap-decision; A pass; B pass")
    drifted = [event for event in events if event.key == "drifted"]
    assert [event.params for event in drifted] == [
        {"player": "player:0", "count": 1},
        {"player": "player:1", "count": 0},
    ]
    assert (drifted[0].source, drifted[0].target) == ("hand:0", "discard")
    drew = [event for event in events if event.key.startswith("drew")]
    assert [(event.key, event.params) for event in drew] == [
        ("drew", {"player": "player:0", "count": 1}),
        ("drew-card", {"card": "@card-button-snout"}),
    ]
    assert [drew[1].visible_to(seat) for seat in range(3)] == [True, False, False]
    assert (drew[1].source, drew[1].target) == ("deck", "card:0")
