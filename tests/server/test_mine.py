"""My games: what goes on and what is over, without lessons, and without what I hide."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Player
from tests.server.conftest import Running
from tests.server.test_play import finish
from tests.server.test_tables import BOT, MINE, refused


async def listed(player: Player, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await player.get("/api/mine"))[kind]
    return found


async def test_a_game_moves_from_those_that_go_on_to_those_that_are_over(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    (one,) = await listed(ada, "running")
    assert one["table"]["id"] == ada.table
    assert sorted(one["table"]["waiting"]) == [0, 1]
    assert await listed(ada, "finished") == []
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    assert await listed(ada, "running") == []
    for person in (ada, bo):
        (one,) = await listed(person, "finished")
        assert one["table"]["result"] == ada.positions[0]["result"]
        assert one["touched"] >= one["table"]["created"]


async def test_whose_turn_it_is_is_known_of_a_table_that_was_put_away(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo", clock={"seconds": 3600})
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    (before,) = await listed(ada, "running")
    for person in (ada, bo):
        await person.drop()
    server.hub.rooms.clear()
    (after,) = await listed(ada, "running")
    assert after["table"]["waiting"] == before["table"]["waiting"] != []
    ends = [seat["deadline"] for seat in after["table"]["seats"]]
    assert ends == [seat["deadline"] for seat in before["table"]["seats"]]
    assert any(ends)


async def test_a_lesson_is_not_among_my_games(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE], seed=1, start=True, lesson=True)
    assert await ada.get("/api/mine") == {"running": [], "finished": []}


async def test_what_i_hide_is_gone_from_my_list_alone(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    path = f"/api/tables/{ada.table}/hide"
    assert await refused(ada.post(path)) == "not-over"
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    await ada.post(path)
    assert await listed(ada, "finished") == []
    assert len(await listed(bo, "finished")) == 1
    assert (await ada.get(f"/api/tables/{ada.table}"))["status"] == "over"


async def test_a_game_against_bots_alone_can_be_hidden_while_it_goes_on(server: Running) -> None:
    ada = await server.player()
    table = await ada.make(seats=[MINE, BOT], start=True)
    await ada.post(f"/api/tables/{table}/hide")
    assert await listed(ada, "running") == []
