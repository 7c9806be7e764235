"""Storage: an append-only log per table, in SQLite or PostgreSQL. What `append` has answered is on disk."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Table, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from galapagos.server import clock
from galapagos.server.engine import async_url as async_url  # known from here, too
from galapagos.server.engine import for_its_owner, upgrade
from galapagos.server.engine import make_engine as make_engine
from galapagos.server.schema import alerts, entries, members, records, saves, tables

T = TypeVar("T")
OUTAGES = (OperationalError, InterfaceError, PoolTimeout, OSError)
LISTED = (tables.c.id, tables.c.setup, tables.c.created, tables.c.summary)
LONGEST_LEASE = 120.0  # seconds; one that ends later was given by a clock that was wrong
BATCH = 200
FRESH = 7 * 86_400.0  # seconds; a public table that nobody has touched for longer is abandoned
COUNT_EVERY = 60.0  # seconds


class StorageDown(Exception):
    """The database did not answer for as long as we were ready to wait."""


class Row(NamedTuple):
    """One entry of a table's log."""

    number: int
    at: float
    body: str
    versions: str | None


class Stored(NamedTuple):
    """A table as it is in the database."""

    id: str
    setup: str
    created: float
    status: str
    summary: str
    rows: list[Row]


class Listed(NamedTuple):
    """A table as the lobby shows it, without its log."""

    id: str
    setup: str
    created: float
    summary: str


class Saved(NamedTuple):
    """A state as it was after an entry, and the rules version that wrote it."""

    number: int
    rules: str
    data: str


class Append(NamedTuple):
    """An entry to store, and what the index says of the table afterwards."""

    table: str
    number: int
    at: float
    body: str
    status: str
    due: float | None
    joined: str | None = None
    summary: str | None = None
    versions: str | None = None
    record: str | None = None  # with the entry that ends the game
    asked: Sequence[str] = ()  # guests who are to be told that they are asked


class _Job(NamedTuple):
    append: Append
    token: str
    answer: "asyncio.Future[bool]"


def _index_row(append: Append) -> dict[str, Any]:
    row: dict[str, Any] = {"which": append.table, "new_due": append.due, "new_touched": append.at}
    if append.summary is not None:
        row |= {"new_status": append.status, "new_summary": append.summary}
    return row


