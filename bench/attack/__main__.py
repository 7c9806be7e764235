"""Attack a real server, one way after the other: `python -m bench.attack`, bounded and on loopback only.

Honest people play at some tables before, while and after. What counts is how long a move takes until the others see it,
how much memory the server takes, and whether any move that was acknowledged is lost. First on SQLite, then on a
PostgreSQL cluster of its own; a table for each, and 1 when a mark was missed. About seven minutes, two with `--small`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
from random import Random
from typing import NamedTuple

import msgspec
from sqlalchemy import func, select

import galapagos
from bench.attack.attacks import ATTACKS
from bench.load.__main__ import answers, database, free_port, memory, percentile, play
from bench.load.people import lay
from galapagos.server.admin.database import opened
from galapagos.server.schema import entries

SERVE = """
import sys
from galapagos.server.main import serve
from galapagos.server.settings import Settings
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(log="error"))
"""
KINDS = ("sqlite", "postgresql")
TABLES, PLAYERS, RATE, SECONDS, SMALL = 8, 2, 50.0, 6.0, 1.0
TIMES, MOST, MEMORY = 3.0, 0.250, 500_000.0  # the marks: of the usual p99, in seconds, in KB
LEAST = 0.020  # seconds; three times next to nothing is nothing, too


class Options(NamedTuple):
    seconds: float
    database: str
    names: list[str]


class Part(NamedTuple):
    """What honest people saw for a while: their p99 in seconds, and the acknowledged moves of each table."""

    p99: float
    moves: dict[str, int]


class Seen(msgspec.Struct):
    """What honest people saw of one attack: p99 in seconds, memory in KB, moves; and what is usual here."""

    attack: str
    usual: float
    during: float
    after: float
    memory: float
    moves: int
    lost: int

    @property
    def missed(self) -> list[str]:
        """The marks that were missed."""
        most = max(TIMES * self.usual, LEAST)
        marks = {
            f"during: {self.during / self.usual:.1f} times the usual": self.during > most,
            f"during: {1000 * self.during:.0f} ms": self.during > MOST,
            f"after: {self.after / self.usual:.1f} times the usual": self.after > most,
            f"memory: {self.memory / 1000:.0f} MB": self.memory >= MEMORY,
            f"lost: {self.lost}": self.lost > 0,
        }
        return [mark for mark, fails in marks.items() if fails]


def main() -> None:
    """Attack, and print a table for each kind of database; 1 when the server did not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=KINDS, help="one kind of database instead of both")
    parser.add_argument("--small", action="store_true", help=f"{SMALL:g} second for each part instead of {SECONDS:g}")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("names", nargs="*", default=[], help=f"of {', '.join(ATTACKS)}")
    given = parser.parse_args()
    seconds, held = SMALL if given.small else SECONDS, True
    for kind in KINDS if given.only is None else (given.only,):
        with database(kind == "postgresql") as url:
            found = asyncio.run(attacked(Options(seconds, url, given.names or list(ATTACKS))))
        print(
            json.dumps([msgspec.to_builtins(seen) for seen in found]) if given.json else told(kind, found), flush=True
        )
        held = held and not any(seen.missed for seen in found)
    sys.exit(not held)


async def attacked(options: Options) -> list[Seen]:
    """One server, and every attack on it; what is usual is the median of the times between them."""
    port = free_port()
    server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), options.database], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        await answers(address)
        await honest(address, 1.0)  # everything is loaded once
        quiet = [(await honest(address, options.seconds)).p99]
        found = []
        for name in options.names:
            found.append(await attack(name, address, server.pid, options))
            quiet.append(found[-1].after)
            print(f"{name}: {1000 * found[-1].during:.0f} ms", file=sys.stderr, flush=True)
        return [msgspec.structs.replace(seen, usual=statistics.median(quiet)) for seen in found]
    finally:
        server.terminate()
        server.wait(30)


async def attack(name: str, address: str, process: int, options: Options) -> Seen:
    """Play while an attack goes on, and after it."""
    command = [sys.executable, "-m", "bench.attack.attacks", name, address, str(options.seconds + 5)]
    attacker = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    watching = asyncio.create_task(peak(process))
    try:
        await asyncio.sleep(2)  # until it has begun
        during = await honest(address, options.seconds)
    finally:
        attacker.kill()
        attacker.wait()
        most = await stop(watching)
    after = await honest(address, options.seconds)
    moves = during.moves | after.moves
    lost = await asyncio.to_thread(missing, options.database, moves)
    return Seen(name, after.p99, during.p99, after.p99, most, sum(moves.values()), lost)


async def honest(address: str, seconds: float) -> Part:
    """Some tables of honest people, who play for a while."""
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
    return Part(percentile(sorted(times), 99), {group.table: group.moves for group in groups})


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


def told(kind: str, found: list[Seen]) -> str:
    """A table to read."""
    head = f"{kind:<12}{'usual':>9}{'during':>9}{'after':>9}{'memory':>9}{'moves':>7}{'lost':>6}  (p99 in ms, MB)"
    lines = [
        f"{seen.attack:<12}{1000 * seen.usual:>9.1f}{1000 * seen.during:>9.1f}{1000 * seen.after:>9.1f}"
        f"{seen.memory / 1000:>9.0f}{seen.moves:>7}{seen.lost:>6}  {verdict(seen.missed)}"
        for seen in found
    ]
    held = sum(not seen.missed for seen in found)
    return "\n".join([head, *lines, f"{kind}: {held} of {len(found)} held"])


def verdict(missed: list[str]) -> str:
    """Whether the server held, or which marks were missed."""
    return f"MISSED {', '.join(missed)}" if missed else "held"


if __name__ == "__main__":
    main()
