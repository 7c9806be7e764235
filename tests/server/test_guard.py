"""The guard and the house rules: cookies, origins, limits, files, logs and numbers for the host."""

from __future__ import annotations

import asyncio
import json
import logging

import httpx
import msgspec
import pytest

from galapagos.server import guard
from galapagos.server.api import files
from galapagos.server.journal import JsonLines
from galapagos.server.limits import Bucket, Buckets
from galapagos.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.processes import free_port
from tests.server.test_tables import MINE, OPEN, refused


async def test_a_guest_is_a_cookie_that_scripts_can_not_read(server: Running) -> None:
    async with httpx.AsyncClient(verify=False, base_url=server.address) as client:
        first = await client.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert first.json()["name"] == "Guest"
        again = await client.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers
        renamed = await client.put("/api/me", json={"name": "  Ada "})
        assert renamed.json() == {"id": first.json()["id"], "name": "Ada", "named": True}
        assert (await client.get("/api/me")).json()["name"] == "Ada"
        for name in ("", "   ", "x" * 25, "a\nb"):
            assert (await client.put("/api/me", json={"name": name})).status_code == 400


async def test_a_forged_cookie_makes_a_new_guest(server: Running) -> None:
    ada = await server.player()
    me = await ada.get("/api/me")
    async with httpx.AsyncClient(verify=False, base_url=server.address, cookies={"guest": "YQ.QWRh.AAAA"}) as client:
        assert (await client.get("/api/me")).json()["id"] != me["id"]


async def test_other_sites_can_not_call(server: Running) -> None:
    ada = await server.player()
    body = {"game": "tidepool", "mode": "base", "seats": [MINE, OPEN]}
    for origin, status in (("https://elsewhere.example", 403), ("null", 403), ("http://[", 403), (server.address, 201)):
        response = await ada.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert response.status_code == status, origin


async def test_bodies_are_limited_and_must_be_json(server: Running) -> None:
    ada = await server.player()
    big = await ada.http.post("/api/records", json={"record": "x" * 700_000})
    assert (big.status_code, big.json()["code"]) == (413, "too-large")
    form = await ada.http.post("/api/tables", content=b"\xff\xfe", headers={"content-type": "application/json"})
    assert form.status_code == 400
    assert form.json()["text"]
    deep = await ada.http.post("/api/tables", content=b"[" * 100_000, headers={"content-type": "application/json"})
    assert deep.status_code == 400


async def test_calls_and_tables_are_limited_for_each_guest(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PENALTY", 0.0)
    async with running(msgspec.structs.replace(settings, rates=0.05)) as server:
        ada = await server.player()
        codes = [(await ada.http.get("/api/me")).status_code for _ in range(20)]
        assert codes[0] == 200
        assert codes[-1] == 429


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_whatever_is_asked_for_counts_for_the_address(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "PENALTY", 0.0)
    async with running(settings) as server:
        ada = await server.player()
        for path in ("/", "/healthz", "/metrics", "/schema/openapi.json"):
            server.hub.calls_there = Buckets(0.0, 3.0)
            codes = [(await ada.http.get(path)).status_code for _ in range(4)]
            assert (429 in codes[:3], codes[3]) == (False, 429), path


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_call_too_many_waits_for_its_refusal_and_nobody_else_does(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "PENALTY", 3_600.0)
    async with running(settings) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        server.hub.calls = Buckets(0.0, 3.0)
        calls = [asyncio.create_task(ada.http.get("/api/me")) for _ in range(8)]
        while sum(call.done() for call in calls) < 3:
            await asyncio.sleep(0.01)
        assert [(await bo.http.get("/api/me")).status_code for _ in range(3)] == [200] * 3
        assert [call.result().status_code for call in calls if call.done()] == [200] * 3
        for call in calls:
            call.cancel()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_nobody_looks_at_the_lobby_without_end(settings: Settings) -> None:
    async with running(settings) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        server.hub.looks, server.hub.looks_there = Buckets(0.0, 2.0), Buckets(0.0, 3.0)
        codes = [(await guest.http.get("/api/tables")).status_code for guest in (ada, ada, ada, bo, bo)]
        assert codes == [200, 200, 429, 200, 429]


async def test_messages_are_limited_for_each_connection(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, rates=0.2)) as server:
        ada = await server.player()
        await ada.make(seats=[MINE, MINE], start=True)
        await ada.connect()
        for number in range(20):
            await ada.send(json.dumps({"type": "ping", "id": 1000 + number}))
        await ada.until(lambda: any('"too-fast"' in text for text in ada.heard))
        assert not ada.gone