class Storage:
    """The database, with one writer that commits what has gathered in one go."""

    def __init__(self, url: str, patience: float = 20.0, delay: float = 0.0) -> None:
        self.url = url
        self._delay = delay  # until somebody is told
        self.patience = patience
        self.engine = make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(6)
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._counted: dict[str, int] = {}
        self._count_again = 0.0
        self._insert: Any = postgresql.insert if self.postgres else sqlite.insert
        self._insert_entry = self._insert(entries).on_conflict_do_nothing().returning(entries.c.token)
        self._insert_member = self._insert(members).on_conflict_do_nothing()
        self._insert_alert = self._insert(alerts).on_conflict_do_nothing()
        self._insert_record = self._insert(records).on_conflict_do_nothing()
        save = self._insert(saves)
        self._upsert_save = save.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: save.excluded[name] for name in ("number", "rules", "data")},
            where=saves.c.number <= save.excluded.number,  # another process may have saved a later state
        )
        touch = update(tables).where(tables.c.id == bindparam("which"))
        self._touch = touch.values(due=bindparam("new_due"), touched=bindparam("new_touched"))
        self._change = touch.values(
            due=bindparam("new_due"),
            touched=bindparam("new_touched"),
            status=bindparam("new_status"),
            summary=bindparam("new_summary"),
        )

    async def open(self) -> None:
        """Bring the database to the newest schema and start the writer."""
        if not self.postgres:
            for_its_owner(make_url(self.url).database)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
            if not self.postgres:  # one process: whoever kept a table before is gone
                kept = tables.c.keeper.is_not(None)
                await connection.execute(update(tables).where(kept).values(keeper=None, kept_until=0.0))
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Stop the writer after what it has in hand, and let go of the connections."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    async def create(self, new: Listed, game: str, public: bool, firsts: list[Append]) -> None:
        """A new table with its first entries, all or nothing."""
        row = {"id": new.id, "game": game, "setup": new.setup, "summary": new.summary, "public": public}
        row |= {"status": "waiting", "created": new.created, "touched": new.created}

        async def write(connection: AsyncConnection) -> None:
            known = await connection.execute(select(tables.c.id).where(tables.c.id == new.id))
            if known.first() is not None:
                return  # an earlier try got through and its answer was lost
            await connection.execute(insert(tables), row)
            if firsts:
                answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
                await self._store(connection, [_Job(first, secrets.token_hex(8), answer) for first in firsts])

        await self.patiently(write)

    async def append(self, job: Append) -> bool:
        """Store an entry: True when it is on disk, False when that number is taken by somebody else's entry."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(job, secrets.token_hex(8), answer))
        return await answer

    async def save(self, table: str, number: int, rules: str, data: str) -> None:
        """Keep a state beside the log, so that new rules never strand a table."""
        row = {"table_id": table, "number": number, "rules": rules, "data": data}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(self._upsert_save, row)

        await self.patiently(write)

    async def put(self, table: Table, row: dict[str, Any]) -> None:
        """Keep a row, unless it is there already."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(self._insert(table).on_conflict_do_nothing(), row)

        await self.patiently(write)

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            await self._write(jobs)
            for _ in jobs:
                self._jobs.task_done()

    async def _write(self, jobs: list[_Job]) -> None:
        # In one order everywhere: two processes that lock the same rows never wait for each other in a ring.
        jobs.sort(key=lambda job: (job.append.table, job.append.number))

        async def write(connection: AsyncConnection) -> set[str]:
            return await self._store(connection, jobs)

        try:
            stored = await self.patiently(write)
        except Exception as error:
            for job in jobs:
                if not job.answer.done():
                    job.answer.set_exception(error)
            return
        for job in jobs:
            if not job.answer.done():
                job.answer.set_result(job.token in stored)

    async def _store(self, connection: AsyncConnection, jobs: list[_Job]) -> set[str]:
        rows = [
            {
                "table_id": job.append.table,
                "number": job.append.number,
                "at": job.append.at,
                "token": job.token,
                "body": job.append.body,
                "versions": job.append.versions,
            }
            for job in jobs
        ]
        result = await connection.execute(self._insert_entry, rows)
        new = {token for (token,) in result}
        mine = [job for job in jobs if job.token in new]
        if len(mine) < len(jobs):
            mine = await self._ours(connection, jobs)
        if mine:
            await self._index(connection, mine)
        return {job.token for job in mine}

    async def _ours(self, connection: AsyncConnection, jobs: list[_Job]) -> list[_Job]:
        """Those jobs whose entry stands in the log: also when an earlier try got through and its answer was lost."""
        tokens = [job.token for job in jobs]
        found = await connection.execute(
            select(entries.c.token).where(
                entries.c.token.in_(tokens), entries.c.table_id.in_({job.append.table for job in jobs})
            )
        )
        standing = {token for (token,) in found}
        return [job for job in jobs if job.token in standing]

    async def _index(self, connection: AsyncConnection, jobs: list[_Job]) -> None:
        joined = [{"table_id": j.append.table, "guest": j.append.joined} for j in jobs if j.append.joined]
        if joined:
            await connection.execute(self._insert_member, joined)
        ended = [{"table_id": j.append.table, "text": j.append.record} for j in jobs if j.append.record]
        if ended:
            await connection.execute(self._insert_record, ended)
        told = [(guest, j.append) for j in jobs for guest in j.append.asked]
        if told:
            rows = [{"table_id": a.table, "guest": g, "turn": a.number, "due": a.at + self._delay} for g, a in told]
            await connection.execute(self._insert_alert, [row | {"tries": 0, "done": False} for row in rows])
        quiet = [_index_row(job.append) for job in jobs if job.append.summary is None]
        loud = [_index_row(job.append) for job in jobs if job.append.summary is not None]
        if quiet:
            await connection.execute(self._touch, quiet)
        if loud:
            await connection.execute(self._change, loud)
        if self.postgres:
            for job in jobs:
                await self._notify(connection, f"{self.process} entry {job.append.table}")

    # --- reading -----------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""

        async def read(connection: AsyncConnection) -> Stored | None:
            row = (
                await connection.execute(
                    select(tables.c.id, tables.c.setup, tables.c.created, tables.c.status, tables.c.summary).where(
                        tables.c.id == table
                    )
                )
            ).first()
            return None if row is None else Stored(*row, await self._rows(connection, table, 0))

        return await self.patiently(read)

    async def after(self, table: str, number: int) -> list[Row]:
        """The entries of a table after this one."""

        async def read(connection: AsyncConnection) -> list[Row]:
            return await self._rows(connection, table, number)

        return await self.patiently(read)

    async def saved(self, table: str) -> Saved | None:
        """The last state that was kept beside the log."""

        async def read(connection: AsyncConnection) -> Saved | None:
            query = select(saves.c.number, saves.c.rules, saves.c.data).where(saves.c.table_id == table)
            row = (await connection.execute(query)).first()
            return None if row is None else Saved(row.number, row.rules, row.data)

        return await self.patiently(read)

    async def lobby(self, game: str | None, limit: int = 50) -> list[Listed]:
        """Public tables that wait or are played and were touched this week, the latest first."""
        fresh = tables.c.touched > clock.now() - FRESH
        each = [tables.c.status == status for status in ("waiting", "playing")]  # so that an index leads to each
        found = await self._list([select(*LISTED).where(tables.c.public, one, fresh) for one in each], game, limit)
        return [row for _, row in sorted(found, key=lambda pair: -pair[0])[:limit]]

    async def tables_of(self, guest: str, game: str | None, limit: int = 50) -> list[Listed]:
        """The tables at which a guest sits and which are not over, the latest first."""
        query = (
            select(*LISTED)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.guest == guest, tables.c.status != "over")
        )
        return [row for _, row in await self._list([query], game, limit)]

    async def games_of(self, guest: str, over: bool, limit: int) -> list[tuple[float, Listed]]:
        """A guest's tables that are over, or are not, with when each was touched last; the latest first."""
        mine = select(*LISTED).join(members, members.c.table_id == tables.c.id).where(members.c.guest == guest)
        return await self._list([mine.where((tables.c.status == "over") == over)], None, limit)

    async def unlist(self, guest: str, table: str) -> None:
        """Leave a table out of a guest's games from now on."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(members).where(members.c.guest == guest, members.c.table_id == table))

        await self.patiently(write)

    async def _list(self, queries: list[Any], game: str | None, limit: int) -> list[tuple[float, Listed]]:
        """Tables with the time when each was touched last."""
        some = queries if game is None else [query.where(tables.c.game == game) for query in queries]
        latest = tables.c.touched.desc()
        ordered = [query.add_columns(tables.c.touched).order_by(latest).limit(limit) for query in some]

        async def read(connection: AsyncConnection) -> list[tuple[float, Listed]]:
            return [(row.touched, Listed(*row[:-1])) for query in ordered for row in await connection.execute(query)]

        return await self.patiently(read)

    async def page(self, after: str, limit: int = 200) -> list[Listed]:
        """Tables in the order of their ids, after this one: a way through all there are."""
        query = select(*LISTED).where(tables.c.id > after).order_by(tables.c.id).limit(limit)

        async def read(connection: AsyncConnection) -> list[Listed]:
            return [Listed(*row) for row in await connection.execute(query)]

        return await self.patiently(read)

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status; counted once a minute, since that is a walk past all of them."""

        async def read(connection: AsyncConnection) -> dict[str, int]:
            rows = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {str(status): int(number) for status, number in rows}

        if time.monotonic() > self._count_again:
            self._counted = await self.patiently(read)
            self._count_again = time.monotonic() + COUNT_EVERY
        return self._counted

    async def ready(self) -> None:
        """Ask the database for something small, or StorageDown."""
        await self._ids(select(tables.c.id).limit(1))

    async def _ids(self, query: Any) -> list[str]:
        async def read(connection: AsyncConnection) -> list[str]:
            return [row[0] for row in await connection.execute(query)]

        return await self.patiently(read)

    @staticmethod
    async def _rows(connection: AsyncConnection, table: str, after: int) -> list[Row]:
        query = (
            select(entries.c.number, entries.c.at, entries.c.body, entries.c.versions)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [Row(*row) for row in await connection.execute(query)]

    # --- who looks after a table -------------------------------------------------------------------------------------

    async def due(self, before: float, now: float, limit: int = 100) -> list[str]:
        """Tables where the server must act by itself soon and which nobody else looks after."""
        return await self._ids(
            select(tables.c.id).where(tables.c.due <= before, self._free(now)).order_by(tables.c.due).limit(limit)
        )

    @staticmethod
    def _free(now: float) -> ColumnElement[bool]:
        """That nobody's lease on a table is good now."""
        return or_(tables.c.kept_until < now, tables.c.kept_until > now + LONGEST_LEASE)

    async def keep(self, table: str, now: float, until: float) -> bool:
        """Become, or stay, the process that looks after this table until then; False when another one does."""

        async def write(connection: AsyncConnection) -> bool:
            result = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == table,
                    or_(self._free(now), tables.c.keeper == self.process, tables.c.keeper.is_(None)),
                )
                .values(keeper=self.process, kept_until=until)
            )
            return bool(result.rowcount)

        return await self.patiently(write)

    async def rest(self, table: str) -> None:
        """Nothing is due here until the next entry."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == table).values(due=None))

        await self.patiently(write)

    async def let_go(self) -> None:
        """Let others look after what this process looked after; at a clean end."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                update(tables).where(tables.c.keeper == self.process).values(keeper=None, kept_until=0.0)
            )

        await self.patiently(write)

    # --- between processes -------------------------------------------------------------------------------------------

    async def tell(self, message: str) -> None:
        """Tell the other processes something short that is not worth storing."""
        if self.postgres:

            async def write(connection: AsyncConnection) -> None:
                await self._notify(connection, f"{self.process} {message}")

            await self.patiently(write)

    async def listen(self, hear: Callable[[str], None], again: Callable[[], None]) -> None:
        """Hear what other processes tell, for ever; `again` is called after every gap in the hearing."""
        import psycopg

        url = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5)
                async with connection:
                    await connection.execute("LISTEN galapagos")
                    again()
                    async for note in connection.notifies():
                        process, _, message = note.payload.partition(" ")
                        if process != self.process:
                            hear(message)
            except (psycopg.Error, OSError):
                await asyncio.sleep(0.2)

    @staticmethod
    async def _notify(connection: AsyncConnection, payload: str) -> None:
        await connection.execute(text("SELECT pg_notify('galapagos', :payload)"), {"payload": payload})

    async def patiently(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do it in one transaction; when the connection is lost, again, as long as our patience lasts."""
        end = time.monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                async with self.engine.begin() as connection:
                    return await work(connection)
            except (*OUTAGES, DBAPIError) as error:
                lost = isinstance(error, OUTAGES) or error.connection_invalidated
                if not lost or time.monotonic() > end:
                    raise StorageDown(str(error)) from error
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)
