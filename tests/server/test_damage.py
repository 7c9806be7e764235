"""One bad row costs one table: it is set aside, logged once, counted, and found by a check."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from galapagos.server import driver
from galapagos.server.driver import Driver
from galapagos.server.schema import entries, tables
from galapagos.server.settings import Settings
from galapagos.server.storage import make_engine
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_tables import BOT, MINE, OPEN, refused

WHOLE = '{"game":"tidepool","mode":"base","players":2,"seed":1,"maker":"x","public":true}'
SETUPS = {
    "no-json": "{",
    "no-table": "[]",
    "deck-by-path": WHOLE.replace('"seed"', '"deck":"/etc/hostname","seed"'),
    "crowd": WHOLE.replace('"players":2', '"players":2000000000'),
}
SUMMARIES = {
    "no-summary": "nothing",
    "no-status": '{"status":"asleep","chairs":[]}',
    "no-chairs": '{"status":"waiting","chairs":[]}',
}
BAD = sorted([*SETUPS, *SUMMARIES])


async def damage(settings: Settings, copies: int = 1) -> None:
    """Write tables that can't be read into the database, all of them due before any other."""
    row = {"game": "tidepool", "status": "playing", "public": True, "created": 1.0, "touched": 9e9, "due": -1.0}
    engine = make_engine(settings.database)
    async with engine.begin() as connection:
        for copy in range(copies):
            mark = f"-{copy}" if copy else ""
            for id, setup in SETUPS.items():
                await connection.execute(insert(tables), row | {"id": id + mark, "setup": setup, "summary": "{}"})
            for id, summary in SUMMARIES.items():
                await connection.execute(
                    insert(tables), row | {"id": id + mark, "due": None, "setup": WHOLE, "summary": summary}
                )
    await engine.dispose()


@asynccontextmanager
async def restarted(settings: Settings, guest: Player) -> AsyncIterator[Running]:
    """The server again, with a guest who has been here before."""
    async with running(settings) as server:
        known = await server.player(guest.name)
        known.http.cookies = guest.http.cookies
        yield server


async def until_decided(server: Running, table: str) -> None:
    """Wait until a clock or bot has decided: an entry after those who sat down and the start. Looking would wake it."""
    while not await server.hub.storage.after(table, 3):
        await asyncio.sleep(0.05)


async def pass_time(settings: Settings, seconds: float) -> None:
    """Let what is stored be older."""
    engine = make_engine(settings.database)
    async with engine.begin() as connection:
        await connection.execute(update(entries).values(at=entries.c.at - seconds))
        await connection.execute(update(tables).where(tables.c.due > seconds).values(due=tables.c.due - seconds))
    await engine.dispose()


async def shown(player: Player) -> list[str]:
    """The tables that a guest finds in the lobby, public ones and their own."""
    lobby = await player.get("/api/tables")
    return sorted({table["id"] for table in lobby["open"] + lobby["mine"]})


