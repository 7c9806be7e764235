"""Decks from strangers: limits come first, and what is read is read elsewhere, with little memory and time."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import galapagos
from galapagos.files import package_text
from galapagos.server import decks
from galapagos.server.settings import Settings
from tests.islands import ISLANDS
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_tables import MINE, OPEN

DOTTED = ".".join("a" * 12_000) + " = 1"  # a reader that is quadratic in dots takes seconds and half a gigabyte
TABLE = {"game": "tidepool", "mode": "base", "seats": [MINE, OPEN]}


async def upload(player: Player, deck: str) -> tuple[int, str, str]:
    """Make a table with a deck: the status, the code and the sentence of the refusal."""
    answer = await player.http.post("/api/tables", json=TABLE | {"deck": deck})
    body: dict[str, Any] = answer.json()
    return answer.status_code, body.get("code", ""), body.get("text", "")


async def test_a_line_that_no_deck_needs_is_refused_before_it_is_read(server: Running) -> None:
    ada = await server.player()
    for deck in (DOTTED, f"a = 1\n[{DOTTED[:-4]}]", f"# {'x' * 2_000}", f"a = 1\r{DOTTED}"):
        status, code, text = await upload(ada, deck)
        assert (status, code) == (400, "bad-deck")
        assert "expected at most 1000 characters" in text
    assert (await upload(ada, "a = 1\n" * 20_000))[:2] == (400, "bad-request")


async def test_others_are_answered_while_a_deck_is_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck would freeze and eat whoever reads it; it is sent first and answered last."""
    monkeypatch.setattr(decks, "LONGEST_LINE", 1_000_000)
    ada, bo = await server.player("Ada"), await server.player("Bo")
    order: list[str] = []
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    body = json.dumps(TABLE | {"deck": DOTTED})
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {ada.cookie}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
    await writer.drain()

    async def attack() -> bytes:
        answer = await reader.read()
        order.append("attack")
        return answer

    async def ask() -> None:
        await bo.get("/api/me")
        order.append("guest")

    answer, _ = await asyncio.gather(attack(), ask())
    writer.close()
    assert order == ["guest", "attack"]
    assert b"400 Bad Request" in answer
    assert b"bad-deck" in answer
    assert b"too large or too deep" in answer


async def test_a_deck_that_takes_too_long_is_given_up(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text("import time\ntime.sleep(1_000)\n", encoding="utf-8")
    monkeypatch.setattr(decks, "PROGRAM", slow)
    monkeypatch.setattr(decks, "PATIENCE", 0.1)
    ada = await server.player()
    status, code, text = await upload(ada, "a = 1")
    assert (status, code) == (400, "bad-deck")
    assert "too large or too deep" in text


async def test_what_is_no_deck_is_refused_with_the_reason(server: Running) -> None:
    ada = await server.player()
    for deck, words in (
        ("= nonsense", "line 1"),
        ("a = 1979-05-27", "date"),
        ("a = nan", "number"),
        ("a = inf", "number"),
        (f"a = {'9' * 30}", "number"),
        (f"a = {'9' * 900}{'_9' * 40}", "number"),
        ("a = [\n" + "[\n" * 5_000, "deep"),
        ("a = [\n" + "[\n" * 50 + "]\n" * 51, "levels"),
        ("\n".join(f"b{i}.a.a.a.a.a.a.a.a.a.a = 1" for i in range(1_000)), "levels"),
    ):
        status, code, text = await upload(ada, deck)
        assert (status, code) == (400, "bad-deck"), deck[:20]
        assert words in text, (deck[:20], text)


async def test_the_deck_of_every_game_can_be_uploaded(tmp_path: Path) -> None:
    """With as much again to spare."""
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", rates=1000.0)) as server:
        ada = await server.player()
        for id in ISLANDS:
            game = galapagos.game(id)
            text = package_text(f"galapagos.games.{id.replace('-', '_')}", "cards.toml")
            body = {"game": id, "mode": game.modes[0].name, "seats": [MINE] * game.modes[0].fewest}
            table = await ada.post("/api/tables", body | {"deck": text + f"\n# {'x' * 98}" * (len(text) // 100)})
            assert table["deck"] == game.deck().fingerprint
