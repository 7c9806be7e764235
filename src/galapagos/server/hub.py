"""The hub: everything that a server process has, and the rooms that are in use in it."""

import asyncio
import gc
import json
import re
import secrets
import time
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from galapagos import games
from galapagos.kernel.game import Game
from galapagos.server.decks import DeckReader
from galapagos.server.drawings import Drawings
from galapagos.server.health import Health
from galapagos.server.identity import Signer, load_secrets
from galapagos.server.journal import logger
from galapagos.server.limits import (
    AT_ONE_ADDRESS,
    CALL_BURST,
    CALLS_PER_SECOND,
    GREETING_BURST,
    GREETINGS_PER_SECOND,
    HINT_BURST,
    HINTS_PER_SECOND,
    IMPORTS_WAITING,
    LOBBY,
    PHRASE_BURST,
    PHRASES_PER_SECOND,
    PUBLIC_BURST,
    PUBLIC_PER_SECOND,
    REPLAYS_WAITING,
    TABLE_BURST,
    TABLES_PER_SECOND,
    Buckets,
    Doors,
)
from galapagos.server.metrics import Metrics
from galapagos.server.orders import CHANGED, NOTICE, Order, Orders
from galapagos.server.pool import Pool
from galapagos.server.protocol import Said, encode
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.room import Room
from galapagos.server.settings import Settings
from galapagos.server.storage import Append, Listed, Saved, Storage, StorageDown, Stored
from galapagos.server.work import levels
from galapagos.table import entries
from galapagos.table.history import History
from galapagos.table.plain import Unreadable
from galapagos.table.record import Record
from galapagos.table.refusal import Refusal
from galapagos.table.sheets import table_sheet
from galapagos.table.speech import Speech
from galapagos.table.table import Table

HOUSEKEEPING = 2.0
SOON = 5.0
ANNOUNCE = 10.0
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
ASIDE = 60.0  # seconds until the housekeeping tries a table again that it could not read


