"""Power cuts: what was acknowledged is there after a SIGKILL, and the same question is on the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from galapagos.server.settings import Settings
from tests.server.client import Player
from tests.server.processes import Nursery, free_port

NESTED = {"ask-stance", "ask-pinch", "ask-shield", "ask-break"}
KILLS = 50


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


class Cut:
    """Two people at a table whose server is killed again and again."""

    def __init__(self, nursery: Nursery, settings: Settings) -> None:
        self.nursery = nursery
        self.settings = settings
        self.port = free_port()
        self.process = 0
        self.chance = Random(5)
        self.people: list[Player] = []
        self.nested = 0

    async def begin(self) -> None:
        """A server, two people, a table."""
        address = f"http://127.0.0.1:{self.port}"
        self.process = await self.nursery.start(self.settings, self.port)
        self.people = [await Player(address, name).introduce() for name in ("Ada", "Bo")]

    async def deal(self) -> None:
        """A fresh game."""
        ada, bo = self.people
        for person in self.people:
            await person.drop()
            person.positions.clear()
        table = await ada.make(seats=[{"kind": "mine"}, {"kind": "open"}])
        await bo.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/start")
        for person in self.people:
            await person.connect(table)

    def asked(self) -> tuple[Player, int] | None:
        seats = [(person, seat) for person in self.people for seat in person.asked()]
        return self.chance.choice(seats) if seats else None

    async def move(self) -> None:
        """One decision of somebody's."""
        if self.people[0].over:
            await self.deal()
        person, seat = self.asked() or (self.people[0], -1)
        assert seat >= 0
        await person.act(seat, self.chance.choice(person.positions[seat]["options"])["action"])
        await self.settle()

    async def settle(self) -> None:
        """Wait until both have seen the same moment: what they are sent keeps its order."""
        ada, bo = self.people
        await asyncio.gather(*(person.ask({"type": "ping"}) for person in self.people))
        assert ada.positions[0]["over"] == bo.positions[1]["over"]

    async def reach_nested_choice(self) -> None:
        for _ in range(200):
            await self.move()
            keys = {p.positions[s]["question"]["key"] for p in self.people for s in p.asked()}
            if keys & NESTED:
                self.nested += 1
                return
        raise AssertionError("no nested choice came")

    async def cut(self) -> None:
        """Kill the server while nothing happens: everything is as it was."""
        before = [dict(person.positions) for person in self.people]
        await self.restart()
        for person, positions in zip(self.people, before, strict=True):
            for seat, position in positions.items():
                assert self.face(person.positions[seat]) == self.face(position)

    async def cut_in_flight(self) -> None:
        """Kill the server with a decision under way: it is stored or not; if acknowledged, it is."""
        found = self.asked()
        assert found is not None
        person, seat = found
        old = person.positions[seat]
        option = self.chance.choice(old["options"])
        act = asyncio.create_task(person.act(seat, option["action"]))
        await asyncio.sleep(self.chance.random() * 0.006)
        acknowledged = act.done() and act.exception() is None
        await self.restart()
        version = person.positions[seat]["version"]
        if acknowledged or (not act.cancelled() and act.done() and act.exception() is None):
            assert version >= act.result()["version"] > old["version"]
        elif version == old["version"]:
            assert self.face(person.positions[seat]) == self.face(old)

    async def restart(self) -> None:
        self.nursery.kill(self.process)
        for person in self.people:
            await person.drop()
        self.process = await self.nursery.start(self.settings, self.port)
        for person in self.people:
            await person.connect()

    @staticmethod
    def face(position: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in position.items() if key not in ("events", "since")}


async def test_fifty_kills_lose_nothing(nursery: Nursery, settings: Settings) -> None:
    cut = Cut(nursery, settings)
    await cut.begin()
    await cut.deal()
    kills = KILLS if settings.database.startswith("sqlite") else 10
    for number in range(kills):
        await cut.reach_nested_choice()
        await (cut.cut_in_flight() if number % 2 else cut.cut())
        await cut.settle()
    assert cut.nested == kills


async def test_a_bots_turn_goes_on_after_a_kill(nursery: Nursery, settings: Settings) -> None:
    cut = Cut(nursery, settings)
    await cut.begin()
    ada = cut.people[0]
    table = await ada.make(seats=[{"kind": "mine"}, {"kind": "bot", "level": "random"}], start=True)
    await ada.connect(table)
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    cut.nursery.kill(cut.process)  # the bot has a stance to choose, or has just chosen
    await ada.drop()
    cut.process = await nursery.start(settings, cut.port)
    await ada.connect()
    while not ada.over:
        await ada.until(lambda: ada.over or bool(ada.asked()))
        if ada.asked():
            await ada.act(0, ada.positions[0]["options"][0]["action"])
    assert ada.positions[0]["result"] is not None
