"""Sockets that don't read: they cost the server little, miss nothing that counts, and are not waited for for ever."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from galapagos.server import wire
from galapagos.server.settings import Settings
from galapagos.table import viewpoint
from tests.server.client import PATIENCE, Player
from tests.server.conftest import Running, running
from tests.server.test_tables import MINE

SMALL = 4_096
MOVES = 150


async def deaf(server: Running, player: Player) -> ClientConnection:
    """A socket of a player's whose messages stay on the way: next to nothing fits in between."""
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    plug.connect(("127.0.0.1", urlsplit(server.address).port))
    plug.setblocking(False)
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{player.table}/socket"
    headers = {"Cookie": player.cookie}
    found = await connect(url, sock=plug, additional_headers=headers, max_queue=1, max_size=None, ping_interval=None)
    await found.send(json.dumps({"type": "hello", "id": 1, "seen": {}}))
    return found


async def table(server: Running) -> Player:
    """Somebody who plays both seats of a table."""
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], start=True)
    return await ada.connect()


async def dither(ada: Player, times: int) -> None:
    """Decide and take it back, again and again."""
    for _ in range(times):
        await ada.act(0, ada.positions[0]["options"][0]["action"])
        await ada.undo(0)


async def test_who_does_not_read_misses_nothing_and_gets_only_the_newest_position(server: Running) -> None:
    ada = await table(server)
    slow = await deaf(server, ada)
    await dither(ada, MOVES)
    seen: dict[Any, int] = {}
    heard: list[dict[str, Any]] = []
    log: list[str] = []
    while seen.get(0) != ada.positions[0]["version"] or seen.get(1) != ada.positions[1]["version"]:
        message = json.loads(await asyncio.wait_for(slow.recv(), PATIENCE))
        if message["type"] != "position":
            continue
        assert message["since"] == seen.get(message["seat"], 0)
        seen[message["seat"]] = message["version"]
        heard.append(message)
        log += [event["text"] for event in message["events"] if message["seat"] == 0]
    assert len(heard) < MOVES  # of 4 times as many
    assert log == [event["text"] for event in ada.log[0]]
    await slow.close()


async def test_who_does_not_read_is_let_go(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "STALLED", 0.5, raising=False)
    ada = await table(server)
    slow = await deaf(server, ada)
    room = server.hub.rooms[ada.table]
    while len(room.listeners) < 2:
        await asyncio.sleep(0.01)
    await dither(ada, MOVES)
    async with asyncio.timeout(20):
        while len(room.listeners) > 1:
            await asyncio.sleep(0.05)
    assert not ada.gone
    assert server.hub.sockets.total == 1
    slow.transport.abort()


async def test_a_hello_brings_the_latest_of_a_long_log(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewpoint, "LOG", 10)
    ada = await table(server)
    early = ada.positions[0]["version"]
    await dither(ada, 15)
    late = ada.positions[0]["version"]
    await dither(ada, 3)
    whole = list(ada.log[0])
    assert len(whole) > 15

    async def again(version: int) -> tuple[int, list[dict[str, Any]]]:
        """What somebody is told who has seen so much."""
        await ada.drop()
        ada.positions = {0: {**ada.positions[0], "version": version}}
        await ada.connect()
        return ada.positions[0]["since"], ada.positions[0]["events"]

    assert await again(0) == (0, whole[-10:])
    assert await again(early) == (0, whole[-10:])  # who missed more than that begins anew
    assert await again(late) == (late, [event for event in whole if event["version"] > late])


async def test_hello_after_hello_is_refused(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, rates=1.0)) as server:
        ada = await table(server)
        for number in range(10):
            await ada.send(json.dumps({"type": "hello", "id": 1_000 + number, "seen": {}}))
        await ada.ask({"type": "ping"})
        refused = [text for text in ada.heard if '"too-fast"' in text]
        assert len(refused) >= 8
        assert sum('"position"' in text for text in ada.heard) <= 6
        assert not ada.gone
