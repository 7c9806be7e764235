"""The driver of a room: it moves for bots, for those who gave up, and for those whose time is over."""

import asyncio
import json
import secrets
import time
import weakref
from typing import TYPE_CHECKING, NamedTuple

from galapagos.server import clock, work
from galapagos.server.journal import logger
from galapagos.server.pool import ThinkingFailed
from galapagos.server.storage import StorageDown
from galapagos.table import entries
from galapagos.table.chair import CLOCK, RESIGNED
from galapagos.table.refusal import Refusal
from galapagos.table.table import Table

if TYPE_CHECKING:
    from galapagos.server.room import Room

LEASE = 5.0
GRACE = 15.0  # seconds that a clock still gives after the table was fetched from the log
MARGIN = 20.0  # seconds beyond its budget after which a bot counts as stuck


class Turn(NamedTuple):
    """A decision that the server has to make: for whom, who makes it, and the question it answers."""

    seat: int
    by: str
    asked: int


class Driver:
    """Drives a room while this process is its keeper. Another process takes over when the lease runs out."""

    def __init__(self, room: "Room") -> None:
        self._known = weakref.ref(room)
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._kept_until = 0.0

    @property
    def _room(self) -> "Room":
        room = self._known()
        assert room is not None, "a driver does not outlive its room"
        return room

    @property
    def busy(self) -> bool:
        """Whether there is something to drive here."""
        return self._task is not None or self._timer is not None

    def wake(self) -> None:
        """Look whether something is due; called after every change."""
        if self._task is None and self._room.table.due() is not None:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Drive no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        room = self._room  # it stays as long as we drive
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            while (due := self._due()) is not None and not room.paused:
                delay = due - clock.now()
                if delay > LEASE:
                    return  # the housekeeping comes back to it in time
                if not await self._keep():
                    self._later(LEASE if room.listeners else None)
                    return
                if delay > 0:
                    self._later(delay)
                    return
                await self._move()
        except (Refusal, StorageDown) as error:
            logger.warning("driver waits", extra={"table": room.id, "reason": repr(error)})
            self._later(1.0)
        except Exception:
            logger.exception("driver failed", extra={"table": room.id})
        finally:
            self._task = None

    def _later(self, delay: float | None) -> None:
        """Come back by ourselves; None: somebody else will."""
        if delay is not None:
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._known() is not None:
            self.wake()

    def _due(self) -> float | None:
        due = self._room.table.due()
        return max(due, self._room.opened + GRACE) if due else due

    async def _keep(self) -> bool:
        now = clock.now()
        if now > self._kept_until - LEASE / 2:
            if not await self._room.hub.storage.keep(self._room.id, now, now + LEASE):
                return False
            self._kept_until = now + LEASE
        return True

    async def _move(self) -> None:
        """Make the next decision that is ours to make."""
        turn = self._next(self._room.table)
        if turn is None:
            return
        if turn.by in (RESIGNED, CLOCK):
            await self._play(turn, None)
        else:
            await self._play(turn, await self._think(turn))

    @staticmethod
    def _next(table: Table) -> Turn | None:
        now = clock.now()
        for seat in table.waiting:
            by = table.chairs[seat].driver
            if by is None and (table.deadline(seat) or now + 1) <= now:
                by = CLOCK
            if by is not None:
                return Turn(seat, by, table.gallery.of(seat).asked)
        return None

    async def _think(self, turn: Turn) -> int | None:
        """The bot's decision, or None when thinking failed: then the default is played."""
        room = self._room
        settings = room.hub.settings
        started = time.monotonic()
        async with room.lock:
            history = room.table.history
            if history is None or turn.seat not in history.state.waiting:
                return None
            data = json.dumps(history.state.redeal(turn.seat, secrets.randbits(62)).save())
        try:
            action = await room.hub.pool.run(
                settings.budget / 1000 + MARGIN, work.decide, room.table.setup.game, data,
                turn.seat, turn.by, secrets.randbits(62), settings.budget,
                who=room.table.setup.maker, rank=room.rank,
            )  # fmt: skip
        except ThinkingFailed as failure:
            logger.error("bot failed", extra={"table": room.id, "level": turn.by, "reason": str(failure)})
            return None
        if room.listeners:
            await asyncio.sleep(max(0.0, settings.pause - (time.monotonic() - started)))
        return action

    async def _play(self, turn: Turn, action: int | None) -> None:
        def judge(table: Table) -> entries.Acted:
            history = table.playing
            if self._next(table) != turn:
                raise Refusal("late")
            state = history.state
            choice = state.default_action(turn.seat) if action is None else action
            if action is not None and state.illegal(turn.seat, action) is not None:
                choice = state.default_action(turn.seat)
            return table.decision(history, turn.seat, choice, turn.by)

        try:
            await self._room.do(judge)
        except Refusal as refusal:
            if refusal.code not in ("late", "not-playing"):
                raise
