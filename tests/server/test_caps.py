"""Limits that new guests don't get around: by address, and for the whole server. They refuse politely."""

from __future__ import annotations

from collections import Counter

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from galapagos.server import limits
from galapagos.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.test_tables import MINE

TABLE = {"game": "tidepool", "mode": "base", "seats": [MINE, MINE], "start": True}


async def makes(server: Running, times: int, address: str) -> Counter[int]:
    """The answers to somebody at an address who is a new guest each time."""
    found: Counter[int] = Counter()
    async with httpx.AsyncClient(
        verify=False, base_url=server.address, headers={"X-Forwarded-For": address}, timeout=60
    ) as client:
        for _ in range(times):
            cookie = server.hub.signer.write_guest(server.hub.signer.new_guest("Ada"))
            answer = await client.post("/api/tables", json=TABLE, headers={"Cookie": f"guest={cookie}"})
            assert answer.status_code == 201 or answer.json()["text"]
            found[answer.status_code] += 1
    return found


async def test_new_guests_at_one_address_share_its_limits(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, rates=0.2)) as server:
        found = await makes(server, 40, "203.0.113.5")
        assert found[201] >= 20
        assert found[429] >= 5
        assert await makes(server, 1, "203.0.113.6") == {201: 1}


async def test_a_full_server_refuses_politely(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, most_tables=3, most_sockets=1)) as server:
        assert await makes(server, 5, "203.0.113.5") == {201: 3, 503: 2}
        ada = await server.player()
        ada.table = next(iter(server.hub.rooms))
        await ada.connect()
        bo = await server.player("Bo")
        url = server.address.replace("http", "ws", 1) + f"/api/tables/{ada.table}/socket"
        async with connect(url, additional_headers={"Cookie": bo.cookie}) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4429
        assert (await ada.ask({"type": "ping"}))["type"] == "pong"


async def test_an_address_can_not_open_sockets_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS", 3, raising=False)
    people = [await server.player() for _ in range(4)]
    table = await people[0].make(seats=[MINE, MINE], start=True)
    for person in people[:3]:
        await person.connect(table)
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": people[3].cookie}) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4429
    await people[0].drop()
    await people[3].connect(table)
