"""The socket: what is late, double, illegal or unreadable is answered and changes nothing."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Player, Refused
from tests.server.conftest import Running


async def entries(server: Running, table: str) -> list[str]:
    """The log of a table, as it is stored."""
    return [row.body for row in await server.hub.storage.after(table, 0)]


async def refusal(player: Player, message: dict[str, Any]) -> str:
    """The code with which a message is refused."""
    with pytest.raises(Refused) as caught:
        await player.ask(message)
    return str(caught.value)


async def test_hello_brings_the_table_and_a_position_for_each_seat(server: Running) -> None:
    ada = await server.player()
    table = await ada.make(seats=[{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Bo"}], start=True)
    await ada.connect(table)
    assert [seat["name"] for seat in ada.sheet["seats"]] == ["Ada", "Bo"]
    assert sorted(ada.positions, key=str) == [0, 1]
    assert ada.positions[0]["question"]["text"] == "Which card do you bid?"
    assert next(option["text"] for option in ada.positions[1]["options"]) == "Bid card 0."
    assert ada.positions[0]["options"][0]["touches"][0].startswith("card:")


async def test_a_double_message_counts_once(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    position = ada.positions[0]
    await ada.act(0, position["options"][0]["action"])
    before = await entries(server, ada.table)
    again = {"type": "act", "seat": 0, "version": position["version"], "action": position["options"][0]["action"]}
    assert await refusal(ada, again) == "late"
    assert await entries(server, ada.table) == before


async def test_simultaneous_answers_do_not_make_each_other_late(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    seen = bo.positions[1]
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    await bo.until(lambda: bo.positions[1]["waiting"] == [1])
    accepted = await bo.act(1, seen["options"][0]["action"], version=seen["version"])
    assert accepted["type"] == "accepted"


async def test_half_made_moves_are_not_seen_by_others(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    before, heard = dict(bo.positions[1]), len(bo.heard)
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    await bo.ask({"type": "ping"})
    assert bo.positions[1] == before
    assert len(bo.heard) == heard + 1


async def test_what_a_seat_may_not_do_is_refused(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    watcher = await server.player("Cy")
    await watcher.connect(ada.table)
    before = await entries(server, ada.table)
    version = ada.positions[0]["version"]
    act = {"type": "act", "seat": 0, "version": version, "action": 0}
    assert await refusal(bo, act) == "not-your-seat"
    assert await refusal(watcher, act) == "not-your-seat"
    assert await refusal(ada, act | {"seat": 9}) == "not-your-seat"
    assert await refusal(ada, act | {"action": 2000}) == "illegal"
    assert await refusal(ada, act | {"version": version + 5}) == "future"
    assert await refusal(ada, {"type": "undo", "seat": 0, "version": version}) == "no-undo"
    assert await refusal(ada, {"type": "say", "phrase": "buy-now"}) == "unknown-phrase"
    assert await refusal(ada, {"type": "hint", "seat": 0, "level": "oracle"}) == "unknown-level"
    assert await refusal(bo, {"type": "hint", "seat": 0}) == "not-your-seat"
    assert await refusal(bo, {"type": "why", "seat": 0, "touches": ["card:1"]}) == "not-your-seat"
    assert await entries(server, ada.table) == before


async def test_a_seat_that_is_not_asked_is_told_so_and_stays_connected(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    while ada.asked():
        await ada.act(0, ada.positions[0]["options"][0]["action"])
    act = {"type": "act", "seat": 0, "version": ada.positions[0]["version"], "action": 0}
    assert await refusal(ada, act) == "not-your-turn"
    assert await refusal(ada, {"type": "hint", "seat": 0}) == "not-your-turn"
    assert (await ada.ask({"type": "ping"}))["type"] == "pong"


async def test_an_illegal_action_says_which_rule_forbids_it(server: Running) -> None:
    (ada,) = await server.table("Ada", bots=1)
    await ada.until(lambda: bool(ada.asked()))
    await ada.send(
        json.dumps({"type": "act", "id": 99, "seat": 0, "version": ada.positions[0]["version"], "action": 99})
    )
    await ada.until(lambda: '"id":99' in ada.heard[-1])
    answer = json.loads(ada.heard[-1])
    assert (answer["code"], answer["text"]) == ("illegal", "There is no action 99.")


async def test_why_not(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    reason = await ada.ask({"type": "why", "seat": 0, "touches": ["player:1"]})
    assert reason["reason"]["text"] == "Whoever takes a shell pinches somebody."
    card = ada.positions[0]["options"][0]["touches"][0]
    fine = await ada.ask({"type": "why", "seat": 0, "touches": [card]})
    assert fine["reason"]["text"] == "That is possible."


async def test_phrases_are_heard_by_everybody(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await ada.send(json.dumps({"type": "say", "id": 7, "phrase": "hello", "seat": 0}))
    await bo.until(lambda: bool(bo.said))
    assert bo.said[0] == {"type": "said", "seat": 0, "name": "Ada", "phrase": "hello", "text": "Hello!"}


async def test_who_comes_back_gets_what_was_missed(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await bo.drop()
    missed = dict(bo.positions[1])
    for person_seat in (0, 0):
        await ada.act(person_seat, ada.positions[0]["options"][0]["action"])
    await bo.connect()
    assert bo.positions[1]["since"] == missed["version"]
    assert bo.positions[1]["waiting"] == [1]
    stranger = Player(server.address)
    stranger.http.cookies = bo.http.cookies
    server.players.append(stranger)
    await stranger.connect(ada.table)
    assert stranger.positions[1]["since"] == 0
    assert stranger.log[1] == bo.log[1]


async def test_a_version_from_elsewhere_brings_everything(server: Running) -> None:
    _ada, bo = await server.table("Ada", "Bo")
    await bo.drop()
    bo.positions[1]["version"] = 4_000
    bo.positions = {1: bo.positions[1]}
    await bo.connect()
    assert bo.positions[1]["since"] == 0


async def test_messages_before_hello_are_refused(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{ada.table}/socket"
    async with connect(url, additional_headers={"Cookie": ada.cookie}) as socket:
        await socket.send('{"type": "act", "id": 3, "seat": 0, "version": 1, "action": 0}')
        answer = json.loads(await socket.recv())
    assert (answer["type"], answer["id"], answer["code"]) == ("refused", 3, "hello-first")


async def test_foreign_pages_and_unknown_tables_are_turned_away(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    url = server.address.replace("http", "ws", 1)
    for path, origin, code in (
        (f"/api/tables/{ada.table}/socket", "https://elsewhere.example", 4403),
        ("/api/tables/nowhere/socket", None, 4404),
    ):
        headers = {"Cookie": ada.cookie} | ({"Origin": origin} if origin else {})
        async with connect(url + path, additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


BROKEN: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type": "act"}',
    '{"type": "launch", "id": 1}',
    '{"type": "act", "id": 1, "seat": "0", "version": 1, "action": 0}',
    '{"type": "act", "id": 1, "seat": -1, "version": 1, "action": 0}',
    '{"type": "act", "id": 1, "seat": 0, "version": 1, "action": 1e99}',
    '{"type": "act", "id": 1, "seat": 0, "version": 1, "action": 99999999999999999999}',
    '{"type": "act", "id": 1, "seat": 0, "version": 1, "action": 0, "guest": "me"}',
    '{"type": "why", "id": 1, "seat": 0, "touches": []}',
    '{"type": "hello", "id": 1, "seen": {"x": 1}}',
    '{"type": "hello", "id": 1, "seen": {"-1": 1}}',
    "[" * 3_000,
    '{"a":' * 600,
    b"\x00\x01\x02",
    b'{"type": "ping", "id": 1}',
    '{"type": "say", "id": 1, "phrase": "\\ud800"}',
]


async def test_unreadable_messages_get_clear_answers(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    before = await entries(server, ada.table)
    for message in BROKEN:
        heard = len(ada.heard)
        await ada.send(message)
        await ada.until(lambda heard=heard: len(ada.heard) > heard)  # type: ignore[misc]
        answer = json.loads(ada.heard[-1])
        assert (answer["type"], answer["code"]) == ("refused", "malformed"), message
        assert answer["text"]
    assert await entries(server, ada.table) == before


async def test_oversized_messages_are_refused_and_huge_ones_end_the_connection(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    await ada.send(json.dumps({"type": "say", "id": 1, "phrase": "hello" * 1_000}))
    await ada.until(lambda: '"too-large"' in ada.heard[-1])
    for size in (20_000, 200_000):
        await ada.drop()
        await ada.connect()
        await ada.send("x" * size)
        assert ada.socket is not None
        await asyncio.wait_for(ada.socket.wait_closed(), 10)
        assert ada.socket.close_code in (4413, 1009)


async def test_a_flood_of_rubbish_ends_the_connection(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    for _ in range(40):
        try:
            await ada.send("rubbish")
        except ConnectionClosed:
            break
    assert ada.socket is not None
    await asyncio.wait_for(ada.socket.wait_closed(), 10)
    assert ada.socket.close_code == 4408


async def test_random_messages_change_nothing_and_break_nothing(server: Running) -> None:
    """Messages put together at random from right and wrong parts, for any seat and in any order."""
    ada, _bo = await server.table("Ada", "Bo")
    watcher = await server.player("Cy")
    await watcher.connect(ada.table)
    before = await entries(server, ada.table)
    chance = Random(3)
    values: list[Any] = [0, 1, 2, 3, -1, 5_000, 2**40, None, "x", "0", [], ["card:1"], {}, True, 1.5, "hello"]
    names = ["id", "seat", "version", "action", "touches", "phrase", "seen", "level", "extra"]
    kinds = ["act", "undo", "why", "say", "ping", "hello", "act", "undo", "table", None]
    for _ in range(300):
        message = {name: chance.choice(values) for name in chance.sample(names, chance.randrange(2, 7))}
        message["type"] = chance.choice(kinds)
        if watcher.gone:
            await watcher.drop()
            await watcher.connect()
        heard = len(watcher.heard)
        await watcher.send(json.dumps(message))
        await watcher.until(lambda heard=heard: watcher.gone or len(watcher.heard) > heard)  # type: ignore[misc]
    await ada.ask({"type": "ping"})
    assert await entries(server, ada.table) == before
    assert server.number("refusals_total") > 100
    await ada.act(0, ada.positions[0]["options"][0]["action"])


async def test_one_guest_can_not_open_sockets_without_end(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{ada.table}/socket"
    sockets = []
    try:
        for _ in range(25):
            sockets.append(await connect(url, additional_headers={"Cookie": ada.cookie}))
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(sockets[-1].recv(), 10)
        assert sockets[-1].close_code == 4429
    except InvalidStatus:
        raise AssertionError("the socket should open before it is refused") from None
    finally:
        for socket in sockets:
            await socket.close()
