"""Words and pointing: every question, action, reason and event has its sentence, every action its things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from galapagos.games import catalogue
from galapagos.games.beginning.species import TRAITS
from galapagos.games.beginning.verbs import VERBS
from tests.games.beginning.positions import attack, play, position

WORDS = catalogue("beginning")
SOURCES = Path(__file__).parents[3] / "src" / "galapagos" / "games" / "beginning"
TABLE = """
hole 2
A* hand flight speed
B
0 A 0 burrowing
1 B 10
2 A 00 carnivore
"""


def test_every_trait_and_verb_has_words() -> None:
    for name in TRAITS:
        assert WORDS.has(f"trait-{name}")
    for verb in VERBS.verbs:
        assert WORDS.has(f"act-{verb.name}")


@pytest.mark.plain_only
def test_every_reason_and_question_in_the_rules_has_words() -> None:
    used = set()
    for path in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'"((?:why|ask)-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 30
    assert [key for key in sorted(used) if not WORDS.has(key)] == []


@pytest.mark.plain_only
def test_no_words_are_idle() -> None:
    """Every reason and question of the catalogue is used by a rule."""
    rules = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    catalogue_text = (SOURCES / "words" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^((?:why|ask)-[a-z-]+) =", catalogue_text, re.MULTILINE)
    assert [key for key in keys if f'"{key}"' not in rules] == []


@pytest.mark.parametrize(
    ("picks", "move", "sentence", "touches"),
    [
        ([], "play h1", "Play Speed", ["card:1"]),
        ([], "play h7", "Play no card", ["slot:7"]),
        (["play h0"], "create", "Create a new species, face down", ["do:create"]),
        (["play h0"], "grow s0", "Add a population to species 0, face down", ["species:0", "do:grow"]),
        (["play h0"], "evolve s0", "Give the trait to species 0", ["species:0", "do:evolve"]),
        ([], "remove s0 burrowing", "Remove Burrowing from species 0", ["trait"]),
        ([], "remove s0 speed", "Remove Speed from species 0", ["trait:0:speed"]),
        ([], "remove s7 speed", "Remove Speed from species 7", ["trait:7:speed"]),
        ([], "done", "Done adapting: start to eat", ["do:done"]),
        (["done"], "feed s0", "Species 0 eats from the Watering Hole", ["species:0"]),
        (["done"], "hunt s2", "Species 2 attacks", ["species:2"]),
        (["done"], "stop", "Eat no more", ["do:stop"]),
        (["done"], "bite p0", "Eat population 1 (no food on it)", ["population:0"]),
        (["done", "hunt s2"], "prey s1", "Attack species 1", ["species:1"]),
        (["done", "hunt s2", "prey s1"], "bite p0", "Eat population 1 (1 food on it goes to its owner)", ["prey 0"]),
        (["done", "hunt s2", "prey s1"], "bite p1", "Eat population 2 (no food on it)", ["prey 1"]),
        (["done", "hunt s2", "prey s1"], "bite p2", "Eat population 3 (no food on it)", ["population:2"]),
    ],
)
def test_an_action_in_words_and_things(picks: list[str], move: str, sentence: str, touches: list[str]) -> None:
    s = position(TABLE, at="adapt")
    play(s, *picks)
    names = {
        "card:1": f"card:{s.hands[0][1]}",
        "trait": f"card:{s.at(0).worn[0]}",
        "prey 0": f"card:{s.at(1).herd[0]}",
        "prey 1": f"card:{s.at(1).herd[1]}",
    }
    action = s.parse(move)
    assert WORDS.render(s.describe(action)) == sentence
    assert s.touches(action) == [names.get(thing, thing) for thing in touches]
    assert s.notation(action) == move


def test_the_card_that_horns_take_is_pointed_at() -> None:
    s = position("hole 2\nA*\nB\n0 A 10 carnivore\n1 B 0 defensive-horns\n2 A 0 speed")
    attack(s, 0, 1)
    herd = s.at(0).herd
    assert s.touches(s.parse("lose p1"), 1) == [f"card:{herd[1]}"]
    assert s.touches(s.parse("lose p2"), 1) == ["population:2"]
    assert WORDS.render(s.describe(s.parse("lose p0"), 1)).startswith("It loses population 1 (1 food")
    assert WORDS.render(s.describe(s.parse("lose p1"), 1)) == "It loses population 2 (no food on it)"


@pytest.mark.parametrize(
    ("picks", "touches", "reason"),
    [
        ([], ["do:done"], None),
        ([], ["species:0"], "why-card-first"),
        (["play h0"], ["species:0"], None),
        (["play h0"], ["species:1"], "why-not-yours"),
        (["play h0"], ["do:done"], "why-one-card"),
        (["done"], ["species:0"], None),
        (["done"], ["species:1"], "why-adapt-over"),
        (["done", "hunt s2"], ["species:2"], "why-adapt-over"),
        (["done"], ["do:stop"], "why-must-eat"),
        (["done"], ["nothing:1"], "not-now"),
    ],
)
def test_why_pointing_there_leads_nowhere(picks: list[str], touches: list[str], reason: str | None) -> None:
    s = position(TABLE, at="adapt")
    play(s, *picks)
    found = s.why_not(0, touches)
    assert (found[0] if found else None) == reason
    if found:
        assert WORDS.render(found)


def test_the_questions_in_words() -> None:
    s = position(TABLE, at="adapt")
    assert WORDS.render(s.question(0)) == "Adapt: play a card, remove a trait, or be done."
    play(s, "play h0")
    assert WORDS.render(s.question(0)) == "What becomes of Flight?"
    play(s, "create", "done", "hunt s2", "prey s1")
    assert WORDS.render(s.question(0)) == "Which population of species 1 is eaten?"
    assert WORDS.render(s.question(1), ["Ada", "Ben"]) == "Waiting for Ada."
