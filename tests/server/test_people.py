"""Who one is: the same person on another device by a link, devices cut off, and being forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from galapagos import games
from galapagos.server.settings import Settings
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_tables import BOT, MINE, OPEN, refused


async def who(player: Player) -> tuple[str, str]:
    found = await player.get("/api/me")
    return found["id"], found["name"]


async def everything(server: Running) -> str:
    """All that the database holds, as text."""
    found = ""
    async with server.hub.storage.engine.connect() as connection:
        for name in ("tables", "entries", "members", "saves", "records"):
            found += repr((await connection.execute(text(f"SELECT * FROM {name}"))).all())
    return found


async def test_a_link_makes_another_device_mine_once(server: Running) -> None:
    ada, phone, thief = [await server.player(name) for name in ("Ada", "Phone", "Thief")]
    table = await ada.make(seats=[MINE, OPEN])
    link = await ada.post("/api/me/link")
    assert link["path"] == f"/me/{link['token']}"
    assert await refused(phone.post("/api/me/claim", {"token": link["token"] + "x"})) == "link-used"
    await phone.post("/api/me/claim", {"token": link["token"]})
    assert await who(phone) == await who(ada)
    assert await refused(thief.post("/api/me/claim", {"token": link["token"]})) == "link-used"
    assert [one["id"] for one in (await phone.get("/api/tables"))["mine"]] == [table]
    sheet = await phone.get(f"/api/tables/{table}")
    assert sheet["seats"][0]["mine"]


async def test_the_newest_link_alone_works_and_can_be_taken_back(server: Running) -> None:
    ada, phone = await server.player("Ada"), await server.player("Phone")
    first, second = await ada.post("/api/me/link"), await ada.post("/api/me/link")
    assert await refused(phone.post("/api/me/claim", {"token": first["token"]})) == "link-used"
    await ada.post("/api/me/unlink")
    assert await refused(phone.post("/api/me/claim", {"token": second["token"]})) == "link-used"


async def test_one_goes_to_the_phone_and_comes_back(server: Running) -> None:
    ada, phone = await server.player("Ada"), await server.player("Phone")
    me = await who(ada)
    await phone.post("/api/me/claim", {"token": (await ada.post("/api/me/link"))["token"]})
    ada.http.cookies.clear()
    assert await who(ada) != me
    await ada.post("/api/me/claim", {"token": (await phone.post("/api/me/link"))["token"]})
    assert await who(ada) == me == await who(phone)


async def test_devices_that_are_cut_off_are_strangers_at_once_and_after_a_restart(
    settings: Settings, tmp_path: Path
) -> None:
    async with running(settings) as server:
        ada, phone, bo = [await server.player(name) for name in ("Ada", "Phone", "Bo")]
        link = await ada.post("/api/me/link")
        await phone.post("/api/me/claim", {"token": link["token"]})
        table = await ada.make(seats=[MINE, OPEN])
        await bo.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/start")
        await phone.connect(table)
        me, pending = await who(ada), await ada.post("/api/me/link")
        await ada.post("/api/me/cut-off")
        await phone.until(lambda: phone.gone)
        assert await who(ada) == me
        stolen = phone.cookie
        assert (await who(phone))[0] != me[0]
        assert await refused(phone.post(f"/api/tables/{table}/resign", {"seat": 0})) == "not-your-seat"
        assert await refused(bo.post("/api/me/claim", {"token": pending["token"]})) == "link-used"
        kept = ada.cookie
    async with running(settings) as server:
        for cookie, mine in ((kept, True), (stolen, False)):
            guest = await server.player("Nobody")
            guest.http.cookies.clear()
            guest.http.headers["Cookie"] = cookie
            assert ((await who(guest)) == me) is mine


async def test_another_process_cuts_off_too(postgres: str, tmp_path: Path) -> None:
    settings = Settings(database=postgres, secret=str(tmp_path / "secret"), rates=1000.0)
    async with running(settings) as one, running(settings) as two:
        ada = await one.player("Ada")
        me, old = await who(ada), ada.cookie
        await ada.post("/api/me/cut-off")
        phone = await two.player("Phone")
        phone.http.cookies.clear()
        phone.http.headers["Cookie"] = old
        await two.hub.people.look()
        assert await who(phone) != me


async def test_who_is_forgotten_is_nowhere_and_others_games_replay(server: Running) -> None:
    ada, bo = await server.table("Adalbert", "Bo")
    me = (await who(ada))[0]
    await ada.post(f"/api/tables/{ada.table}/name", {"seat": 0, "name": "Adalgisa"})
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    await bo.post(f"/api/tables/{ada.table}/resign", {"seat": 1})
    steps = await bo.get(f"/api/tables/{ada.table}/replay")
    over = ada.table
    alone = await ada.make(seats=[MINE, BOT], start=True)
    waiting = await ada.make(seats=[MINE, OPEN, OPEN])
    await bo.post(f"/api/tables/{waiting}/sit", {"seat": 1})
    before = await everything(server)
    assert me in before
    assert "Adal" in before

    new = await ada.post("/api/me/forget")
    assert not new["named"]
    assert new["id"] != me
    after = await everything(server)
    assert me not in after
    assert "Adal" not in after
    assert await refused(bo.get(f"/api/tables/{alone}")) == "no-such-table"
    sheet = await bo.get(f"/api/tables/{over}")
    assert [seat["name"] for seat in sheet["seats"]] == ["Somebody", "Bo"]
    assert sheet["result"] == [1.0, 0.0]
    again = await bo.get(f"/api/tables/{over}/replay")
    assert again["names"] == ["Somebody", "Bo"]
    assert [step["notation"] for step in again["steps"]] == [step["notation"] for step in steps["steps"]]
    sheet = await bo.get(f"/api/tables/{waiting}")
    assert [seat["kind"] for seat in sheet["seats"]] == ["open", "person", "open"]


@pytest.mark.parametrize("id", games.ids())
async def test_a_bot_plays_on_for_who_is_forgotten(server: Running, id: str) -> None:
    mode = next(mode for mode in games.game(id).modes if mode.fewest <= 2 <= mode.most)
    more: dict[str, Any] = {"game": id, "mode": mode.name}
    ada, bo = await server.table("Adalbert", "Bo", **more)
    await ada.post("/api/me/forget")
    await bo.until(lambda: bo.gone)  # the table was changed: whoever was there comes again
    await bo.drop()
    bo.positions.clear()
    await bo.connect()
    assert [(seat["name"], seat["stand_in"] is not None) for seat in bo.sheet["seats"]] == [
        ("Somebody", True), ("Bo", False),
    ]  # fmt: skip
    await bo.until(lambda: bool(bo.asked()))
    before = bo.positions[1]["version"]
    await bo.act(1, bo.positions[1]["options"][0]["action"])
    await bo.until(lambda: bo.positions[1]["version"] > before)
