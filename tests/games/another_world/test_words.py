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
    keys |= set(re.findall(r'wording\.\w+\(s, "([a-z-]+)"', text)) | set(re.findall(r's\.tell\("([a-z-]+)"', text))
    assert len(keys) > 60
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []


def test_every_verb_has_words() -> None:
    for kind in ("act", "when"):
        assert [verb.name for verb in VERBS.verbs if not WORDS.has(f"{kind}-{verb.name}")] == []


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
    assert t.state.describe(t.state.parse("attack c2")) == (
        "act-attack",
        {"creature": 2, "owner": "player:1", "yours": "no"},
    )


def pointed(t: Table, thing: str) -> str:
    """The reason why pointing there leads nowhere, "" if it leads somewhere; a capital letter is a creature."""
    anchor = f"creature:{t.names[thing]}" if thing in t.names else thing
    reason = t.state.why_not(t.state.to_move, [anchor])
    assert reason is None or WORDS.render(reason)
    return reason[0] if reason else ""


def test_pointing_at_what_is_not_possible_gives_the_reason() -> None:
    t = Table("A me 0: vampire\nB me 0 asleep\nC foe 1: flying\nD foe 0: astral").do("activate A")
    assert t.state.why_not(0, ["creature:2"]) is None
    assert t.state.why_not(0, ["creature:3"]) == ("why-flying", {"action": "attack c3"})
    assert t.state.why_not(0, ["source:lower"]) == ("why-lower-empty", {"action": "gain lower"})
    assert t.state.why_not(0, ["do:transmute"]) == ("why-too-little-energy", {"action": "transmute"})
    assert t.state.why_not(1, ["creature:2"]) == ("not-asked", {"player": "player:1"})


def test_for_an_attacker_to_point_at_a_creature_means_to_attack_it() -> None:
    t = Table("A me 0: vampire, fearsome\nB me 0: flying\nC foe 1: astral\nD foe 0").do("activate A", "scare C")
    assert pointed(t, "D") == "why-pick-trait"
    t.do("silence astral")
    assert [pointed(t, name) for name in "ABCD"] == ["why-itself", "why-flying", "", ""]
    t = Table("A me 0: vampire\nB me 0: astral\nC foe 1: flying, astral").do("activate A")
    assert [pointed(t, name) for name in "BC"] == ["why-astral", "why-astral"]


def test_without_an_attacking_trait_it_means_to_use_the_traits_that_there_are() -> None:
    t = Table("A me 0: fearsome\nB me 0\nC foe 1: toxic").do("activate A")
    assert [pointed(t, name) for name in "ABC"] == ["why-itself", "why-no-effect", ""]
    t = Table("A me 0: pestering\nB me 0\nC foe 1 asleep").do("activate A")
    assert [pointed(t, name) for name in "ABC"] == ["why-itself", "why-no-effect", ""]
    t = Table("A me 0: toxic\nB me 0\nC foe 1").do("activate A")
    assert [pointed(t, name) for name in "BC"] == ["why-no-attacking-trait", "why-no-attacking-trait"]


def test_to_point_ahead_of_time_says_when_it_is_possible() -> None:
    t = Table("source quiet-pool 2 0\nA me 0: vampire\nC foe 0\nhand me: toxic/caring, lulling/charming")
    things = ["A", "source:lower", "do:sleep", "do:redraw"]
    assert [pointed(t, thing) for thing in things] == ["when-activate", "when-gain", "when-sleep", "when-redraw"]
    t.do("no-creature")
    assert pointed(t, "A") == "why-card-first"
    t.do("evolve h0 upright")
    assert [pointed(t, thing) for thing in "AC"] == ["", "why-not-yours"]
    assert pointed(t, f"card:{t.state.hands[0][1]}") == "why-creature-now"
    t.do("onto A")
    assert pointed(t, f"card:{t.state.hands[0][0]}") == "when-create"
    assert [pointed(t, thing) for thing in "AC"] == ["", "why-not-yours"]
    t.do("activate A")
    assert pointed(t, card(t, "A", "vampire")) == "when-strike"


def test_to_point_in_an_attack_and_in_a_gain() -> None:
    t = Table("A me 0: vampire, toxic\nC foe 2: fireproof, vengeful\nD foe 0").do("activate A", "attack C")
    assert pointed(t, card(t, "A", "toxic")) == "why-not-attacking"
    assert pointed(t, card(t, "C", "fireproof")) == "why-no-fire"
    assert pointed(t, "do:stop") == "why-strike-first"
    t.do("strike vampire")
    assert pointed(t, card(t, "A", "toxic")) == ""
    assert pointed(t, "do:poison") == "why-used-up"
    t = Table("source quiet-pool 4 0\nA me 0: caring\nB me 4\nD me 3: charming\nC foe 0")
    t.do("activate A", "gain lower")
    assert [pointed(t, name) for name in "ABCD"] == ["why-itself", "why-friend-full", "why-not-yours", ""]
    t = Table("source quiet-pool 4 0\nA me 0: long-tailed\nB me 0: caring\nC foe 0").do("activate A", "gain lower")
    assert pointed(t, "B") == "why-not-charming"
    assert pointed(t, card(t, "A", "long-tailed")) == ""


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
