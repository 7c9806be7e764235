"""Words and pointing: every question, action, reason and event has its sentence, every action its things."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from galapagos.games.beginning.species import TRAITS
from galapagos.games.beginning.verbs import VERBS
from tests.games.beginning.table import WORDS, Table

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
        assert WORDS.has(f"when-{verb.name}")


@pytest.mark.plain_only
def test_every_reason_and_question_in_the_rules_has_words() -> None:
    used = set()
    for path in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'"((?:why|ask)-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 28
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
        (["done", "hunt s2"], "prey s1", "Attack Ben’s species 1", ["species:1"]),
        (["done", "hunt s2"], "prey s0", "Attack your own species 0", ["species:0"]),
        (["done", "hunt s2"], "prey s7", "Attack species 7", ["species:7"]),
        ([], "store 0", "Take no second food", ["do:store-0"]),
        ([], "store 1", "Take 1 second food", ["do:store-1"]),
        ([], "store 2", "Take 2 second foods", ["do:store-2"]),
        (["done", "hunt s2", "prey s1"], "bite p0", "Eat population 1 (1 food on it goes to its owner)", ["prey 0"]),
        (["done", "hunt s2", "prey s1"], "bite p1", "Eat population 2 (no food on it)", ["prey 1"]),
        (["done", "hunt s2", "prey s1"], "bite p2", "Eat population 3 (no food on it)", ["population:2"]),
    ],
)
def test_an_action_in_words_and_things(picks: list[str], move: str, sentence: str, touches: list[str]) -> None:
    t = Table(TABLE, at="adapt")
    t.do(*picks)
    names = {
        "card:1": f"card:{t.s.hands[0][1]}",
        "trait": f"card:{t.s.at(0).worn[0]}",
        "prey 0": f"card:{t.s.at(1).herd[0]}",
        "prey 1": f"card:{t.s.at(1).herd[1]}",
    }
    action = t.s.parse(move)
    assert WORDS.render(t.s.describe(action), ["Ada", "Ben"]) == sentence
    assert t.s.touches(action) == [names.get(thing, thing) for thing in touches]
    assert t.s.notation(action) == move


def test_the_card_that_horns_take_is_pointed_at() -> None:
    t = Table("hole 2\nA*\nB\n0 A 10 carnivore\n1 B 0 defensive-horns\n2 A 0 speed")
    t.attack(0, 1)
    herd = t.s.at(0).herd
    assert t.s.touches(t.s.parse("lose p1"), 1) == [f"card:{herd[1]}"]
    assert t.s.touches(t.s.parse("lose p2"), 1) == ["population:2"]
    assert WORDS.render(t.s.describe(t.s.parse("lose p0"), 1)).startswith("It loses population 1 (1 food")
    assert WORDS.render(t.s.describe(t.s.parse("lose p1"), 1)) == "It loses population 2 (no food on it)"


@pytest.mark.parametrize(
    ("picks", "touches", "reason"),
    [
        ([], ["do:done"], ""),
        ([], ["species:0"], "why-card-first"),
        ([], ["species:1"], "why-not-yours"),
        (["play h0"], ["species:0"], ""),
        (["play h0"], ["species:1"], "why-not-yours"),
        (["play h0"], ["do:done"], "why-one-card"),
        (["done"], ["species:0"], ""),
        (["done"], ["species:1"], "why-hunter-first"),
        (["done"], ["do:stop"], "why-must-eat"),
        (["done"], ["do:done"], "when-done"),
        (["done"], ["nothing:1"], "not-now"),
        (["done", "hunt s2"], ["species:0"], "why-evades"),
        (["done", "hunt s2"], ["species:2"], "why-itself"),
        (["done", "hunt s2", "prey s1"], ["species:0"], "why-attack-first"),
    ],
)
def test_why_pointing_there_leads_nowhere(picks: list[str], touches: list[str], reason: str) -> None:
    assert Table(TABLE, at="adapt").do(*picks).why_not_there(*touches) == reason


@pytest.mark.parametrize(
    ("species", "reason"),
    [
        ("hole 1\n0 A 1\n1 A 0", "why-full"),  # “cannot eat Food if it is full, even if Food is still available”
        ("hole 0\n0 A 0\n1 A 0 carnivore\n2 A 0 fertile", "why-hole-empty"),
        ("hole 1\n0 A 1 fat-tissue\n1 A 0", "why-first-foods"),
        ("hole 1\n0 A 0 carnivore\n1 A 0 flight\n2 B 0 speed", "why-no-prey"),  # “until there are no legal targets”
        ("hole 1\n0 A 1 carnivore\n1 A 0", "why-full"),
        ("hole 1\n0 B 0\n1 A 0", "why-hunter-first"),
    ],
)
def test_pointing_at_a_species_that_cannot_eat_tells_what_keeps_it_from_its_own_way_of_eating(
    species: str, reason: str
) -> None:
    assert Table(f"A*\nB\n{species}").why_not_there("species:0") == reason


def test_pointing_at_a_hidden_species_tells_that_it_hides() -> None:
    """The book's example: Nocturnal and Burrowing are both needed."""
    t = Table("A*\nB\n0 A 00 carnivore nocturnal\n1 B 0 nocturnal burrowing\n2 B 0")
    assert t.do("hunt s0").why_not_there("species:1") == "why-evades"


