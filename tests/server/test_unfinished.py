"""Requests that are never finished: each has some seconds, and many of them only cost the oldest."""

from __future__ import annotations

import asyncio

import pytest

from galapagos.server import wire
from tests.server.conftest import Running

HALF = (b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\n", b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")


async def half(server: Running, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which the beginning of a request was sent."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def test_a_request_that_is_never_finished_is_ended(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNFINISHED_SECONDS", 0.2)
    for sent in HALF:
        reader, writer = await half(server, sent)
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
        writer.close()
    assert not wire.Calls.unfinished


async def test_who_dribbles_gets_no_more_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNFINISHED_SECONDS", 0.5)
    reader, writer = await half(server, HALF[1])

    async def dribble() -> None:
        while True:
            writer.write(b"X-A: b\r\n")
            await asyncio.sleep(0.05)

    dribbling = asyncio.create_task(dribble())
    assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
    dribbling.cancel()
    writer.close()


async def test_when_many_wait_the_oldest_gives_way(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNFINISHED_CALLS", 10)
    ada = await server.player()
    waiting = [await half(server, HALF[1]) for _ in range(30)]
    for reader, _ in waiting[:19]:
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
    assert (await ada.http.get("/api/me")).status_code == 200
    assert len(wire.Calls.unfinished) <= 10
    for _, writer in waiting:
        writer.close()


async def test_what_is_finished_in_time_has_all_the_time_it_needs(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = await server.table("Ada", "Bo")
    assert not wire.Calls.unfinished  # sockets are no calls any more
    reader, writer = await half(server, b"GET /livez HTTP/1.1\r\nHo")
    while not wire.Calls.unfinished:  # until the server has seen it
        await asyncio.sleep(0)
    writer.write(b"st: x\r\n\r\n")
    assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"
    assert not wire.Calls.unfinished
    writer.close()
    assert (await ada.ask({"type": "ping"}))["type"] == (await bo.ask({"type": "ping"}))["type"] == "pong"
