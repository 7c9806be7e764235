"""The attacks: each in a process of its own until its time is over, from one address, under the real limits.

`python -m bench.attack.attacks NAME ADDRESS SECONDS` runs one; it does not care what the server answers.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import httpx

import galapagos
from galapagos.table.history import History

FROM = {"X-Forwarded-For": "203.0.113.7"}  # everybody else comes from 127.0.0.1
GAME = galapagos.games.ids()[0]
MODE = galapagos.game(GAME).modes[0]
BOTS = [{"kind": "bot", "level": "apex"}] * MODE.fewest
SEATS = [{"kind": "mine"}] + [{"kind": "open"}] * (MODE.fewest - 1)
SHALLOW = {"game": GAME, "mode": MODE.name, "seats": [{"kind": "mine"}] * MODE.fewest, "start": True}
Attack = Callable[["Stranger"], Awaitable[None]]


class Stranger:
    """Somebody with bad intentions, who is a new guest whenever they like."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.http = self.client()

    def client(self) -> httpx.AsyncClient:
        """A new guest."""
        return httpx.AsyncClient(verify=False, base_url=self.address, headers=FROM, timeout=30)

    async def post(self, path: str, body: Any) -> httpx.Response | None:
        with suppress(httpx.HTTPError):
            return await self.http.post(path, json=body)
        return None

    async def table(self, **more: Any) -> tuple[str, str]:
        """A table and the cookie of its maker; nothing when there is none to be had."""
        made = await self.post("/api/tables", {**SHALLOW, **more})
        if made is None or made.status_code != 201:
            await asyncio.sleep(0.2)
            return "", ""
        return made.json()["id"], f"guest={self.http.cookies.get('guest', '')}"

    async def socket(self, table: str, cookie: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """An open socket, of which nothing is read beyond its first line."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += ["Sec-WebSocket-Version: 13", f"Cookie: {cookie}", *(f"{k}: {v}" for k, v in FROM.items()), "", ""]
        writer.write("\r\n".join(lines).encode())
        await reader.readline()
        return reader, writer


def say(writer: asyncio.StreamWriter, message: dict[str, Any]) -> None:
    """Send a message on a socket, masked with zeros."""
    data = json.dumps(message).encode()
    size = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
    writer.write(size + b"\0\0\0\0" + data)


async def files(stranger: Stranger) -> None:
    """Records whose cards are a path."""
    header = {"galapagos": 1, "game": GAME, "rules": 1, "deck": "x", "mode": MODE.name, "players": 2, "seed": 1}
    for path in ("/dev/zero", "/etc/passwd", "/proc/self/environ"):
        await stranger.post("/api/records", {"record": json.dumps({**header, "cards": path}) + "\n"})
    await asyncio.sleep(0.2)


async def decks(stranger: Stranger) -> None:
    """Decks that take a reader long."""
    texts = (".".join("a" * 30_000) + "=1", "a=" + "[" * 60_000, "\n".join(f"[a{n}]" for n in range(9_000)))
    await asyncio.gather(*(stranger.post("/api/tables", {**SHALLOW, "deck": text}) for text in texts))


async def cookies(stranger: Stranger) -> None:
    """Cookies that take a reader long."""
    for size in (60_000, 14_000):
        with suppress(httpx.HTTPError):
            await stranger.http.get("/api/me", headers={"cookie": 'a="' + '\\"' * (size // 2) + '"'})


async def bots(stranger: Stranger) -> None:
    """Forty tables of the strongest bots, each watched."""
    for _ in range(40):
        table, cookie = await stranger.table(seats=BOTS)
        if table:
            _, writer = await stranger.socket(table, cookie)
            say(writer, {"type": "hello", "id": 1})
    await asyncio.sleep(600)


async def records(stranger: Stranger) -> None:
    """Records of decisions that are taken back, again and again."""
    text = back_and_forth()
    await asyncio.gather(*(stranger.post("/api/records", {"record": text}) for _ in range(4)))


def back_and_forth(pairs: int = 3_900) -> str:
    """A legal record in which somebody can't decide."""
    for seed in count():
        history = History.start(galapagos.game(GAME), MODE.fewest, seed, MODE.name, None)
        for _ in range(60):
            seat = history.state.to_move
            if seat < 0:
                break
            action = history.state.legal_actions(seat)[0]
            move = history.state.notation(action)
            history.apply(seat, action)
            if history.can_undo(seat):
                head = history.record.text()
                return head + "".join(f"{seat} undo\n{seat} {move}\n" for _ in range(pairs))
    raise AssertionError("nobody may take anything back")


async def deaf(stranger: Stranger) -> None:
    """Twenty sockets that say hello again and again and never read."""
    table, cookie = await stranger.table()
    writers = [(await stranger.socket(table, cookie))[1] for _ in range(20)]
    for number in count(1):
        for writer in writers:
            with suppress(OSError):
                say(writer, {"type": "hello", "id": number})
        await asyncio.sleep(0.5)


async def art(stranger: Stranger) -> None:
    """Drawings that nobody has drawn before."""
    plates = (await stranger.http.get(f"/api/almanac/{GAME}")).json()["plates"]
    shapes = [plate["art"] for plate in plates if plate["art"]]
    chance = Random()
    for number in count():
        shape = {**chance.choice(shapes), "seed": chance.getrandbits(30) + number}
        key = base64.urlsafe_b64encode(json.dumps(shape, sort_keys=True, separators=(",", ":")).encode())
        with suppress(httpx.HTTPError):
            await stranger.http.get(f"/art/{key.decode().rstrip('=')}.svg?size=portrait")


async def guests(stranger: Stranger) -> None:
    """A new guest for every table and every socket."""
    table = ""
    for _ in range(600):
        async with stranger.client() as client:
            with suppress(httpx.HTTPError):
                made = await client.post("/api/tables", json=SHALLOW)
                table = made.json()["id"] if made.status_code == 201 else table
        if table:
            await stranger.socket(table)


async def unfinished(stranger: Stranger) -> None:
    """Requests that are begun and never ended."""
    for number in count():
        with suppress(OSError):
            _, writer = await asyncio.open_connection(stranger.host, stranger.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n")
        if number % 300 == 299:
            await asyncio.sleep(1)


async def phrases(stranger: Stranger) -> None:
    """Watchers who talk without end."""
    table, _ = await stranger.table()
    writers = [(await stranger.socket(table))[1] for _ in range(20)]
    for number in count(1):
        for writer in writers:
            with suppress(OSError):
                say(writer, {"type": "hello", "id": 1} if number == 1 else {"type": "say", "id": 2, "phrase": "wow"})
        await asyncio.sleep(0.05)


async def lobby(stranger: Stranger) -> None:
    """Public tables that nobody wants, and the lobby as often as may be."""
    for _ in range(80):
        await stranger.post("/api/tables", {"game": GAME, "mode": MODE.name, "seats": SEATS, "public": True})
    for _ in range(200):
        with suppress(httpx.HTTPError):
            await stranger.http.get("/api/tables")


async def calls(stranger: Stranger) -> None:
    """Any call, as often as may be."""

    async def call() -> None:
        for path in ("/api/site", f"/api/almanac/{GAME}", "/", "/healthz", "/metrics", "/schema/openapi.json"):
            with suppress(httpx.HTTPError):
                await stranger.http.get(path)

    await asyncio.gather(*(call() for _ in range(8)))


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (files, decks, cookies, bots, records, deaf, art, guests, unfinished, phrases, lobby, calls)
}


async def run(name: str, address: str, seconds: float) -> None:
    """Attack, again and again, until the time is over."""
    stranger = Stranger(address)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await ATTACKS[name](stranger)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2], float(sys.argv[3])))
