"""Measure the table server: `python -m bench.load`, bounded and on loopback only.

An open loop: moves are due at fixed moments whether or not the server keeps up, and a move's time counts from the
moment it was due until each of the others at the table has received what it changed. Meanwhile other tables, which
everybody has left, are put away. Then the rate is raised until the server does not keep up. It takes some minutes,
and ends with 1 when a mark was missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx

import galapagos
from bench.cluster import cluster
from bench.load.people import Group, lay

SERVE = """
import sys
from galapagos.server.main import serve
from galapagos.server.settings import Settings
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rates=1e6, idle=float(sys.argv[3]), log="warning"))
"""
TABLES, RATE, SECONDS, PLAYERS = 500, 250.0, 30.0, 4
OTHERS, IDLE = 200, 12.0  # tables that are put away during the play, and the seconds until they are
STEP, STEP_SECONDS = 50.0, 5.0  # how the rate is raised
MARK, HELD = 50.0, 0.98  # milliseconds for p95; the share of the planned moves that must be made


def main() -> None:
    """Run it and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--game", default=galapagos.games.ids()[0])
    parser.add_argument("--mode", default="base")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL cluster of its own instead of SQLite")
    options = parser.parse_args()
    with database(options.postgres) as url:
        port = free_port()
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), url, str(IDLE)], stdout=subprocess.DEVNULL)
        try:
            found = asyncio.run(measure(server.pid, port, options))
        finally:
            server.terminate()
            server.wait(30)
    print(json.dumps(found, indent=2))
    sys.exit(not found["marks held"])


@contextmanager
def database(postgres: bool) -> Iterator[str]:
    """An empty database; its address."""
    if postgres:
        with cluster() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'tables.db'}"


async def measure(process: int, port: int, options: argparse.Namespace) -> dict[str, object]:
    """Lay the tables, play, put everything away; what was seen on the way."""
    address = f"http://127.0.0.1:{port}"
    await answers(address)
    times: list[float] = []
    refusals: list[str] = []
    await lay(address, options.game, options.mode, PLAYERS, [], [])  # everything is loaded once
    at_start = memory(process)
    groups = [await lay(address, options.game, options.mode, PLAYERS, times, refusals) for _ in range(options.tables)]
    for group in groups:
        await asyncio.gather(*(person.connect("127.0.0.1", port) for person in group.people))
    live = memory(process)
    for _ in range(OTHERS):
        await lay(address, options.game, options.mode, PLAYERS, [], [])
    times.clear()
    before, busy = await in_use(address), cpu(process)
    held, late, lag = await play(groups, options.rate, options.seconds, Random(1))
    busy, left = cpu(process) - busy, before - await in_use(address)
    after = memory(process)
    seen = {f"p{p}": round(1000 * percentile(sorted(times), p), 1) for p in (50, 95, 99)}
    measured = len(times)
    saturation = await saturated(groups, options.rate)
    sockets = sum(person.wire is not None and not person.wire.closed for group in groups for person in group.people)
    for group in groups:
        for person in group.people:
            if person.wire is not None:
                person.wire.close()
    await put_away(address)
    away = memory(process)
    for _ in range(options.tables):
        await lay(address, options.game, options.mode, PLAYERS, [], [])
    await put_away(address)
    more = memory(process)
    marks = {
        f"p95 at most {MARK:g} ms": seen["p95"] <= MARK,
        "moves held": held >= HELD * options.rate,
        "tables put away during the play": left > 0,
        "sockets held": sockets == options.tables * PLAYERS,
    }
    return {
        "marks": marks,
        "marks held": all(marks.values()),
        "game": options.game,
        "tables": options.tables,
        "tables put away during the play": left,
        "sockets held": sockets,
        "moves a second, planned": options.rate,
        "moves a second, held": round(held, 1),
        "moves that found no table ready": late,
        "refusals": len(refusals),
        "seen by others, ms": seen,
        "times measured": measured,
        "the last rate that was held, moves a second": saturation,
        "the load generator's own lag, p99 ms": round(1000 * lag, 1),
        "server's processor share": round(busy / options.seconds, 2),
        "KB a live table with four sockets": round((live - at_start) / options.tables, 1),
        "KB a live table after the play": round((after - at_start) / options.tables, 1),
        "KB that the process keeps of a first batch put away": round((away - at_start) / options.tables, 1),
        "KB a further table put away": round((more - away) / options.tables, 1),
    }


async def play(groups: list[Group], rate: float, seconds: float, chance: Random) -> tuple[float, int, float]:
    """Move at the planned moments; moves held a second, moves that found nobody ready, and our own lag."""
    began = time.perf_counter()
    lags: list[float] = []
    late = 0
    for number in range(int(rate * seconds)):
        planned = began + number / rate
        wait = planned - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        else:
            await asyncio.sleep(0)
        lags.append(max(0.0, time.perf_counter() - planned))
        late += not any(chance.choice(groups).move(planned, chance) for _ in range(20))
    await asyncio.sleep(1)
    lags.sort()
    return sum(group.moves for group in groups) / seconds, late, percentile(lags, 99)


async def saturated(groups: list[Group], rate: float) -> float:
    """Raise the rate until the server does not keep up; the last one that it held."""
    while True:
        began = sum(group.moves for group in groups)
        await play(groups, rate + STEP, STEP_SECONDS, Random(2))
        if sum(group.moves for group in groups) - began < HELD * (rate + STEP) * STEP_SECONDS:
            return rate
        rate += STEP


async def put_away(address: str) -> None:
    """Wait until the server has put all tables away."""
    for _ in range(120):
        if await in_use(address) == 0:
            return
        await asyncio.sleep(1)
    raise TimeoutError("some tables are still in use")


async def in_use(address: str) -> int:
    """How many tables the server has in use."""
    async with httpx.AsyncClient(verify=False, base_url=address, timeout=60) as client:
        for line in (await client.get("/metrics")).text.splitlines():
            if line.startswith("galapagos_tables_in_use "):
                return int(float(line.split()[1]))
    raise ValueError("no number of tables")


async def answers(address: str) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient(verify=False, base_url=address) as client:
        for _ in range(600):
            try:
                await client.get("/healthz")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise TimeoutError("the server does not answer")


def percentile(ordered: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else float("nan")


def memory(process: int) -> float:
    """Resident memory of a process, in KB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise ValueError("no VmRSS")


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    main()
