"""Tables as a host handles them: list, remove, prune, repair, close."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, select, update

from galapagos.server.admin.check import desk
from galapagos.server.admin.database import AdminError, must_be_current, opened, our_tables
from galapagos.server.admin.orders import put
from galapagos.server.hub import Hub
from galapagos.server.orders import CHANGED
from galapagos.server.protocol import encode
from galapagos.server.revival import Log, begun_under
from galapagos.server.schema import entries as log
from galapagos.server.schema import members, records, reviews, saves, tables
from galapagos.server.storage import Row as LogRow
from galapagos.server.storage import Stored
from galapagos.table import entries
from galapagos.table.plain import Unreadable
from galapagos.table.refusal import Refusal
from galapagos.table.table import Table

DAY = 86_400.0
BATCH = 200
STATUSES = ("waiting", "playing", "over")


class Row(NamedTuple):
    """A table as a host lists it."""

    id: str
    game: str
    status: str
    public: bool
    people: list[str]
    guests: list[str]
    entries: int
    created: float
    touched: float


def listed(url: str, status: str | None, guest: str | None, limit: int) -> list[Row]:
    """The tables that were used last."""
    count = select(func.count()).where(log.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables, count.label("entries")).order_by(tables.c.touched.desc()).limit(limit)
    if status is not None:
        query = query.where(tables.c.status == status)
    if guest is not None:
        query = query.join(members, members.c.table_id == tables.c.id).where(members.c.guest == guest)
    with opened(url) as engine, engine.connect() as connection:
        must_be_current(connection)
        return [_row(row) for row in connection.execute(query)]


def _row(row: Any) -> Row:
    try:
        chairs = entries.read_summary(row.summary).chairs
    except Unreadable:
        chairs = []
    people = [chair.name or chair.level or "" for chair in chairs if chair.name or chair.level]
    guests = sorted({chair.guest for chair in chairs if chair.guest})
    return Row(row.id, row.game, row.status, row.public, people, guests, row.entries, row.created, row.touched)


# --- removing --------------------------------------------------------------------------------------------------------


def remove(url: str, ids: Sequence[str]) -> None:
    """Remove tables with everything that is stored of them; AdminError, and none is removed, when one is not there."""
    with opened(url) as engine, engine.begin() as connection:
        must_be_current(connection)
        for id in ids:
            _must_exist(connection, id)
        _remove(connection, ids)


def _must_exist(connection: Connection, id: str) -> None:
    if connection.execute(select(tables.c.id).where(tables.c.id == id)).first() is None:
        raise AdminError(f"there is no table {id}")


def _remove(connection: Connection, ids: Sequence[str]) -> None:
    """Whatever belongs to these tables, then the tables. A running server puts them away within seconds."""
    for table in reversed(our_tables(connection).sorted_tables):
        for key in table.foreign_keys:
            if key.column.table.name == "tables":
                connection.execute(delete(table).where(key.parent.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    for id in ids:
        put(connection, CHANGED, id)


class Ages(NamedTuple):
    """For how many days nothing must have happened at a table before it is pruned; None: it never is."""

    over: float | None = 365.0
    abandoned: float | None = 90.0
    lessons: float | None = 7.0


class Prune:
    """A pruning under way, some tables at a time: what was done stays done when it is interrupted."""

    def __init__(self, url: str, ages: Ages, dry: bool = False) -> None:
        self._url = url
        self._dry = dry
        self._found: list[tuple[str, str]] = []
        self.pruned: dict[str, int] = {"over": 0, "abandoned": 0, "lessons": 0}
        with opened(url) as engine, engine.connect() as connection:
            must_be_current(connection)
            self._found = list(old(connection, ages, time.time()))
        self.total = len(self._found)

    def run(self) -> Iterator[int]:
        """Remove them; how many were after each batch."""
        for at in range(0, self.total, BATCH):
            batch = self._found[at : at + BATCH]
            if not self._dry:
                with opened(self._url) as engine, engine.begin() as connection:
                    _remove(connection, _still(connection, [id for id, _ in batch]))
            for _, kind in batch:
                self.pruned[kind] += 1
            yield min(at + BATCH, self.total)


def old(connection: Connection, ages: Ages, now: float) -> Iterator[tuple[str, str]]:
    """The tables at which nothing has happened for long, each with what it is."""
    shortest = min((age for age in ages if age is not None), default=None)
    if shortest is None:
        return
    query = select(tables.c.id, tables.c.status, tables.c.touched, tables.c.setup)
    for row in connection.execute(query.where(tables.c.touched < now - shortest * DAY)):
        kind = "over" if row.status == "over" else "lessons" if _practice(row.setup) else "abandoned"
        age: float | None = getattr(ages, kind)
        if age is not None and row.touched < now - age * DAY:
            yield row.id, kind


def _practice(setup: str) -> bool:
    """Whether a table is for its maker's practice, as those of lessons are."""
    try:
        return entries.read_setup(setup).practice
    except Unreadable:
        return False


