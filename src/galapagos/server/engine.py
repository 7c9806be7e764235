"""The database's engine: durable connections, the newest schema, and a file that only its owner reads."""

import contextlib
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATION_LOCK = 0x6761_6C61


def async_url(url: str) -> str:
    """The URL with the async driver we use; a clear error for anything but SQLite and PostgreSQL."""
    parsed = make_url(url)
    name = parsed.get_backend_name()
    if name == "sqlite":
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if name in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    raise ValueError(f"{name!r} is not a database we know: give sqlite:///FILE or postgresql://…")


def make_engine(url: str) -> AsyncEngine:
    """An engine whose every connection is durable: a commit that returned survives a power cut."""
    if async_url(url).startswith("sqlite"):
        engine = create_async_engine(async_url(url), pool_size=3, max_overflow=2)
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
        return engine
    return create_async_engine(
        async_url(url),
        pool_size=5,
        pool_pre_ping=True,
        pool_timeout=5,
        connect_args={"options": "-c synchronous_commit=on", "connect_timeout": 5},
    )


def _durable_sqlite(connection: Any, _record: Any) -> None:
    # Bytes that are no text spoil their own row; by itself the driver would refuse every answer that has it in it.
    connection.driver_connection.text_factory = lambda data: data.decode(errors="replace")
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def for_its_owner(file: str | None) -> None:
    """Let nobody else read the file: it holds the seeds of games that go on."""
    if file and file != ":memory:":
        with contextlib.suppress(OSError):
            Path(file).touch(mode=0o600)
            Path(file).chmod(0o600)


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest schema; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
