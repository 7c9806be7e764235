"""Turning guests and addresses away, and telling all tables something: the running server hears it within seconds."""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from galapagos.server.admin.database import AdminError, must_be_current, opened
from galapagos.server.orders import ADDRESS, CHANGED, GUEST, NOTICE, network
from galapagos.server.schema import orders

LONGEST = 500
PASSING = (NOTICE, CHANGED)  # what nobody needs to know any more once every process has read it
LASTS = 600.0


class Blocked(NamedTuple):
    """Somebody who is turned away, since when, and why."""

    kind: str
    name: str
    reason: str
    since: float


def block(url: str, kind: str, name: str, reason: str) -> str:
    """Turn a guest or an address away; the name that is blocked now."""
    clear = _name(kind, name)
    with opened(url) as engine, engine.begin() as connection:
        must_be_current(connection)
        put(connection, kind, clear, reason)
    return clear


def unblock(url: str, kind: str, name: str) -> str:
    """Let somebody in again."""
    clear = _name(kind, name)
    with opened(url) as engine, engine.begin() as connection:
        must_be_current(connection)
        if not _drop(connection, kind, clear):
            raise AdminError(f"{kind} {clear} is not blocked")
    return clear


def blocks(url: str) -> list[Blocked]:
    """All who are turned away."""
    with opened(url) as engine, engine.connect() as connection:
        must_be_current(connection)
        query = select(orders).where(orders.c.kind.in_((GUEST, ADDRESS))).order_by(orders.c.at)
        return [Blocked(*row) for row in connection.execute(query)]


def say(url: str, text: str) -> None:
    """Tell everybody who is at a table now."""
    clear = " ".join(text.split())
    if not clear or len(clear) > LONGEST or not clear.isprintable():
        raise AdminError(f"a message is 1 to {LONGEST} characters that can be seen")
    with opened(url) as engine, engine.begin() as connection:
        must_be_current(connection)
        put(connection, NOTICE, secrets.token_hex(8), clear)


def put(connection: Connection, kind: str, name: str, text: str = "") -> None:
    """One more order, in place of the same one before; those that are long read are forgotten."""
    now = time.time()
    connection.execute(delete(orders).where(orders.c.kind.in_(PASSING), orders.c.at < now - LASTS))
    _drop(connection, kind, name)
    connection.execute(insert(orders).values(kind=kind, name=name, text=text, at=now))


def _drop(connection: Connection, kind: str, name: str) -> bool:
    found = connection.execute(delete(orders).where(orders.c.kind == kind, orders.c.name == name))
    return bool(found.rowcount)


def _name(kind: str, name: str) -> str:
    """The name as it is stored; AdminError when it can't be one."""
    if kind == GUEST:
        if not name.isascii() or not name.replace("-", "").replace("_", "").isalnum() or len(name) > 40:
            raise AdminError(f"'{name}' is no guest's id: `admin list` shows them")
        return name
    try:
        return str(network(name))
    except ValueError as error:
        raise AdminError(f"'{name}' is no address: give one like 203.0.113.5, or many like 203.0.113.0/24") from error
