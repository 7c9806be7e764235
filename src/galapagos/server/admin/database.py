"""The database, as a host's tools see it: one plain connection, and an error that is a sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from galapagos.kernel.text import GalapagosError
from galapagos.server import schema
from galapagos.server.storage import async_url

VERSIONS = "alembic_version"


class AdminError(GalapagosError):
    """Something that the host can put right; the message says what."""


def is_sqlite(url: str) -> bool:
    """Whether the database is a file of SQLite's."""
    with plainly():
        return async_url(url).startswith("sqlite")


def file_of(url: str) -> Path:
    """The file of a SQLite database."""
    return Path(make_url(url).database or "")


@contextmanager
def opened(url: str, new: bool = False) -> Iterator[Engine]:
    """The database; one of SQLite's must be there already, unless it may be `new`."""
    sqlite = is_sqlite(url)
    if sqlite and new:
        file_of(url).touch(mode=0o600)
    if sqlite and not file_of(url).is_file():
        raise AdminError(f"there is no database {file_of(url)}")
    engine = create_engine(make_url(url).set(drivername="sqlite" if sqlite else "postgresql+psycopg"))
    if sqlite:
        event.listen(engine, "connect", _prepare)
    try:
        with plainly():
            yield engine
    finally:
        engine.dispose()


def _prepare(connection: sqlite3.Connection, _record: Any) -> None:
    connection.text_factory = lambda data: data.decode(errors="replace")  # as the server reads what is damaged
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


@contextmanager
def plainly() -> Iterator[None]:
    """Whatever the database says is wrong, as a sentence of one line."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, ArgumentError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).strip() or repr(error)
        raise AdminError(f"the database: {reason.splitlines()[0]}") from error


def revisions(connection: Connection) -> list[str]:
    """The versions of the schema that a database has; none when it was never opened by a server."""
    return sorted(MigrationContext.configure(connection).get_current_heads())


def newest(connection: Connection) -> list[str]:
    """The versions of the schema that this installation knows."""
    return sorted(ScriptDirectory.from_config(migrations(connection)).get_heads())


def migrations(connection: Connection) -> Config:
    """Alembic's settings for our migrations on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def must_be_current(connection: Connection) -> None:
    """AdminError unless the database has the schema of this installation."""
    found, known = revisions(connection), newest(connection)
    if not found:
        raise AdminError("the database holds no tables: start the server once, or restore a backup into it")
    if found != known:
        told = f"the database has schema {', '.join(found)}, this installation knows {', '.join(known)}"
        raise AdminError(f"{told}: start this installation's server once, or use the one that wrote it")


def our_tables(connection: Connection) -> MetaData:
    """Our tables as the database has them, whatever version of the schema that is."""
    there = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[table.name for table in schema.metadata.sorted_tables if table.name in there])
    return found
