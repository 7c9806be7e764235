"""The hub: everything that a server process has, and the rooms that are in use in it."""

import asyncio
import gc
import json
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import msgspec

from galapagos import games
from galapagos.kernel.game import Game
from galapagos.server import clock
from galapagos.server.alerts.herald import Herald
from galapagos.server.archive import Archive
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
    LOOK_BURST,
    LOOKS_PER_SECOND,
    PHRASE_BURST,
    PHRASES_PER_SECOND,
    PUBLIC_BURST,
    PUBLIC_PER_SECOND,
    REPLAYS_WAITING,
    SEAT_BURST,
    SEATS_PER_SECOND,
    TABLE_BURST,
    TABLES_PER_SECOND,
    Buckets,
    Doors,
)
from galapagos.server.metrics import Metrics
from galapagos.server.orders import CHANGED, NOTICE, Order, Orders
from galapagos.server.people import People
from galapagos.server.pool import Pool
from galapagos.server.presence import Presence
from galapagos.server.protocol import Said, encode
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.reviews import Reviews
from galapagos.server.revival import Revived, record_from_log, revive
from galapagos.server.room import Room
from galapagos.server.settings import Settings
from galapagos.server.storage import Append, Listed, Storage, StorageDown
from galapagos.server.work import levels
from galapagos.table import entries
from galapagos.table.plain import Unreadable
from galapagos.table.record import Record
from galapagos.table.refusal import Refusal
from galapagos.table.sheets import names_of, record_text, table_sheet
from galapagos.table.speech import Speech
from galapagos.table.table import Table

HOUSEKEEPING = 2.0
SOON = 5.0
ANNOUNCE = 10.0
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
MOST_RESTING = 10_000
COLLECT = 10_000, 10, 50  # objects until the collector looks, rarely at all: tables put away are freed without it
ASIDE = 60.0  # seconds until the housekeeping tries a table again that it could not read


