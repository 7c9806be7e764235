"""Crowds: nobody drowns the others out, in the lobby or at a table."""

from __future__ import annotations

import asyncio

import msgspec

from galapagos.server.settings import Settings
from tests.server.client import Player
from tests.server.conftest import running
from tests.server.test_tables import MINE, OPEN, refused


async def test_empty_tables_do_not_push_one_with_people_off_the_lobby(settings: Settings) -> None:
    async with running(settings) as server:
        ada = await server.player("Ada")
        table = await ada.make(seats=[MINE, OPEN], public=True)
        await ada.connect()
        crowd = await server.player("Crowd")
        for _ in range(80):
            await crowd.make(seats=[MINE, OPEN], public=True)
        seen = [each["id"] for each in (await (await server.player()).get("/api/tables"))["open"]]
        assert len(seen) == 50
        assert seen[0] == table


async def test_public_tables_are_fewer_than_private_ones(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, rates=1.0)) as server:
        ada = await server.player()
        made = [await ada.http.post("/api/tables", json=body(public=True)) for _ in range(8)]
        assert [answer.status_code for answer in made[:5]] == [201] * 5
        assert {answer.status_code for answer in made[6:]} == {429}
        assert (await ada.http.post("/api/tables", json=body(public=False))).status_code == 201


async def test_a_stranger_takes_one_seat_of_a_public_table_and_its_maker_starts_it(
    settings: Settings,
) -> None:
    async with running(settings) as server:
        ada, bo, cy = [await server.player(name) for name in ("Ada", "Bo", "Cy")]
        table = await ada.make(seats=[MINE, OPEN, OPEN], public=True)
        await cy.post(f"/api/tables/{table}/sit", {})
        assert await refused(cy.post(f"/api/tables/{table}/sit", {})) == "one-seat"
        await bo.post(f"/api/tables/{table}/sit", {})
        assert await refused(cy.post(f"/api/tables/{table}/start")) == "maker-starts"
        assert (await ada.post(f"/api/tables/{table}/start"))["status"] == "playing"


async def test_those_whom_the_maker_of_a_public_table_left_alone_start_it(settings: Settings) -> None:
    async with running(settings) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        table = await ada.make(seats=[MINE, OPEN], public=True, away=600)
        await ada.connect()
        await bo.post(f"/api/tables/{table}/sit", {})
        room = server.hub.rooms[table]
        room.presence._began = -1e9
        assert await refused(bo.post(f"/api/tables/{table}/start")) == "maker-starts"  # who is here is not gone
        await ada.drop()
        while room.listeners:
            await asyncio.sleep(0.01)
        room.presence._left.clear()
        assert (await bo.post(f"/api/tables/{table}/start"))["status"] == "playing"


async def test_friends_with_a_link_may_take_several_seats_and_start(settings: Settings) -> None:
    async with running(settings) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        table = await ada.make(seats=[MINE, OPEN, OPEN])
        for _ in range(2):
            await bo.post(f"/api/tables/{table}/sit", {})
        assert (await bo.post(f"/api/tables/{table}/start"))["status"] == "playing"


async def test_nobody_sits_down_at_one_public_table_after_the_other(settings: Settings) -> None:
    async with running(settings) as server:
        server.hub.seats._burst, server.hub.seats._rate = 3.0, 0.0
        server.hub.seats_there._burst, server.hub.seats_there._rate = 5.0, 0.0
        ada = await server.player("Ada")
        public = [await ada.make(seats=[MINE, OPEN, OPEN], public=True) for _ in range(4)]
        private = await ada.make(seats=[MINE, OPEN])

        async def sits(stranger: Player) -> list[int]:
            paths = [f"/api/tables/{table}/sit" for table in public]
            return [(await stranger.http.post(path, json={})).status_code for path in paths]

        stranger = await server.player("Crowd")
        assert await sits(stranger) == [200, 200, 200, 429]
        assert await sits(await server.player("Crowd")) == [200, 200, 429, 429]  # as another guest of the same address
        await stranger.post(f"/api/tables/{private}/sit", {})


def body(public: bool) -> dict[str, object]:
    return {"game": "tidepool", "mode": "base", "seats": [MINE, OPEN], "public": public}


async def talk(player: Player, times: int) -> int:
    """How many of so many phrases were heard by all."""
    heard = 0
    for number in range(times):
        player.said.clear()
        await player.send(f'{{"type": "say", "id": {1000 + number}, "phrase": "hello"}}')
        before = len(player.heard)
        await player.until(lambda before=before: len(player.heard) > before)  # type: ignore[misc]
        heard += len(player.said)
    return heard


async def test_nobody_talks_without_end_and_watchers_share_what_one_may_say(settings: Settings) -> None:
    async with running(settings) as server:
        server.hub.phrases._burst, server.hub.phrases._rate = 6.0, 0.0
        ada, _bo = await server.table("Ada", "Bo")
        watchers = [await (await server.player(name)).connect(ada.table) for name in ("Cy", "Di", "Ed")]
        assert sum([await talk(watcher, 5) for watcher in watchers]) == 6
        assert await talk(ada, 9) == 6
        assert await refused(ada.ask({"type": "say", "phrase": "hello"})) == "too-fast"