def test_a_bucket_refills() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, now=0.0)
    assert [bucket.take(now=0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(now=0.5)
    assert not bucket.take(now=0.5)


def test_buckets_forget_the_least_used_name() -> None:
    buckets = Buckets(rate=0.0, burst=1.0, names=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a")


async def test_the_web_client_is_served_and_its_paths_lead_to_the_first_page(
    server: Running, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<h1>Galapagos</h1>")
    (folder / "assets").mkdir()
    (folder / "assets" / "main-abc.js").write_text("1")
    (folder.parent / "private").write_text("secret")
    monkeypatch.setattr(files, "STATIC", folder)
    ada = await server.player()
    for path in ("/", "/table/x", "/seat/a.b.c", "/../private", "/%2e%2e/private"):
        assert (await ada.http.get(path)).text == "<h1>Galapagos</h1>", path
    script = await ada.http.get("/assets/main-abc.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert "frame-ancestors 'none'" in script.headers["content-security-policy"]
    assert (await ada.http.get("/api/nothing")).json()["code"] == "not-found"


async def test_health_and_numbers_for_the_host(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    assert (await ada.http.get("/healthz")).text == "ok\n"
    lines = (await ada.http.get("/metrics")).text.splitlines()
    assert "galapagos_moves_total 1.0" in lines
    assert "galapagos_sockets 2.0" in lines
    assert 'galapagos_tables{status="playing"} 1.0' in lines
    assert "galapagos_tables_in_use 1.0" in lines


async def test_calls_are_counted_by_handler_and_nothing_from_outside_names_a_series(server: Running) -> None:
    ada = await server.player()
    for odd in ("/api/tables/odd-one", "/api/odd-two", "/odd-three/x", "/art/odd-four", "/seat/odd-five?odd-six"):
        await ada.http.get(odd)
        await ada.http.request("ODD", odd)
        await ada.http.delete(odd)
    told = (await ada.http.get("/metrics")).text
    assert "odd" not in told.lower()
    labels = 'app_name="galapagos",method="GET",path="/api/tables/{table}",status_code="404"'
    assert any(line.startswith(f"galapagos_requests_total{{{labels}}}") for line in told.splitlines())
    assert "process_resident_memory_bytes" in told


async def test_tables_that_nobody_uses_are_put_away(settings: Settings) -> None:
    """Also those that are played at leisure: a clock of a day keeps nothing in memory."""
    async with running(msgspec.structs.replace(settings, idle=0.0)) as server:
        ada, bo = await server.table("Ada", "Bo", clock={"seconds": 86_400})
        before = dict(ada.positions[0])
        await server.hub._put_away()
        assert ada.table in server.hub.rooms
        for person in (ada, bo):
            await person.drop()
        while ada.table in server.hub.rooms:
            await server.hub._put_away()
            await bo.get("/api/me")
        await ada.connect(seen=False)
        assert ada.positions[0]["view"] == before["view"]


async def test_the_lobby_needs_no_log(server: Running) -> None:
    ada = await server.player()
    assert await refused(ada.get("/api/tables/nowhere")) == "no-such-table"


def test_logs_are_json_lines() -> None:
    record = logging.makeLogRecord({"msg": "table %s", "args": ("x",), "levelname": "INFO", "table": "x"})
    line = json.loads(JsonLines().format(record))
    assert (line["event"], line["level"], line["table"]) == ("table x", "info", "x")


async def test_numbers_have_an_address_of_their_own_if_wanted(settings: Settings) -> None:
    port = free_port()
    async with running(msgspec.structs.replace(settings, metrics=f"127.0.0.1:{port}")) as server:
        ada = await server.player()
        assert await refused(ada.get("/metrics")) == "not-found"
        found = (await ada.http.get(f"http://127.0.0.1:{port}/anything")).text.splitlines()
        assert "galapagos_tables_in_use 0.0" in found
        assert any(line.startswith("galapagos_loop_lag_seconds ") for line in found)
