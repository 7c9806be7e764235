"""The socket of a table."""

import asyncio
import contextlib
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from galapagos.server.api.problems import hub_of, person_of
from galapagos.server.connection import Connection, TooManyFaults
from galapagos.server.guard import Guard
from galapagos.server.hub import Hub
from galapagos.server.identity import Person
from galapagos.server.limits import MESSAGE_BYTES
from galapagos.server.protocol import ClientMessage, ServerMessage
from galapagos.server.storage import StorageDown
from galapagos.table.refusal import Refusal

Socket = WebSocket[None, None, State]
NO_TABLE, FOREIGN, FAULTS, TOO_LARGE, TOO_MANY, SLOW = 4404, 4403, 4408, 4413, 4429, 4409
RESTART = 1012


class Seeker(NamedTuple):
    """Who opens a socket, where, and from which address."""

    hub: Hub
    person: Person
    place: str


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    hub, person = hub_of(socket), person_of(socket)
    await socket.accept()
    place = Guard.place(socket.scope)
    if hub.orders.blocked(person.id, place) or not Guard(socket.app, hub).same_origin(socket.headers):
        await socket.close(FOREIGN)
        return
    address = Guard.address(socket.scope)
    if not hub.sockets.enter(person.id, address):
        await socket.close(TOO_MANY)
        return
    try:
        await _serve(socket, Seeker(hub, person, place), table)
    finally:
        hub.sockets.leave(person.id, address)


async def _serve(socket: Socket, seeker: Seeker, table: str) -> None:
    try:
        room = await seeker.hub.room(table)
    except Refusal:
        await socket.close(NO_TABLE)
        return
    except StorageDown:
        await socket.close(RESTART)
        return
    if not room.table.may_look(seeker.person.id):
        await socket.close(FOREIGN)
        return
    connection = Connection(seeker.hub, room, seeker.person, seeker.place)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _read(socket, connection)
    finally:
        connection.room.farewell(connection)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def _read(socket: Socket, connection: Connection) -> None:
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not isinstance(text, str):
                connection.refuse(None, Refusal("malformed", {"why": "not text"}))
            elif len(text) > 4 * MESSAGE_BYTES:
                await socket.close(TOO_LARGE)
                return
            else:
                await connection.hear(text)
    except TooManyFaults:
        with contextlib.suppress(Exception):
            await socket.close(FAULTS)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _write(socket: Socket, connection: Connection) -> None:
    while True:
        data = await connection.outbox.get()
        if data is None:
            await socket.close(SLOW)
            return
        await socket.send_data(data.decode(), mode="text")


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    """The JSON Schema of the socket's messages."""
    (client, server), components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {"$defs": {**components, "ClientMessage": client, "ServerMessage": server}}
