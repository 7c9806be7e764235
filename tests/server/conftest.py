"""Servers for tests: in this process on a free port, with SQLite or with a PostgreSQL cluster of the tests' own."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import uvicorn

from galapagos.server.app import make_app
from galapagos.server.hub import Hub
from galapagos.server.settings import Settings
from galapagos.server.wire import PROTOCOL
from tests.server.client import Player


class Running:
    """A server in this process."""

    def __init__(self, address: str, hub: Hub) -> None:
        self.address = address
        self.hub = hub
        self.listening: Any = None  # the socket at which it listens
        self.players: list[Player] = []

    async def player(self, name: str = "Ada") -> Player:
        player = await Player(self.address, name).introduce()
        self.players.append(player)
        return player

    async def table(self, *names: str, bots: int = 0, **more: Any) -> list[Player]:
        """A started table with these people, all connected."""
        people = [await self.player(name) for name in names]
        plans = [{"kind": "mine"}, *({"kind": "open"} for _ in names[1:])]
        plans += [{"kind": "bot", "level": "random"} for _ in range(bots)]
        table = await people[0].make(seats=plans, **more)
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/sit", {})
        await people[0].post(f"/api/tables/{table}/start")
        for person in people:
            await person.connect(table)
        return people


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server, from its start to its clean end."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=0,
        log_config=None,
        timeout_graceful_shutdown=2,
        **PROTOCOL,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    listening = server.servers[0].sockets[0]
    found = Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.hub)
    found.listening = listening
    try:
        yield found
    finally:
        for player in found.players:
            await player.close()
        server.should_exit = True
        await task


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL cluster of our own, on a unix socket; the address of its server."""
    folder = Path(tempfile.mkdtemp(prefix="galapagos-"))
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [Path(shutil.which("initdb") or "").parent]
    prefix = run_as(folder)
    data = folder / "data"
    subprocess.run(
        [*prefix, programs[-1] / "initdb", "-D", data, "-A", "trust", "-U", "tests", "--no-sync"], check=True
    )
    control = [*prefix, programs[-1] / "pg_ctl", "-D", data, "-w"]
    # Careless by itself and quick: that what we store is durable must be our connections' doing.
    careless = "-c fsync=off -c synchronous_commit=off"
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=60 {careless}"
    subprocess.run([*control, "-l", folder / "log", "-o", options, "start"], check=True)
    try:
        yield f"postgresql://tests@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True)
        shutil.rmtree(folder)


def run_as(folder: Path) -> list[str | Path]:
    """How to run a program as somebody who may own a cluster: root may not."""
    if os.geteuid() != 0:
        return []
    user = next(name for name in ("postgres", "nobody") if _is_user(name))
    shutil.chown(folder, user)
    return ["runuser", "-u", user, "--"]


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@pytest.fixture
def postgres(cluster: str) -> str:
    """The cluster's database, empty; the first test finds it without any tables."""
    with psycopg.connect(cluster, autocommit=True) as connection:
        if connection.execute("SELECT to_regclass('entries')").fetchone() != (None,):
            connection.execute("TRUNCATE tables, entries, members, saves, records, reviews, decks, orders")
    return cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    """A server of Tidepool, without pauses and without limits of rate."""
    return Settings(
        database=database,
        secret=str(tmp_path / "secret"),
        pause=0.0,
        budget=50,
        rates=1000.0,
        patience=5.0,
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    """A running server."""
    async with running(settings) as found:
        yield found
