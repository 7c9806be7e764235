"""The seats of a table: more or fewer of them, who is asked to leave, names, who looks on, a rematch that asks."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from galapagos import games
from galapagos.table.record import Record
from tests.server.conftest import Running
from tests.server.test_play import finish
from tests.server.test_tables import BOT, MINE, OPEN, kinds, refused


def named(sheet: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in sheet["seats"]]


async def test_the_maker_adds_and_removes_seats_before_the_start(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    table = await ada.make(seats=[MINE, OPEN])
    await bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert await refused(bo.post(f"/api/tables/{table}/seats")) == "not-the-maker"
    sheet = await ada.post(f"/api/tables/{table}/seats")
    assert kinds(sheet) == ["person", "person", "open"]
    await ada.post(f"/api/tables/{table}/seats")
    assert await refused(ada.post(f"/api/tables/{table}/seats")) == "bad-setup"  # Tidepool is for two to four
    assert await refused(ada.post(f"/api/tables/{table}/seats/remove", {"seat": 1})) == "seat-taken"
    await ada.post(f"/api/tables/{table}/fill", {"seat": 3, "level": "random"})
    sheet = await ada.post(f"/api/tables/{table}/seats/remove", {"seat": 2})
    assert kinds(sheet) == ["person", "person", "bot"]
    assert kinds(await bo.post(f"/api/tables/{table}/start")) == ["person", "person", "bot"]
    await ada.connect(table)
    assert len(ada.positions[0]["view"]["hands"]) == 3
    assert await refused(ada.post(f"/api/tables/{table}/seats")) == "started"


@pytest.mark.parametrize("id", games.ids())
async def test_a_table_that_grew_is_the_same_from_its_log_and_in_the_lobby(server: Running, id: str) -> None:
    ada = await server.player("Ada")
    mode = next(mode for mode in games.game(id).modes if mode.fewest <= 2 < mode.most)
    table = await ada.make(id, mode.name, seats=[MINE, OPEN], public=True)
    await ada.post(f"/api/tables/{table}/seats")
    server.hub.rooms.clear()
    (listed,) = (await ada.get("/api/tables"))["open"]
    assert kinds(listed) == ["person", "open", "open"]
    await ada.post(f"/api/tables/{table}/fill", {"level": "random"})
    await ada.post(f"/api/tables/{table}/start")
    await ada.connect(table)
    again = await server.hub.rebuild(table)
    assert again.setup.players == 3
    assert again.summary() == server.hub.rooms[table].table.summary()


async def test_a_link_to_a_seat_means_no_other_seat_when_one_is_removed(server: Running) -> None:
    ada, bo, thief = [await server.player(name) for name in ("Ada", "Bo", "Cy")]
    table = await ada.make(seats=[MINE, OPEN, OPEN, OPEN])
    await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
    link = await bo.post(f"/api/tables/{table}/seats/2/link")
    await bo.post(f"/api/tables/{table}/sit", {"seat": 3})
    await ada.post(f"/api/tables/{table}/seats/remove", {"seat": 1})
    assert await refused(thief.post("/api/claim", {"token": link["token"]})) == "link-used"


async def test_who_is_asked_to_leave_may_come_back_and_who_is_blocked_may_not(server: Running) -> None:
    ada, bo, cy = [await server.player(name) for name in ("Ada", "Bo", "Cy")]
    table = await ada.make(seats=[MINE, OPEN, OPEN])
    await bo.post(f"/api/tables/{table}/sit", {"seat": 1})
    await cy.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert await refused(bo.post(f"/api/tables/{table}/kick", {"seat": 2})) == "not-the-maker"
    assert await refused(ada.post(f"/api/tables/{table}/kick", {"seat": 0})) == "kick-yourself"
    assert kinds(await ada.post(f"/api/tables/{table}/kick", {"seat": 1})) == ["person", "open", "person"]
    assert (await bo.get("/api/tables"))["mine"] == []
    await bo.post(f"/api/tables/{table}/sit", {})
    await bo.connect(table)
    await ada.post(f"/api/tables/{table}/kick", {"seat": 1, "block": True})
    await bo.until(lambda: bo.gone)
    server.hub.rooms.clear()  # the log remembers it
    assert await refused(bo.post(f"/api/tables/{table}/sit", {})) == "barred"
    assert await refused(bo.get(f"/api/tables/{table}")) == "barred"
    await ada.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "random"})
    await ada.post(f"/api/tables/{table}/start")
    assert await refused(ada.post(f"/api/tables/{table}/kick", {"seat": 2})) == "started"


async def test_names_are_changed_at_the_table_and_told_apart_for_all(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    assert await refused(ada.post(f"/api/tables/{ada.table}/name", {"seat": 1, "name": "Eve"})) == "not-your-seat"
    sheet = await bo.post(f"/api/tables/{ada.table}/name", {"seat": 1, "name": " Ada "})
    assert named(sheet) == ["Ada", "Ada 2"]
    await ada.until(lambda: named(ada.sheet) == ["Ada", "Ada 2"])
    await bo.post(f"/api/tables/{ada.table}/resign", {"seat": 1})
    record = Record.parse(await ada.get(f"/api/tables/{ada.table}/record"))
    assert record.header["names"] == ["Ada", "Ada 2"]


async def test_a_guest_without_a_name_is_known_as_such(server: Running) -> None:
    ada = await server.player("Ada")
    assert (await ada.get("/api/me"))["named"]
    ada.http.cookies.clear()
    assert not (await ada.get("/api/me"))["named"]


async def test_a_table_starts_by_itself_if_it_was_made_so(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    table = await ada.make(seats=[MINE, OPEN, OPEN], auto=True)
    assert (await bo.post(f"/api/tables/{table}/sit", {}))["status"] == "waiting"
    sheet = await ada.post(f"/api/tables/{table}/fill", {"level": "random"})
    assert sheet["status"] == "playing"


async def test_at_a_table_without_watchers_only_the_players_look_on(server: Running) -> None:
    ada, bo, cy = [await server.player(name) for name in ("Ada", "Bo", "Cy")]
    table = await ada.make(seats=[MINE, OPEN], watch=False, public=True)
    await cy.connect(table)  # before the start everybody may come and sit down
    await bo.post(f"/api/tables/{table}/sit", {})
    await ada.post(f"/api/tables/{table}/start")
    await cy.until(lambda: cy.gone)
    assert cy.positions == {}
    assert await refused(cy.get(f"/api/tables/{table}")) == "no-watchers"
    assert (await cy.get("/api/tables"))["open"] == []
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": cy.cookie}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    await bo.connect(table)
    await bo.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert (await cy.get(f"/api/tables/{table}"))["status"] == "over"  # it is no secret afterwards


async def test_hints_and_undo_are_as_the_table_was_made(server: Running) -> None:
    ada, _ = await server.table("Ada", "Bo", hints=False, undo=False)
    assert await refused(ada.ask({"type": "hint", "seat": 0, "level": "random"})) == "hints-off"
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    assert ada.positions[0]["question"]["key"] == "ask-stance"  # the move is not whole yet
    assert ada.positions[0]["undo"]
    await ada.undo(0)
    for _ in range(2):
        await ada.act(0, ada.positions[0]["options"][0]["action"])
    bidding = ada.positions[0]["undo"]
    (eve,) = await server.table("Eve", bots=1)
    for _ in range(2):
        await eve.act(0, eve.positions[0]["options"][0]["action"])
    assert not ada.sheet["undo"]
    assert eve.sheet["undo"]
    assert bidding == bool(ada.positions[0]["picked"])


async def test_a_rematch_asks_the_others(server: Running) -> None:
    ada, bo, cy = await server.table("Ada", "Bo", "Cy")
    eve = await server.player("Eve")
    for person, seat in ((bo, 1), (cy, 2)):
        await person.post(f"/api/tables/{ada.table}/resign", {"seat": seat})
    new = await ada.post(f"/api/tables/{ada.table}/rematch")
    assert new["status"] == "waiting"
    assert [(seat["kind"], seat["name"], seat["kept"]) for seat in new["seats"]] == [
        ("person", "Ada", None), ("open", "Bo", "another"), ("open", "Cy", "another"),
    ]  # fmt: skip
    await bo.until(lambda: bo.sheet["rematch"] == new["id"])
    assert new["id"] in [table["id"] for table in (await bo.get("/api/tables"))["mine"]]
    assert await refused(eve.post(f"/api/tables/{new['id']}/sit", {})) == "table-full"
    assert await refused(eve.post(f"/api/tables/{new['id']}/sit", {"seat": 1})) == "seat-kept"
    assert await refused(eve.post(f"/api/tables/{new['id']}/decline", {"seat": 2})) == "not-your-seat"
    server.hub.rooms.clear()
    sheet = await bo.post(f"/api/tables/{ada.table}/rematch")
    assert (sheet["id"], kinds(sheet)) == (new["id"], ["person", "person", "open"])
    sheet = await cy.post(f"/api/tables/{new['id']}/decline", {"seat": 2})
    assert sheet["seats"][2]["kept"] is None
    sheet = await eve.post(f"/api/tables/{new['id']}/sit", {})
    assert (sheet["status"], named(sheet)) == ("playing", ["Ada", "Bo", "Eve"])


async def test_a_rematch_with_bots_alone_begins_at_once(server: Running) -> None:
    ada = await server.player("Ada")
    table = await ada.make(seats=[MINE, BOT], start=True)
    await ada.connect(table)
    await finish(ada, 3)
    assert (await ada.post(f"/api/tables/{table}/rematch"))["status"] == "playing"


async def test_who_has_resigned_is_asked_nothing(server: Running) -> None:
    ada, bo, cy = await server.table("Ada", "Bo", "Cy")
    await cy.post(f"/api/tables/{ada.table}/resign", {"seat": 2})
    since = len(cy.heard)
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    await cy.until(lambda: cy.over)
    told = [json.loads(text) for text in cy.heard[since:]]
    assert [message for message in told if message.get("options")] == []
    assert len([message for message in told if message["type"] == "position"]) > 10


async def test_a_result_appears_after_resigning_on_a_moved_seat(server: Running) -> None:
    """On the device that resigns, on the one that had the seat before, on the other player's, and on a watcher's."""
    ada, bo = await server.table("Ada", "Bo")
    phone, watcher = await server.player("Phone"), await server.player("Cy")
    link = await bo.post(f"/api/tables/{ada.table}/seats/1/link")
    await phone.post("/api/claim", {"token": link["token"]})
    for person in (phone, watcher):
        await person.connect(ada.table)
    sheet = await phone.post(f"/api/tables/{ada.table}/resign", {"seat": 1})
    assert (sheet["status"], sheet["result"]) == ("over", [1.0, 0.0])
    for person, seat in ((ada, 0), (bo, None), (phone, 1), (watcher, None)):
        await person.until(lambda person=person: person.sheet["status"] == "over")  # type: ignore[misc]
        await person.until(lambda person=person, seat=seat: person.positions[seat]["over"])  # type: ignore[misc]
        assert person.positions[seat]["result"] == [1.0, 0.0]


async def test_a_link_is_drawn_as_a_code(server: Running) -> None:
    ada = await server.player("Ada")
    found = await ada.post("/api/code", {"text": "https://example.org/table/0123456789abcdef01234567"})
    assert found["size"] == 33 + 8  # version 4, and its quiet border
    assert found["path"].startswith("M4 4h7v1h-7z")  # the first bar of the corner
    assert await refused(ada.post("/api/code", {"text": "x" * 401})) == "bad-request"
