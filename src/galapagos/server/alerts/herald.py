"""The herald: it tells those who are asked and don't look. Alerts are stored with the entry that asks them.

Each is claimed before it is sent, and struck off after. So a crash loses none; one that was sent but not struck off is
sent once more with the same key, which takes the place of the first.
"""

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from galapagos.server import clock
from galapagos.server.alerts import address, post
from galapagos.server.journal import logger
from galapagos.server.schema import addresses, alerts
from galapagos.server.storage import StorageDown
from galapagos.table import entries
from galapagos.table.refusal import Refusal
from galapagos.table.table import Table

if TYPE_CHECKING:
    from galapagos.server.hub import Hub

EVERY = 1.0  # seconds
MOST_TRIES = 7
FIRST_PAUSE = 20.0  # seconds until an alert is tried again; each further time twice as long
KEPT = 7 * 86_400.0  # seconds for which an alert that is done is remembered


class Alert(NamedTuple):
    """Somebody is asked at a table since the entry `turn`."""

    table: str
    guest: str
    turn: int
    due: float
    tries: int


class Herald:
    """Tells people of their turns."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._places: dict[str, tuple[str, str]] = {}  # the address and our own origin, of each guest

    def asked(self, table: Table, entry: entries.Entry) -> list[str]:
        """The guests who are newly asked by an entry that is not their own, and want to be told."""
        found = [table.chairs[seat] for seat in table.waiting if seat != getattr(entry, "seat", -1)]
        fresh = [chair for chair in found if chair.asked_on == table.number and chair.driver is None]
        return sorted({chair.guest for chair in fresh if chair.guest in self._places})

    # --- addresses ---------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Read who wants to be told where; it is little."""
        async with self._hub.storage.engine.connect() as connection:
            found = await connection.execute(select(addresses.c.guest, addresses.c.address, addresses.c.origin))
            self._places = {guest: (where, origin) for guest, where, origin in found}

    def address(self, guest: str) -> str | None:
        """Where a guest wants to be told."""
        return self._places.get(guest, (None, ""))[0]

    async def set_address(self, guest: str, where: str | None, origin: str) -> None:
        """Tell a guest there from now on, or nowhere."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(addresses).where(addresses.c.guest == guest))
            if where is not None:
                row = {"guest": guest, "address": where, "origin": origin, "at": clock.now()}
                await connection.execute(addresses.insert(), row)

        await self._hub.storage.patiently(write)
        await self.look()

    async def tell(self, guest: str, text: str, path: str, key: str) -> None:
        """Send one message to a guest, or raise Refusal or NotSent."""
        where, origin = self._places[guest]
        await self.deliver(where, text, origin + path, key)

    async def deliver(self, where: str, text: str, click: str, key: str) -> None:
        """Send one message to an address, or raise Refusal or NotSent."""
        near = self._hub.settings.near
        place = await address.look_up(address.read(where, near), near)
        await post.send(place, text, click, key)

    # --- the outbox --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is due, for ever."""
        while True:
            try:
                await self.look()
                await asyncio.gather(*(self._send(alert) for alert in await self._claimed()))
            except StorageDown as error:
                logger.warning("herald waits", extra={"reason": repr(error)})
            except Exception:
                logger.exception("herald failed")
            await asyncio.sleep(EVERY)

    async def _claimed(self) -> list[Alert]:
        """The alerts that are due and that nobody else has taken in hand."""
        now = clock.now()
        columns = (alerts.c.table_id, alerts.c.guest, alerts.c.turn, alerts.c.due, alerts.c.tries)
        query = select(*columns).where(alerts.c.done.is_(False), alerts.c.due <= now).limit(50)

        async def write(connection: AsyncConnection) -> list[Alert]:
            await connection.execute(delete(alerts).where(alerts.c.done.is_(True), alerts.c.due < now - KEPT))
            found = [Alert(*row) for row in await connection.execute(query)]
            return [alert for alert in found if await _claim(connection, alert, now)]

        return await self._hub.storage.patiently(write)

    async def _send(self, alert: Alert) -> None:
        try:
            told = await self._still_asked(alert)
            if told:
                await self.tell(alert.guest, told, f"/table/{alert.table}", f"{alert.table}-{alert.turn}")
        except (Refusal, post.NotSent, KeyError) as error:
            logger.warning("alert not sent", extra={"table": alert.table, "reason": repr(error), "tries": alert.tries})
            if alert.tries + 1 < MOST_TRIES and isinstance(error, post.NotSent):
                return  # until the pause is over
        await self._hub.storage.patiently(_done(alert))

    async def _still_asked(self, alert: Alert) -> str:
        """What to say, if the turn still waits for somebody who does not look."""
        room = await self._hub.room(alert.table)
        waiting = [room.table.chairs[seat] for seat in room.table.waiting]
        asked = any(chair.guest == alert.guest and chair.asked_on == alert.turn for chair in waiting)
        if not asked or room.presence.here(alert.guest):
            return ""
        game = self._hub.speech.game_words(room.table.setup.game, "game-name", room.table.setup.game)
        return self._hub.speech.own("alert-turn", {"game": game})


async def _claim(connection: AsyncConnection, alert: Alert, now: float) -> bool:
    change = (
        update(alerts)
        .where(*_where(alert), alerts.c.due == alert.due, alerts.c.done.is_(False))
        .values(due=now + FIRST_PAUSE * 2**alert.tries, tries=alert.tries + 1)
    )
    return bool((await connection.execute(change)).rowcount)


def _done(alert: Alert) -> Any:
    async def write(connection: AsyncConnection) -> None:
        await connection.execute(update(alerts).where(*_where(alert)).values(done=True))

    return write


def _where(alert: Alert) -> tuple[Any, ...]:
    return alerts.c.table_id == alert.table, alerts.c.guest == alert.guest, alerts.c.turn == alert.turn
