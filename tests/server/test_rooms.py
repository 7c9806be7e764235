"""Rooms that are put away and fetched again, and times that are wrong: nobody notices."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.asyncio.client import connect

from galapagos.server import clock
from galapagos.server.schema import tables
from galapagos.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.test_tables import MINE


async def put_away(server: Running, table: str) -> None:
    """Let the housekeeping find the room unused for long."""
    server.hub.rooms[table].used = -1e9
    await server.hub._put_away()
    assert table not in server.hub.rooms


async def test_who_was_away_is_still_away_when_the_room_is_fetched_again(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo", away=600)
    for person in (ada, bo):
        await person.drop()
    while server.hub.rooms[ada.table].listeners:
        await asyncio.sleep(0.01)
    left = time.monotonic()
    await put_away(server, ada.table)
    await ada.connect()
    room = server.hub.rooms[ada.table]
    one, other = (chair.guest or "" for chair in room.table.chairs)
    assert room.presence.here(one)
    assert room.presence.gone(other, left + 600, 600)  # from when Bo left, not from when the room was fetched


async def test_a_hello_after_the_room_was_put_away_joins_the_room_that_is_in_use(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], start=True)
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{ada.table}/socket"
    async with connect(url, additional_headers={"Cookie": ada.cookie}) as socket:
        await socket.send(json.dumps({"type": "ping", "id": 1}))
        await socket.recv()  # refused, since there was no hello: so the server has this socket, with its room
        orphan = server.hub.rooms[ada.table]
        await put_away(server, ada.table)
        await socket.send(json.dumps({"type": "hello", "id": 2}))
        while json.loads(await socket.recv()).get("type") != "accepted":
            pass
        assert len(server.hub.rooms[ada.table].listeners) == 1
        assert not orphan.listeners
        await ada.connect()
        await ada.act(0, ada.positions[0]["options"][0]["action"])
        while json.loads(await socket.recv())["type"] != "position":  # what happens there is heard
            pass


async def test_a_room_that_is_used_while_it_is_saved_stays(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], start=True)
    room = server.hub.rooms[ada.table]
    save = room.save

    async def slow() -> None:
        await save()
        await server.hub.room(ada.table)

    monkeypatch.setattr(room, "save", slow)
    room.used = -1e9
    await server.hub._put_away()
    assert server.hub.rooms[ada.table] is room


async def test_a_lease_from_a_clock_that_was_wrong_is_broken(server: Running) -> None:
    ada = await server.player()
    table = await ada.make(seats=[MINE, MINE], start=True, clock={"seconds": 60})
    storage, now = server.hub.storage, clock.now()

    async def lease(until: float) -> None:
        async with storage.engine.begin() as connection:
            where = update(tables).where(tables.c.id == table)
            await connection.execute(where.values(keeper="somebody", kept_until=until, due=now))

    await lease(now + 30)
    assert table not in await storage.due(now + 5, now)
    assert not await storage.keep(table, now, now + 5)
    await lease(now + 86_400)
    assert table in await storage.due(now + 5, now)
    assert await storage.keep(table, now, now + 5)


async def test_a_clock_that_is_set_on_takes_nobodys_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], start=True, clock={"seconds": 3600})
    await ada.connect()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 7_200)
    room = server.hub.rooms[ada.table]
    assert room.driver._next(room.table) is None
    await server.hub._adopt()
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    moves = [json.loads(row.body) for row in await server.hub.storage.after(ada.table, 3)]
    assert [(move["do"], move.get("by", "")) for move in moves] == [("act", "")]
    assert all(abs((seat["deadline"] or real() + 3600) - real() - 3600) < 600 for seat in ada.sheet["seats"])


async def test_an_entry_from_the_future_gives_nobody_more_time(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], start=True, clock={"seconds": 3600})
    from galapagos.server.schema import entries

    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(update(entries).values(at=entries.c.at + 86_400))
    server.hub.rooms.clear()
    sheet = await ada.get(f"/api/tables/{ada.table}")
    ends = [seat["deadline"] for seat in sheet["seats"] if seat["deadline"] is not None]
    assert ends
    assert max(ends) <= clock.now() + 3600


async def test_hundreds_of_watchers_are_told_to_the_other_processes(postgres: str, tmp_path: Any) -> None:
    """A notice may have 8,000 bytes."""
    settings = Settings(database=postgres, secret=str(tmp_path / "secret"), rates=1000.0)
    async with running(settings) as one, running(settings) as two:
        ada, _bo = await one.table("Ada", "Bo")
        watcher = await two.player("Cy")
        watcher.http.cookies = ada.http.cookies
        await watcher.connect(ada.table)
        room = one.hub.rooms[ada.table]
        for number in range(500):
            room.presence.enter(f"guest-with-an-id-of-some-length-{number:05}")
        room.announce()
        await watcher.until(lambda: watcher.sheet["watchers"] == 500)
        assert [seat["here"] for seat in watcher.sheet["seats"]] == [True, True]


async def test_who_watched_and_sits_down_is_here_at_the_other_processes(postgres: str, tmp_path: Any) -> None:
    settings = Settings(database=postgres, secret=str(tmp_path / "secret"), rates=1000.0)
    async with running(settings) as one, running(settings) as two:
        ada = await one.player("Ada")
        table = await ada.make(seats=[MINE, {"kind": "open"}])
        bo, cy = await one.player("Bo"), await two.player("Cy")
        await bo.connect(table)
        await cy.connect(table)
        await cy.until(lambda: cy.sheet["watchers"] == 2)
        await bo.post(f"/api/tables/{table}/sit", {})
        await cy.until(lambda: [seat["here"] for seat in cy.sheet["seats"]] == [False, True])
        assert cy.sheet["watchers"] == 1


async def test_health_is_asked_without_counting_and_numbers_are_counted_now_and_then(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, {"kind": "open"}])
    assert 'galapagos_tables{status="waiting"} 1.0' in (await ada.http.get("/metrics")).text
    await ada.make(seats=[MINE, {"kind": "open"}])
    assert 'galapagos_tables{status="waiting"} 1.0' in (await ada.http.get("/metrics")).text  # for a minute
    server.hub.storage._count_again = 0.0
    assert 'galapagos_tables{status="waiting"} 2.0' in (await ada.http.get("/metrics")).text

    async def walk() -> dict[str, int]:
        raise AssertionError("a walk past all tables")

    monkeypatch.setattr(server.hub.storage, "count", walk)
    assert (await ada.http.get("/healthz")).status_code == 200


async def test_an_index_leads_to_what_the_lobby_shows(tmp_path: Any) -> None:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        for more in ("", " AND game = 'tidepool'"):
            query = (
                f"SELECT id FROM tables WHERE public = 1 AND status = 'waiting'{more} ORDER BY touched DESC LIMIT 50"
            )
            async with server.hub.storage.engine.begin() as connection:
                plan = [str(row[-1]) for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
            assert len(plan) == 1, plan  # no sorting
            assert "USING INDEX" in plan[0]


async def test_the_lobby_has_the_latest_of_those_that_wait_and_those_that_play(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    made = []
    for number in range(6):
        started = number % 2 == 0
        seats = [MINE, MINE] if started else [MINE, {"kind": "open"}]
        made.append(await ada.make(seats=seats, start=started, public=True))
    shown = await server.hub.storage.lobby(None, limit=4)
    assert [row.id for row in shown] == made[:1:-1]
    async with server.hub.storage.engine.begin() as connection:
        found = (await connection.execute(select(tables.c.id).order_by(tables.c.touched.desc()))).scalars().all()
    assert list(found) == made[::-1]
    assert [table["id"] for table in (await bo.get("/api/tables", game="tidepool"))["open"]] == made[::-1]