class Hub:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = {id: games.game(id) for id in games.ids()}
        self.speech = Speech(games.catalogue)
        self.levels = levels()
        self.storage = Storage(settings.database, settings.patience)
        self.signer = Signer(*load_secrets(settings.secret_path()))
        self.orders = Orders(self.storage)
        self.health = Health(self.storage)
        self.pool = Pool(settings.thinkers)
        self.replays = Pool(1, REPLAYS_WAITING)
        self.imports = Pool(1, IMPORTS_WAITING)
        self.decks = DeckReader()
        self.drawings = Drawings(settings.rates)
        self.metrics = Metrics()
        rates = settings.rates
        self.calls = Buckets(CALLS_PER_SECOND * rates, CALL_BURST * rates)
        self.makings = Buckets(TABLES_PER_SECOND * rates, TABLE_BURST * rates)
        self.calls_there = Buckets(CALLS_PER_SECOND * rates * AT_ONE_ADDRESS, CALL_BURST * rates * AT_ONE_ADDRESS)
        self.makings_there = Buckets(TABLES_PER_SECOND * rates * AT_ONE_ADDRESS, TABLE_BURST * rates * AT_ONE_ADDRESS)
        self.phrases = Buckets(PHRASES_PER_SECOND * rates, PHRASE_BURST * rates)
        self.publics = Buckets(PUBLIC_PER_SECOND * rates, PUBLIC_BURST * rates)
        self.publics_there = Buckets(PUBLIC_PER_SECOND * rates * AT_ONE_ADDRESS, PUBLIC_BURST * rates * AT_ONE_ADDRESS)
        self.greetings = Buckets(GREETINGS_PER_SECOND * rates, GREETING_BURST * rates)
        self.hints = Buckets(HINTS_PER_SECOND * rates, HINT_BURST * rates)
        self.rooms: dict[str, Room] = {}
        self.sockets = Doors(settings.most_sockets)
        self.damaged: dict[str, str] = {}  # tables that could not be read, and why
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.gauges["tables_in_use"] = lambda: len(self.rooms)
        self.metrics.gauges["tables_damaged"] = lambda: len(self.damaged)
        self.metrics.gauges["thinking_waiting"] = lambda: self.pool.waiting
        self.metrics.gauges["sockets"] = lambda: self.sockets.total

    # --- the process's life ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the storage and begin to keep house: bots that were interrupted go on."""
        await self.storage.open()
        await self.orders.look()
        self.background(self._keep_house())
        self.background(self.metrics.watch())
        if self.storage.postgres:
            self.background(self.storage.listen(self._hear, self._catch_up_all))
        gc.freeze()  # what is here now stays: the collector need not look at it again and again

    async def close(self) -> None:
        """Put everything away."""
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.pool, self.replays, self.imports, self.drawings):
            pool.close()
        try:
            for room in list(self.rooms.values()):
                await self._save(room)
            await self.storage.let_go()
        finally:
            await self.storage.close()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; a failure is logged."""

        async def run() -> None:
            try:
                await work
            except Exception:
                self.metrics.counts["failures"] += 1
                logger.exception("background work failed")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- rooms -------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table; it is fetched from the log when it is not in use yet."""
        if not ID.fullmatch(id):  # PostgreSQL would not even look for some
            raise Refusal("no-such-table", status=404)
        if id in self.rooms:
            self.rooms[id].used = time.monotonic()
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        room = Room(self, await self.rebuild(id))
        self.rooms[id] = room
        if self.storage.postgres:
            await room.catch_up()  # what another process stored between our reading and our listening
        room.driver.wake()
        return room

    async def rebuild(self, id: str) -> Table:
        """A table, from its log."""
        stored = await self.storage.load(id)
        if stored is None:
            raise Refusal("no-such-table", status=404)
        with self._reading(id):
            setup = entries.read_setup(stored.setup)
        game = self.game(setup.game)
        saved = None if setup.rules == game.rules_version else await self.storage.saved(id)
        with self._reading(id):
            return await asyncio.to_thread(fold, stored, setup, game, saved)

    def game(self, id: str) -> Game:
        """A game that is offered here."""
        if id not in self.games:
            raise Refusal("no-such-game", status=404)
        return self.games[id]

    async def create(self, setup: entries.Setup, given: Iterable[entries.Entry]) -> Room:
        """A new table with its first entries."""
        created = time.time()
        table = Table(secrets.token_urlsafe(12), setup, created, self.game(setup.game), encode)
        empty = table.summary()
        firsts: list[Append] = []
        for entry in given:
            await asyncio.to_thread(table.take, entry, created)
            joined = entry.guest if isinstance(entry, entries.Sat) else None
            body, due = entries.write(entry), table.alarm()
            summary, versions = table.summary(), table.versions()
            firsts.append(Append(table.id, table.number, created, body, table.status, due, joined, summary, versions))
        listed = Listed(table.id, entries.write(setup), created, empty)
        await self.storage.create(listed, setup.game, setup.public, firsts)
        self.rooms[table.id] = room = Room(self, table)
        self.metrics.counts["tables"] += 1
        room.driver.wake()
        return room

    def livelier(self, rows: list[Listed]) -> list[Listed]:
        """As many as the lobby shows: where somebody is at the table first, so that empty ones don't crowd them out."""
        return sorted(rows, key=lambda row: row.id not in self.rooms or not self.rooms[row.id].listeners)[:LOBBY]

    def listed(self, rows: list[Listed], guest: str) -> list[TableSheet]:
        """Tables for the lobby: those in use as they are, the others as their summary says."""
        return [sheet for sheet in (self._listed(row, guest) for row in rows) if sheet is not None]

    def _listed(self, row: Listed, guest: str) -> TableSheet | None:
        try:
            return self.rooms[row.id].sheet(guest) if row.id in self.rooms else self._shelved(row, guest)
        except Exception as error:
            self.set_aside(row.id, error)
            return None

    def _shelved(self, row: Listed, guest: str) -> TableSheet | None:
        setup = entries.read_setup(row.setup)
        if setup.game not in self.games:
            return None
        summary = entries.read_summary(row.summary)
        table = Table.listed(row.id, setup, float(row.created), self.games[setup.game], summary)
        sheet = table_sheet(table, guest, 0, lambda _: False, lambda _: False, self.speech)
        return msgspec.convert(sheet, TableSheet)

    # --- tables that can't be read -----------------------------------------------------------------------------------

    def set_aside(self, id: str, error: Exception) -> None:
        """Note that a table can't be read; once, however often it is asked for."""
        if id not in self.damaged:
            self.damaged[id] = repr(error)
            logger.error("table set aside", exc_info=error, extra={"table": id})

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
        """Whatever is wrong with what is stored of a table is that table's alone."""
        try:
            yield
        except Exception as error:
            self.set_aside(id, error)
            raise Refusal("damaged" if isinstance(error, Unreadable) else "stranded") from error

    async def check(self) -> dict[str, str]:
        """Read every table that is stored: those that can't be read, and why."""
        self.damaged.clear()
        after = ""
        while rows := await self.storage.page(after):
            for row in rows:
                await self._check(row)
            after = rows[-1].id
        return dict(self.damaged)

    async def _check(self, row: Listed) -> None:
        with suppress(Refusal), self._reading(row.id):
            self._shelved(row, "")
        with suppress(Refusal):
            await self.rebuild(row.id)

    # --- keeping house -----------------------------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        announced = time.monotonic()
        while True:
            try:
                for order in await self.orders.look():
                    self._obey(order)
                await self._adopt()
                await self._put_away()
                if time.monotonic() - announced > ANNOUNCE:
                    announced = time.monotonic()
                    self._check_presence()
            except Exception:
                logger.exception("housekeeping failed")
            await asyncio.sleep(HOUSEKEEPING)

    def _obey(self, order: Order) -> None:
        """Do what the host says: tell everybody, fetch a table anew, let go of those who are turned away."""
        if order.kind == NOTICE:
            for room in self.rooms.values():
                room.say(Said(None, self.speech.own("host-name"), "", order.text))
        elif order.kind == CHANGED:
            self._evict(order.name)
        else:
            for room in self.rooms.values():
                for listener in room.listeners:
                    if self.orders.blocked(listener.guest, listener.place):
                        listener.outbox.end()

    def _evict(self, id: str) -> None:
        """Forget a table that was changed behind our back; who was there comes again and finds it as it is."""
        room = self.rooms.pop(id, None)
        self.damaged.pop(id, None)
        if room is not None:
            for listener in room.listeners:
                listener.outbox.end()
            room.close()

    async def _adopt(self) -> None:
        """Look after tables where something is due and nobody does."""
        now = time.time()
        for id in await self.storage.due(now + SOON, now):
            try:
                room = await self.room(id)
                room.driver.wake()
                if room.paused:  # one of an older release, which had bots play on alone
                    await self.storage.rest(id)
            except StorageDown:
                raise
            except Exception as error:
                self.set_aside(id, error)
                await self.storage.keep(id, now, now + ASIDE)  # it makes room for those that can be driven

    async def _put_away(self) -> None:
        """Forget tables that nobody uses: the log has everything."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            idle = now - room.used > self.settings.idle
            if idle and not room.listeners and not room.driver.busy and not room.lock.locked():
                await self._save(room)
                if not room.listeners and not room.driver.busy and not room.lock.locked():
                    self.rooms.pop(id).close()

    async def _save(self, room: Room) -> None:
        """Keep a room's state beside its log. When that fails the others are kept all the same."""
        try:
            await room.save()
        except StorageDown:
            raise
        except Exception as error:
            self.set_aside(room.id, error)

    def _check_presence(self) -> None:
        for room in self.rooms.values():
            try:
                room.check_presence()
            except Exception as error:
                self.set_aside(room.id, error)

    # --- other processes ---------------------------------------------------------------------------------------------

    def _hear(self, message: str) -> None:
        kind, _, rest = message.partition(" ")
        if kind == "entry":
            if rest in self.rooms:
                self.background(self.rooms[rest].catch_up())
            return
        data = json.loads(rest)
        room = self.rooms.get(data["table"])
        if room is None:
            return
        if kind == "presence":
            room.hear_presence(data["process"], data["guests"])
        elif kind == "said":
            room.say(Said(data["seat"], data["name"], data["phrase"], data["text"]))

    def _catch_up_all(self) -> None:
        """After a gap in the hearing: everything may have changed."""
        for room in self.rooms.values():
            self.background(room.catch_up())


def fold(stored: Stored, setup: entries.Setup, game: Game, saved: Saved | None) -> Table:
    """A table from its rows; from the last save on when the rules have changed since it began."""
    table = Table(stored.id, setup, float(stored.created), game, encode)  # SQLite keeps anything in any column
    for row in stored.rows:
        entry = entries.read_entry(row.body)
        if saved is not None and row.number <= saved.number:
            table.note(entry)
            if row.number == saved.number and row.versions is not None:
                table.resume(_resumed(game, setup, saved), float(row.at), row.versions)
        else:
            table.take(entry, float(row.at), row.versions)
    table.refresh()
    return table


def _resumed(game: Game, setup: entries.Setup, saved: Saved) -> History:
    """The state that was kept, under the rules of today."""
    data = json.loads(saved.data) | {"rules": game.rules_version}
    return History(game.load(data), Record.begin(game, setup.players, setup.seed, setup.mode, setup.deck))