class Hub:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = {id: games.game(id) for id in games.ids()}
        self.speech = Speech(games.catalogue)
        self.levels = levels()
        self.storage = Storage(settings.database, settings.patience, settings.delay)
        self.signer = Signer(*load_secrets(settings.secret_path()))
        self.orders = Orders(self.storage)
        self.people = People(self.storage)
        self.herald = Herald(self)
        self.health = Health(self.storage)
        self.archive = Archive(self.storage)
        self.pool = Pool(settings.thinkers)
        self.replays = Pool(1, REPLAYS_WAITING)
        self.charts = Pool(1, REPLAYS_WAITING)  # of a whole game's chances: nobody's next step waits for them
        self.imports = Pool(1, IMPORTS_WAITING)
        self.reviews = Reviews(self)
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
        self.seats = Buckets(SEATS_PER_SECOND * rates, SEAT_BURST * rates)
        self.seats_there = Buckets(SEATS_PER_SECOND * rates * AT_ONE_ADDRESS, SEAT_BURST * rates * AT_ONE_ADDRESS)
        self.looks = Buckets(LOOKS_PER_SECOND * rates, LOOK_BURST * rates)
        self.looks_there = Buckets(LOOKS_PER_SECOND * rates * AT_ONE_ADDRESS, LOOK_BURST * rates * AT_ONE_ADDRESS)
        self.greetings = Buckets(GREETINGS_PER_SECOND * rates, GREETING_BURST * rates)
        self.hints = Buckets(HINTS_PER_SECOND * rates, HINT_BURST * rates)
        self.rooms: dict[str, Room] = {}
        self.sockets = Doors(settings.most_sockets)
        self.damaged: dict[str, str] = {}  # tables that could not be read, and why
        self._resting: OrderedDict[str, Presence] = OrderedDict()  # since when people are gone from tables put away
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.gauge("tables_in_use", "Tables in memory", lambda: len(self.rooms))
        self.metrics.gauge("tables_damaged", "Tables that could not be read", lambda: len(self.damaged))
        self.metrics.gauge("thinking_waiting", "Bots' decisions that wait", lambda: self.pool.waiting)
        self.metrics.gauge("sockets", "Open sockets", lambda: self.sockets.total)

    # --- the process's life ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the storage and begin to keep house: bots that were interrupted go on."""
        await self.storage.open()
        await self.orders.look()
        await self.people.look()
        self.background(self._keep_house())
        if self.settings.messages:
            await self.herald.look()
            self.background(self.herald.run())
        self.metrics.ask(self.storage.count)
        self.background(self.metrics.watch())
        self.background(self._catch_up_saves())
        if self.storage.postgres:
            self.background(self.storage.listen(self._hear, self._catch_up_all))
        gc.freeze()  # what is here now stays: the collector need not look at it again and again
        gc.set_threshold(*COLLECT)

    async def close(self) -> None:
        """Put everything away."""
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.pool, self.replays, self.charts, self.imports, self.drawings):
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
                self.metrics.failures.inc()
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
        revived = await self._revived(id)
        room = Room(self, revived.table, self._resting.pop(id, None))
        await self._settle(room, revived)
        self.rooms[id] = room
        if self.storage.postgres:
            await room.catch_up()  # what another process stored between our reading and our listening
        room.driver.wake()
        return room

    async def rebuild(self, id: str) -> Table:
        """A table, from its log."""
        return (await self._revived(id)).table

    async def _revived(self, id: str) -> Revived:
        stored = await self.storage.load(id)
        if stored is None:
            raise Refusal("no-such-table", status=404)
        with self._reading(id):
            setup = entries.read_setup(stored.setup)
        game = self.game(setup.game)
        with self._reading(id):
            setup = await self.with_deck(setup, game)
        old = setup.rules != game.rules_version or not (setup.cards or setup.deck)
        saved = await self.storage.saved(id) if old else None
        with self._reading(id):
            return await asyncio.to_thread(revive, stored, setup, game, saved)

    async def with_deck(self, setup: entries.Setup, game: Game) -> entries.Setup:
        """The set-up with the deck that the table began with, when the game's own is another one by now."""
        if setup.deck is not None or setup.cards in ("", game.deck().fingerprint):
            return setup
        deck = await self.archive.deck(setup.cards)
        if deck is None:  # another one would make another game of it
            raise Unreadable(f"deck {setup.cards} is not kept")
        return replace(setup, deck=deck)

    async def _settle(self, room: Room, revived: Revived) -> None:
        """After an upgrade: keep the state under the new rules before anybody plays by them, or close the table."""
        if revived.resumed and room.table.status != "over":
            await room.save()
        elif revived.stranded:
            number = room.table.number
            with suppress(Refusal):  # another process may have done it
                await room.do(lambda table: table.shut(number))
            logger.warning("table closed: it began under older rules", extra={"table": room.id})

    async def record(self, room: Room) -> str:
        """The record of a finished game, with its cards when they are not those of today."""
        if room.record is None:
            text = await self.archive.record(room.id)
            if text is None:
                text = await self._recorded(room.table)
                await self.archive.keep_record(room.id, text)
            room.record = await self._with_cards(text, room.table.game)
        return room.record

    async def look_up(self, table: Table) -> str:
        """The record of a finished game as `record` gives it; nothing is kept."""
        text = await self.archive.record(table.id)
        return await self._with_cards(await self._recorded(table) if text is None else text, table.game)

    async def _recorded(self, table: Table) -> str:
        """The record of a game that ended before records were kept, or was closed."""
        if table.history is not None and "state" not in table.history.record.header:
            return record_text(table, self.speech)
        stored, saved = await self.storage.load(table.id), await self.storage.saved(table.id)
        assert stored is not None
        return record_from_log(stored, table.setup, saved, names_of(table, self.speech))

    async def _with_cards(self, text: str, game: Game) -> str:
        record = Record.parse(text)
        if "cards" not in record.header and record.header["deck"] != game.deck().fingerprint:
            source = await self.archive.deck(record.header["deck"])
            record.header |= {} if source is None else {"cards": source}
        return record.text()

    def game(self, id: str) -> Game:
        """A game that is offered here."""
        if id not in self.games:
            raise Refusal("no-such-game", status=404)
        return self.games[id]

    async def create(self, setup: entries.Setup, given: Iterable[entries.Entry]) -> Room:
        """A new table with its first entries."""
        created = clock.now()
        game = self.game(setup.game)
        if setup.deck is None:
            setup = replace(setup, cards=game.deck().fingerprint)
            await self.archive.keep_deck(game.deck())
        table = Table(secrets.token_hex(12), setup, created, game, encode)
        empty = table.summary()
        firsts: list[Append] = []
        for entry in given:
            await asyncio.to_thread(table.take, entry, created)
            joined = entry.guest if isinstance(entry, entries.Sat | entries.Kept) else None
            body, due = entries.write(entry), table.alarm()
            summary, versions = table.summary(), table.versions()
            record = record_text(table, self.speech) if table.status == "over" else None
            firsts.append(
                Append(table.id, table.number, created, body, table.status, due, joined, summary, versions, record)
            )
        listed = Listed(table.id, entries.write(setup), created, empty)
        await self.storage.create(listed, setup.game, setup.public, firsts)
        self.rooms[table.id] = room = Room(self, table)
        self.metrics.tables.inc()
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
        except StorageDown:
            raise
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
                self.part(await self.people.look())
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
            self.evict(order.name)
        else:
            for room in self.rooms.values():
                for listener in room.listeners:
                    if self.orders.blocked(listener.guest, listener.place):
                        listener.outbox.end()

    def part(self, guests: set[str]) -> None:
        """Let go of guests some of whose devices were cut off: those that still hold come again."""
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.guest in guests:
                    listener.outbox.end()

    def evict(self, id: str) -> None:
        """Forget a table that was changed behind our back; who was there comes again and finds it as it is."""
        room = self.rooms.pop(id, None)
        self.damaged.pop(id, None)
        if room is not None:
            for listener in room.listeners:
                listener.outbox.end()
            room.close()

    async def _catch_up_saves(self) -> None:
        """Save the tables that a killed process had no time to save: new rules must find each as it stands."""
        after = ""
        while ids := await self.archive.behind(after):
            for id in ids:
                with suppress(Refusal):
                    await self._catch_up_save(id)
            after = ids[-1]

    async def _catch_up_save(self, id: str) -> None:
        revived = await self._revived(id)
        if revived.resumed or revived.stranded:
            await self.room(id)  # which settles it
        else:
            await self.keep_state(revived.table)

    async def keep_state(self, table: Table) -> None:
        """Keep the state of a game beside its log."""
        if table.history is not None:
            data = json.dumps(table.history.state.save(), separators=(",", ":"))
            await self.storage.save(table.id, table.number, str(table.game.rules_version), data)

    async def _adopt(self) -> None:
        """Look after tables where something is due and nobody does."""
        now = clock.now()
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
        for id, room in list(self.rooms.items()):
            if self._unused(room):
                await self._save(room)
                if self._unused(room):  # still
                    self.rooms.pop(id).close()
                    self._resting[id] = room.presence
        while len(self._resting) > MOST_RESTING:
            self._resting.popitem(last=False)

    def _unused(self, room: Room) -> bool:
        idle = time.monotonic() - room.used > self.settings.idle
        return idle and not room.listeners and not room.driver.busy and not room.lock.locked()

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
            room.hear_presence(data["process"], data["guests"], data["watchers"])
        elif kind == "said":
            room.say(Said(data["seat"], data["name"], data["phrase"], data["text"]))

    def _catch_up_all(self) -> None:
        """After a gap in the hearing: everything may have changed."""
        for room in self.rooms.values():
            self.background(room.catch_up())
