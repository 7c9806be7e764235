"""Words and pointing: every key has a sentence, every action names things on the table."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from galapagos.games.another_world.names import TRAIT_NAMES
from galapagos.games.another_world.verbs import VERBS
from tests.games.another_world.table import WORDS, Table


@pytest.mark.plain_only
def test_every_key_in_the_rules_has_words() -> None:
    folder = files("galapagos.games.another_world")
    text = "".join(
        path.read_text(encoding="utf-8")
        for place in (folder, folder / "rules", folder / "traits")
        for path in place.iterdir()
        if path.name.endswith(".py")
    )
    keys = set(re.findall(r'"((?:why|ask)-[a-z-]+)"', text))
    keys |= set(re.findall(r'telling\.\w+\(s, "([a-z-]+)"', text)) | set(re.findall(r'self\.tell\("([a-z-]+)"', text))
    assert len(keys) > 60
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []


def test_every_verb_has_words() -> None:
    assert [verb.name for verb in VERBS.verbs if not WORDS.has(f"act-{verb.name}")] == []


def test_every_action_has_a_notation_that_names_it() -> None:
    for action in range(VERBS.count):
        assert VERBS.parse(VERBS.notation(action)) == action


def card(t: Table, name: str, trait: str) -> str:
    return f"card:{t[name].card_of(TRAIT_NAMES.index(trait))}"


def touched(t: Table, move: str) -> list[str]:
    return t.state.touches(t.state.parse(t._numbered(move)))


def test_a_trait_is_pointed_at_by_its_card() -> None:
    t = Table("A me 0: fearsome, long-tailed, vampire, fire-breathing\nC foe 2: toxic, vengeful\nD foe 0").do(
        "activate A"
    )
    assert touched(t, "scare C") == ["creature:2"]
    t.do("scare C")
    assert touched(t, "silence toxic") == [card(t, "C", "toxic")]
    t.do("silence toxic")
    assert touched(t, "attack C") == ["creature:2"]
    t.do("attack C")
    assert touched(t, "strike vampire") == [card(t, "A", "vampire")]
    assert touched(t, "burn vengeful") == [card(t, "C", "vengeful")]
    assert touched(t, "stop") == ["do:stop"]
    t.do("strike vampire")
    assert touched(t, "shed fearsome") == [card(t, "A", "fearsome")]
    t.do("enough", "stop")
    assert touched(t, "avenge vampire") == [card(t, "A", "vampire")]
    assert touched(t, "spare") == ["do:spare"]


def test_a_copied_trait_is_pointed_at_on_its_creature() -> None:
    t = Table("A me 0: metamorphic\nB me 0 asleep: lulling\nC foe 2").do("activate A", "mimic B")
    assert touched(t, "copy lulling") == [card(t, "B", "lulling")]
    t.do("copy lulling", "attack C")
    assert touched(t, "strike lulling") == ["copy:1:1"]


def test_the_parts_of_the_source_are_things() -> None:
    t = Table("source quiet-pool 2 0\nA me 0\nC foe 0").do("activate A")
    assert touched(t, "gain lower") == ["source:lower"]
    assert touched(t, "gain upper") == ["source:upper"]
    assert touched(t, "sleep") == ["do:sleep"]
    assert t.state.describe(t.state.parse("gain lower")) == ("act-gain", {"part": "@part-lower"})
    assert t.state.describe(t.state.parse("gain upper")) == ("act-gain", {"part": "@part-upper"})
    assert t.state.describe(t.state.parse("burn toxic")) == ("act-burn", {"trait": "@trait-toxic"})
    assert t.state.describe(t.state.parse("attack c2")) == ("act-attack", {"creature": 2})


def test_pointing_at_what_is_not_possible_gives_the_reason() -> None:
    t = Table("A me 0: vampire\nB me 0 asleep\nC foe 1: flying\nD foe 0: astral").do("activate A")
    assert t.state.why_not(0, ["creature:2"]) is None
    assert t.state.why_not(0, ["creature:3"]) == ("why-lacks-trait", {"action": "scare c3"})
    assert t.state.why_not(0, ["source:lower"]) == ("why-lower-empty", {"action": "gain lower"})
    assert t.state.why_not(0, ["do:transmute"]) == ("why-too-little-energy", {"action": "transmute"})
    assert t.state.why_not(1, ["creature:2"]) == ("not-asked", {"player": "player:1"})


def test_events_say_from_where_to_where() -> None:
    t = Table(
        "source quiet-pool 2 0\nA me 0: caring, long-tailed\nB me 4: tiny\nD me 0\nC foe 0\nhand me: vampire/caring"
    )
    trait = t["A"].card_of(TRAIT_NAMES.index("long-tailed"))
    t.do("create h0", "activate A", "gain lower", "shed long-tailed", "enough", "give D")
    moves = {event.key: (event.source, event.target) for event in t.events}
    assert moves["created"] == ("player:0", "creature:5")
    assert moves["activated"] == ("", "creature:1")
    assert moves["gained-lower"] == ("source:lower", "creature:1")
    assert moves["shed-trait"] == (f"card:{trait}", "discard:0")
    assert moves["gained"] == ("supply:0", "creature:1")
    assert moves["passed-energy"] == ("creature:1", "creature:3")
    assert moves["turn-began"] == ("", "player:1")
