"""The guard before every call: whether it can be read, who it is, where it comes from, whether it comes too often."""

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from galapagos.server.economy import HEADERS
from galapagos.server.hub import Hub
from galapagos.server.identity import COOKIE, COOKIE_AGE, Person
from galapagos.server.limits import HEADER_BYTES, PENALTY
from galapagos.server.protocol import Problem
from galapagos.table.speech import Speech

PERSON = "galapagos_person"
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """An ASGI layer around the application."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        person, known, due = self._person(headers)
        scope["state"][PERSON] = person
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")
        if self._hub.orders.blocked(person.id, self.place(scope)):
            await refuse(send, self._hub.speech, 403, "blocked")
        elif scope["method"] not in SAFE and not self.same_origin(headers):
            await refuse(send, self._hub.speech, 403, "bad-origin")
        elif not self._may_call(scope["path"], person.id if known else "", self.address(scope)):
            self._hub.metrics.refusals.inc()
            await asyncio.sleep(PENALTY)
            await refuse(send, self._hub.speech, 429, "too-fast")
        else:
            await self._app(scope, receive, self._introducing(scope, send, person if api and due else None))

    def _may_call(self, path: str, guest: str, address: str) -> bool:
        """Whether this guest and this address have not called too often; a new guest counts as the address.

        Files and what the host asks for count for the address alone, and drawings have a limit of their own.
        """
        if path.startswith("/art/"):
            return True
        if path.startswith("/api/") and not self._hub.calls.take(guest or address):
            return False
        return self._hub.calls_there.take(address)

    def _person(self, headers: Headers) -> tuple[Person, bool, bool]:
        """Who calls, whether their cookie says so, and whether a new one is due."""
        value = own_cookie(headers.get("cookie", ""))
        person = self._hub.signer.read_guest(value) if value else None
        if person is not None and self._hub.people.holds(person):
            return person, True, not self._hub.signer.fresh(value)
        return self._hub.signer.new_guest(self._hub.speech.own("guest-name")), False, True

    def same_origin(self, headers: Headers) -> bool:
        """Whether a call comes from our own pages, or from no page at all."""
        origin = headers.get("origin")
        if origin is None or origin in self._hub.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host", "")
        except ValueError:
            return False

    @staticmethod
    def place(scope: Scope) -> str:
        """The address that calls."""
        client = scope.get("client")
        return str(client[0]) if client else ""

    @classmethod
    def address(cls, scope: Scope) -> str:
        """The name under which an address is counted."""
        return f"address:{cls.place(scope)}"

    def _introducing(self, scope: Scope, send: Send, person: Person | None) -> Send:
        """A `send` that adds the cookie of a new guest."""

        async def introduce(message: Message) -> None:
            if message["type"] == "http.response.start" and person is not None:
                headers = [*message["headers"]]
                if not any(name == b"set-cookie" for name, _ in headers):
                    headers.append((b"set-cookie", self.cookie(scope, person).encode()))
                message["headers"] = headers
            await send(message)

        return introduce

    def cookie(self, scope: Scope, person: Person) -> str:
        """The header that makes a guest known again."""
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        value = self._hub.signer.write_guest(person)
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"


def short_headers(app: ASGIApp, speech: Callable[[], Speech]) -> ASGIApp:
    """The first layer: a call or a socket whose headers are too long is refused before anything reads them."""

    async def check(scope: Scope, receive: Receive, send: Send) -> None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) <= HEADER_BYTES:
            await app(scope, receive, send)
        else:
            kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
            await refuse(send, speech(), 431, "long-headers", kind)

    return check


async def refuse(send: Send, speech: Speech, status: int, code: str, kind: str = "http") -> None:
    """Answer a call, or a socket that is not open yet (`websocket.http`), with a problem."""
    body = msgspec.json.encode(Problem(code, speech.own(code)))
    headers = [(b"content-type", b"application/json"), *(HEADERS if kind != "http" else ())]
    start: Any = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def own_cookie(header: str) -> str:
    """Our own cookie's value. By hand: Python's reader takes the square of the length that others put beside it."""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""
