"""`galapagos rules`: the page in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from galapagos import games
from galapagos.cli import app
from galapagos.cli.options import BadOption
from galapagos.files import package_text
from tests.islands import ISLANDS


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rules", *arguments])


@pytest.mark.parametrize("id", [*ISLANDS, "tidepool"])
def test_the_whole_page_is_printed_with_the_games_name(id: str) -> None:
    done = rules(id)
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith(games.title(id))


def test_a_section_is_found_by_its_id_its_heading_or_its_words() -> None:
    by_id = rules("beginning", "gather", "--plain").stdout
    assert "Gather" in by_id
    assert "Scavenger" not in by_id
    assert rules("beginning", "Gather", "--plain").stdout == by_id
    assert "Horns strike" in rules("beginning", "horns", "--plain").stdout


def test_plain_tables_are_lines_that_name_their_columns() -> None:
    told = rules("evolve", "places", "--plain").stdout
    assert "place: 1; points: 3; cards: 1" in told
    assert "place: 4 and further; points: 0; cards: 4" in told


def test_json_is_one_object() -> None:
    found = json.loads(rules("another-world", "setup", "--players", "4", "--mode", "base", "--json").stdout)
    assert found["game"] == "another-world"
    assert [section["id"] for section in found["sections"]] == ["setup"]
    assert found["sections"][0]["rows"][0] == ["Moonlight Rock", "6", "2 for Astral"]


def test_the_numbers_are_those_of_the_given_deck(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    text = package_text("galapagos.games.beginning", "cards.toml")
    deck.write_text(text.replace("food = 2   # placed", "food = 7   # placed"), encoding="utf-8")
    assert "7 food from the Excess Food" in rules("beginning", "gather", "--deck", str(deck)).stdout


def test_what_is_nowhere_is_refused_with_what_there_is() -> None:
    done = rules("beginning", "spaceship")
    assert isinstance(done.exception, BadOption)
    assert "gather" in str(done.exception)
