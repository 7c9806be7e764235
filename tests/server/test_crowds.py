"""Crowds: nobody drowns the others out, in the lobby or at a table."""

from __future__ import annotations

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
