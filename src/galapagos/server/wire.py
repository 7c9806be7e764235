"""How uvicorn reads what comes in: every part by name, because what it chooses by itself has not always limits."""

import asyncio
from collections import OrderedDict
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from galapagos.server.limits import (
    HEADER_BYTES,
    MESSAGE_BYTES,
    PROGRESS,
    STALLED,
    UNFINISHED_CALLS,
    UNFINISHED_SECONDS,
)

UNREADABLE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


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


class Calls(H11Protocol):
    """uvicorn's calls, with an end for those that are never finished.

    By itself it waits for ever for the rest of a request. Here a request has some seconds, and when very many wait for
    their rest, the oldest gives way: an honest one is whole in a moment.
    """

    unfinished: ClassVar[OrderedDict["Calls", None]] = OrderedDict()
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; now they must ask for something."""
        super().connection_made(transport)
        self._hurry()

    def data_received(self, data: bytes) -> None:
        """Read; what is not whole yet has only so long."""
        super().data_received(data)
        ours = self.transport.get_protocol() is self and not self.transport.is_closing()  # no socket by now
        if ours and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._hurry()
        else:
            self._rest()

    def on_response_complete(self) -> None:
        """It is answered; until the next request uvicorn's own patience counts."""
        self._rest()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._rest()
        super().connection_lost(exc)

    def _hurry(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(UNFINISHED_SECONDS, self._end)
            self.unfinished[self] = None
            if len(self.unfinished) > UNFINISHED_CALLS:
                next(iter(self.unfinished))._end()

    def _rest(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
            self.unfinished.pop(self, None)

    def _end(self) -> None:
        self._rest()
        self.transport.write(LATE)
        self.transport.close()


PROTOCOL: dict[str, Any] = {
    "http": Calls,
    "h11_max_incomplete_event_size": 4 * HEADER_BYTES,  # what is longer than allowed but not absurd gets a sentence
    "ws": Sockets,
    "ws_max_size": 8 * MESSAGE_BYTES,
    "ws_per_message_deflate": False,
}
