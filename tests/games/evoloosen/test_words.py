"""Questions, actions, pointing and reasons, in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from galapagos.games import catalogue
from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.kernel.text import BadNotation
from tests.games.evoloosen.table import Table, table

WORDS = catalogue("evoloosen")
PACKAGE = Path(__file__).parents[3] / "src" / "galapagos" / "games" / "evoloosen"


def says(t: Table, move: str) -> str:
    return WORDS.render(t.s.describe(t.s.parse(move), t.asked), ["Ada", "Bo", "Cem"])


def asks(t: Table) -> str:
    return WORDS.render(t.s.question(t.asked), ["Ada", "Bo", "Cem"])


def test_every_reason_in_the_rules_has_words() -> None:
    keys = set()
    for path in PACKAGE.rglob("*.py"):
        keys |= set(re.findall(r'"(why-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []


def test_every_word_of_the_vocabulary_has_words() -> None:
    keys = [f"effect-{op}" for op in codes.OPS]
    keys += [f"effect-guard-{guard}" for guard in codes.GUARDS] + [f"effect-improve-{part}" for part in codes.IMPROVES]
    keys += [f"when-{moment}" for moment in codes.MOMENTS] + [f"who-{who}" for who in codes.WHO]
    keys += [f"kind-{kind}" for kind in codes.KINDS] + [f"category-{name}" for name in codes.CATEGORIES]
    keys += [f"type-{name}" for name in codes.ADAPTATION_TYPES + codes.INVENTION_TYPES]
    assert [key for key in keys if not WORDS.has(key)] == []


def test_actions_are_told_in_words() -> None:
    t = table("mimic mp3 hand:pep-whistle,magnet-on-a-string genes:third-eye | scavenger mp2 | habitat:lint-lynx")
    assert asks(t) == "Do you use a Swift Invention now?"
    assert says(t, "play magnet-on-a-string p1") == "Use Magnet on a String on Bo"
    t.do("explore").quiet()
    assert asks(t) == "Lint Lynx has 1 PF, you have 0. Fight alone, or seek help?"
    t.do("solo")
    assert asks(t) == "Your battle turn: you have 0 PF, the Enemy 1."
    assert says(t, "play pep-whistle enemy") == "Use Pep Whistle on the Enemy"
    t.do("talk")
    assert says(t, "deal bribe p1") == "Offer a bribe to Bo"
    t.do("deal bribe p1")
    assert says(t, "template t1") == "2 MP for a promise not to sabotage"
    t.do("form")
    assert says(t, "ask sabotage-1") == "Ask for sabotage of Bo"
    assert says(t, "pledge spare") == "Promise not to sabotage"
    assert says(t, "give-card h0") == "Give Pep Whistle"


def test_a_question_for_somebody_else_is_a_wait() -> None:
    t = table("mimic | scavenger | habitat:gene-sale")
    assert WORDS.render(t.s.question(1), ["Ada", "Bo"]) == "Waiting for Ada."


def test_pointing_names_things_on_the_table() -> None:
    t = table(
        "mimic mp3 hand:pep-whistle genes:tidy-mind | scavenger mp2 | habitat:gene-sale"
        " | row:sofa-snail | pool:moss-coat"
    )
    token = t.s.unresolved[0]
    assert t.quiet().s.touches(t.s.parse("take u0"), 0) == [f"habitat:{token}"]
    assert t.s.touches(t.s.parse("explore"), 0) == ["do:explore"]
    t.do("explore").quiet()
    assert t.s.touches(t.s.parse("use tidy-mind"), 0) == [f"gene:{t[0].genes[0]}"]
    assert t.s.touches(t.s.parse("play pep-whistle enemy"), 0) == ["invention:0", "enemy:0"]
    assert t.s.touches(t.s.parse("play junk-drawer -"), 0) == [
        f"invention:{v.PLAY.values(t.s.parse('play junk-drawer -'))[0]}"
    ]
    t.do("pass").quiet()
    assert t.s.touches(t.s.parse("adapt g0"), 0) == ["slot:0"]


def test_stealing_points_at_the_victims_card() -> None:
    t = table("mimic hand:borrowed-genome genes:spare-brain,moss-coat | scavenger genes:moss-coat | habitat:gene-sale")
    t.do("explore", "play borrowed-genome p1")
    assert t.s.touches(t.s.parse("steal moss-coat"), 0) == [f"gene:{t[1].genes[0]}"]


def test_why_not_says_the_reason_for_pointing_there() -> None:
    t = table("mimic mp1 | scavenger | habitat:gene-sale | pool:club-tail").do("explore", "pass").quiet()
    assert t.s.why_not(0, ["slot:0"]) == ("why-mp", {"action": "adapt g0"})
    assert t.s.why_not(0, ["slot:1"]) == ("why-slot-empty", {"action": "adapt g1"})


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "species mimic",
        "take u3",
        "play pep-whistle p2",
        "play solvent -",
        "use tidy-mind",
        "share 2 1",
        "deal trade p4",
    ],
)
def test_notation_goes_both_ways(text: str) -> None:
    t = table("mimic | scavenger")
    assert t.s.notation(t.s.parse(text)) == text


def test_every_action_has_a_notation() -> None:
    t = table("mimic | scavenger")
    for action in range(v.VERBS.count):
        assert t.s.parse(t.s.notation(action)) == action


@pytest.mark.parametrize("text", ["", "dance", "play", "play banjo p0", "take u99", "adapt x1"])
def test_nonsense_is_no_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        table("mimic | scavenger").s.parse(text)
