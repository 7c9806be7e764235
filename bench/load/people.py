"""Scripted people: four at a table, each on a socket of their own, who play at random when they are told to."""

from __future__ import annotations

import asyncio
import time
from random import Random

import httpx
import msgspec

from bench.load.wire import Wire


class Choice(msgspec.Struct):
    action: int


class Message(msgspec.Struct):
    """What a person needs of a message."""

    type: str
    seat: int | None = None
    version: int = 0
    options: list[Choice] = []
    over: bool = False
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode


class Person:
    """One seat."""

    def __init__(self, group: Group, seat: int, cookie: str) -> None:
        self.group = group
        self.seat = seat
        self.cookie = cookie
        self.address = f"127.{2 + seat}.{Random(group.table).randrange(256)}.1"  # many, as the server limits each
        self.position: Message | None = None
        self.wire: Wire | None = None

    async def connect(self, host: str, port: int) -> None:
        path = f"/api/tables/{self.group.table}/socket"
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(path, f"{host}:{port}", self.cookie, self.hear), host, port, local_addr=(self.address, 0)
        )
        await self.wire.open
        self.wire.send(b'{"type":"hello","id":1,"seen":{}}')

    def hear(self, text: bytes) -> None:
        message = _decode(text)
        if message.type == "position":
            self.position = message
            self.group.seen(self.seat)
        elif message.type in ("accepted", "refused"):
            self.group.answered(message)

    def act(self, chance: Random) -> None:
        assert self.position is not None
        assert self.wire is not None
        action = chance.choice(self.position.options).action
        text = f'{{"type":"act","id":2,"seat":{self.seat},"version":{self.position.version},"action":{action}}}'
        self.wire.send(text.encode())


class Group:
    """A table and its people."""

    def __init__(self, table: str, cookies: list[str], times: list[float], refusals: list[str]) -> None:
        self.table = table
        self.people = [Person(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.times = times
        self.refusals = refusals
        self.mover: int | None = None
        self.sent = 0.0
        self.moves = 0

    def ready(self) -> list[Person]:
        """Those who are asked, unless a move is under way."""
        if self.mover is not None:
            return []
        return [person for person in self.people if person.position is not None and person.position.options]

    def move(self, planned: float, chance: Random) -> bool:
        """Let one of those who are asked decide; the time counts from when it was planned."""
        people = self.ready()
        if not people:
            return False
        person = chance.choice(people)
        self.mover, self.sent = person.seat, planned
        person.act(chance)
        return True

    def seen(self, seat: int) -> None:
        """Somebody was shown something new: the other's move, if one is under way."""
        if self.mover is not None and seat != self.mover:
            self.times.append(time.perf_counter() - self.sent)

    def answered(self, message: Message) -> None:
        if self.mover is None:
            return
        self.mover = None
        if message.type == "accepted":
            self.moves += 1
        else:
            self.refusals.append(message.code)


async def lay(address: str, game: str, mode: str, players: int, times: list[float], refusals: list[str]) -> Group:
    """A started table with as many guests."""
    cookies: list[str] = []
    table = ""
    for seat in range(players):  # without TLS: there is nothing to verify, and reading certificates takes long
        async with httpx.AsyncClient(verify=False, base_url=address, timeout=60) as client:
            if seat == 0:
                body = {"game": game, "mode": mode, "seats": [{"kind": "mine"}] + [{"kind": "open"}] * (players - 1)}
                made = await client.post("/api/tables", json=body)
                made.raise_for_status()
                table = made.json()["id"]
            else:
                (await client.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
            if seat == players - 1:
                (await client.post(f"/api/tables/{table}/start")).raise_for_status()
            cookies.append(f"guest={client.cookies['guest']}")
    return Group(table, cookies, times, refusals)
