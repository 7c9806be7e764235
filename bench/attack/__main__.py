"""Attack a real server, one way after the other: `python -m bench.attack`, bounded and on loopback only.

Honest people play at some tables before, while and after. What counts is how long a move takes until the others see it,
how much memory the server takes, and whether any move that was acknowledged is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from sqlalchemy import func, select

import galapagos
from bench.attack.attacks import ATTACKS
from bench.load.__main__ import answers, free_port, memory, percentile, play
from bench.load.people import lay
from galapagos.server.admin.database import opened
from galapagos.server.schema import entries

SERVE = """
import sys
from galapagos.server.main import serve
from galapagos.server.settings import Settings
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(log="error"))
"""
TABLES, PLAYERS, RATE = 8, 2, 25.0
TIMES, MOST, MEMORY = 3.0, 0.250, 500_000.0  # the marks: of the usual p99, in seconds, in KB


class Options(NamedTuple):
    seconds: float
    database: str
    names: list[str]


class Seen(msgspec.Struct):
    """What honest people saw of one attack: p99 in seconds, memory in KB, moves."""

    attack: str
    before: float
    during: float
    after: float
    memory: float
    moves: int
    lost: int

    @property
    def held(self) -> bool:
        """Whether the server held."""
        slow = self.during > min(MOST, max(TIMES * self.before, 0.02)) or self.after > max(TIMES * self.before, 0.02)
        return not slow and self.memory < MEMORY and self.lost == 0


def main() -> None:
    """Attack, and print a table; 1 when the server did not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", default="", metavar="URL", help="a PostgreSQL database, instead of SQLite")
    parser.add_argument("--small", action="store_true", help="two seconds for each part instead of ten")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("names", nargs="*", default=[], help=f"of {', '.join(ATTACKS)}")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.postgres or f"sqlite:///{Path(folder) / 'attacked.db'}"
        found = asyncio.run(attacked(Options(2.0 if given.small else 10.0, database, given.names or list(ATTACKS))))
    print(json.dumps([msgspec.to_builtins(seen) for seen in found]) if given.json else told(found))
    sys.exit(not all(seen.held for seen in found))


async def attacked(options: Options) -> list[Seen]:
    """One server, and every attack on it."""
    port = free_port()
    server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), options.database])
    address = f"http://127.0.0.1:{port}"
    try:
        await answers(address)
        await honest(address, 1.0)  # everything is loaded once
        return [await attack(name, address, server.pid, options) for name in options.names]
    finally:
        server.terminate()
        server.wait(30)


async def attack(name: str, address: str, process: int, options: Options) -> Seen:
    """Play before, while and after an attack."""
    before, played = await honest(address, options.seconds)
    command = [sys.executable, "-m", "bench.attack.attacks", name, address, str(options.seconds + 3)]
    attacker = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    await asyncio.sleep(2)  # until it has begun
    watching = asyncio.create_task(peak(process))
    during, more = await honest(address, options.seconds)
    attacker.kill()
    attacker.wait()
    most = await stop(watching)
    after, rest = await honest(address, options.seconds)
    moves = {**played, **more, **rest}
    lost = await asyncio.to_thread(missing, options.database, moves)
    return Seen(name, before, during, after, most, sum(moves.values()), lost)


async def honest(address: str, seconds: float) -> tuple[float, dict[str, int]]:
    """Some tables of honest people: their p99, and how many moves were acknowledged at each."""
    game = galapagos.games.ids()[0]
    times: list[float] = []
    refusals: list[str] = []
    mode = galapagos.game(game).modes[0].name
    groups = [await lay(address, game, mode, PLAYERS, times, refusals) for _ in range(TABLES)]
    host, _, port = address.removeprefix("http://").partition(":")
    for group in groups:
        await asyncio.gather(*(person.connect(host, int(port)) for person in group.people))
    await asyncio.sleep(0.3)
    times.clear()
    await play(groups, RATE, seconds, Random(1))
    for group in groups:
        for person in group.people:
            if person.wire is not None:
                person.wire.close()
    return percentile(sorted(times), 99), {group.table: group.moves for group in groups}


async def peak(process: int, every: float = 0.1) -> float:
    """The most memory that a process takes, until we are cancelled."""
    most = 0.0
    try:
        while True:
            most = max(most, memory(process))
            await asyncio.sleep(every)
    except asyncio.CancelledError:
        return most


async def stop(watching: asyncio.Task[float]) -> float:
    """What was found by then."""
    watching.cancel()
    return await watching


def missing(database: str, moves: dict[str, int]) -> int:
    """How many acknowledged moves are not in the log."""
    decided = entries.c.table_id, func.count()
    query = select(*decided).where(entries.c.body.like('%"do":"act"%')).group_by(entries.c.table_id)
    with opened(database) as engine, engine.connect() as connection:
        stored = {row[0]: int(row[1]) for row in connection.execute(query)}
    return sum(max(0, number - stored.get(table, 0)) for table, number in moves.items())


def told(found: list[Seen]) -> str:
    """A table to read."""
    head = f"{'attack':<12}{'before':>9}{'during':>9}{'after':>9}{'memory':>9}{'moves':>7}{'lost':>6}  (p99 in ms, MB)"
    lines = [
        f"{seen.attack:<12}{1000 * seen.before:>9.1f}{1000 * seen.during:>9.1f}{1000 * seen.after:>9.1f}"
        f"{seen.memory / 1000:>9.0f}{seen.moves:>7}{seen.lost:>6}  {'held' if seen.held else 'DID NOT HOLD'}"
        for seen in found
    ]
    return "\n".join([head, *lines])


if __name__ == "__main__":
    main()
