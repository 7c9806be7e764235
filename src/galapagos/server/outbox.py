"""What waits to be sent to one socket. Of the table only the newest waits, of each viewpoint a few positions."""

import asyncio
from collections.abc import Hashable
from typing import NamedTuple

from galapagos.server.limits import WAITING_BYTES, WAITING_MESSAGES


class Waiting(NamedTuple):
    """A message that waits; a position also says after which version its events begin."""

    data: bytes
    since: int = 0


RUN = (
    8  # positions of one viewpoint that may wait, so that each can be shown; then the newest takes the last one's place
)


class Outbox:
    """Messages in order. A newer table, or position after a long run, takes the place of an unsent one."""

    def __init__(self) -> None:
        self.sent: dict[int | None, int] = {}  # the newest version of each viewpoint that was sent or waits here
        self.full = False
        self._waiting: dict[Hashable, Waiting] = {}
        self._runs: dict[int | None, list[int]] = {}  # the versions of each viewpoint that wait
        self._bytes = 0
        self._count = 0
        self._ready = asyncio.Event()

    def begin(self, seen: dict[int | None, int]) -> None:
        """Go on from what the client says it has."""
        for seat, run in self._runs.items():
            for version in run:
                self._take(("position", seat, version))
        self._runs = {}
        self.sent = dict(seen)

    def since(self, seat: int | None) -> int:
        """The version after which the next position must tell what happened: one that waits was not seen yet."""
        run = self._run(seat)
        full = len(run) >= RUN
        return self._waiting["position", seat, run[-1]].since if full else self.sent.get(seat, 0)

    def _run(self, seat: int | None) -> list[int]:
        """The versions of a viewpoint that still wait."""
        run = [version for version in self._runs.get(seat, []) if ("position", seat, version) in self._waiting]
        self._runs[seat] = run
        return run

    def position(self, seat: int | None, version: int, since: int, data: bytes) -> None:
        """Send a position, in place of the last that waits when many do."""
        run = self._run(seat)
        if len(run) >= RUN:
            self._take(("position", seat, run.pop()))
        run.append(version)
        self.sent[seat] = version
        self._put(("position", seat, version), Waiting(data, since))

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
