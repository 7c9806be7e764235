"""Make a database as an older release left it: run that release's server and play at it as a browser would.

    git worktree add --detach OLD COMMIT
    PYTHONPATH=src:. python -m tests.server.databases.make OLD NAME [GAME QUESTION]
    git worktree remove --force OLD

Each game has three tables: one that was played to its end (or given up after a while), one in the middle of a game that
the server saved when it stopped, and a young one that it had no time to save, because it was killed. One more
waits for somebody to sit down. With GAME and QUESTION (its key) a further game is left at that question. NAME.db.gz
is the database, NAME.json.gz what the release itself said of each table: its status, and its record.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from tests.server.client import Player
from tests.server.processes import answers, free_port

FOLDER = Path(__file__).parent
SEATS = [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Bo"}]
LONG = 80  # decisions after which somebody gives up


class Guest(Player):
    """A client as old as the release: its hello tells of no layouts."""

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        return await super().ask({name: value for name, value in message.items() if name != "layouts"})

    @staticmethod
    async def new(address: str, known: Player | None = None) -> Guest:
        """A new guest, or a known one."""
        guest = Guest(address)
        if known is None:
            await guest.introduce()
        else:
            guest.http.cookies = known.http.cookies
        return guest


class Release:
    """The server of an older release, on one database."""

    def __init__(self, source: Path, database: Path) -> None:
        self._source, self._database = source, database
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> str:
        """Serve; the address."""
        url = f"sqlite:///{self._database}"
        program = f"from galapagos.server.main import serve; serve(port={self.port}, database={url!r})"
        command = [sys.executable, "-c", program]  # the first release had no command for it
        environment = os.environ | {"PYTHONPATH": str(self._source / "src")}
        self._process = subprocess.Popen(command, env=environment, start_new_session=True)
        await answers(self.port)
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals) -> None:
        """Stop it cleanly, or kill it with all that it started."""
        assert self._process is not None
        if how is signal.SIGKILL:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        self._process.wait()


async def play(player: Player, decisions: int) -> None:
    """Decide at random for both seats, so often or to the end."""
    chance = random.Random()
    for _ in range(decisions):
        await player.until(lambda: player.over or bool(player.asked()))
        if player.over:
            return
        seat = chance.choice(player.asked())
        await player.act(seat, chance.choice(player.positions[seat]["options"])["action"])
        await asyncio.sleep(0.05)  # below the release's limit of messages


SEARCH = """
import json, random, sys
import galapagos
game, key = galapagos.game(sys.argv[1]), sys.argv[2]
for seed in range(10_000):
    chance, state, moves = random.Random(seed), game.start(2, seed), []
    while not state.over and len(moves) < 1_500:
        seat = state.to_move
        if state.question(seat)[0] == key:
            print(json.dumps({"seed": seed, "opening": moves}))
            sys.exit()
        action = chance.choice(state.legal_actions(seat))
        moves.append(state.notation(action))
        state.apply(action, seat)
"""


def opening(source: Path, game: str, question: str) -> dict[str, Any]:
    """The seed and the moves of a game that comes to a question, found with the release's own rules."""
    command = [sys.executable, "-c", SEARCH, game, question]
    environment = os.environ | {"PYTHONPATH": str(source / "src")}
    found: dict[str, Any] = json.loads(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    return found


async def sit(address: str, game: dict[str, Any], known: Player | None = None) -> Player:
    """A guest with both seats of a new game."""
    player = await Guest.new(address, known)
    await player.make(game["id"], game["modes"][0]["id"], seats=SEATS, start=True)
    return await player.connect()


async def ended(address: str, game: dict[str, Any], guest: Player) -> str:
    player = await sit(address, game, guest)
    await play(player, LONG)
    if not player.over:
        await player.post(f"/api/tables/{player.table}/resign", {"seat": 0})
    await player.close()
    return player.table


async def begun(address: str, game: dict[str, Any], guest: Player, decisions: int) -> str:
    player = await sit(address, game, guest)
    await play(player, decisions)
    await player.close()
    return player.table


async def made(source: Path, database: Path, awaited: list[str]) -> dict[str, Any]:
    """Play at the release's server; what it said of each table."""
    start = opening(source, *awaited) if awaited else {}
    release = Release(source, database)
    try:
        address = await release.start()
        guest = await Guest.new(address)
        games = (await guest.get("/api/site"))["games"]
        told = await old(address, guest, games)
        if awaited:
            mode = next(game["modes"][0]["id"] for game in games if game["id"] == awaited[0])
            table = await guest.make(awaited[0], mode, seats=SEATS, start=True, **start)
            told[table] = {"kind": "awaited", "game": awaited[0]}
        release.stop(signal.SIGINT)
        address = await release.start()
        for game in games:
            told[await begun(address, game, guest, 5)] = {"kind": "young", "game": game["id"]}
    finally:
        release.stop(signal.SIGKILL)
    return {"guest": owner(database), "tables": told}


async def old(address: str, guest: Player, games: list[dict[str, Any]]) -> dict[str, Any]:
    """The tables that are there before the server stops."""
    told: dict[str, Any] = {}
    for game in games:
        table = await ended(address, game, guest)
        told[table] = {"kind": "ended", "game": game["id"], "record": await guest.get(f"/api/tables/{table}/record")}
        told[await begun(address, game, guest, 30)] = {"kind": "saved", "game": game["id"]}
    waiting = await guest.make(games[0]["id"], games[0]["modes"][0]["id"], seats=[SEATS[0], {"kind": "open"}])
    told[waiting] = {"kind": "waiting", "game": games[0]["id"]}
    return told


def owner(database: Path) -> str:
    """The guest who sits everywhere."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return str(connection.execute("SELECT guest FROM members").fetchone()[0])


def main() -> None:
    """Make the two files."""
    source, name, *awaited = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "old.db"
        told = asyncio.run(made(Path(source), database, awaited))
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        (FOLDER / f"{name}.db.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
        (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(json.dumps(told).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
