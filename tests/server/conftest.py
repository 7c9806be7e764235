"""Servers for tests: in this process on a free port, with SQLite or with a PostgreSQL cluster of the tests' own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import uvicorn

from bench.cluster import cluster as new_cluster
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

    def number(self, name: str) -> float:
        """One of its numbers for the host."""
        value = self.hub.metrics.registry.get_sample_value(f"galapagos_{name}")
        assert value is not None, name
        return value

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
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)  # as its `serve` does, which looks every 0.1 s whether to end
    await server.startup()
    listening = server.servers[0].sockets[0]
    found = Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.hub)
    found.listening = listening
    try:
        yield found
    finally:
        for player in found.players:
            await player.close()
        await server.shutdown()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL cluster of our own, on a unix socket; the address of its server."""
    # Careless by itself and quick: that what we store is durable must be our connections' doing.
    with new_cluster("-c fsync=off -c synchronous_commit=off") as found:
        yield found


@pytest.fixture
def postgres(cluster: str) -> str:
    """The cluster's database, empty; the first test finds it without any tables."""
    with psycopg.connect(cluster, autocommit=True) as connection:
        if connection.execute("SELECT to_regclass('entries')").fetchone() != (None,):
            names = "tables, entries, members, saves, records, reviews, decks, orders, people, addresses, alerts"
            connection.execute(f"TRUNCATE {names}")
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
