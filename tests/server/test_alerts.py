"""Alerts: who is asked and does not look is told at an address of their own, once a turn, through crashes."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import select

from galapagos.server.alerts import address, herald
from galapagos.server.schema import alerts
from galapagos.server.settings import Settings
from galapagos.table.refusal import Refusal
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.receiver import Receiver, receiving
from tests.server.test_tables import MINE, OPEN, refused


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


@pytest.fixture
def telling(settings: Settings) -> Settings:
    """A server that sends messages at once, also to this machine."""
    return msgspec.structs.replace(settings, messages=True, near=True, delay=0.0)


async def choose(player: Player, where: str | None) -> str:
    answer = await player.http.put("/api/me/alerts", json={"address": where})
    return "" if answer.is_success else str(answer.json()["code"])


async def gather(server: Running, receiver: Receiver) -> tuple[Player, Player]:
    """A game of Ada, who wants to be told and does not look, and Bo, who looks."""
    ada, bo = await server.player("Ada"), await server.player("Bo")
    assert await choose(ada, receiver.topic) == ""
    table = await bo.make(seats=[MINE, OPEN])
    await bo.connect()
    await ada.post(f"/api/tables/{table}/sit", {})
    ada.table = table
    await bo.post(f"/api/tables/{table}/start")
    return ada, bo


async def finish_turn(player: Player, seat: int) -> None:
    """Decide all that a seat is asked now."""
    while player.positions[seat]["options"]:
        await player.act(seat, player.positions[seat]["options"][0]["action"])


async def next_turn(ada: Player, bo: Player) -> None:
    """Ada comes, decides and goes; then Bo decides, so that Ada is asked again."""
    await ada.connect()
    await finish_turn(ada, 1)
    await ada.drop()
    await bo.until(lambda: not bo.sheet["seats"][1]["here"])
    await finish_turn(bo, 0)


async def settled(server: Running) -> None:
    """Until no alert is pending."""
    while True:
        async with server.hub.storage.engine.connect() as connection:
            if (await connection.execute(select(alerts).where(alerts.c.done.is_(False)))).first() is None:
                return
        await asyncio.sleep(0.05)


async def test_who_does_not_look_is_told_once_a_turn(telling: Settings, receiver: Receiver) -> None:
    async with running(telling) as server:
        ada, bo = await gather(server, receiver)
        await receiver.until(1)
        (message,) = receiver.got
        assert (message.path, message.text[:16]) == ("/topic", "It is your turn:")
        assert message.headers["click"] == f"{server.address}/table/{ada.table}"
        await bo.act(0, bo.positions[0]["options"][0]["action"])  # the same turn of Ada's still
        await next_turn(ada, bo)
        await receiver.until(2)
        await settled(server)
        assert len(set(receiver.keys)) == 2


async def test_who_looks_is_not_told(telling: Settings, receiver: Receiver) -> None:
    async with running(telling) as server:
        ada, bo = await gather(server, receiver)
        await receiver.until(1)
        await ada.connect()
        for _ in range(3):
            await finish_turn(ada, 1)
            await finish_turn(bo, 0)
            await asyncio.gather(ada.ask({"type": "ping"}), bo.ask({"type": "ping"}))
        await settled(server)
        assert len(receiver.got) == 1


async def test_nobody_is_told_twice_or_not_at_all_when_the_server_stops_again_and_again(
    telling: Settings, receiver: Receiver
) -> None:
    slow = msgspec.structs.replace(telling, delay=0.5)
    async with running(slow) as server:
        ada, bo = await gather(server, receiver)
        cookies = ada.http.cookies, bo.http.cookies
        table = ada.table
    for turn in range(1, 6):
        async with running(slow) as server:  # what the last one had no time for
            await receiver.until(turn)
            await settled(server)
        async with running(slow) as server:
            ada, bo = await server.player("Ada"), await server.player("Bo")
            ada.http.cookies, bo.http.cookies = cookies
            ada.table = table
            await bo.connect(table)
            await next_turn(ada, bo)
    assert len(receiver.keys) in (5, 6)  # the last may have been told before the end
    assert len(set(receiver.keys)) == len(receiver.keys)


async def test_what_was_not_taken_is_sent_again(
    telling: Settings, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "FIRST_PAUSE", 0.0)
    receiver.answers = ["503 Busy", "302 Found\r\nLocation: http://127.0.0.1:1/elsewhere"]  # which is not followed
    async with running(telling) as server:
        await gather(server, receiver)
        await receiver.until(3)
        await settled(server)
        assert len(set(receiver.keys)) == 1
        assert len(receiver.got) == 3


async def test_an_address_is_tried_and_taken_back(telling: Settings, receiver: Receiver) -> None:
    async with running(telling) as server:
        ada = await server.player("Ada")
        await ada.post("/api/me/alerts/try", {"address": receiver.topic})
        assert receiver.got[0].text.startswith("This is how")
        receiver.answers = ["404 Not Found"]
        assert await refused(ada.post("/api/me/alerts/try", {"address": receiver.topic})) == "not-sent"
        await choose(ada, receiver.topic)
        assert await ada.get("/api/me/alerts") == {"possible": True, "address": receiver.topic}
        await choose(ada, None)
        assert (await ada.get("/api/me/alerts"))["address"] is None
        await choose(ada, receiver.topic)
        await ada.post("/api/me/forget")
        async with server.hub.storage.engine.connect() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM addresses")).scalar() == 0


async def test_without_the_hosts_leave_nothing_is_sent(server: Running, receiver: Receiver) -> None:
    ada = await server.player("Ada")
    assert not (await ada.get("/api/me/alerts"))["possible"]
    assert await choose(ada, receiver.topic) == "no-messages"
    assert await refused(ada.post("/api/me/alerts/try", {"address": receiver.topic})) == "no-messages"


@pytest.mark.parametrize(
    "text",
    [
        *("http://ntfy.sh/topic", "ftp://ntfy.sh/topic", "file:///etc/passwd", "https://ntfy.sh:8080/topic"),
        *("https://ntfy.sh/", "https://ntfy.sh/a/b", "https://ntfy.sh/a?b", "https://ntfy.sh/a#b", "https:///a"),
        *("https://me:secret@ntfy.sh/topic", "https://ntfy.sh/../x", "https://[::1/topic", "https://ntfy.sh:x/topic"),
    ],
)
def test_only_a_topic_in_the_open_net_is_an_address(text: str) -> None:
    with pytest.raises(Refusal, match="bad-address"):
        address.read(text)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "2130706433"])
async def test_an_address_does_not_lead_to_the_host(host: str) -> None:
    with pytest.raises(Refusal, match="bad-address"):
        await address.look_up(address.read(f"https://{host}/topic"))


@pytest.mark.parametrize(
    ("ip", "open_net"),
    [
        *(("9.9.9.9", True), ("2620:fe::fe", True), ("192.168.1.1", False), ("100.64.0.1", False), ("0.0.0.0", False)),
        *(("224.0.0.1", False), ("fe80::1", False), ("fd00::1", False), ("::ffff:10.0.0.1", False), ("::", False)),
        *(("64:ff9b::a00:1", False), ("2002:a00:1::", False), ("::ffff:9.9.9.9", True)),
    ],
)
def test_what_is_private_stays_private_however_it_is_wrapped(ip: str, open_net: bool) -> None:
    assert address.public(ipaddress.ip_address(ip)) is open_net
