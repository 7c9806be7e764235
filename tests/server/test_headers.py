"""Headers: those that are too long are refused before anything reads them, and only our own cookie is read at all."""

from __future__ import annotations

from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from galapagos.server import guard
from galapagos.server.limits import HEADER_BYTES
from tests.server.client import PATIENCE
from tests.server.conftest import Running
from tests.server.test_tables import MINE


def slow_cookie(size: int) -> str:
    """A cookie of others that takes a careless reader a time that grows with the square of its size."""
    return 'other="' + '\\"' * (size // 2) + '"'


async def test_long_headers_are_refused_whatever_they_ask_for(server: Running) -> None:
    ada = await server.player()
    many = {f"x-{number}": "x" * 1_000 for number in range(17)}
    for headers in ({"cookie": slow_cookie(60_000)}, {"cookie": slow_cookie(20_000)}, many):
        for path in ("/api/me", "/api/nothing", "/", "/healthz", "/schema/openapi.json"):
            answer = await ada.http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (431, "long-headers"), path
            assert answer.json()["text"] == "The headers of this call are too long."
            assert answer.headers["x-content-type-options"] == "nosniff"
    made = await ada.http.post("/api/tables", headers=many, json={"game": "tidepool", "mode": "base", "seats": [MINE]})
    assert made.status_code == 431
    assert (await ada.http.get("/api/me")).status_code == 200


async def test_a_header_beyond_what_is_read_at_all_costs_its_own_connection(server: Running) -> None:
    ada = await server.player()
    async with httpx.AsyncClient(verify=False, base_url=server.address) as client:
        with suppress(httpx.TransportError):  # it is closed while the rest is still on its way
            answer = await client.get("/api/me", headers={"cookie": slow_cookie(500_000)})
            assert answer.status_code in (400, 431)
    assert (await ada.http.get("/api/me")).status_code == 200


async def test_other_cookies_are_not_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str) -> str:
        raise AssertionError(f"read {len(text)} characters")

    ada = await server.player()
    me = await ada.get("/api/me")
    monkeypatch.setattr("http.cookies._unquote", read)
    monkeypatch.setattr("litestar._parsers.unquote_cookie", read)
    await ada.make(seats=[MINE, MINE], start=True)
    slow = slow_cookie(HEADER_BYTES - 2_000)
    async with httpx.AsyncClient(verify=False, base_url=server.address) as client:
        for cookie in (f"{slow}; {ada.cookie}", f"{ada.cookie}; {slow}", f"a=b;{ada.cookie} ;guests=1"):
            answer = await client.get("/api/me", headers={"cookie": cookie})
            assert answer.json() == me
    url = f"{server.address.replace('http', 'ws')}/api/tables/{ada.table}/socket"
    headers = {"Cookie": f"{slow_cookie(7_000)}; {ada.cookie}"}
    async with connect(url, additional_headers=headers) as socket:
        await socket.send('{"type": "ping", "id": 1}')
        assert b"hello-first" in (await socket.recv(decode=False))


async def test_a_socket_with_long_headers_is_refused(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], start=True)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{ada.table}/socket"
    long = {f"x-{number}": "x" * 1_000 for number in range(17)}
    many = {f"x-{number}": "x" for number in range(200)}
    for headers in (long, many, {"Cookie": slow_cookie(9_000)}, {"Cookie": slow_cookie(60_000)}):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers=headers, open_timeout=PATIENCE)
        assert refused.value.response.status_code == 431
    assert not server.hub.sockets.open
    await ada.connect()


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("guest=a.b.c", "a.b.c"),
        ("x=1; guest=a.b.c; y=2", "a.b.c"),
        ("x=1;guest=a.b.c", "a.b.c"),
        ("guest=first; guest=second", "first"),
        ("guests=a; myguest=b; guest", ""),
        ("Guest=a", ""),
        ("", ""),
        (";;=;", ""),
    ],
)
def test_our_cookie_is_found_among_others(header: str, value: str) -> None:
    assert guard.own_cookie(header) == value
