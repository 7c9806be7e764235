"""The tab's house answers as a server would; its browser here is a dictionary, in tests/web it is a real one."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from galapagos import games
from galapagos.review.service import Order, look_by_look
from galapagos.tab.house import House
from galapagos.tab.thinker import DEPTH, think
from galapagos.table.history import History
from galapagos.table.record import Record
from tests.islands import ISLANDS


class Drawer:
    """A browser whose database is a drawer."""

    def __init__(self) -> None:
        self.tables: dict[str, Any] = {}
        self.facts = {"name": "Ada"}
        self.told: list[dict[str, Any]] = []
        self.stored_at: list[int] = []  # how much had been told when an entry was stored

    async def ask(self, kind: str, text: str) -> str:
        if kind in ("decide", "advise", "review"):
            return think(kind, text)
        told = json.loads(text or "{}")
        if kind == "create":
            self.tables[told["table"]["id"]] = {"table": told["table"], "rows": told["rows"]}
        elif kind == "append":
            return json.dumps(self._append(told["id"], told["row"]))
        elif kind == "load":
            return json.dumps(self.tables.get(told["id"]))
        elif kind == "note":
            self.facts[told["name"]] = told["value"]
        elif kind == "fact":
            return json.dumps(self.facts.get(told["name"]))
        else:
            assert kind == "rest"
        return json.dumps(None)

    def _append(self, id: str, row: dict[str, Any]) -> bool:
        rows = self.tables[id]["rows"]
        if any(one["number"] == row["number"] for one in rows):
            return False
        rows.append(row)
        self.stored_at.append(len(self.told))
        return True

    def tell(self, table: str, text: str) -> None:
        self.told.append(json.loads(text))

    def newest(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.told) if message["type"] == kind)


class Player:
    """Somebody who plays in a tab."""

    def __init__(self, drawer: Drawer | None = None) -> None:
        self.drawer = drawer or Drawer()
        self.house = House(self.drawer)
        self.id = ""
        self.asked = 0

    async def call(self, method: str, path: str, **data: Any) -> Any:
        status, body = json.loads(await self.house.call(method, path, json.dumps(data)))
        assert status == 200, body
        return body

    async def sit(self, game: str, level: str = "random", **more: Any) -> None:
        players = games.game(game).modes[0].fewest
        seats = [{"kind": "mine"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]
        made = await self.call(
            "POST", "/api/tables", game=game, mode=games.game(game).modes[0].name, seats=seats, **more
        )
        self.id = made["id"]
        await self.say("hello", layouts=[game])

    async def say(self, kind: str, **more: Any) -> dict[str, Any]:
        self.asked += 1
        await self.house.hear(self.id, json.dumps({"type": kind, "id": self.asked, **more}))
        return next(message for message in reversed(self.drawer.told) if message.get("id") == self.asked)

    async def position(self) -> dict[str, Any]:
        """The newest position in which one is asked, or the last one."""
        while True:
            found = self.drawer.newest("position")
            if found["over"] or found["options"]:
                return found
            await asyncio.sleep(0)

    async def act(self, which: int = 0) -> dict[str, Any]:
        now = await self.position()
        option = now["options"][which % len(now["options"])]
        return await self.say("act", seat=now["seat"], version=now["version"], action=option["action"])

    async def finish(self) -> dict[str, Any]:
        for number in range(3000):
            now = await self.position()
            if now["over"]:
                return now
            await self.act(number * 7)
        raise AssertionError("no end")


@pytest.mark.parametrize("game", ISLANDS)
def test_a_whole_game_gives_the_record_that_its_seed_and_choices_give_anywhere(game: str) -> None:
    async def play() -> None:
        ada = Player()
        await ada.sit(game, seed=5)
        end = await ada.finish()
        assert len(end["result"]) == games.game(game).modes[0].fewest
        text = await ada.call("GET", f"/api/tables/{ada.id}/record")
        record = Record.parse(text)
        again = History.start(games.game(game), record.header["players"], 5, record.header["mode"])
        for line in record.lines:
            seat, _, words = line.partition(" ")
            if seat != "=":
                again.enter(int(seat), words)
        assert again.record.lines == record.lines
        again.record.header["names"] = record.header["names"]
        assert again.record.text() == text

    asyncio.run(play())


def test_an_entry_is_stored_before_anything_is_shown_of_it() -> None:
    async def play() -> None:
        ada = Player()
        await ada.sit("beginning", "forager")
        before = len(ada.drawer.told)
        await ada.position()
        ada.drawer.stored_at.clear()
        before = len(ada.drawer.told)
        await ada.act()
        assert ada.drawer.stored_at[0] == before

    asyncio.run(play())


def test_after_a_reload_the_same_question_is_there() -> None:
    async def play() -> None:
        ada = Player()
        await ada.sit("evolve", "forager")
        await ada.act()
        now = await ada.position()
        later = Player(Drawer())
        later.drawer.tables, later.id = ada.drawer.tables, ada.id
        await later.say("hello", layouts=["evolve"])
        found = await later.position()
        assert (found["question"], found["options"]) == (now["question"], now["options"])

    asyncio.run(play())


def test_the_slower_of_two_tabs_sees_what_the_quicker_did() -> None:
    async def play() -> None:
        ada = Player()
        await ada.sit("another-world")
        await ada.position()
        other = Player(Drawer())
        other.drawer.tables, other.id = ada.drawer.tables, ada.id
        await other.say("hello", layouts=["another-world"])
        await ada.act()
        refused = await other.act()
        assert refused["type"] == "refused"
        assert refused["code"] == "late"

    asyncio.run(play())


def test_hints_reasons_and_undo_are_those_of_a_server() -> None:
    async def play() -> None:
        ada = Player()
        await ada.sit("beginning", "forager")
        now = await ada.position()
        hint = await ada.say("hint", seat=0, level="forager")
        assert hint["best"]["action"] in [option["action"] for option in now["options"]]
        assert (await ada.say("why", seat=0, touches=["nonsense:1"]))["reason"]["text"]
        assert (await ada.say("undo", seat=0, version=now["version"]))["code"] == "no-undo"

    asyncio.run(play())


def test_finished_games_are_replayed_branched_imported_and_played_again() -> None:
    async def play() -> None:
        ada = Player()
        await ada.sit("beginning")
        await ada.finish()
        replay = await ada.call("GET", f"/api/tables/{ada.id}/replay")
        last = len(replay["steps"]) - 1
        shown = await ada.call("GET", f"/api/tables/{ada.id}/replay/{last}?seat=0")
        assert shown["position"]["over"]
        curve = await ada.call("GET", f"/api/tables/{ada.id}/chances")
        assert len(curve["chances"]) == last + 1
        text = await ada.call("GET", f"/api/tables/{ada.id}/record")
        assert (await ada.call("POST", "/api/records", record=text))["status"] == "over"
        seats = [{"kind": "mine"}, {"kind": "bot", "level": "random"}]
        branch = await ada.call("POST", f"/api/tables/{ada.id}/branch", step=3, seats=seats)
        assert branch["origin"] == {"table": ada.id, "step": 3}
        again = await ada.call("POST", f"/api/tables/{ada.id}/rematch")
        assert again["status"] == "playing"
        assert (await ada.call("POST", f"/api/tables/{ada.id}/rematch"))["id"] == again["id"]

    asyncio.run(play())


@pytest.mark.parametrize("game", ISLANDS)
async def test_a_game_is_reviewed_by_what_one_knew_and_the_review_is_kept(game: str) -> None:
    """What the tab says is what anybody says who looks as closely; a later visit finds it made."""
    ada = Player()
    await ada.sit(game, seed=5)
    for number in range(4):
        await ada.act(number * 7)
    await ada.call("POST", f"/api/tables/{ada.id}/resign", seat=0)
    path = f"/api/tables/{ada.id}/review/0"
    assert (await ada.call("GET", path))["status"] == "none"
    assert (await ada.call("POST", path))["status"] == "working"
    shares = []
    while (found := await ada.call("GET", path))["status"] == "working":
        shares.append(found["progress"])
        await asyncio.sleep(0)
    assert shares == sorted(shares)
    text = await ada.call("GET", f"/api/tables/{ada.id}/record")
    whole = list(look_by_look(Order(text, 0, DEPTH), ["Ada", "", ""], 1000.0))[-1]
    assert found["review"]["judged"] > 0
    assert found["review"]["choices"] == (whole[1] or {})["choices"]
    later = Player(Drawer())
    later.drawer.tables, later.drawer.facts = ada.drawer.tables, ada.drawer.facts
    assert await later.call("POST", path) == found


async def test_there_is_no_review_of_a_game_that_goes_on_or_of_a_seat_that_is_not_there() -> None:
    ada = Player()
    await ada.sit("beginning")
    status, body = json.loads(await ada.house.call("POST", f"/api/tables/{ada.id}/review/0", "{}"))
    assert (status, body["code"]) == (409, "not-over")
    await ada.call("POST", f"/api/tables/{ada.id}/resign", seat=0)
    status, _ = json.loads(await ada.house.call("POST", f"/api/tables/{ada.id}/review/7", "{}"))
    assert status >= 400


def test_what_needs_other_people_is_refused_in_words() -> None:
    async def ask() -> None:
        status, body = json.loads(await House(Drawer()).call("POST", "/api/claim", "{}"))
        assert (status, body["code"]) == (404, "not-here")
        assert "server" in body["text"]

    asyncio.run(ask())


@pytest.mark.parametrize("game", ISLANDS)
async def test_the_tab_tells_how_a_game_ended_and_poses_puzzles(game: str) -> None:
    ada = Player()
    await ada.sit(game)
    await ada.call("POST", f"/api/tables/{ada.id}/resign", seat=0)
    ending = await ada.call("GET", f"/api/tables/{ada.id}/ending")
    assert ending["how"] == "All others gave up."
    assert (await ada.call("GET", f"/api/tables/{ada.id}/poster")).startswith("<svg")
    path = f"/api/games/{game}/puzzles"
    today = (await ada.call("GET", path))["today"]
    posed = await ada.call("GET", f"{path}/{today}")
    choice = posed["position"]["options"][0]["notation"]
    assert (await ada.call("POST", f"{path}/{today}", choice=choice))["verdict"]
