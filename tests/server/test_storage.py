"""Storage: durable, append-only, one winner for each number, the same schema from migrations as from the code."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from galapagos.server import clock
from galapagos.server.identity import Link, Pass, Person, Signer, load_secret
from galapagos.server.schema import metadata
from galapagos.server.storage import Append, Listed, Storage, async_url


@pytest.fixture
async def storage(database: str) -> Storage:
    found = Storage(database)
    await found.open()
    return found


async def test_every_connection_is_durable(storage: Storage) -> None:
    async with storage.engine.connect() as connection:
        if storage.postgres:
            assert (await connection.execute(text("SHOW synchronous_commit"))).scalar() == "on"
        else:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
    await storage.close()


async def test_migrations_make_the_schema_of_the_code(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await storage.close()


async def test_opening_twice_changes_nothing(storage: Storage, database: str) -> None:
    await storage.create(Listed("t", "{}", clock.now(), "{}"), "tidepool", True, [])
    again = Storage(database)
    await again.open()
    assert [row.id for row in await again.lobby(None)] == ["t"]
    await again.close()
    await storage.close()


async def test_each_number_has_one_winner(storage: Storage) -> None:
    await storage.create(Listed("t", "{}", 1.0, "{}"), "tidepool", False, [])
    jobs = [Append("t", 1, 1.0, f"entry {i}", "waiting", None) for i in range(8)]
    answers = await asyncio.gather(*(storage.append(job) for job in jobs))
    assert sum(answers) == 1
    rows = await storage.after("t", 0)
    assert [row.body for row in rows] == [jobs[answers.index(True)].body]
    await storage.close()


async def test_a_table_and_its_first_entries_are_stored_together(storage: Storage) -> None:
    firsts = [Append("t", i, 1.0, f"entry {i}", "waiting", None, "ada") for i in (1, 2, 3)]
    await storage.create(Listed("t", "{}", 1.0, "{}"), "tidepool", False, firsts)
    found = await storage.load("t")
    assert found is not None
    assert [row.number for row in found.rows] == [1, 2, 3]
    assert [row.id for row in await storage.tables_of("ada", "tidepool")] == ["t"]
    assert await storage.load("nowhere") is None
    await storage.close()


async def test_one_process_looks_after_a_table_at_a_time(storage: Storage, database: str) -> None:
    await storage.create(Listed("t", "{}", 1.0, "{}"), "tidepool", False, [])
    await storage.append(Append("t", 1, 1.0, "entry", "playing", 0.0))
    other = Storage(database)
    assert await storage.keep("t", now=100.0, until=110.0)
    assert not await other.keep("t", now=105.0, until=115.0)
    assert await other.due(before=200.0, now=105.0) == []
    assert await other.due(before=200.0, now=111.0) == ["t"]
    assert await other.keep("t", now=111.0, until=121.0)
    await other.close()
    await storage.close()


def test_only_known_databases_are_opened() -> None:
    assert async_url("sqlite:///a.db") == "sqlite+aiosqlite:///a.db"
    assert async_url("postgresql://me@here/db").startswith("postgresql+psycopg://")
    with pytest.raises(ValueError, match="mysql"):
        async_url("mysql://me@here/db")


def test_the_secret_is_drawn_once_and_kept_from_others(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "secret"
    secret = load_secret(path)
    assert len(secret) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    assert load_secret(path) == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_cookies_and_links_are_read_only_as_what_they_were_written() -> None:
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)
    ada = Person("id", "Ada = «x».;")
    cookie, link = signer.write_guest(ada), signer.write_link(Link("table", 1, 2))
    assert signer.read_guest(cookie) == ada
    assert signer.read_link(link) == Link("table", 1, 2)
    assert other.read_guest(cookie) is None
    assert signer.read_link(cookie) is None
    assert signer.read_guest(link) is None
    for spoiled in ("", ".", "...", cookie[:-1], "x" + cookie, cookie.replace(".", "", 1)):
        assert signer.read_guest(spoiled) is None


def test_cookies_and_links_of_earlier_editions_still_hold() -> None:
    """Written down from a server that signed by hand: HMAC-SHA256 of the use, a colon and the parts."""
    signer = Signer(b"n" * 32, b"a" * 32)
    cookie = "MDEyMzQ1Njc4OWFi.Wm_Dqw.Mg.ApwHNn0k1MnPMGKKKGeHe1RXvTM0HMRhKnsA5vLWDHA"
    assert signer.read_guest(cookie) == Person("0123456789ab", "Zoë", 2)
    assert not signer.fresh(cookie)
    assert Signer(b"a" * 32).fresh(cookie)
    assert Signer(b"a" * 32).write_guest(Person("0123456789ab", "Zoë", 2)) == cookie
    assert signer.read_link("dGFibGU.MQ.Mg.6hOR2t1QMyvNaaLSaQ9OdlbYjgBbYmSUAXdLFR-5fdg") == Link("table", 1, 2)
    assert signer.read_pass("aWQ.QWRh.MQ.Mw.ia0fabFBKsJ3eEDvwbWsITkNFwE15YP7WrwHTGsgGxo") == Pass("id", "Ada", 1, 3)
