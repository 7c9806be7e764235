"""Forgetting somebody: what is theirs alone is deleted; in others' games, which stay whole, nobody knows them."""

import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from galapagos.server import clock
from galapagos.server.orders import CHANGED
from galapagos.server.schema import alerts, members, orders, records, saves, tables
from galapagos.server.schema import entries as log
from galapagos.table.record import Record
from galapagos.table.refusal import Refusal

if TYPE_CHECKING:
    from galapagos.server.hub import Hub
    from galapagos.server.room import Room

STAND_IN = 2  # the level of the bot that plays on, counted from the weakest


async def forget(hub: "Hub", guest: str) -> None:
    """Forget a guest at every table, and where to tell them."""
    await hub.herald.set_address(guest, None, "")
    for id in await _tables_of(hub, guest):
        with suppress(Refusal):  # one that can't be read is changed all the same
            await _leave(hub, await hub.room(id), guest)
        await hub.storage.patiently(_Change(id, guest, hub.speech.own("somebody")))
        hub.evict(id)


async def _tables_of(hub: "Hub", guest: str) -> list[str]:
    query = select(members.c.table_id).where(members.c.guest == guest)

    async def read(connection: AsyncConnection) -> list[str]:
        return [row[0] for row in await connection.execute(query)]

    return await hub.storage.patiently(read)


async def _leave(hub: "Hub", room: "Room", guest: str) -> None:
    """Stand up before the start; later let a bot play on, so that the others' game goes on."""
    level = hub.levels[min(STAND_IN, len(hub.levels) - 1)]
    for seat in room.table.seats_of(guest):
        if room.table.status == "waiting":
            await room.do(lambda t, seat=seat: t.leave(guest, seat))  # type: ignore[misc]
        elif room.table.status == "playing" and room.table.chairs[seat].driver is None:
            await room.do(lambda t, seat=seat: t.hand_over(guest, seat, level, gone=False))  # type: ignore[misc]


class _Change:
    """What is changed of one table, all or nothing. A fresh name stands for the guest, so that nothing links tables."""

    def __init__(self, table: str, guest: str, name: str) -> None:
        self._table, self._guest, self._name = table, guest, name
        self._other = secrets.token_hex(12)

    async def __call__(self, connection: AsyncConnection) -> None:
        row = (await connection.execute(select(tables).where(tables.c.id == self._table))).first()
        if row is None:
            return
        summary: dict[str, Any] = json.loads(row.summary)
        await connection.execute(delete(alerts).where(alerts.c.guest == self._guest))
        if self._theirs_alone(summary["chairs"]):
            await self._delete(connection)
        else:
            await self._anonymise(connection, json.loads(row.setup), summary)
        await connection.execute(delete(orders).where(orders.c.kind == CHANGED, orders.c.name == self._table))
        changed = {"kind": CHANGED, "name": self._table, "text": "", "at": clock.now()}
        await connection.execute(insert(orders), changed)

    def _theirs_alone(self, chairs: list[dict[str, Any]]) -> bool:
        """Whether no other person ever had a seat that is left, or has one."""
        return all(chair.get("guest") in (self._guest, None) and chair.get("kept") is None for chair in chairs)

    async def _delete(self, connection: AsyncConnection) -> None:
        for table in (records, saves, members, log):
            await connection.execute(delete(table).where(table.c.table_id == self._table))
        await connection.execute(delete(tables).where(tables.c.id == self._table))

    async def _anonymise(self, connection: AsyncConnection, setup: dict[str, Any], summary: dict[str, Any]) -> None:
        seats = [seat for seat, chair in enumerate(summary["chairs"]) if chair.get("guest") == self._guest]
        chairs = [self._unknown(chair) for chair in summary["chairs"]]
        maker = self._other if setup["maker"] == self._guest else setup["maker"]
        values = {"setup": _json(setup | {"maker": maker}), "summary": _json(summary | {"chairs": chairs})}
        await connection.execute(update(tables).where(tables.c.id == self._table).values(**values))
        await self._in_the_log(connection)
        await self._in_the_record(connection, seats)
        own = (members.c.table_id == self._table, members.c.guest == self._guest)
        await connection.execute(delete(members).where(*own))

    def _unknown(self, chair: dict[str, Any]) -> dict[str, Any]:
        """Who sits there, or for whom it is kept, unless it is the guest."""
        found = dict(chair)
        for key in ("guest", "kept"):
            if chair.get(key) == self._guest:
                found |= {key: self._other, "name": self._name}
        return found

    async def _in_the_log(self, connection: AsyncConnection) -> None:
        query = select(log.c.number, log.c.body).where(log.c.table_id == self._table).order_by(log.c.number)
        sitting: dict[int, bool] = {}
        for number, body in (await connection.execute(query)).all():
            entry: dict[str, Any] = json.loads(body)
            if "guest" in entry:
                sitting[entry["seat"]] = entry["guest"] == self._guest
            if sitting.get(entry.get("seat", -1)) and ("guest" in entry or entry["do"] == "rename"):
                other = {"guest": self._other} if "guest" in entry else {}
                where = (log.c.table_id == self._table, log.c.number == number)
                changed = _json(entry | other | {"name": self._name})
                await connection.execute(update(log).where(*where).values(body=changed))

    async def _in_the_record(self, connection: AsyncConnection, seats: list[int]) -> None:
        where = records.c.table_id == self._table
        text = (await connection.execute(select(records.c.text).where(where))).scalar()
        if text is None:
            return
        record = Record.parse(text)
        names = record.header.get("names", [])
        told = [self._name if seat in seats else name for seat, name in enumerate(names)]
        record.header = record.header | {"names": told}
        await connection.execute(update(records).where(where).values(text=record.text()))


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