def _still(connection: Connection, ids: list[str]) -> list[str]:
    """Those at which nothing has happened in the last minutes either: somebody may just have come back."""
    recent: Select[Any] = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.touched > time.time() - 3600)
    used = {row.id for row in connection.execute(recent)}
    return [id for id in ids if id not in used]


# --- tables that can't be read ---------------------------------------------------------------------------------------


class Repaired(NamedTuple):
    """What a repair did: how many entries are left, and those that were cut off because they can't be read."""

    entries: int
    cut: list[dict[str, Any]]


def repair(url: str, id: str, dry: bool = False) -> Repaired:
    """Cut a table's log off where it can't be read, and write its summary anew.

    AdminError when that can't help: an unreadable set-up, a game that is not here, a game under other rules.
    """
    with desk(url) as (hub, runner):
        stored, table = runner.run(_readable(hub, id))
    rest = stored.rows[table.number :]
    if not dry:
        with opened(url) as engine, engine.begin() as connection:
            _cut(connection, id, table)
    return Repaired(table.number, [row._asdict() for row in rest])


async def _readable(hub: Hub, id: str) -> tuple[Stored, Table]:
    """A table, folded as far as its log can be read."""
    stored = await hub.storage.load(id)
    if stored is None:
        raise AdminError(f"there is no table {id}")
    try:
        setup = entries.read_setup(stored.setup)
        game = hub.game(setup.game)
        setup = await hub.with_deck(setup, game)
    except (Unreadable, Refusal) as error:
        raise AdminError(f"the set-up of {id} can't be read ({error}): close the table, or remove it") from error
    rules = begun_under(setup, _readable_log(stored.rows))
    if rules not in (0, game.rules_version):
        told = f"{id} began under rules {rules}, these are {game.rules_version}"
        raise AdminError(f"{told}: close the table, or go on with the installation that knows them")
    whole = _readable_rows(Table(id, setup, float(stored.created), game, encode), stored.rows)
    table = Table(id, setup, float(stored.created), game, encode)
    for row in stored.rows[:whole]:
        _take(table, row)
    table.refresh()
    return stored, table


def _readable_log(rows: Sequence[LogRow]) -> Log:
    """The entries up to the first that can't be read."""
    found: Log = []
    with suppress(Unreadable):
        for row in rows:
            found.append((row, entries.read_entry(row.body)))
    return found


def _readable_rows(table: Table, rows: Sequence[LogRow]) -> int:
    """How many entries can be taken one after the other. What fails may leave the table half changed."""
    for number, row in enumerate(rows):
        try:
            _take(table, row)
        except Exception:
            return number
    return len(rows)


def _take(table: Table, row: LogRow) -> None:
    """The next entry; ValueError when one is missing before it."""
    if row.number != table.number + 1:
        raise ValueError(f"entry {table.number + 1} is missing")
    table.take(entries.read_entry(row.body), float(row.at), row.versions)


def _cut(connection: Connection, id: str, table: Table) -> None:
    connection.execute(delete(log).where(log.c.table_id == id, log.c.number > table.number))
    connection.execute(delete(saves).where(saves.c.table_id == id, saves.c.number > table.number))
    if table.status != "over":
        connection.execute(delete(records).where(records.c.table_id == id))
        connection.execute(delete(reviews).where(reviews.c.table_id == id))
    index = {"status": table.status, "summary": table.summary(), "due": table.alarm()}
    connection.execute(update(tables).where(tables.c.id == id).values(**index, keeper=None, kept_until=0.0))
    put(connection, CHANGED, id)


def close(url: str, id: str) -> None:
    """Close a table that can't be gone on with: no lobby shows it, nothing is due there, and its log stays."""
    with desk(url) as (hub, runner):
        if runner.run(_playable(hub, id)):
            raise AdminError(f"{id} can be played: its people may end it, or remove it")
    with opened(url) as engine, engine.begin() as connection:
        summary = connection.execute(select(tables.c.summary).where(tables.c.id == id)).scalar_one()
        ended = {"status": "over", "summary": _ended(summary), "due": None}
        connection.execute(update(tables).where(tables.c.id == id).values(**ended, keeper=None, kept_until=0.0))
        put(connection, CHANGED, id)


async def _playable(hub: Hub, id: str) -> bool:
    try:
        return not (await hub.rebuild(id)).closed
    except Refusal as refusal:
        if refusal.code == "no-such-table":
            raise AdminError(f"there is no table {id}") from refusal
        return False


def _ended(summary: str) -> str:
    try:
        return entries.write(replace(entries.read_summary(summary), status="over"))
    except Unreadable:
        return json.dumps({"status": "over", "chairs": []})
