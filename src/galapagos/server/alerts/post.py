"""Sending one message to an ntfy topic. By hand: a library would look the name up again, or follow where it is sent."""

import asyncio
import ssl

from galapagos.server.alerts.address import Place

PATIENCE = 8.0  # seconds
LONGEST = 4_096  # bytes of a status line


class NotSent(Exception):
    """The other side did not take the message."""


async def send(place: Place, text: str, click: str, key: str) -> None:
    """Post the message, or NotSent. A redirection is not followed. A message of the same `key` takes its place."""
    try:
        async with asyncio.timeout(PATIENCE):
            status = await _post(place, text.encode(), {"Title": "Galapagos", "Click": click, "X-Sequence-ID": key})
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise NotSent(repr(error)) from error
    if not 200 <= status < 300:
        raise NotSent(f"status {status}")


async def _post(place: Place, body: bytes, headers: dict[str, str]) -> int:
    secure = ssl.create_default_context() if place.address.secure else None
    name = place.address.host if secure else None
    reader, writer = await asyncio.open_connection(
        place.ip, place.address.port, ssl=secure, server_hostname=name, limit=LONGEST
    )
    try:
        writer.write(_head(place, len(body), headers) + body)
        await writer.drain()
        return int((await reader.readuntil(b"\r\n")).split()[1])
    finally:
        writer.close()


def _head(place: Place, length: int, headers: dict[str, str]) -> bytes:
    host = f"[{place.address.host}]" if ":" in place.address.host else place.address.host
    fields = {"Host": f"{host}:{place.address.port}", "Content-Length": str(length), "Connection": "close", **headers}
    lines = [f"POST {place.address.path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("ascii")
