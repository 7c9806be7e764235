"""What the host says to the running server, through the database: `galapagos admin` writes it, every process reads it.

It is read every few seconds, whole: it is little, and nothing need tell us of it.
"""

import ipaddress
from typing import NamedTuple

from sqlalchemy import select

from galapagos.server.schema import orders
from galapagos.server.storage import Storage

GUEST, ADDRESS, NOTICE, CHANGED = "guest", "address", "notice", "changed"
HEALTH = "health"  # a row of our own, written to see whether one can write
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Order(NamedTuple):
    """One thing that the host said."""

    kind: str
    name: str
    text: str
    at: float


class Orders:
    """Whom the host turns away, and what is new since the last look."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._guests: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()
        self._known: frozenset[Order] | None = None

    async def look(self) -> list[Order]:
        """Read what there is; the orders that were not there at the last look. At the first one none is new."""
        query = select(orders).where(orders.c.kind != HEALTH)
        async with self._storage.engine.connect() as connection:
            found = frozenset(Order(*row) for row in await connection.execute(query))
        self._guests = frozenset(order.name for order in found if order.kind == GUEST)
        self._networks = tuple(network(order.name) for order in found if order.kind == ADDRESS)
        new = [] if self._known is None else sorted(found - self._known, key=lambda order: order.at)
        self._known = found
        return new

    def blocked(self, guest: str, address: str = "") -> bool:
        """Whether the host turns this guest or address away."""
        return guest in self._guests or (bool(self._networks) and self._covered(address))

    def _covered(self, address: str) -> bool:
        try:
            place = ipaddress.ip_address(address)
        except ValueError:  # a unix socket has none
            return False
        return any(place in each for each in self._networks)


def network(text: str) -> Network:
    """An address, or all addresses that begin alike (203.0.113.0/24); ValueError when it is neither."""
    return ipaddress.ip_network(text, strict=False)
