"""The outermost layer of an answer: our headers on every one, HEAD, ETags, and gzip for whoever takes it."""

import asyncio
import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", POLICY.encode()),
)
# Where Python itself runs in the tab: it is WebAssembly.
SOLO_HEADERS = (*HEADERS[:2], (b"content-security-policy", f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'".encode()))
SQUEEZED = (b"text/", b"application/json", b"application/javascript", b"image/svg+xml", b"application/manifest+json")
SMALL, LARGE, HUGE = 1_000, 100_000, 400_000  # bytes: not worth it; worth a thread; not to be kept
LEVEL = 5


def dressed(app: ASGIApp) -> ASGIApp:
    """The application, with all of this around its answers."""

    async def dress(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        answer = Answer(scope, send)
        if scope["method"] == "HEAD":  # as GET; the body stays here
            scope = {**scope, "method": "GET"}
        await app(scope, receive, answer.send)

    return dress


class Answer:
    """One answer on its way out: its beginning waits for its body."""

    def __init__(self, scope: Scope, send: Send) -> None:
        asked = dict(scope["headers"])
        self._known = asked.get(b"if-none-match", b"")
        self._squeezes = b"gzip" in asked.get(b"accept-encoding", b"")
        self._read = scope.get("method") in ("GET", "HEAD")
        self._private = scope["path"].startswith("/api/")
        self._headers = SOLO_HEADERS if scope["path"].startswith("/solo/") else HEADERS
        self._send = send
        self._start: Any = None

    async def send(self, message: Any) -> None:
        """Pass a message on."""
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *self._headers]
            self._start = message
            return
        if self._start is not None:
            start, self._start = self._start, None
            if not message.get("more_body", False):
                message = {**message, "body": await self._finish(start, message.get("body", b""))}
            await self._send(start)
        await self._send(message)

    async def _finish(self, start: Any, body: bytes) -> bytes:
        """The body as it is sent; the headers say how."""
        headers = [(name, value) for name, value in start["headers"] if name != b"content-length"]
        if self._read and start["status"] == 200:
            tag = b'W/"%s"' % sha256(body).hexdigest()[:24].encode()
            headers.append((b"etag", tag))
            if self._private and not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"private, no-cache"))
            if tag in self._known:
                start["status"], body = 304, b""
        if self._squeezes and len(body) > SMALL and _kind(headers).startswith(SQUEEZED):
            headers += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
            body = await _squeezed(body)
        start["headers"] = headers if start["status"] == 304 else [*headers, (b"content-length", b"%d" % len(body))]
        return body


def _kind(headers: list[tuple[bytes, bytes]]) -> bytes:
    return next((value for name, value in headers if name == b"content-type"), b"")


async def _squeezed(body: bytes) -> bytes:
    if len(body) < LARGE:
        return _kept(body)
    return await asyncio.to_thread(_kept if len(body) < HUGE else _squeeze, body)


def _squeeze(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


_kept = lru_cache(maxsize=64)(_squeeze)
