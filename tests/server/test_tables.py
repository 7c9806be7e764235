"""Tables: make, sit, leave, fill, start, resign, hand over, take back, rematch, move a seat."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Player, Refused
from tests.server.conftest import Running
from tests.server.test_play import finish

MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


async def refused(call: Any) -> str:
    """The code with which a call is refused."""
    with pytest.raises(Refused) as caught:
        await call
    return str(caught.value)


def kinds(sheet: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in sheet["seats"]]


async def test_friends_sit_down_by_a_link(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    table = await ada.make(seats=[MINE, OPEN])
    assert await refused(bo.post(f"/api/tables/{table}/start")) == "not-the-maker"
    assert await refused(ada.post(f"/api/tables/{table}/start")) == "seats-open"
    sheet = await bo.post(f"/api/tables/{table}/sit", {})
    assert [(seat["name"], seat["mine"]) for seat in sheet["seats"]] == [("Ada", False), ("Bo", True)]
    assert await refused(bo.post(f"/api/tables/{table}/sit", {})) == "table-full"
    assert await refused(bo.post(f"/api/tables/{table}/sit", {"seat": 0})) == "seat-taken"
    sheet = await bo.post(f"/api/tables/{table}/start")
    assert sheet["status"] == "playing"
    assert await refused(bo.post(f"/api/tables/{table}/leave", {"seat": 1})) == "started"


async def test_seats_can_be_left_and_filled(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    table = await ada.make(seats=[MINE, OPEN, OPEN])
    await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert await refused(ada.post(f"/api/tables/{table}/leave", {"seat": 2})) == "not-your-seat"
    sheet = await bo.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert kinds(sheet) == ["person", "open", "open"]
    assert await refused(bo.post(f"/api/tables/{table}/fill", {"level": "random"})) == "not-the-maker"
    assert await refused(ada.post(f"/api/tables/{table}/fill", {"level": "oracle"})) == "unknown-level"
    sheet = await ada.post(f"/api/tables/{table}/fill", {"level": "random"})
    assert kinds(sheet) == ["person", "bot", "bot"]
    sheet = await ada.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert kinds(sheet) == ["person", "open", "bot"]


async def test_players_of_the_same_name_are_told_apart(server: Running) -> None:
    ada, other = await server.player("Ada"), await server.player("Ada")
    table = await ada.make(seats=[MINE, OPEN, OPEN, OPEN])
    await other.post(f"/api/tables/{table}/sit", {"seat": 2})
    sheet = await ada.post(f"/api/tables/{table}/fill", {"level": "random"})
    assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Drifter", "Ada 2", "Drifter 2"]


async def test_the_lobby_shows_public_tables_and_ones_own(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    shown = await ada.make(seats=[MINE, OPEN], public=True)
    hidden = await ada.make(seats=[MINE, OPEN])
    server.hub.rooms.clear()  # as after a restart: the lobby reads no logs
    lobby = await bo.get("/api/tables")
    assert [table["id"] for table in lobby["open"]] == [shown]
    assert lobby["mine"] == []
    assert [seat["name"] for seat in lobby["open"][0]["seats"]] == ["Ada", ""]
    mine = [table["id"] for table in (await ada.get("/api/tables"))["mine"]]
    assert sorted(mine) == sorted([shown, hidden])
    assert (await bo.get("/api/tables", game="chess"))["open"] == []


async def test_what_can_not_be_set_up_is_refused(server: Running) -> None:
    ada = await server.player()
    for body, code in (
        ({"game": "chess", "mode": "base", "seats": [MINE, OPEN]}, "no-such-game"),
        ({"game": "tidepool", "mode": "blitz", "seats": [MINE, OPEN]}, "bad-setup"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE] * 5}, "bad-setup"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, {"kind": "bot"}]}, "bot-needs-level"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, {"kind": "bot", "level": "x"}]}, "unknown-level"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, OPEN], "deck": "= nonsense"}, "bad-deck"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, OPEN], "seed": 1}, "practice"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, MINE], "opening": ["pass"]}, "bad-opening"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, MINE], "clock": {"seconds": 1}}, "bad-request"),
        ({"game": "tidepool", "mode": "base", "seats": [MINE, MINE], "cheat": True}, "bad-request"),
    ):
        assert await refused(ada.post("/api/tables", body)) == code, body


async def test_a_chosen_seed_gives_the_same_game_and_takes_no_strangers(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    views = []
    for _ in range(2):
        table = await ada.make(seats=[MINE, MINE], seed=12, opening=["bid h0"], start=True)
        await ada.drop()
        ada.positions.clear()
        await ada.connect(table)
        views.append(ada.positions[0]["view"])
        assert ada.positions[0]["question"]["key"] == "ask-stance"
    assert views[0] == views[1]
    await ada.make(seats=[MINE, MINE], seed=12)
    await ada.post(f"/api/tables/{ada.table}/leave", {"seat": 1})
    assert await refused(bo.post(f"/api/tables/{ada.table}/sit", {})) == "practice"


async def test_hot_seat_shares_one_socket(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Bo"}], start=True)
    await ada.connect()
    await finish(ada, 1)
    assert ada.positions[0]["over"]
    assert ada.positions[1]["over"]


async def test_watchers_see_what_is_public(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    watcher = await server.player("Cy")
    await watcher.connect(ada.table)
    await ada.until(lambda: ada.sheet["watchers"] == 1)
    assert list(watcher.positions) == [None]
    assert watcher.positions[None]["options"] == []
    assert all(face is None for hand in watcher.positions[None]["view"]["hands"] for face in hand)
    await watcher.drop()
    await bo.until(lambda: bo.sheet["watchers"] == 0)


async def test_who_sits_down_while_connected_plays_on_the_same_socket(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    table = await ada.make(seats=[MINE, OPEN])
    await ada.connect()
    await bo.connect(table)
    await bo.post(f"/api/tables/{table}/sit", {})
    await ada.until(lambda: kinds(ada.sheet) == ["person", "person"])
    await ada.post(f"/api/tables/{table}/start")
    await bo.until(lambda: 1 in bo.positions)
    assert bo.positions[1]["options"]


async def test_presence_is_shown(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await ada.until(lambda: [seat["here"] for seat in ada.sheet["seats"]] == [True, True])
    await bo.drop()
    await ada.until(lambda: [seat["here"] for seat in ada.sheet["seats"]] == [True, False])


async def test_resigning_with_two_ends_the_game(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    assert await refused(bo.post(f"/api/tables/{ada.table}/resign", {"seat": 0})) == "not-your-seat"
    await bo.post(f"/api/tables/{ada.table}/resign", {"seat": 1})
    await ada.until(lambda: ada.over)
    assert ada.positions[0]["result"] == [1.0, 0.0]
    assert "Bo gives up." in [event["text"] for event in ada.log[0]]


async def test_with_three_the_others_play_on(server: Running) -> None:
    ada, bo, cy = await server.table("Ada", "Bo", "Cy")
    await cy.post(f"/api/tables/{ada.table}/resign", {"seat": 2})
    await ada.until(lambda: 2 not in ada.positions[0]["waiting"])
    assert not ada.over
    assert await refused(cy.act(2, 0)) == "resigned"
    for person in (ada, bo):
        seat = person.asked()[0]
        await person.act(seat, person.positions[seat]["options"][0]["action"])


async def test_a_seat_can_be_handed_to_a_bot_and_taken_back(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo", away=3600)
    here = {"seat": 1, "level": "random"}
    assert await refused(ada.post(f"/api/tables/{ada.table}/hand-over", here)) == "not-gone"
    sheet = await bo.post(f"/api/tables/{ada.table}/hand-over", here)
    assert sheet["seats"][1]["stand_in"] == "random"
    await ada.until(lambda: ada.positions[0]["waiting"] == [0])
    assert await refused(bo.act(1, 0)) == "bot-plays"
    sheet = await bo.post(f"/api/tables/{ada.table}/take-back", {"seat": 1})
    assert sheet["seats"][1]["stand_in"] is None
    texts = [event["text"] for event in ada.log[0]]
    assert "A bot plays for Bo now." in texts
    await ada.until(lambda: "Bo plays again." in [event["text"] for event in ada.log[0]])


async def test_who_is_gone_long_enough_can_be_stood_in_for_by_others(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo", away=10)
    await bo.drop()
    room = server.hub.rooms[ada.table]
    await ada.until(lambda: not ada.sheet["seats"][1]["here"])
    guest = room.table.chairs[1].guest
    assert guest is not None
    room.presence._left[guest] -= 11
    room.show_table()
    await ada.until(lambda: bool(ada.sheet["seats"][1]["may_hand_over"]))
    sheet = await ada.post(f"/api/tables/{ada.table}/hand-over", {"seat": 1, "level": "random"})
    assert sheet["seats"][1]["stand_in"] == "random"


async def test_a_seat_link_moves_the_seat_to_another_device_once(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    phone, thief = await server.player("Phone"), await server.player("Thief")
    link = await bo.post(f"/api/tables/{ada.table}/seats/1/link")
    assert await refused(ada.post(f"/api/tables/{ada.table}/seats/1/link")) == "not-your-seat"
    assert await phone.post("/api/claim", {"token": link["token"]}) == {"table": ada.table, "seat": 1}
    assert await refused(thief.post("/api/claim", {"token": link["token"]})) == "link-used"
    assert await refused(thief.post("/api/claim", {"token": link["token"] + "x"})) == "link-used"
    await phone.connect(ada.table)
    assert phone.asked() == [1]
    assert await refused(bo.act(1, 0)) == "not-your-seat"
    assert phone.sheet["seats"][1]["name"] == "Bo"


async def test_a_rematch_seats_the_same_people_once(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    assert await refused(ada.post(f"/api/tables/{ada.table}/rematch")) == "not-over"
    await bo.post(f"/api/tables/{ada.table}/resign", {"seat": 1})
    first = await ada.post(f"/api/tables/{ada.table}/rematch")
    second = await bo.post(f"/api/tables/{ada.table}/rematch")
    assert first["id"] == second["id"]
    assert first["origin"] == {"table": ada.table, "step": None}
    assert [seat["name"] for seat in second["seats"]] == ["Ada", "Bo"]
    assert second["status"] == "playing"
    await ada.until(lambda: ada.sheet["rematch"] == first["id"])


async def test_the_clock_plays_the_default(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo", clock={"seconds": 5})
    assert ada.sheet["seats"][0]["deadline"] is not None
    room = server.hub.rooms[ada.table]
    room.opened -= 100
    room.table.chairs[0].asked_at = room.table.chairs[0].asked_at or 0
    room.table.chairs[0].asked_at -= 6
    room.driver.stop()
    await ada.until(lambda: True)
    room.driver.wake()
    await ada.until(lambda: ada.positions[0]["question"]["key"] == "ask-stance")
    rows = await server.hub.storage.after(ada.table, 0)
    assert '"by":"clock"' in rows[-1].body
    assert bo.positions[1]["question"]["key"] == "ask-bid"


async def test_undo_goes_back_inside_a_nested_choice_and_everybody_is_told(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    before = ada.positions[0]
    assert not before["undo"]
    await ada.act(0, before["options"][1]["action"])
    assert ada.positions[0]["undo"]
    await ada.undo(0)
    assert ada.positions[0]["view"] == before["view"]
    assert ada.positions[0]["options"] == before["options"]
    assert ada.positions[0]["version"] > before["version"]
    await bo.until(lambda: "Ada took a decision back." in [event["text"] for event in bo.log[1]])
    assert await refused(ada.undo(0)) == "no-undo"


async def test_undo_never_crosses_a_reveal(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    for person, seat in ((ada, 0), (bo, 1)):
        for _ in range(2):
            await person.act(seat, person.positions[seat]["options"][0]["action"])
    await ada.until(lambda: "tossed" in [event["key"] for event in ada.log[0]])
    for person, seat in ((ada, 0), (bo, 1)):
        await person.ask({"type": "ping"})
        if not person.positions[seat]["undo"]:
            assert await refused(person.undo(seat)) == "no-undo"
    assert not bo.positions[1]["undo"]


async def test_a_hint_comes_from_a_bot_and_names_an_option(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    hint = await ada.ask({"type": "hint", "seat": 0, "level": "random"})
    options = {option["action"]: option["text"] for option in ada.positions[0]["options"]}
    assert options[hint["best"]["action"]] == hint["best"]["text"]
    assert hint["version"] == ada.positions[0]["version"]
    assert hint["best"]["text"] in hint["text"]


async def test_a_person_alone_against_bots(server: Running) -> None:
    ada: Player
    (ada,) = await server.table("Ada", bots=3)
    await finish(ada, 2)
    assert sum(ada.positions[0]["result"]) == pytest.approx(1.0)


async def test_a_table_from_its_log_is_the_table_that_was_played(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    await ada.undo(0)
    for _ in range(9):
        person, seat = (ada, 0) if ada.asked() else (bo, 1)
        await person.act(seat, person.positions[seat]["options"][-1]["action"])
        await asyncio.gather(ada.ask({"type": "ping"}), bo.ask({"type": "ping"}))
    live, again = server.hub.rooms[ada.table].table, await server.hub.rebuild(ada.table)
    assert again.number == live.number
    assert again.summary() == live.summary()
    for one, two in zip(live.gallery.points, again.gallery.points, strict=True):
        assert (one.version, one.asked, one.face, one.asking) == (two.version, two.asked, two.face, two.asking)
        assert one.events == two.events
