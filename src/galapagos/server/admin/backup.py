"""Backups: one file of JSON lines, gzipped, which either kind of database can be restored from.

The first line says what it is, the last how many rows there are and what they hash to: a file that was cut is known.
"""

import base64
import gzip
import hashlib
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from galapagos import __version__
from galapagos.server.admin.database import (
    VERSIONS,
    AdminError,
    file_of,
    is_sqlite,
    migrations,
    opened,
    our_tables,
    revisions,
)

FORMAT = 1
BATCH = 500


class Facts(NamedTuple):
    """What a backup's first line says."""

    version: str
    revisions: list[str]
    taken: float
    counts: dict[str, int]

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


# --- taking one ------------------------------------------------------------------------------------------------------


@contextmanager
def snapshot(url: str, beside: Path) -> Iterator[Connection]:
    """The database as it is at one moment, while the server goes on.

    A slow reader would keep SQLite from tidying its log, so it reads a copy, which SQLite's own backup makes at once.
    """
    if not is_sqlite(url):
        with opened(url) as engine, engine.connect() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        return
    with opened(url), tempfile.TemporaryDirectory(dir=beside) as folder:
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(file_of(url))) as live, closing(sqlite3.connect(copy)) as target:
            live.backup(target)
        with opened(f"sqlite:///{copy}") as engine, engine.connect() as connection:
            yield connection


class Backup:
    """A backup that is being taken. The file appears when it is whole, and not at all when it was interrupted."""

    def __init__(self, url: str, file: Path) -> None:
        if file.exists():
            raise AdminError(f"{file} is there already")
        if not file.absolute().parent.is_dir():
            raise AdminError(f"there is no folder {file.absolute().parent}")
        self._url = url
        self._file = file
        self.facts: Facts | None = None
        self.whole = False

    def run(self) -> Generator[int, None, None]:
        """Write it; the number of rows after each batch."""
        part = self._file.with_name(f"{self._file.name}.part")
        try:
            with snapshot(self._url, self._file.absolute().parent) as connection, Lines(part) as lines:
                ours = our_tables(connection)
                self.facts = _facts(connection, ours)
                lines.write({"galapagos": FORMAT, **self.facts._asdict()})
                yield from _rows(connection, ours, lines)
                lines.end(self.facts.rows)
            os.replace(part, self._file)
            self.whole = True
        finally:
            with suppress(FileNotFoundError):
                part.unlink()


def _facts(connection: Connection, ours: MetaData) -> Facts:
    found = revisions(connection)
    if not found:
        raise AdminError("the database holds no tables: there is nothing to keep")
    counts = {t.name: connection.execute(select(func.count()).select_from(t)).scalar_one() for t in ours.sorted_tables}
    return Facts(__version__, found, time.time(), counts)


def _rows(connection: Connection, ours: MetaData, lines: "Lines") -> Iterator[int]:
    number = 0
    for table in ours.sorted_tables:
        lines.write({"table": table.name, "columns": [column.name for column in table.columns]})
        found = connection.execution_options(yield_per=BATCH).execute(select(table))
        for batch in found.partitions():
            for row in batch:
                lines.write([_plain(value) for value in row])
            number += len(batch)
            yield number


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


class Lines:
    """The file: readable by its owner only, since it holds the seeds of games that go on."""

    def __init__(self, path: Path) -> None:
        self._raw = os.fdopen(os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb")
        self._file = gzip.GzipFile(fileobj=self._raw, mode="wb", compresslevel=6, filename="", mtime=0)
        self._hash = hashlib.sha256()

    def __enter__(self) -> "Lines":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._raw.close()

    def write(self, value: Any) -> None:
        """One more line."""
        line = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        self._hash.update(line)
        self._file.write(line)

    def end(self, rows: int) -> None:
        """The last line."""
        self.write({"rows": rows, "sha256": self._hash.hexdigest()})


# --- bringing one back -----------------------------------------------------------------------------------------------


def read(file: Path) -> Facts:
    """What a backup says of itself, after every line of it was read; AdminError when it is not whole."""
    facts = _head(file, next(_lines(file), b""))
    digest, last, rows = hashlib.sha256(), b"", 0
    for line in _lines(file):
        digest.update(last)
        rows += last.startswith(b"[")
        last = line
    expected = {"rows": rows, "sha256": digest.hexdigest()}
    if _json(last) != expected or rows != facts.rows:
        raise AdminError(f"{file} is damaged or was cut short: its last line does not fit what stands before it")
    return facts


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except FileNotFoundError as error:
        raise AdminError(f"there is no file {file}") from error
    except (OSError, EOFError) as error:
        raise AdminError(f"{file} is no backup, or it is damaged: {error}") from error


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _head(file: Path, line: bytes) -> Facts:
    head = _json(line)
    if not isinstance(head, dict) or head.get("galapagos") != FORMAT:
        raise AdminError(f"{file} is no backup of a format known here")
    return Facts(**{name: head[name] for name in Facts._fields})


class Restoring:
    """A backup that is being brought back into an empty database: all of it, or nothing when it was interrupted."""

    def __init__(self, file: Path, url: str) -> None:
        self.facts = read(file)
        self._file = file
        self._url = url
        self.whole = False

    def run(self) -> Iterator[int]:
        """Write the rows; their number after each batch."""
        with opened(self._url, new=True) as engine, engine.begin() as connection:
            _must_be_empty(connection)
            _lay_out(connection, self.facts)
            yield from self._write(connection)
            command.upgrade(migrations(connection), "heads")
            _let_go(connection)
        self.whole = True

    def _write(self, connection: Connection) -> Iterator[int]:
        ours, number = our_tables(connection), 0
        for name, rows in batches(self._file):
            number += len(rows)
            try:
                connection.execute(insert(ours.tables[name]), rows)
            except SQLAlchemyError as error:
                reason = str(getattr(error, "orig", None) or error).splitlines()[0]
                raise AdminError(f"a row of '{name}' does not fit this database: {reason}") from error
            yield number


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, some at a time, with the table they belong to."""
    name, columns, rows = "", [""], list[dict[str, Any]]()
    for line in _lines(file):
        value = json.loads(line)
        if isinstance(value, list):
            rows.append({column: _value(cell) for column, cell in zip(columns, value, strict=True)})
        if rows and (len(rows) == BATCH or isinstance(value, dict)):
            yield name, rows
            rows = []
        if isinstance(value, dict) and "table" in value:
            name, columns = value["table"], value["columns"]


def _value(cell: Any) -> Any:
    return base64.b64decode(cell["base64"]) if isinstance(cell, dict) else cell


def _must_be_empty(connection: Connection) -> None:
    for table in our_tables(connection).sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise AdminError("the database is not empty: restore into one that is")


def _lay_out(connection: Connection, facts: Facts) -> None:
    """The schema as it was when the backup was taken."""
    ours = our_tables(connection)
    ours.reflect(connection, only=lambda name, _: name == VERSIONS)
    ours.drop_all(connection)
    try:
        for revision in facts.revisions:
            command.upgrade(migrations(connection), revision)
    except CommandError as error:
        told = f"the backup was taken by galapagos {facts.version}, whose schema is not known here"
        raise AdminError(told) from error


def _let_go(connection: Connection) -> None:
    """Nobody looks after these tables yet."""
    tables = our_tables(connection).tables["tables"]
    connection.execute(update(tables).values(keeper=None, kept_until=0.0))
