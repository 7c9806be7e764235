"""Odd inputs: each is refused in words, none is the server's fault."""

from __future__ import annotations

import json
from typing import Any

import pytest

from galapagos.server.settings import Settings
from tests.server.conftest import Running
from tests.server.test_tables import MINE, OPEN

TABLE = {"game": "tidepool", "mode": "base", "seats": [MINE, OPEN]}
DECKS = (
    "when = 2026-11-18",
    "when = 12:00:00",
    f"big = {'9' * 5000}",
    "big = 1_000_000_000_000_000_000_000_000",
    'name = "\\uD800"',
    "a = nan",
    "\x00",
)
BODIES = (
    b'{"name": "\xff\xfe"}',
    b"\xff",
    b"\x00",
    b'{"name": "\\ud800"}',
    b'{"name": "a\\u0000b"}',
    b'{"name": "\xed\xa0\x80"}',
    b"[" * 100_000,
    b'{"name": 1e400}',
    b"",
)
PATHS = (
    "/%00",
    "/assets/%00.js",
    "/%FF%FE",
    "/" + "a" * 5_000,
    "/" + "a/" * 2_000,
    "/..%2f..%2fetc%2fpasswd",
    "/api/tables/%00",
    "/api/tables/a%00b/record",
    "/api/tables/%F0%9F%A6%8E",
    "/api/tables/" + "a" * 300,
    "/api/tables?game=%00",
    "/api/tables?game=a%00b",
    "/api/almanac/%00",
    "/art/%00.svg",
    "/api/tables/none/replay/99999999999999999999",
)


@pytest.mark.parametrize("path", PATHS)
async def test_no_path_is_the_servers_fault(server: Running, path: str) -> None:
    ada = await server.player()
    for method in ("GET", "POST", "HEAD"):
        answer = await ada.http.request(method, path)
        assert answer.status_code < 500, (method, path)


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
async def test_no_body_is_the_servers_fault(server: Running, body: bytes) -> None:
    ada = await server.player()
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/records"), ("POST", "/api/claim")):
        answer = await ada.http.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (method, path)
        assert answer.json()["text"]


@pytest.mark.parametrize("deck", DECKS, ids=range(len(DECKS)))
async def test_no_deck_is_the_servers_fault(server: Running, deck: str) -> None:
    ada = await server.player()
    answer = await ada.http.post("/api/tables", json={**TABLE, "deck": deck})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-deck")


async def test_no_text_is_the_servers_fault(server: Running) -> None:
    """On PostgreSQL no text holds a NUL, in no encoding a lone surrogate."""
    ada = await server.player()
    table = await ada.make(seats=[MINE, OPEN])
    for name in ("a\x00b", "\ud800", "\u202eadA", "a\u200bb"):
        body = json.dumps({"name": name}).encode()
        for path in (f"/api/tables/{table}/sit", "/api/tables"):
            sent = body if path.endswith("sit") else json.dumps({**TABLE, "seats": [{**MINE, "name": name}]}).encode()
            answer = await ada.http.post(path, content=sent, headers={"content-type": "application/json"})
            assert answer.status_code == 400, (path, name)
    assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"


async def test_every_odd_message_is_answered(server: Running) -> None:
    ada, _ = await server.table("Ada", "Bo")
    odd: list[Any] = [
        '{"type": "say", "id": 1, "phrase": "\\ud800"}',
        '{"type": "why", "id": 1, "seat": 0, "touches": ["\\u0000"]}',
        '{"type": "why", "id": 1, "seat": 0, "touches": ["\\ud800"]}',
        '{"type": "hello", "id": 1, "seen": {"\\ud800": 1}}',
        '{"type": "hello", "id": 1, "seen": {"99999999999": 1}}',
        '{"type": "hello", "id": 1, "seen": {"\u0663": 1}}',
        '{"type": "act", "id": 1, "seat": 0, "version": 1e3, "action": 1}',
        '{"type": "hint", "id": 1, "seat": 0, "level": "none"}',
        b"\x00\xff",
        "\x00",
        "[" * 4_000,
        '{"id": 1, "id": 2}',
        "null",
    ]
    for message in odd:
        before = len(ada.heard)
        await ada.send(message)
        await ada.until(lambda before=before: len(ada.heard) > before)  # type: ignore[misc]
    assert (await ada.ask({"type": "ping"}))["type"] == "pong"


async def test_a_deck_with_a_number_that_json_can_not_keep_is_refused(settings: Settings, server: Running) -> None:
    ada = await server.player()
    answer = await ada.http.post("/api/tables", json={**TABLE, "deck": f"n = {2**70}"})
    assert answer.status_code == 400
