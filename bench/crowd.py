"""A crowd of tables: how long lobby, health and home take with 100,000 finished and 100,000 abandoned ones.

    python -m bench.crowd [--tables 100000] [--calls 200] [--postgres]

Three servers are asked in turn: an empty one, a small one with just as many public tables as a lobby looks at, and the
crowded one. Medians, ratios and whether the mark was held are printed as JSON, and it fails when a call takes the
crowded server more than 3 times as long as the empty one; the small one tells how much of that is a full page. It
stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import psycopg
from sqlalchemy import Table, insert

import galapagos
from bench.cluster import cluster
from bench.load.__main__ import SERVE, answers, free_port
from galapagos.server.engine import make_engine
from galapagos.server.limits import LOBBY, LOBBY_LOOKS
from galapagos.server.schema import entries, members, records, saves, tables
from galapagos.server.storage import FRESH, Storage

PATHS = {
    "lobby": "/api/tables",
    "lobby of a game": f"/api/tables?game={galapagos.games.ids()[0]}",
    "health": "/healthz",
    "home": "/api/site",
}
MOST = 3.0
BATCH = 2_000
DAY = 86_400.0


def main() -> None:
    """Run it and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000, help="finished ones, and as many abandoned ones")
    parser.add_argument("--calls", type=int, default=200)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL cluster of its own instead of SQLite")
    options = parser.parse_args()
    with databases(options.postgres, "empty", "small", "crowded") as urls:
        asyncio.run(fill(urls["small"], waiting=LOBBY_LOOKS))
        half = options.tables // 2
        asyncio.run(fill(urls["crowded"], over=options.tables, waiting=half, playing=half))
        found = compare(urls, options.calls)
    held = all(row["of empty"] <= MOST for row in found.values())
    print(json.dumps({"at most 3 times an empty server": held, **found}, indent=2))
    raise SystemExit(not held)


@contextmanager
def databases(postgres: bool, *names: str) -> Iterator[dict[str, str]]:
    """Empty databases; their addresses."""
    with tempfile.TemporaryDirectory() as folder, cluster() if postgres else nullcontext("") as url:
        if not postgres:
            yield {name: f"sqlite:///{Path(folder) / name}.db" for name in names}
            return
        with psycopg.connect(url, autocommit=True) as connection:
            for name in names:
                connection.execute(f"CREATE DATABASE {name}".encode())
        yield {name: url.replace("/postgres?", f"/{name}?") for name in names}


def compare(databases: dict[str, str], calls: int) -> dict[str, dict[str, float]]:
    """Serve them all and ask them in turn."""
    ports = {name: free_port() for name in databases}
    servers = [
        subprocess.Popen([sys.executable, "-c", SERVE, str(ports[name]), database, "300"], stdout=subprocess.DEVNULL)
        for name, database in databases.items()
    ]
    try:
        return asyncio.run(measure(ports, calls))
    finally:
        for server in servers:
            server.terminate()
            server.wait(30)


async def measure(ports: dict[str, int], calls: int) -> dict[str, dict[str, float]]:
    """The medians of each path at each server, in milliseconds."""
    addresses = {name: f"http://127.0.0.1:{port}" for name, port in ports.items()}
    for address in addresses.values():
        await answers(address)
    async with httpx.AsyncClient(verify=False, timeout=60) as client:
        await must_show_tables(client, addresses["crowded"])
        return {name: await medians(client, addresses, path, calls) for name, path in PATHS.items()}


async def must_show_tables(client: httpx.AsyncClient, address: str) -> None:
    """A lobby without tables would be quick for the wrong reason."""
    shown = (await client.get(f"{address}/api/tables")).raise_for_status().json()["open"]
    if len(shown) != LOBBY:
        raise SystemExit(f"the crowded lobby shows {len(shown)} tables, not {LOBBY}")


async def medians(client: httpx.AsyncClient, addresses: dict[str, str], path: str, calls: int) -> dict[str, float]:
    """One path at each server, and how the crowded one compares."""
    times: dict[str, list[float]] = {name: [] for name in addresses}
    for _ in range(calls):
        for name, address in addresses.items():
            times[name].append(await timed(client, address + path))
    found = {f"{name} ms": statistics.median(taken) * 1000 for name, taken in times.items()}
    found |= {f"of {name}": found["crowded ms"] / found[f"{name} ms"] for name in ("empty", "small")}
    return {name: round(value, 2) for name, value in found.items()}


async def timed(client: httpx.AsyncClient, url: str) -> float:
    started = time.perf_counter()
    (await client.get(url)).raise_for_status()
    return time.perf_counter() - started


async def fill(database: str, **counts: int) -> None:
    """So many tables of each status."""
    storage = Storage(database)
    await storage.open()
    await storage.close()
    engine = make_engine(database)
    for status, number in counts.items():
        for first in range(0, number, BATCH):
            async with engine.begin() as connection:
                for table, rows in crowd(status, range(first, min(first + BATCH, number))):
                    await connection.execute(insert(table), rows)
    await engine.dispose()


def crowd(status: str, numbers: range) -> list[tuple[Table, list[dict[str, Any]]]]:
    """The rows of some tables: finished in the last year, or left by everybody in the last days, and still listed."""
    ids, game, now = [f"{status}-{number}" for number in numbers], galapagos.games.ids()[0], time.time()
    setup = {
        "game": game,
        "mode": galapagos.game(game).modes[0].name,
        "players": 2,
        "seed": 1,
        "maker": "nobody",
        "public": True,
    }
    chairs = [{"guest": "nobody", "name": "Ada"}, {"level": "random", "name": "Bo"}]
    row: dict[str, Any] = {
        "setup": json.dumps(setup),
        "summary": json.dumps({"status": status, "chairs": chairs}),
        "game": game,
    }
    row |= {"status": status, "public": True, "created": now - 365 * DAY}
    longest = 365 * DAY if status == "over" else FRESH - DAY
    index = [row | {"id": id, "touched": now - longest * (n % 997) / 997} for n, id in zip(numbers, ids, strict=True)]
    entry: dict[str, Any] = {"number": 1, "at": now - 365 * DAY, "token": "x", "body": '{"do":"start"}'}
    found: list[tuple[Table, list[dict[str, Any]]]] = [
        (tables, index),
        (entries, [entry | {"table_id": id} for id in ids]),
        (members, [{"table_id": id, "guest": f"guest-{id}"} for id in ids]),
    ]
    if status == "playing":
        found.append((saves, [{"table_id": id, "number": 1, "rules": "1", "data": "{}"} for id in ids]))
    if status == "over":
        found.append((records, [{"table_id": id, "text": "{}"} for id in ids]))
    return found


if __name__ == "__main__":
    main()