@pytest.mark.parametrize(
    ("worn", "reason"), [("flight", "why-duplicate"), ("speed fertile burrowing", "why-enough-traits"), ("speed", "")]
)
def test_a_trait_that_a_species_cannot_get(worn: str, reason: str) -> None:
    """“A species may not have more than 3 Traits and may not have any duplicate Traits.”"""
    t = Table(f"A* hand flight\nB\n0 A 1 {worn}", at="adapt").do("play flight")
    assert t.why_not_there("species:0", "do:evolve") == reason
    assert t.why_not_there("species:0", "do:grow") == ""


def test_pointing_at_cards() -> None:
    t = Table("hole 2\nA* hand flight flight\nB\n0 A 00 speed\n1 B 0 burrowing", at="adapt")
    second, own, others = (f"card:{card}" for card in (t.s.hands[0][1], t.s.at(0).worn[0], t.s.at(1).worn[0]))
    assert t.why_not_there(second) == "why-same-card"
    assert t.why_not_there(own) == ""
    assert t.why_not_there(others) == "why-not-yours"
    t.do("play flight")
    assert t.why_not_there(own) == "why-one-card"
    t.do("grow s0", "done")
    assert t.why_not_there(own) == "when-remove"
    assert t.why_not_there(f"card:{t.s.hands[0][0]}") == "when-play"


def test_while_the_horns_strike_pointing_elsewhere_tells_so() -> None:
    t = Table("hole 2\nA*\nB hand speed\n0 A 00 carnivore\n1 B 00 defensive-horns\n2 A 0 speed").attack(0, 1)
    assert t.why_not_there(f"card:{t.s.at(0).herd[1]}") == ""
    assert t.why_not_there("species:0") == t.why_not_there("species:1") == "why-horns-first"
    assert t.why_not_there(f"card:{t.s.hands[1][0]}") == "when-play"


def test_the_questions_in_words() -> None:
    t = Table(TABLE, at="adapt")
    assert WORDS.render(t.s.question(0)) == "Adapt: play a card, remove a trait, or be done."
    t.do("play h0")
    assert WORDS.render(t.s.question(0)) == "What becomes of Flight?"
    t.do("create", "done", "hunt s2", "prey s1")
    assert WORDS.render(t.s.question(0), ["Ada", "Ben"]) == "Which population of Ben’s species 1 is eaten?"
    assert WORDS.render(t.s.question(1), ["Ada", "Ben"]) == "Waiting for Ada."


def test_a_carnivore_tells_that_it_must_go_on_attacking_even_ones_own_species() -> None:
    text = WORDS.attribute("trait-carnivore", "text")
    assert text == (
        "Never eats at the Watering Hole, but 2 food for each attack. "
        "Hungry, it must go on attacking whom it can, your own species included."
    )


@pytest.mark.parametrize("trait", ["long-neck", "scavenger"])
def test_food_from_elsewhere_has_to_fit_like_any_other(trait: str) -> None:
    text = WORDS.attribute(f"trait-{trait}", "text")
    assert "extra" not in text
    assert "as far as it fits" in text
    assert "not from the Watering Hole" in text


@pytest.mark.parametrize(
    ("key", "params", "sentence"),
    [
        ("shuffled", {"count": 1}, "The only discard becomes the new deck."),
        ("shuffled", {"count": 2}, "The 2 discards are shuffled into a new deck."),
        ("scored", {"player": "player:0", "count": 0}, "Ada has no food for the bag."),
        ("scored", {"player": "player:0", "count": 1}, "Ada puts 1 food into the bag."),
        ("drew", {"player": "player:0", "count": 1}, "Ada draws a card."),
        ("drew", {"player": "player:0", "count": 2}, "Ada draws 2 cards."),
        ("counted", {"player": "player:1", "count": 1}, "Ben has 1 point."),
        ("stored", {"player": "player:1", "species": 2, "count": 1}, "Ben’s species 2 takes a second food."),
        ("stored", {"player": "player:1", "species": 2, "count": 2}, "Ben’s species 2 takes 2 second foods."),
        ("browsed", {"player": "player:1", "species": 2, "count": 1}, "Ben’s species 2 reaches up and eats 1 food."),
        ("devoured", {"player": "player:1", "species": 2, "count": 2}, "Ben’s species 2 eats 2 food."),
        ("scavenged", {"player": "player:1", "species": 2, "count": 1}, "Ben’s species 2 scavenges 1 food."),
        ("grew", {"player": "player:1", "species": 2}, "Ben’s species 2 gains a population from the hand."),
        ("created", {"player": "player:1", "species": 2}, "Ben creates a new species from the hand: species 2."),
        ("bred", {"player": "player:1", "species": 2}, "Ben’s fertile species 2 gains a population."),
    ],
)
def test_what_happened_is_right_in_number_and_names_the_owner(key: str, params: dict[str, Any], sentence: str) -> None:
    assert WORDS.render((key, params), ["Ada", "Ben"]) == sentence


def test_the_number_of_every_event_about_a_species_comes_with_its_owner() -> None:
    text = (SOURCES / "words" / "en.ftl").read_text(encoding="utf-8").partition("## What happened")[2]
    events = re.split(r"\n(?=[a-z-]+ =)", text.partition("\n## ")[0])
    unnamed = [event for event in events if "$species" in event and "$player" not in event]
    assert len(events) > 20
    assert unnamed == []
