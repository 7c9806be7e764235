"""Nothing from outside is a path: a deck that comes along is data, and a name of a file opens nothing."""

from __future__ import annotations

import json
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import galapagos
from galapagos.files import package_text, read_toml
from galapagos.kernel.text import BadDeck
from galapagos.server.settings import Settings
from galapagos.table.history import History
from tests.cli.test_commands import run
from tests.server.conftest import Running, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server of the games whose decks are files."""
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", rates=1000.0)) as found:
        yield found


def own_deck() -> str:
    """A deck of one's own for The Beginning, as TOML."""
    return package_text("galapagos.games.beginning", "cards.toml").replace("food = 2", "food = 3", 1)


def finished(deck: dict[str, Any] | None) -> list[str]:
    """The record of a game that was played at random, as lines."""
    history = History.start(galapagos.game("beginning"), 2, 7, "base", deck)
    chance = Random(7)
    while not history.state.over:
        seat = history.state.to_move
        history.apply(seat, chance.choice(history.state.legal_actions(seat)))
    return history.record.text().splitlines()


def changed(lines: list[str], **values: Any) -> dict[str, str]:
    """The record with other values in its header, as the body of an import."""
    header = json.loads(lines[0]) | values
    return {"record": "\n".join([json.dumps(header), *lines[1:]])}


async def test_a_record_that_names_a_file_is_refused_and_tells_nothing_of_it(server: Running, tmp_path: Path) -> None:
    ada = await server.player()
    lines = finished(tomllib.loads(own_deck()))
    (tmp_path / "deck.toml").write_text(own_deck(), encoding="utf-8")
    (tmp_path / "secret.toml").write_text("password = 1", encoding="utf-8")
    answers = set()
    for name in ("deck.toml", "secret.toml", "missing.toml", "."):
        answer = await ada.http.post("/api/records", json=changed(lines, cards=str(tmp_path / name)))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), name
        answers.add(answer.json()["text"])
    assert len(answers) == 1
    assert (await ada.http.get("/metrics")).text.count('status="over"') == 0


async def test_a_record_with_a_deck_of_its_own_can_be_imported_and_branched(server: Running) -> None:
    ada = await server.player()
    table = await ada.post("/api/records", changed(finished(tomllib.loads(own_deck()))))
    server.hub.rooms.clear()  # as after a restart: what was stored is read back
    seats = [{"kind": "mine"}, {"kind": "mine"}]
    branch = await ada.post(f"/api/tables/{table['id']}/branch", {"step": 1, "seats": seats})
    assert branch["deck"] == table["deck"] is not None


WRONG: list[dict[str, Any]] = [
    {"cards": []},
    {"cards": 5},
    {"cards": None},
    {"seed": True},
    {"seed": 1.0},
    {"seed": 2**64},
    {"seed": -(2**63) - 1},
    {"players": True},
    {"players": "2"},
    {"mode": ["base"]},
    {"mode": 0},
    {"rules": True},
    {"game": {"id": "beginning"}},
    {"game": "../beginning"},
    {"galapagos": True},
]


async def test_a_header_with_a_value_of_another_kind_is_refused(server: Running) -> None:
    ada = await server.player()
    lines = finished(None)
    for values in WRONG:
        answer = await ada.http.post("/api/records", json=changed(lines, **values))
        assert (answer.status_code, answer.json().get("code")) == (400, "bad-record"), values


async def test_a_deck_holds_only_what_can_be_stored(server: Running) -> None:
    """Python's JSON reads more than a database can keep."""
    ada = await server.player()
    good = changed(finished(tomllib.loads(own_deck())))["record"]
    for value in ("NaN", "1e999", "1" + "0" * 30, '"\\ud800"', "[" * 40 + "]" * 40):
        bad = good.replace('"food": 3', f'"food": {value}', 1)
        assert bad != good
        answer = await ada.http.post("/api/records", json={"record": bad})
        assert (answer.status_code, answer.json().get("code")) == (400, "bad-record"), value


def test_a_deck_is_a_table_and_never_a_path(tmp_path: Path) -> None:
    """Whoever plays in Python reads the file first, and sees that a file is read."""
    (tmp_path / "deck.toml").write_text(own_deck(), encoding="utf-8")
    given: Any = str(tmp_path / "deck.toml")
    game = galapagos.game("beginning")
    with pytest.raises((BadDeck, TypeError)):  # compiled code checks the type by itself
        game.deck(given)
    assert game.deck(read_toml(given)).fingerprint != game.deck().fingerprint


def test_a_record_on_disk_can_not_name_a_file(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(own_deck(), encoding="utf-8")
    lines = finished(tomllib.loads(own_deck()))
    (tmp_path / "game.txt").write_text(changed(lines, cards=str(tmp_path / "deck.toml"))["record"], encoding="utf-8")
    done = run("replay", str(tmp_path / "game.txt"))
    assert done.returncode != 0
    assert "'cards' is no table" in done.stderr
