"""What waits to be sent to one socket. Of the table and of each position only the newest waits, so it stays little."""

import asyncio
from collections.abc import Hashable
from typing import NamedTuple

from galapagos.server.limits import WAITING_BYTES, WAITING_MESSAGES


class Waiting(NamedTuple):
    """A message that waits; a position also says after which version its events begin."""

    data: bytes
    since: int = 0


class Outbox:
    """Messages in order. A newer table or position takes the place of the one that has not been sent yet."""

    def __init__(self) -> None:
        self.sent: dict[int | None, int] = {}  # the newest version of each viewpoint that was sent or waits here
        self.full = False
        self._waiting: dict[Hashable, Waiting] = {}
        self._bytes = 0
        self._count = 0
        self._ready = asyncio.Event()

    def begin(self, seen: dict[int | None, int]) -> None:
        """Go on from what the client says it has."""
        for seat in self.sent:
            self._take(("position", seat))
        self.sent = dict(seen)

    def since(self, seat: int | None) -> int:
        """The version after which the next position must tell what happened: one that waits was not seen yet."""
        waiting = self._waiting.get(("position", seat))
        return self.sent.get(seat, 0) if waiting is None else waiting.since

    def position(self, seat: int | None, version: int, since: int, data: bytes) -> None:
        """Send a position, in place of one that waits."""
        self.sent[seat] = version
        self._put(("position", seat), Waiting(data, since))

    def table(self, data: bytes) -> None:
        """Send the table, in place of one that waits."""
        self._put("table", Waiting(data))

    def put(self, data: bytes) -> None:
        """Send anything else."""
        self._count += 1
        self._put(self._count, Waiting(data))

    def end(self) -> None:
        """Send nothing more: the socket is closed."""
        self.full = True
        self._ready.set()

    async def get(self) -> bytes | None:
        """The next message, when there is one; None when the client has left too much unread."""
        await self._ready.wait()
        if self.full:
            return None
        return self._take(next(iter(self._waiting)))

    def _put(self, key: Hashable, message: Waiting) -> None:
        old = self._waiting.get(key)
        self._bytes += len(message.data) - (0 if old is None else len(old.data))
        self._waiting[key] = message
        if self._bytes > WAITING_BYTES or len(self._waiting) > WAITING_MESSAGES:
            self.full = True
        if self.full:
            self._waiting.clear()
            self._bytes = 0
        self._ready.set()

    def _take(self, key: Hashable) -> bytes:
        message = self._waiting.pop(key, Waiting(b""))
        self._bytes -= len(message.data)
        if not self._waiting and not self.full:
            self._ready.clear()
        return message.data
