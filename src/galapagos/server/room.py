"""A room: a table that is in use here, with its connections, its bots and its clocks."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from galapagos.server import clock, work
from galapagos.server.driver import MARGIN, Driver
from galapagos.server.journal import logger
from galapagos.server.outbox import Outbox
from galapagos.server.pool import ThinkingFailed
from galapagos.server.presence import Presence
from galapagos.server.protocol import Said, ServerMessage, TableChanged, encode
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.storage import Append, Row, StorageDown
from galapagos.table import entries
from galapagos.table.refusal import Refusal
from galapagos.table.sheets import Sheet, hint, names_of, position, record_text, table_sheet
from galapagos.table.table import Table

if TYPE_CHECKING:
    from galapagos.server.hub import Hub

SAVE_EVERY = 20
Encoded: TypeAlias = dict[tuple[int | None, int, bool], bytes]  # positions, by viewpoint, `since` and `plain`


def quiet(entry: entries.Entry) -> bool:
    """Whether an entry changes nothing about the table but the game; who goes back far makes it practice."""
    return isinstance(entry, entries.Acted) or (isinstance(entry, entries.Undone) and not entry.far)


class Listener(Protocol):
    """A connection, as the room sees it: whose it is, from which address, and what it has been and shall be sent.

    `plain`: it can't lay this game out, and needs the sketch.
    """

    guest: str
    place: str
    plain: bool
    outbox: Outbox


class Room:
    """A table in use. Whatever reads or changes the table holds `lock`."""

    def __init__(self, hub: "Hub", table: Table, presence: Presence | None = None) -> None:
        self.hub = hub
        self.table = table
        self.record: str | None = None  # of a finished game, once somebody has asked for it
        self.faithful: bool | None = None  # whether that record replays here as it was played, once it is known
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presence = presence or Presence(time.monotonic())
        self.used = time.monotonic()
        self.opened = clock.now()
        self.driver = Driver(self)
        self._stale = False
        self._away: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.table.id

    # --- changing ----------------------------------------------------------------------------------------------------

    async def do(self, judge: Callable[[Table], entries.Entry]) -> None:
        """Judge a request and store what comes of it, then show it. A refusal leaves everything as it was."""
        async with self.lock:
            for _ in range(5):
                await self._refresh()
                entry = judge(self.table)
                if await self._commit(entry):
                    self._show(quiet(entry))
                    if isinstance(entry, entries.Seating):
                        self.announce()  # who watched may sit now
                    self.driver.wake()
                    return
        raise Refusal("late")

    async def _commit(self, entry: entries.Entry) -> bool:
        """Take the entry and store it; False when another process was quicker. Nobody sees it before it is stored."""
        at = clock.now()
        status, asked = self.table.status, self.table.asked
        self._stale = True  # until it is stored: should we be stopped in between, the log tells what is true
        try:
            self.table.take(entry, at)
        except Exception as error:
            logger.exception("rules failed", extra={"table": self.id, "entry": entries.write(entry)})
            raise Refusal("rules-error", status=500) from error
        changed = (self.table.status, self.table.asked) != (status, asked) or not quiet(entry)
        started = time.perf_counter()
        try:
            stored = await self.hub.storage.append(
                Append(
                    table=self.id,
                    number=self.table.number,
                    at=at,
                    body=entries.write(entry),
                    status=self.table.status,
                    due=self.table.alarm(),
                    joined=entry.guest if isinstance(entry, entries.Sat | entries.Moved | entries.Kept) else None,
                    summary=self.table.summary() if changed else None,
                    versions=self.table.versions(),
                    record=self._ended(status),
                    asked=self.hub.herald.asked(self.table, entry),
                )
            )
        except StorageDown as error:
            raise Refusal("storage", status=503) from error
        if stored:
            self._stale = False
            self.hub.metrics.storing.observe(time.perf_counter() - started)
            (self.hub.metrics.moves if quiet(entry) else self.hub.metrics.table_changes).inc()
            if self.table.number % SAVE_EVERY == 0:
                self.hub.background(self.save())
        return stored

    def _ended(self, before: str) -> str | None:
        """The record, when the last entry has ended the game."""
        over = self.table.status == "over" != before and self.table.history is not None
        return record_text(self.table, self.hub.speech) if over else None

    async def _refresh(self) -> None:
        if self._stale:
            self.table = await self.hub.rebuild(self.id)
            self._stale = False
            self._show(quiet=False)  # somebody else's entry may have come with it
        self.used = time.monotonic()

    async def catch_up(self) -> None:
        """Take what other processes have stored."""
        async with self.lock:
            await self._refresh()
            rows = await self.hub.storage.after(self.id, self.table.number)
            if not rows:
                return
            self._stale = True  # until all of them are taken
            self._take_rows(rows)
            self._stale = False
            self._show(quiet=False)
            self.driver.wake()

    def _take_rows(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.table.take(entries.read_entry(row.body), min(row.at, clock.now()), row.versions)
        self.table.refresh()

    async def save(self) -> None:
        """Keep the state beside the log."""
        history = self.table.history
        if history is not None and not self._stale:
            await self.hub.keep_state(self.table)

    # --- showing -----------------------------------------------------------------------------------------------------

    def sheet(self, guest: str) -> TableSheet:
        """The table as a guest sees it."""
        sheet = table_sheet(self.table, guest, self.watchers(), self.presence.here, self.gone, self.hub.speech)
        return msgspec.convert(sheet, TableSheet)

    def watchers(self) -> int:
        return self.presence.watchers(self._seated())

    def _seated(self) -> set[str]:
        return {chair.guest for chair in self.table.chairs if chair.guest}

    def position(self, seat: int | None, since: int, plain: bool = False) -> Sheet:
        """The game from a viewpoint."""
        history = self.table.history
        assert history is not None
        point = self.table.gallery.of(seat)
        return position(self.table.setup.game, history, point, since, self.names(), self.hub.speech, plain, msgspec.Raw)

    async def hint(self, id: int, seat: int, level: str, guest: str) -> Sheet:
        """What a bot would do in this seat, by what this seat knows."""
        async with self.lock:
            await self._refresh()
            history, version = self.table.playing, self.table.gallery.of(seat).version
            if seat not in history.state.waiting:
                raise Refusal("not-your-turn")
            state = history.state.clone()
        settings, game = self.hub.settings, self.table.setup.game
        data = json.dumps(state.redeal(seat, secrets.randbits(62)).save())
        try:
            advice = await self.hub.pool.run(
                settings.budget / 1000 + MARGIN, work.advise, game, data, seat, level,
                secrets.randbits(62), settings.budget, who=guest,
            )  # fmt: skip
        except ThinkingFailed as error:
            raise Refusal("no-hint") from error
        return hint(id, version, state, seat, level, advice, self.names(), game, self.hub.speech)

    @property
    def paused(self) -> bool:
        """Whether only bots play here, and nobody watches: they wait for somebody who does."""
        return self.table.bots_only and not self.listeners

    @property
    def rank(self) -> int:
        """Whose bots think first: those at tables where somebody sits and looks, then the others."""
        return 0 if any(self.table.seats_of(listener.guest) for listener in self.listeners) else 1

    def viewpoints(self, guest: str) -> list[int | None]:
        """What a guest looks at: their seats, or the table as a spectator, if that may be."""
        return [*self.table.seats_of(guest)] or ([None] if self.table.may_look(guest) else [])

    async def welcome(self, listener: Listener, seen: dict[int | None, int]) -> None:
        """Take a connection in: show it the table, and what it missed."""
        async with self.lock:
            await self._refresh()
            listener.outbox.begin(seen)
            self.listeners.add(listener)
            listener.outbox.table(encode(TableChanged(self.sheet(listener.guest))))
            if self.table.history is not None:
                for seat in self.viewpoints(listener.guest):
                    self._send_position(listener, seat, {})
            if self.presence.enter(listener.guest):
                self._show_presence()
            self.driver.wake()

    def farewell(self, listener: Listener) -> None:
        """Let a connection go."""
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        if self.presence.leave(listener.guest, time.monotonic()):
            self._show_presence()
            self._show_when_gone()

    def _show_when_gone(self) -> None:
        """When somebody is away long enough, the others may hand that seat over."""
        if self._away is not None:
            self._away.cancel()
        if self.listeners:
            delay = self.table.setup.away + 0.1
            self._away = asyncio.get_running_loop().call_later(delay, self.show_table)

    def close(self) -> None:
        """Let go of everything: the log has it. And of what knows us, so that no collector is needed."""
        self.driver.stop()
        if self._away is not None:
            self._away.cancel()
            self._away = None
        self.table.close()

    def say(self, said: Said) -> None:
        """Let everybody here hear a phrase."""
        self._send_all(said)

    def hear_presence(self, process: str, guests: list[str], watchers: int) -> None:
        """Another process tells who is connected there."""
        if self.presence.remote(process, guests, watchers, time.monotonic()):
            self.show_table()

    def check_presence(self) -> None:
        """Tell who is here, and forget those of whom no other process has told for long."""
        if self.listeners:
            self.announce()
        if self.presence.forget(time.monotonic()):
            self.show_table()

    def announce(self) -> None:
        """Tell the other processes who is connected here."""
        if self.hub.storage.postgres:
            process = self.hub.storage.process
            seated, watchers = self.presence.local(self._seated())
            message = json.dumps({"table": self.id, "process": process, "guests": seated, "watchers": watchers})
            self.hub.background(self.hub.storage.tell(f"presence {message}"))

    def show_table(self) -> None:
        """Send everybody the table's sheet; who may no longer look is let go."""
        sheets: dict[str, bytes] = {}
        for listener in list(self.listeners):
            if not self.table.may_look(listener.guest):
                listener.outbox.end()
                continue
            if listener.guest not in sheets:
                sheets[listener.guest] = encode(TableChanged(self.sheet(listener.guest)))
            listener.outbox.table(sheets[listener.guest])

    def _show_presence(self) -> None:
        self.show_table()
        self.announce()

    def _show(self, quiet: bool) -> None:
        """Send everybody what has changed for them."""
        if not quiet or self.table.setup.clock is not None or self.table.status == "over":
            self.show_table()
        if self.table.history is None:
            return
        encoded: Encoded = {}
        for listener in list(self.listeners):
            for seat in self.viewpoints(listener.guest):
                if listener.outbox.sent.get(seat) != self.table.gallery.of(seat).version:
                    self._send_position(listener, seat, encoded)

    def _send_position(self, listener: Listener, seat: int | None, encoded: Encoded) -> None:
        point = self.table.gallery.of(seat)
        since = point.known(listener.outbox.since(seat))
        key = (seat, since, listener.plain)
        if key not in encoded:
            encoded[key] = encode(self.position(*key))
        listener.outbox.position(seat, point.version, since, encoded[key])

    def _send_all(self, message: ServerMessage) -> None:
        data = encode(message)
        for listener in list(self.listeners):
            listener.outbox.put(data)

    def gone(self, guest: str) -> bool:
        return self.presence.gone(guest, time.monotonic(), self.table.setup.away)

    def names(self) -> list[str]:
        """What those at the table are called."""
        return names_of(self.table, self.hub.speech)
