"""How uvicorn reads what comes in: every part by name, because what it chooses by itself has not always limits."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from galapagos.server.limits import HEADER_BYTES, MESSAGE_BYTES

UNREADABLE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets. By itself it leaves a request whose headers it can't read open for ever, without an answer."""

    def data_received(self, data: bytes) -> None:
        """Read, and close what can't be read."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()


PROTOCOL: dict[str, Any] = {
    "http": "h11",
    "h11_max_incomplete_event_size": 4 * HEADER_BYTES,  # what is longer than allowed but not absurd gets a sentence
    "ws": Sockets,
    "ws_max_size": 8 * MESSAGE_BYTES,
    "ws_per_message_deflate": False,
}
