"""Addresses that players name, and where they lead: never into the host's own network."""

import asyncio
import ipaddress
import re
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from galapagos.table.refusal import Refusal

TOPIC = re.compile(r"/[A-Za-z0-9_-]{1,64}")
EMBEDDING = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")]  # an IPv4 address
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


class Address(NamedTuple):
    """A topic of an ntfy server."""

    secure: bool
    host: str
    port: int
    path: str


class Place(NamedTuple):
    """An address whose name was looked up: the connection goes there, whatever the name means a moment later."""

    address: Address
    ip: str


def read(text: str, near: bool = False) -> Address:
    """The address that a player gave, or a refusal; `near`: this machine will do, for tests."""
    try:
        found = urlsplit(text)
        port = found.port
    except ValueError as error:
        raise Refusal("bad-address", status=400) from error
    plain = found.scheme == "http" and near
    fits = found.scheme == "https" or plain
    if not fits or found.username or found.password or found.query or found.fragment or not found.hostname:
        raise Refusal("bad-address", status=400)
    if not TOPIC.fullmatch(found.path) or (port not in (None, 443) and not near):
        raise Refusal("bad-address", status=400)
    return Address(not plain, found.hostname, port or 443, found.path)


async def look_up(address: Address, near: bool = False) -> Place:
    """Where the address leads, or a refusal: every meaning of its name must lie in the open net."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refusal("no-such-host") from error
    ips = [str(entry[4][0]) for entry in found]
    if not ips or not (near or all(public(ipaddress.ip_address(ip.partition("%")[0])) for ip in ips)):
        raise Refusal("bad-address", status=400)
    return Place(address, ips[0])


def public(ip: Ip) -> bool:
    """Whether an address is in the open net: no private, local or shared one, also not wrapped in another."""
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(ip.ipv4_mapped)
        if any(ip in net for net in EMBEDDING):
            return False
    return ip.is_global and not ip.is_multicast
