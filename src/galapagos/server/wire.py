"""How uvicorn reads what comes in: every part by name, because what it chooses by itself has not always limits."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from galapagos.server.limits import HEADER_BYTES, MESSAGE_BYTES, PROGRESS, STALLED

UNREADABLE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets, with two ends that it lacks.

    By itself it leaves a request whose headers it can't read open for ever, without an answer,
    and keeps what it has for a client that never reads.
    """

    stalled: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Read, and close what can't be read."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()

    def pause_writing(self) -> None:
        """Wait until the client reads, but not for ever."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        left = self.transport.get_write_buffer_size()
        self.stalled = self.loop.call_later(STALLED, self._judge, left)

    def _judge(self, before: int) -> None:
        """End a connection that took next to nothing. A close would wait for it."""
        if before - self.transport.get_write_buffer_size() < PROGRESS:
            self.transport.abort()
        else:
            self._watch()

    def _forget(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


PROTOCOL: dict[str, Any] = {
    "http": "h11",
    "h11_max_incomplete_event_size": 4 * HEADER_BYTES,  # what is longer than allowed but not absurd gets a sentence
    "ws": Sockets,
    "ws_max_size": 8 * MESSAGE_BYTES,
    "ws_per_message_deflate": False,
}
