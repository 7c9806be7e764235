"""Deck files: errors with their line, differences card by card, the commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import galapagos
from galapagos.lab.decks import Difference, differences, line_of
from tests.cli.test_commands import run
from tests.islands import ISLANDS


@pytest.mark.parametrize("game", ISLANDS)
def test_an_exported_deck_is_the_standard_one(game: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    assert run("deck", "export", game, "--to", str(file)).returncode == 0
    checked = run("deck", "check", str(file), "--json")
    assert json.loads(checked.stdout) == {
        "game": game,
        "fingerprint": galapagos.game(game).deck().fingerprint,
        "standard": True,
    }
    assert "the same" in run("deck", "diff", game, str(file)).stdout
    again = run("deck", "export", game, "--to", str(file))
    assert again.returncode == 2
    assert "is there already" in again.stderr


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("another-world", '"caring"', '"carin"'),
        ("beginning", 'kind = "carnivore"', 'kind = "soup"'),
        ("evolve", "cost = 6", "cost = 99"),
        ("evoloosen", "pf = 2\n", 'pf = "two"\n'),
    ],
)
def test_an_error_names_the_line_and_what_was_expected(game: str, old: str, new: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    run("deck", "export", game, "--to", str(file))
    text = file.read_text(encoding="utf-8").replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    line = text[: text.index(new)].count("\n") + 1
    done = run("deck", "check", str(file))
    assert done.returncode == 2
    told = "".join(done.stderr.split("\n"))
    assert f"deck.toml:{line}:" in told
    assert "expected" in told


def test_a_place_that_is_nowhere_has_no_line() -> None:
    assert line_of("[[card]]\nid = 1\n", "soup 3.cost") is None
    assert line_of("[[card]]\nid = 1\n[[card]]\ncost = 2\n", "card 2.cost") == 4
    assert line_of("[[card]]\nid = 1\n[[card]]\ncost = 2\n", "card 2.shape") == 3


def test_decks_differ_card_by_card() -> None:
    one = {"name": "a", "card": [{"id": "x", "cost": 1}, {"id": "y", "cost": 2}]}
    other = {"name": "a", "card": [{"id": "y", "cost": 3}, {"id": "z", "cost": 1}]}
    assert differences(one, other) == [
        Difference("card.x", {"id": "x", "cost": 1}, None),
        Difference("card.y.cost", 2, 3),
        Difference("card.z", None, {"id": "z", "cost": 1}),
    ]
    assert differences(one, one) == []


def test_the_game_of_a_deck_is_found_out_or_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("[[soup]]\nid = 1\n", encoding="utf-8")
    done = run("deck", "check", str(file))
    assert done.returncode == 2
    assert "name one with --game" in done.stderr