async def test_bots_clocks_and_lobby_of_other_tables_go_on_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with more of them than the housekeeping looks at in one round."""
    with monkeypatch.context() as asleep:
        asleep.setattr(Driver, "wake", lambda _: None)
        async with running(settings) as server:
            ada = await server.player()
            waiting = await ada.make(seats=[MINE, OPEN], public=True)
            driven = await ada.make(seats=[MINE, BOT], start=True)
            timed = await ada.make(seats=[MINE, MINE], start=True, clock={"seconds": 86_400})
    await damage(settings, copies=30)
    await pass_time(settings, 2 * 86_400)
    monkeypatch.setattr(driver, "GRACE", 0.0)
    async with restarted(settings, ada) as server:
        await asyncio.wait_for(until_decided(server, driven), 60)
        await asyncio.wait_for(until_decided(server, timed), 60)
        assert waiting in await shown(server.players[0])
        await server.players[0].make(seats=[MINE, OPEN])


async def test_the_lobby_leaves_out_what_it_can_not_read(server: Running, settings: Settings) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    good = await ada.make(seats=[MINE, OPEN], public=True)
    hurt = await ada.make(seats=[MINE, OPEN], public=True)
    await damage(settings)
    server.hub.rooms.clear()
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == hurt).values(summary="[]"))
    assert await shown(bo) == [good]
    assert await shown(ada) == [good]
    assert (await ada.get(f"/api/tables/{hurt}"))["status"] == "waiting"  # the log is whole


async def test_a_table_that_can_not_be_read_says_so(server: Running, settings: Settings) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    await damage(settings)
    for id in SETUPS:
        assert await refused(ada.get(f"/api/tables/{id}")) == "damaged"
        with pytest.raises(ConnectionError):
            await Player(server.address).connect(id)
    server.hub.rooms.clear()
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(update(entries).where(entries.c.table_id == ada.table).values(body="{"))
    assert await refused(ada.get(f"/api/tables/{ada.table}")) == "damaged"
    await ada.make(seats=[MINE, OPEN])


async def test_each_is_logged_once_and_counted(
    server: Running, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "galapagos.server")
    ada = await server.player()
    await damage(settings)
    for _ in range(3):
        await server.hub._adopt()
        await ada.get("/api/tables")
        await refused(ada.get("/api/tables/no-json"))
    logged = [str(vars(record)["table"]) for record in caplog.records if "table" in vars(record)]
    assert sorted(logged) == BAD
    assert not [record for record in caplog.records if "table" not in vars(record)]
    assert f"galapagos_tables_damaged {len(BAD)}.0" in (await ada.http.get("/metrics")).text.splitlines()


async def test_a_check_finds_every_table_that_can_not_be_read(server: Running, settings: Settings) -> None:
    ada = await server.player()
    waiting = await ada.make(seats=[MINE, OPEN])
    playing = await ada.make(seats=[MINE, MINE], start=True)
    await damage(settings)
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(update(entries).where(entries.c.table_id == playing).values(body="[]"))
    found = await server.hub.check()
    assert sorted(found) == sorted([*BAD, playing])
    assert all(found.values())
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(tables.delete().where(tables.c.id.in_(BAD)))
    assert sorted(await server.hub.check()) == [playing]
    assert waiting not in server.hub.damaged


async def test_one_room_that_fails_keeps_no_other_in_memory(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        ada = await server.player()
        first = await ada.make(seats=[MINE, MINE], start=True)
        second = await ada.make(seats=[MINE, MINE], start=True)
        broken = server.hub.rooms[first]

        async def fail() -> None:
            raise ValueError("broken")

        monkeypatch.setattr(broken, "save", fail)
        for room in server.hub.rooms.values():
            room.used = -1e9
        await server.hub._put_away()
        assert not server.hub.rooms  # the log has everything
    async with restarted(settings, ada) as server:
        assert await shown(server.players[0]) == sorted([first, second])


async def test_text_that_is_none_costs_one_table(tmp_path: Path) -> None:
    """SQLite keeps any bytes as text, and the driver refuses a whole answer for one row of it."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", patience=2.0)
    async with running(settings) as server:
        ada = await server.player()
        good = await ada.make(seats=[MINE, OPEN], public=True)
        hurt = await ada.make(seats=[MINE, OPEN], public=True)
        server.hub.rooms.clear()
        async with server.hub.storage.engine.begin() as connection:
            for column in ("setup", "summary"):
                await connection.exec_driver_sql(
                    f"UPDATE tables SET {column} = CAST(X'7bff' AS TEXT) WHERE id = ?", (hurt,)
                )
        assert await shown(ada) == [good]
        assert await refused(ada.get(f"/api/tables/{hurt}")) == "damaged"


async def test_a_time_that_is_none_costs_one_table(tmp_path: Path) -> None:
    """SQLite keeps a word in a column of numbers, too."""
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        ada = await server.player()
        good = await ada.make(seats=[MINE, OPEN], public=True)
        hurt = await ada.make(seats=[MINE, MINE], public=True, start=True, clock={"seconds": 60})
        server.hub.rooms.clear()
        async with server.hub.storage.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET created = 'noon' WHERE id = ?", (hurt,))
            await connection.exec_driver_sql("UPDATE entries SET at = 'noon' WHERE table_id = ?", (hurt,))
        assert await shown(ada) == [good]
        assert await refused(ada.get(f"/api/tables/{hurt}")) == "stranded"
