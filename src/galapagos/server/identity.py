"""Identity without ceremony: a guest is a signed cookie, a seat link a signed token; only the secret could leak."""

import base64
import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

COOKIE = "guest"
COOKIE_AGE = 400 * 86_400


class Person(NamedTuple):
    """A guest: an id that we drew and the name that they chose."""

    id: str
    name: str


class Link(NamedTuple):
    """A seat that may be moved to another device. `turn` counts the moves, so a link works once."""

    table: str
    seat: int
    turn: int


def load_secret(path: Path) -> bytes:
    """The server's secret: read it, or draw it on the first start and store it for its owner's eyes only."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size == 0:  # a start that was cut off left it
        path.unlink(missing_ok=True)
    if not path.exists():
        _draw_secret(path)
    os.chmod(path, 0o600)
    return path.read_bytes()


def _draw_secret(path: Path) -> None:
    """Draw a secret and put it there whole, unless another process was quicker."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")  # for its owner only
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)


class Signer:
    """Signs and reads guests and seat links."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < 32:
            raise ValueError("the secret must have at least 32 bytes")
        self._secret = secret

    def new_guest(self, name: str) -> Person:
        """A guest nobody has been before."""
        return Person(secrets.token_urlsafe(12), name)

    def write_guest(self, guest: Person) -> str:
        """The cookie's value."""
        return self._sign("guest", guest.id, guest.name)

    def read_guest(self, value: str) -> Person | None:
        """Who the cookie says it is, or None when we did not write it."""
        parts = self._read("guest", value)
        return Person(parts[0], parts[1]) if parts is not None and len(parts) == 2 else None

    def write_link(self, link: Link) -> str:
        """The token of a seat link."""
        return self._sign("link", link.table, str(link.seat), str(link.turn))

    def read_link(self, value: str) -> Link | None:
        """The seat that a token names, or None when we did not write it."""
        parts = self._read("link", value)
        return Link(parts[0], int(parts[1]), int(parts[2])) if parts is not None and len(parts) == 3 else None

    def _sign(self, use: str, *parts: str) -> str:
        body = ".".join(_encode(part.encode()) for part in parts)
        return f"{body}.{self._seal(use, body)}"

    def _read(self, use: str, value: str) -> list[str] | None:
        body, _, seal = value.rpartition(".")
        if not hmac.compare_digest(seal.encode(), self._seal(use, body).encode()):
            return None
        return [_decode(part).decode() for part in body.split(".")]

    def _seal(self, use: str, body: str) -> str:
        return _encode(hmac.digest(self._secret, f"{use}:{body}".encode(), sha256))


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
