"""Identity without ceremony: a guest is a signed cookie, a seat link a signed token; only the secret could leak."""

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, HMACAlgorithm
from itsdangerous import Signer as Seal
from itsdangerous.encoding import base64_decode, base64_encode

COOKIE = "guest"
COOKIE_AGE = 400 * 86_400


class Person(NamedTuple):
    """A guest: an id that we drew and the name that they chose. `epoch` counts how often devices were cut off."""

    id: str
    name: str
    epoch: int = 0


class Pass(NamedTuple):
    """What makes another device a guest's own. `number` counts the passes: one works once, and the newest alone."""

    id: str
    name: str
    epoch: int
    number: int


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
        with suppress(FileExistsError), _written(path, secrets.token_bytes(32)) as name:
            os.link(name, path)  # unless another process was quicker
    os.chmod(path, 0o600)
    return path.read_bytes()


def load_secrets(path: Path) -> list[bytes]:
    """The secret that signs, then the one before it, by which guests stay known."""
    old = _before(path)
    return [load_secret(path), *([old.read_bytes()] if old.is_file() else [])]


def rotate_secret(path: Path, forget: bool) -> None:
    """Draw a new secret. The one before it stays beside it, to know guests by, unless it is to be forgotten."""
    if forget:
        _before(path).unlink(missing_ok=True)
    else:
        with _written(path, path.read_bytes()) as name:
            os.replace(name, _before(path))
    with _written(path, secrets.token_bytes(32)) as name:
        os.replace(name, path)


def _before(path: Path) -> Path:
    return path.with_name(f"{path.name}.old")


@contextmanager
def _written(path: Path, data: bytes) -> Iterator[str]:
    """A file beside the path, whole on disk and for its owner only, to be put in its place."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield name
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)


class Signer:
    """Signs and reads guests and seat links."""

    def __init__(self, secret: bytes, *older: bytes) -> None:
        if len(secret) < 32:
            raise ValueError("the secret must have at least 32 bytes")
        self._secrets = (secret, *older)

    def new_guest(self, name: str) -> Person:
        """A guest nobody has been before. (Hexadecimal: an id with a dash first would be an option in a terminal.)"""
        return Person(secrets.token_hex(12), name)

    def write_guest(self, guest: Person) -> str:
        """The cookie's value."""
        return self._sign("guest", guest.id, guest.name, *([str(guest.epoch)] if guest.epoch else []))

    def read_guest(self, value: str) -> Person | None:
        """Who the cookie says it is, or None when we did not write it."""
        parts = self._read("guest", value)
        if parts is None or len(parts) not in (2, 3):
            return None
        return Person(parts[0], parts[1], int(parts[2]) if len(parts) == 3 else 0)

    def fresh(self, value: str) -> bool:
        """Whether the cookie was signed with the newest secret."""
        return _seal("guest", self._secrets[:1]).validate(value)

    def write_pass(self, given: Pass) -> str:
        """The token of a pass."""
        return self._sign("pass", given.id, given.name, str(given.epoch), str(given.number))

    def read_pass(self, value: str) -> Pass | None:
        """The pass that a token is, or None when we did not write it."""
        parts = self._read("pass", value)
        return None if parts is None else Pass(parts[0], parts[1], int(parts[2]), int(parts[3]))

    def write_link(self, link: Link) -> str:
        """The token of a seat link."""
        return self._sign("link", link.table, str(link.seat), str(link.turn))

    def read_link(self, value: str) -> Link | None:
        """The seat that a token names, or None when we did not write it."""
        parts = self._read("link", value)
        return Link(parts[0], int(parts[1]), int(parts[2])) if parts is not None and len(parts) == 3 else None

    def _sign(self, use: str, *parts: str) -> str:
        return _seal(use, self._secrets).sign(b".".join(base64_encode(part) for part in parts)).decode()

    def _read(self, use: str, value: str) -> list[str] | None:
        try:
            body = _seal(use, self._secrets).unsign(value)
        except BadSignature:
            return None
        return [base64_decode(part).decode() for part in body.split(b".")]


class ForUse(HMACAlgorithm):
    """What is signed for one use is nothing in another. (Cookies of before itsdangerous were signed just so.)"""

    def __init__(self, use: str) -> None:
        super().__init__(sha256)
        self._use = f"{use}:".encode()

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """The signature of the use and the value."""
        return super().get_signature(key, self._use + value)


def _seal(use: str, secrets: tuple[bytes, ...]) -> Seal:
    """What signs with the newest secret, and knows what was signed with any of them."""
    return Seal(secrets[::-1], key_derivation="none", algorithm=ForUse(use))
