"""End of Round: the hand limit. Ruling 10."""

from __future__ import annotations

import json
from itertools import permutations

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import END_OF_ROUND, MUTATE
from tests.games.evolve.table import do, hand, listen, options, pile_ids, pointing, position, sizes, why_not

TEN = (
    "button-snout midnight-squint nibbling-beak kissing-lamprey shovel-snout rash-little-tusks "
    "pine-picker-bill thinking-cap snap-decision quarrelsome-frill"
)
BODIES = (
    "humble-blob leaf-litter-coat barrel-belly wet-ribbon nervous-sprinter scruffy-jumper "
    "travelling-cottage striped-pyjamas beetle-back cosy-coat"
)


def end(a: str, b: str = "", adaptation: str = "") -> EvolveState:
    return position(
        f"challenge meteor then plague then territory\nA 0 | {adaptation} | {a}\nB 0 | | {b}", at=END_OF_ROUND
    )


def test_ten_cards_may_stay() -> None:
    s = end(TEN)
    assert s.round == 3
    assert len(s.hands[0]) == 10


def test_more_than_ten_are_discarded_down_to_ten() -> None:
    s = end(TEN + " nosy-trunk bitter-smile")
    assert s.waiting == [0]
    assert s.question(0) == ("ask-limit", {"due": 2})
    do(s, "A drop nosy-trunk")
    assert s.question(0) == ("ask-limit", {"due": 1})
    assert "drop nosy-trunk" not in options(s, "A")
    do(s, "A drop button-snout")
    assert len(s.hands[0]) == 10
    assert "bitter-smile" in hand(s, "A")
    assert s.round == 3


def test_the_owner_chooses_freely() -> None:
    s = end(TEN + " nosy-trunk")
    assert len(options(s, "A")) == 11


def test_everybody_over_the_limit_chooses_at_once_and_in_secret() -> None:
    s = end(TEN + " nosy-trunk", BODIES + " blubber-bank")
    assert s.waiting == [0, 1]
    before = json.dumps(s.view(1)["seats"])
    do(s, "A drop nosy-trunk")
    assert s.waiting == [1]
    assert json.dumps(s.view(1)["seats"]) == before
    do(s, "B drop humble-blob")
    assert sorted(pile_ids(s, s.discards)) == ["humble-blob", "nosy-trunk"]


def test_the_order_of_answers_changes_nothing() -> None:
    digests = set()
    for order in permutations(["A drop nosy-trunk", "B drop humble-blob"]):
        s = end(TEN + " nosy-trunk", BODIES + " blubber-bank")
        do(s, ";".join(order))
        digests.add(s.digest())
    assert len(digests) == 1


def test_these_discards_are_public() -> None:
    s = end(TEN + " nosy-trunk")
    do(s, "A drop nosy-trunk")
    assert [card["id"] for card in s.view(1)["discard"]] == ["nosy-trunk"]


def test_ruling_10_the_limit_is_looked_at_at_the_end_of_the_round_only() -> None:
    s = position(f"A 0 | | {TEN} nosy-trunk bitter-smile\nB 0 | |", at=MUTATE)
    assert s.question(0) == ("ask-mutate", {})


def test_larder_keeps_twelve() -> None:
    s = end(TEN + " nosy-trunk bitter-smile", adaptation="bottomless-pouch")
    assert s.round == 3
    assert sizes(s)[0] == 12
    s = end(TEN + " nosy-trunk bitter-smile hat-stand-antlers", adaptation="bottomless-pouch")
    assert s.question(0) == ("ask-limit", {"due": 1})


def test_reasons_and_the_default() -> None:
    s = end("nosy-trunk " + TEN)
    assert s.illegal(0, s.parse("pass")) == ("when-pass", {"action": "pass"})
    assert why_not(s, "A", "drop cosy-coat") == "why-not-in-hand"
    assert why_not(s, "A", "play nosy-trunk") == "when-play"
    assert s.notation(s.default_action(0)) == "drop button-snout"
    s = end("nosy-trunk bitter-smile " + TEN)
    do(s, "A drop button-snout")
    assert why_not(s, "A", "drop button-snout") == "why-already-picked"
    assert pointing(s, "A", "card:0") == "why-already-picked"
    assert s.notation(s.default_action(0)) == "drop midnight-squint"


def test_events_tell_what_was_discarded() -> None:
    s = end(TEN + " nosy-trunk")
    events = listen(s)
    do(s, "A drop nosy-trunk")
    assert (events[0].key, events[0].params) == ("dropped", {"player": "player:0", "card": "@card-nosy-trunk"})
    assert (events[0].source, events[0].target) == ("hand:0", "discard")
