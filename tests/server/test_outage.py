"""The database goes away and comes back: nothing that was acknowledged is lost, nothing is stored twice."""

from __future__ import annotations

import asyncio
import sqlite3

import psycopg
import pytest

from galapagos.server.settings import Settings
from galapagos.server.storage import Append, Listed, Storage
from tests.server.client import Player, Refused
from tests.server.conftest import Running, running
from tests.server.test_play import finish


def cut_connections(cluster: str, database: str) -> None:
    """End every connection to a database, as a restart of its server would."""
    name = database.split("/")[-1].split("?")[0]
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(query, (name,))


async def test_a_game_goes_on_through_dropped_connections(cluster: str, settings: Settings) -> None:
    if settings.database.startswith("sqlite"):
        return
    async with running(settings) as server:
        people = await server.table("Ada", "Bo")
        acknowledged = 0
        for _ in range(12):
            cut_connections(cluster, settings.database)
            asked = [(person, seat) for person in people for seat in person.asked()]
            if not asked:
                break
            person, seat = asked[0]
            await person.act(seat, person.positions[seat]["options"][0]["action"])
            acknowledged += 1
            for other in people:
                await other.ask({"type": "ping"})
        rows = await server.hub.storage.after(people[0].table, 0)
        assert sum('"do":"act"' in row.body for row in rows) == acknowledged
        await asyncio.gather(*(finish(person, seed) for seed, person in enumerate(people)))


async def test_a_database_that_stays_away_refuses_and_loses_nothing(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    storage = server.hub.storage
    good, storage.patience = storage.engine, 0.2
    storage.engine = Storage("sqlite:////nowhere/at/all.db").engine
    with pytest.raises(Refused, match="storage"):
        await ada.act(0, ada.positions[0]["options"][0]["action"])
    response = await ada.http.get("/healthz")
    assert (response.status_code, response.json()["code"]) == (503, "storage-down")
    storage.engine = good
    before = dict(ada.positions[0])
    await ada.drop()
    await ada.connect()
    assert ada.positions[0]["question"] == before["question"]
    await ada.act(0, before["options"][0]["action"])
    await asyncio.gather(finish(ada, 1), finish(bo, 2))


async def test_a_locked_file_is_waited_for(settings: Settings) -> None:
    if not settings.database.startswith("sqlite"):
        return
    async with running(settings) as server:
        people = await server.table("Ada", "Bo")
        other = sqlite3.connect(settings.database.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        ada: Player = people[0]
        act = asyncio.create_task(ada.act(0, ada.positions[0]["options"][0]["action"]))
        await asyncio.sleep(0.2)
        assert not act.done()
        other.execute("ROLLBACK")
        other.close()
        assert (await act)["type"] == "accepted"


async def test_an_entry_whose_answer_was_lost_is_known_as_ones_own(database: str) -> None:
    """The commit got through, the connection broke before the answer: the second try must not be a conflict."""
    storage = Storage(database)
    await storage.open()
    await storage.create(Listed("t", "{}", 1.0, "{}"), "tidepool", False, [])
    store, tries = storage._store, 0

    async def breaks(connection: object, jobs: object) -> object:
        nonlocal tries
        tries += 1
        found = await store(connection, jobs)  # type: ignore[arg-type]
        if tries == 1:
            await connection.commit()  # type: ignore[attr-defined]
            raise OSError("the line went dead")
        return found

    storage._store = breaks  # type: ignore[method-assign, assignment]
    assert await storage.append(Append("t", 1, 1.0, "first", "waiting", None))
    assert tries == 2
    assert not await storage.append(Append("t", 1, 1.0, "second", "waiting", None))
    assert [row.body for row in await storage.after("t", 0)] == ["first"]
    await storage.close()
