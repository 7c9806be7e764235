"""Notation and words: every key that the rules use is in the catalogue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import galapagos
from galapagos.games import catalogue
from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.verbs import CARDS_UNTIL, DROPS_FROM, PASS_ACTION, PAYS_FROM, PLAYS_FROM
from galapagos.kernel.text import BadNotation, Text
from tests.games.evolve.table import GAME, do, position

RULES = Path(galapagos.__file__).parent / "games" / "evolve"


def test_every_action_has_a_notation_that_reads_back() -> None:
    s = GAME.start(2, 1)
    for action in range(GAME.action_count):
        assert s.parse(s.notation(action)) == action
    assert GAME.action_count == 1 + 3 * 72 + 2 + 6 + 1


def test_the_numbers_of_actions_are_those_of_the_table() -> None:
    for name, start in (("pass", PASS_ACTION), ("play", PLAYS_FROM), ("pay", PAYS_FROM), ("drop", DROPS_FROM)):
        assert GAME.verbs.parse(name if name == "pass" else f"{name} c0") == start
    assert GAME.verbs.parse("choose previewed") == CARDS_UNTIL


def test_cards_are_called_by_their_ids() -> None:
    s = GAME.start(2, 1)
    assert s.notation(s.parse("play old-professor")) == "play old-professor"
    assert s.parse("pay button-snout") != s.parse("play button-snout")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("play dragon", "'dragon' is no card of this deck"),
        ("eat cosy-coat", "no such verb"),
        ("play", "expected play <card>"),
        ("splice p6", "is no creature"),
        ("choose both", "is no challenge"),
    ],
)
def test_notation_that_names_nothing(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        GAME.start(2, 1).parse(text)


def test_a_deck_with_fewer_cards_still_names_all_actions() -> None:
    source = GAME.standard_source()
    del source["creature"][60:]
    s = cast(EvolveState, GAME.start(2, 1, deck=source))
    for action in (60, 61, 72, 216):
        assert GAME.verbs.parse(GAME.verbs.notation(action)) == action
        assert s.describe(action, 0)[0].startswith("act-")
    assert s.notation(1 + 71) == "play c71"
    assert s.describe(1 + 71, 0) == ("act-play", {"card": "?"})


@pytest.mark.plain_only
def test_every_key_in_the_rules_has_words() -> None:
    book = catalogue("evolve")
    source = "\n".join(path.read_text(encoding="utf-8") for path in [RULES / "wording.py", *RULES.glob("rules/*.py")])
    keys = set(re.findall(r'"((?:ask|why)-[a-z-]+)"', source))
    keys |= set(re.findall(r'(?:\.tell\(|wording\.\w+\(s,) ?"([a-z-]+)"', source))
    keys |= {"played", "spliced", "special-gain", "special-loss"}
    keys |= {f"{kind}-{verb.name}" for verb in GAME.verbs.verbs for kind in ("act", "when")}
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not book.has(key)] == []


def test_sentences_read_well() -> None:
    book = catalogue("evolve")
    names = ["Ada", "Bo"]
    assert book.render(("ask-pay", {"card": "@card-cosy-coat", "due": 1})) == (
        "Pay for Cosy Coat: choose one more card to discard."
    )
    assert book.render(("ask-limit", {"due": 2})) == "Your hand is too full: discard 2 cards."
    assert book.render(("drew", {"player": "player:1", "count": 3}), names) == "Bo draws 3 cards."
    ranked: Text = (
        "ranked",
        {"challenge": "@challenge-rut", "player": "player:0", "score": 4, "place": 1, "points": 3},
    )
    assert book.render(ranked, names) == "Rut: Ada has 4, place 1, 3 points."
    assert book.render(("spliced", {"player": "player:0", "card": "@card-cosy-coat", "target": "player:1"}), names) == (
        "Ada adds Cosy Coat to Bo’s creature."
    )


def test_pointing_at_what_is_not_in_the_hand_says_so() -> None:
    s = position("A 0 | | cosy-coat\nB 0 | | modest-fan")
    assert s.touches(s.parse("play modest-fan"), 0) == ["face:38"]
    assert s.touches(s.parse("play cosy-coat"), 0) == ["card:27"]
    assert s.why_not(0, ["card:38"]) == ("not-now", {"action": "card:38"})
    do(s, "A pass")
    assert s.why_not(0, ["card:27"]) == ("not-asked", {"player": "player:0"})
