"""Databases of three older releases: every finished game is there as it was played, every other goes on or is closed.

`first` (5c883c1) had no versions in its log, and rules 1 of every game; `second` (cb2311d) is from before the table was
split from the server; `third` (726ec4b) is the last before Another World 3, and has a game at a question that is
asked no more. databases/make.py made them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import insert

from galapagos import games
from galapagos.server.engine import make_engine
from galapagos.server.identity import Person
from galapagos.server.schema import entries, members, saves, tables
from galapagos.server.settings import Settings
from galapagos.server.storage import Storage
from galapagos.table.record import Record
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_admin import check

FOLDER = Path(__file__).parent / "databases"
RELEASES = ["first", "second", "third"]


class Old(NamedTuple):
    """A server of today on a database of old, and what the old release said of its tables."""

    server: Running
    guest: Player
    tables: dict[str, Any]

    def of(self, kind: str) -> list[tuple[str, str]]:
        """The tables of a kind, each with its game."""
        return [(table, told["game"]) for table, told in self.tables.items() if told["kind"] == kind]


def unpacked(name: str) -> tuple[bytes, dict[str, Any]]:
    told = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return gzip.decompress((FOLDER / f"{name}.db.gz").read_bytes()), told


async def carry(file: Path, url: str) -> None:
    """Let PostgreSQL have what an old SQLite file has."""
    storage = Storage(url)
    await storage.open()
    await storage.close()
    source = sqlite3.connect(file)
    source.row_factory = sqlite3.Row
    engine = make_engine(url)
    async with engine.begin() as connection:
        for table in (tables, entries, members, saves):
            rows = [dict(row) for row in source.execute(f"SELECT * FROM {table.name}")]
            if table is tables:
                rows = [row | {"public": bool(row["public"])} for row in rows]
            await connection.execute(insert(table), rows)
    await engine.dispose()
    source.close()


@pytest.fixture(params=RELEASES)
async def old(request: pytest.FixtureRequest, settings: Settings, tmp_path: Path) -> AsyncIterator[Old]:
    data, told = unpacked(request.param)
    file = tmp_path / "tables.db"
    file.write_bytes(data)
    if settings.database.startswith("postgresql"):
        await carry(file, settings.database)
    async with running(settings) as server:
        guest = await server.player()
        guest.http.cookies.clear()
        guest.http.cookies.set("guest", server.hub.signer.write_guest(Person(told["guest"], "Ada")))
        yield Old(server, guest, told["tables"])


def of_today(record: Record, id: str) -> bool:
    game = games.game(id)
    return (record.header["rules"], record.header["deck"]) == (game.rules_version, game.deck().fingerprint)


def moves(record: Record) -> list[str]:
    return [line for line in record.lines if not line.startswith("=")]


async def test_every_finished_game_is_there_as_it_was_played(old: Old) -> None:
    found = old.of("ended")
    assert len(found) == 4
    for table, game in found:
        sheet = await old.guest.get(f"/api/tables/{table}")
        assert (sheet["status"], [seat["name"] for seat in sheet["seats"]]) == ("over", ["Ada", "Bo"])
        assert sheet["result"] is not None
        record = Record.parse(await old.guest.get(f"/api/tables/{table}/record"))
        then = Record.parse(old.tables[table]["record"])
        assert moves(record) == moves(then)
        same = ("game", "rules", "deck", "mode", "players", "seed", "names")
        assert [record.header[name] for name in same] == [then.header[name] for name in same]
        answer = await old.guest.http.get(f"/api/tables/{table}/replay")
        if answer.status_code == 200:
            steps = answer.json()["steps"][1:]
            assert [f"{step['seat']} {step['notation']}" for step in steps] == moves(then)
            assert answer.json()["result"] == sheet["result"]
        else:  # the rules of today make something else of it
            assert (answer.status_code, answer.json()["code"]) == (410, "old-rules")
            assert not of_today(then, game)


async def test_every_running_game_goes_on_or_is_closed_with_its_record(old: Old) -> None:
    for kind, least in (("saved", 30), ("young", 5), ("awaited", 1)):
        for table, game in old.of(kind):
            sheet = await old.guest.get(f"/api/tables/{table}")
            player = await sit(old, table)
            if sheet["status"] == "playing":
                await go_on(player)
            else:
                assert sheet["closed"].startswith("This game began under older rules"), (kind, game)
                record = Record.parse(await player.get(f"/api/tables/{table}/record"))
                assert record.entries >= least
                assert not of_today(record, game)
            await player.close()


async def test_games_that_were_saved_go_on(old: Old) -> None:
    """All but those whose state the rules of today can't read: who plays them loses nothing by an upgrade."""
    sheets = [await old.guest.get(f"/api/tables/{table}") for table, _ in old.of("saved")]
    going = [sheet["game"] for sheet in sheets if sheet["status"] == "playing"]
    assert len(going) >= 2, going


async def test_a_check_finds_no_fault_with_what_is_only_old(old: Old) -> None:
    assert await asyncio.to_thread(check, old.server.hub.settings.database) == {}


async def test_a_table_that_waited_can_be_played(old: Old) -> None:
    [(table, _)] = old.of("waiting")
    bo = await old.server.player("Bo")
    await bo.post(f"/api/tables/{table}/sit", {})
    await bo.post(f"/api/tables/{table}/start")
    player = await sit(old, table)
    await bo.connect(table)
    while not player.asked() and not bo.asked():
        await player.until(lambda: bool(player.asked()) or bool(bo.asked()))
    await go_on(player if player.asked() else bo)
    await player.close()


async def sit(old: Old, table: str) -> Player:
    """The guest of old, at a table."""
    player = Player(old.server.address)
    player.http.cookies = old.guest.http.cookies
    return await player.connect(table)


async def go_on(player: Player) -> None:
    """Decide something, and see it done."""
    seat = player.asked()[0]
    before = player.positions[seat]["version"]
    await player.act(seat, player.positions[seat]["options"][0]["action"])
    await player.until(lambda: player.positions[seat]["version"] > before)
