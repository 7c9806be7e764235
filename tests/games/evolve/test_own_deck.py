"""A deck of one's own: its names and numbers are what everybody reads, in the terminal, on the table, in texts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from galapagos import gallery
from galapagos.cli import app
from galapagos.gallery.picture import picture
from galapagos.gallery.sketch import sketch
from galapagos.games import catalogue
from galapagos.games.evolve import telling
from galapagos.games.evolve.game import EvolveState
from galapagos.kernel.text import Event
from tests.games.evolve.table import GAME

WORDS = catalogue("evolve")


def own() -> dict[str, Any]:
    """The standard deck with every id new, so that the catalogue has no word for anything in it."""
    source = GAME.standard_source()
    for section in ("creature", "challenge", "biome"):
        for number, row in enumerate(source[section]):
            row["id"] = f"{section}-{number}"
            row["name"] = f"My {section} {number}"
    return source


def renamed() -> dict[str, Any]:
    """The standard deck, its ids kept, every name and some numbers changed."""
    source = GAME.standard_source()
    for section in ("creature", "challenge", "biome"):
        for row in source[section]:
            row["name"] = f"New {row['name']}"
    return source


def toml(source: dict[str, Any]) -> str:
    """The deck as a file, the way people write one."""
    lines = []
    for section, rows in source.items():
        for row in rows:
            lines += [f"[[{section}]]", *(f"{key} = {value_of(value)}" for key, value in row.items())]
    return "\n".join(lines)


def value_of(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {value_of(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)


def say(section: str, row: dict[str, Any]) -> str:
    return " ".join(WORDS.render(text) for text in telling.rules_of(section, row))


def challenge(id: str, **changes: Any) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in GAME.standard_source()["challenge"] if row["id"] == id)
    return row | changes


@pytest.mark.parametrize("deck", [own, renamed])
def test_a_deck_of_ones_own_is_played_in_the_terminal(deck: Any, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(toml(deck()), encoding="utf-8")
    command = ["play", "evolve", "--players", "2", "--seed", "3", "--deck", str(file)]
    done = CliRunner().invoke(app, command, input="2\n" + "1\n" * 80)
    assert done.exception is None, done.exception
    word = "My" if deck is own else "New"
    held = re.findall(r"hand: (\w+)", done.stdout)
    assert len(held) > 16
    assert set(held) == {word}
    assert set(re.findall(r"[Bb]iome: (\w+)", done.stdout)) == {word}
    assert set(re.findall(r"Challenge: (\w+)", done.stdout)) == {word}


@pytest.mark.parametrize("deck", [own, renamed])
def test_every_event_question_and_option_names_the_decks_own_cards(deck: Any) -> None:
    s = GAME.start(3, 5, deck=deck())
    events: list[Event] = []
    s.sink = events.append
    old = [row["name"] for rows in GAME.standard_source().values() for row in rows]
    told: list[str] = []
    while not s.over:
        seat = s.to_move
        actions = s.legal_actions(seat)
        told += [WORDS.render(s.describe(action, seat)) for action in actions]
        told.append(WORDS.render(s.question(seat)))
        s.apply(actions[-1], seat)
    told += [WORDS.render(event.text) for event in events]
    text = "\n".join(told).replace("New ", "My ")
    assert not [name for name in old if re.search(rf"(?<!My ){re.escape(name)}\b(?! adds| counts)", text)]


def test_a_view_of_a_deck_of_ones_own_is_told_and_drawn() -> None:
    s = GAME.start(2, 5, deck=own())
    text = sketch(s.view(0), WORDS)
    assert text.count("hand: My creature") == 8
    assert "Biome: My biome" in text
    assert "Challenge: My challenge" in text
    assert picture(s.view(0)).startswith("<svg")
    for section, rows in own().items():
        assert gallery.draw(gallery.plate("evolve", section, rows[0])).startswith("<svg")
        assert WORDS.render(gallery.alt(gallery.plate("evolve", section, rows[0])))


def test_a_renamed_card_is_not_told_by_its_old_name() -> None:
    text = sketch(GAME.start(2, 5, deck=renamed()).view(0), WORDS)
    assert text.count("hand: New ") == 8


def test_the_standard_cards_are_told_in_the_words_of_the_language() -> None:
    assert telling.label("card", {"id": "cosy-coat", "name": "Cosy Coat"}) == "@card-cosy-coat"
    assert telling.label("card", {"id": "cosy-coat", "name": "Rug"}) == "Rug"
    assert telling.label("card", {"id": "rug", "name": "Rug"}) == "Rug"


def test_what_a_challenge_counts_is_told_from_its_numbers() -> None:
    assert say("challenge", challenge("territory")).startswith(
        "The highest Aggression wins. Venom counts as 1 more here."
    )
    changed = challenge("territory", bonus={"climbing": 2})
    assert say("challenge", changed).startswith("The highest Aggression wins. Climbing counts as 2 more here.")
    assert say("challenge", challenge("nesting")).startswith("The highest Allure plus Gathering wins.")
    assert say("challenge", challenge("ambush")).startswith("The highest Aggression less Allure wins.")
    assert say("challenge", challenge("plague", score={"gathering": -1})).startswith("The lowest Gathering wins.")
    three = {"aggression": 1, "allure": 1, "gathering": 1, "resilience": -1}
    assert say("challenge", challenge("plague", score=three)).startswith(
        "The highest sum of Aggression, Allure, Gathering less Resilience wins."
    )


def test_an_action_is_told_before_what_counts() -> None:
    text = say("challenge", challenge("genetic-drift", score={"allure": 1}))
    assert text.startswith("First everybody may exchange up to two cards of the hand unseen.")
    assert "The highest Allure wins." in text


def test_a_special_challenge_is_told_with_the_decks_own_bonus() -> None:
    text = say("challenge", challenge("meteor", bonus={"armour": 1}))
    assert "Armour counts as 1 more Resilience." in text
    assert "Burrowing" not in text


def test_what_a_card_can_do_is_told_from_its_power() -> None:
    row = next(row for row in GAME.standard_source()["creature"] if row["id"] == "bottomless-pouch")
    assert say("creature", row) == "Your hand limit is 12."
    assert say("creature", row | {"power": "thrift"}) == "Cards cost you 1 less."
    assert say("creature", {key: value for key, value in row.items() if key != "power"}) == ""


def test_no_text_of_a_card_or_challenge_promises_what_only_its_data_can() -> None:
    """Names and texts of single cards tell stories; numbers, abilities and attributes come from the deck."""
    rules = [*(WORDS.render((key, {})) for key in WORDS.keys if key.startswith(("ability-", "attribute-")))]
    texts = [WORDS.attribute(key, "text") for key in WORDS.keys if key.startswith(("card-", "challenge-"))]
    assert len(texts) > 90
    assert [text for text in texts if re.search(r"\d|points|wins", text) or any(rule in text for rule in rules)] == []


def test_a_view_tells_the_rule_of_a_challenge() -> None:
    s = GAME.start(2, 5, deck=own())
    assert isinstance(s, EvolveState)
    for token, face in enumerate(s.challenges.face):
        s.challenge = token
        s.reveal(s.challenges, token, s.everyone())
        shown = s.view(0)["challenge"]
        row = own()["challenge"][face]
        assert shown is not None
        assert shown["rule"] == row.get("special", row.get("action"))
