"""A small WebSocket client that costs little, so that the load generator does not measure itself."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Wire(asyncio.Protocol):
    """One connection: calls `hear` with the text of every message."""

    def __init__(self, path: str, host: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._request = (path, host, cookie)
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        path, host, cookie = self._request
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = bytearray(rest)
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame off the buffer."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, at = buffer[1] & 0x7F, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, at = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, at = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < at + length:
            return False
        kind, payload = buffer[0] & 0xF, bytes(buffer[at : at + length])
        del buffer[: at + length]
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return True

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + payload)  # masked with zeros: unchanged

    def close(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.close()
