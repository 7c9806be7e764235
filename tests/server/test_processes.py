"""Two server processes on one PostgreSQL: any of them serves any table, and a race has one winner."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from galapagos.server.main import BadSettings, serve
from galapagos.server.settings import Settings
from tests.server.client import Player, Refused
from tests.server.processes import ROOT, Nursery, answers, free_port
from tests.server.test_play import finish


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


class Pair:
    """Two processes, and the people at them."""

    def __init__(self, addresses: list[str], database: str, processes: list[int]) -> None:
        self.addresses = addresses
        self.database = database
        self.processes = processes
        self.people: list[Player] = []

    async def table(self, *, bots: int = 0) -> list[Player]:
        """A started table; Ada is connected to one process, Bo to the other, and both have seen it start."""
        self.people = [
            await Player(address, name).introduce() for address, name in zip(self.addresses, ("Ada", "Bo"), strict=True)
        ]
        ada, bo = self.people
        plans = [{"kind": "mine"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * bots]
        table = await ada.make(seats=plans)
        await bo.post(f"/api/tables/{table}/sit", {})
        await bo.post(f"/api/tables/{table}/start")
        for person in self.people:
            await person.connect(table)
            await person.until(lambda p=person: bool(p.positions))  # type: ignore[misc]
        return self.people


@pytest.fixture
async def pair(nursery: Nursery, postgres: str, tmp_path: Path) -> AsyncIterator[Pair]:
    settings = Settings(database=postgres, secret=str(tmp_path / "secret"), pause=0.0, rates=1000.0)
    ports = [free_port(), free_port()]
    processes = await asyncio.gather(*(nursery.start(settings, port) for port in ports))
    found = Pair([f"http://127.0.0.1:{port}" for port in ports], postgres, list(processes))
    yield found
    for person in found.people:
        await person.close()
    for process in found.processes:
        nursery.kill(process)


async def test_two_processes_serve_one_table(pair: Pair) -> None:
    people = await pair.table()
    await asyncio.gather(*(finish(person, seed) for seed, person in enumerate(people)))
    assert people[0].positions[0]["result"] == people[1].positions[1]["result"]


async def test_presence_and_phrases_cross_the_processes(pair: Pair) -> None:
    ada, bo = await pair.table()
    await ada.until(lambda: [seat["here"] for seat in ada.sheet["seats"]] == [True, True])
    await ada.send('{"type": "say", "id": 5, "phrase": "hello", "seat": 0}')
    await bo.until(lambda: bool(bo.said))
    assert bo.said[0]["name"] == "Ada"
    await bo.drop()
    await ada.until(lambda: [seat["here"] for seat in ada.sheet["seats"]] == [True, False])


async def test_racing_moves_give_exactly_one_winner(pair: Pair) -> None:
    """One seat, two devices at two processes, the same question answered at the same moment in different ways."""
    ada, bo = await pair.table()
    twin = Player(pair.addresses[1], "Ada")
    twin.http.cookies = ada.http.cookies
    pair.people.append(twin)
    await twin.connect(ada.table)
    races = 0
    while races < 20 and not ada.over:
        await ada.until(lambda: ada.over or bool(ada.asked()) or bool(bo.asked()))
        if 0 not in ada.asked():
            await bo.until(lambda: ada.over or bool(bo.asked()))
            if bo.asked():
                await bo.act(1, bo.positions[1]["options"][0]["action"])
            await ada.ask({"type": "ping"})
            continue
        version = ada.positions[0]["version"]
        await twin.until(lambda version=version: twin.positions[0]["version"] >= version)  # type: ignore[misc]
        options = ada.positions[0]["options"]
        before = stored(pair.database, ada.table)
        answers = await asyncio.gather(
            ada.act(0, options[0]["action"], version=version),
            twin.act(0, options[-1]["action"], version=version),
            return_exceptions=True,
        )
        refusals = [str(answer) for answer in answers if isinstance(answer, Refused)]
        ended = refusals == ["not-playing"]  # the first of the two moves was the game's last
        assert ended or refusals == ["late"]
        assert stored(pair.database, ada.table) == before + 1
        races += 1
        if ended:
            await ada.until(lambda: ada.over)
            break
        latest = max(answer["version"] for answer in answers if isinstance(answer, dict))
        for player in (ada, twin):
            await player.until(lambda p=player, v=latest: p.positions[0]["version"] >= v)  # type: ignore[misc]
    assert races >= 5


def stored(database: str, table: str) -> int:
    """How many entries the log of a table has."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT count(*) FROM entries WHERE table_id = %s", (table,)).fetchone()
    assert row is not None
    number: int = row[0]
    return number


async def test_a_bot_is_driven_by_one_process_and_by_the_other_when_that_one_dies(pair: Pair, nursery: Nursery) -> None:
    ada, bo = await pair.table(bots=1)
    for person, seat in ((ada, 0), (bo, 1)):
        for _ in range(2):
            await person.act(seat, person.positions[seat]["options"][0]["action"])
    await bo.until(lambda: "tossed" in [event["key"] for event in bo.log[1]])
    nursery.kill(pair.processes.pop(0))
    await ada.drop()
    await ada.connect(address=pair.addresses[1])
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    assert bo.positions[1]["result"] is not None


SERVE = """
import sys
from galapagos.server.main import serve
from galapagos.server.settings import Settings
settings = Settings(secret=sys.argv[3], pause=0.0, rates=1000.0, log="warning")
serve(port=int(sys.argv[1]), database=sys.argv[2], workers=2, settings=settings)
"""


async def test_two_workers_behind_one_port_serve_a_game_and_stop_when_told(postgres: str, tmp_path: Path) -> None:
    port = free_port()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-c", SERVE, str(port), postgres, str(tmp_path / "secret")]
    server = subprocess.Popen(command, env=environment, cwd=ROOT)
    try:
        await answers(port)
        people = [await Player(f"http://127.0.0.1:{port}", name).introduce() for name in ("Ada", "Bo")]
        table = await people[0].make(seats=[{"kind": "mine"}, {"kind": "open"}])
        await people[1].post(f"/api/tables/{table}/sit", {})
        await people[0].post(f"/api/tables/{table}/start")
        for person in people:
            await person.connect(table)
        await asyncio.gather(*(finish(person, seed) for seed, person in enumerate(people)))
        for person in people:
            await person.close()
    finally:
        server.terminate()
        assert server.wait(60) in (0, -signal.SIGTERM)


def test_what_can_not_be_served_is_refused_with_the_reason() -> None:
    with pytest.raises(BadSettings, match="one writer"):
        serve(database="sqlite:///nowhere.db", workers=2)
    with pytest.raises(BadSettings, match="mysql"):
        serve(database="mysql://somewhere/db")
    with pytest.raises(BadSettings):
        serve(database="no address at all")
