"""A server like ntfy, on loopback: it keeps what it is sent, and answers as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

PATIENCE = 60.0  # only a test that fails waits so long


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    text: str


class Receiver:
    """Answers with the statuses in `answers`, one after the other, then with 200."""

    def __init__(self) -> None:
        self.port = 0
        self.answers: list[str] = []
        self.got: list[Message] = []
        self._came = asyncio.Event()

    @property
    def topic(self) -> str:
        return f"http://127.0.0.1:{self.port}/topic"

    @property
    def keys(self) -> list[str]:
        return [message.headers["x-sequence-id"] for message in self.got]

    async def until(self, number: int) -> None:
        """Wait for so many messages."""
        async with asyncio.timeout(PATIENCE):
            while len(self.got) < number:
                self._came.clear()
                await self._came.wait()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Message(first.split()[1], headers, body.decode()))
        self._came.set()
        answer = self.answers.pop(0) if self.answers else "200 OK"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.take, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
