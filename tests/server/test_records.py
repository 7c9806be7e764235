"""Records: finished games are fetched, stepped through from any seat, branched, exported and imported."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import galapagos
from galapagos.table.film import chances, moment
from galapagos.table.history import History, replay
from galapagos.table.record import Record
from tests.server.client import Player
from tests.server.conftest import Running
from tests.server.test_play import finish
from tests.server.test_tables import BOT, MINE, OPEN, refused


async def finished(server: Running) -> tuple[Player, Player]:
    """Two people after a game with an undo in it."""
    ada, bo = await server.table("Ada", "Bo")
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    await ada.undo(0)
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    return ada, bo


async def test_a_game_that_goes_on_has_no_record_yet(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    for path in ("record", "replay", "replay/0", "chances"):
        assert await refused(ada.get(f"/api/tables/{ada.table}/{path}")) == "not-over"


async def test_the_record_replays_to_the_same_end(server: Running) -> None:
    ada, _bo = await finished(server)
    record = Record.parse(await ada.get(f"/api/tables/{ada.table}/record"))
    assert record.header["names"] == ["Ada", "Bo"]
    *_, (history, _line) = replay(galapagos.game("tidepool"), record)
    assert history.state.returns() == ada.positions[0]["result"]


async def test_a_replay_shows_each_seat_what_it_saw_then(server: Running) -> None:
    ada, bo = await finished(server)
    path = f"/api/tables/{ada.table}/replay"
    steps = (await ada.get(path))["steps"]
    assert [step["kind"] for step in steps[:3]] == ["start", "act", "undo"]
    last = len(steps) - 1
    for seat, player in ((0, ada), (1, bo)):
        shown = (await ada.get(f"{path}/{last}", seat=str(seat)))["position"]
        assert shown["view"] == player.positions[seat]["view"]
        assert steps[last]["versions"][str(seat)] == player.positions[seat]["version"]
        told = []
        for step in range(len(steps)):
            moment = (await ada.get(f"{path}/{step}", seat=str(seat)))["position"]
            assert moment["version"] == steps[step]["versions"][str(seat)]
            told += [event["text"] for event in moment["events"]]
        assert told == [event["text"] for event in player.log[seat]]


async def test_after_the_end_everything_can_be_seen(server: Running) -> None:
    ada, _bo = await finished(server)
    path = f"/api/tables/{ada.table}/replay/1"
    watcher = (await ada.get(path, seat="watcher"))["position"]["view"]["hands"]
    everything = (await ada.get(path, seat="all"))["position"]["view"]["hands"]
    assert all(face is None for hand in watcher for face in hand)
    assert all(face is not None for hand in everything for face in hand)
    assert await refused(ada.get(f"/api/tables/{ada.table}/replay/9999")) == "no-such-step"
    assert await refused(ada.get(path, seat="7")) == "no-such-seat"
    assert await refused(ada.get(path, seat="nobody")) == "bad-request"


async def test_chances_run_from_even_to_the_result(server: Running) -> None:
    ada, _bo = await finished(server)
    steps = (await ada.get(f"/api/tables/{ada.table}/replay"))["steps"]
    found = await ada.get(f"/api/tables/{ada.table}/chances")
    assert len(found["chances"]) == len(steps)
    assert found["chances"][0] == [0.5, 0.5]
    assert found["chances"][-1] == ada.positions[0]["result"]
    assert all(0 < step < len(steps) for step in found["turning"])


async def test_a_record_can_be_imported(server: Running) -> None:
    ada, _bo = await finished(server)
    text = await ada.get(f"/api/tables/{ada.table}/record")
    table = await ada.post("/api/records", {"record": text})
    assert table["status"] == "over"
    assert table["result"] == ada.positions[0]["result"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo"]
    assert await ada.get(f"/api/tables/{table['id']}/record") == text


def spoiled(lines: list[str]) -> list[list[str]]:
    """A record, spoiled in every way."""
    head = lines[0]
    return [
        lines[:-2],
        [*lines[:5], *lines[6:]],
        [*lines[:-1], "= 000000000000"],
        ["{}", *lines[1:]],
        [head.replace("tidepool", "chess"), *lines[1:]],
        [head.replace('"players": 2', '"players": 200000000'), *lines[1:]],
        [head, "0 " + "x" * 1000],
        [head, "9 pass"],
        ["[" * 50_000],
    ]


async def test_a_spoiled_record_is_refused(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    lines = (await ada.get(f"/api/tables/{ada.table}/record")).splitlines()
    for spoil in spoiled(lines):
        code = await refused(ada.post("/api/records", {"record": "\n".join(spoil)}))
        assert code in ("bad-record", "not-over"), spoil[:2]


async def test_play_on_from_a_step(server: Running) -> None:
    ada, _bo = await finished(server)
    steps = (await ada.get(f"/api/tables/{ada.table}/replay"))["steps"]
    middle = len(steps) // 2
    body = {"step": middle, "seats": [MINE, BOT]}
    table = await ada.post(f"/api/tables/{ada.table}/branch", body)
    assert table["origin"] == {"table": ada.table, "step": middle}
    then = (await ada.get(f"/api/tables/{ada.table}/replay/{middle}", seat="0"))["position"]
    await ada.drop()
    ada.positions.clear()
    await ada.connect(table["id"])
    if 1 not in then["waiting"]:
        assert ada.positions[0]["view"] == then["view"]
    await finish(ada, 3)
    waiting = await ada.post(f"/api/tables/{ada.table}/branch", {"step": 0, "seats": [MINE, OPEN]})
    assert waiting["status"] == "waiting"
    for wrong, code in (
        ({"step": 9999, "seats": [MINE, BOT]}, "no-such-step"),
        ({"step": 0, "seats": [MINE]}, "bad-setup"),
    ):
        assert await refused(ada.post(f"/api/tables/{ada.table}/branch", wrong)) == code


async def test_a_table_goes_on_under_new_rules_from_its_save(server: Running) -> None:
    """An upgrade never strands a table: what the log can't replay any more, the save continues."""
    ada, bo = await server.table("Ada", "Bo")
    for _ in range(3):
        person, seat = (ada, 0) if ada.asked() else (bo, 1)
        await person.act(seat, person.positions[seat]["options"][0]["action"])
    before = json.loads(json.dumps(ada.positions[0]))
    await server.hub.rooms[ada.table].save()
    for person in (ada, bo):
        await person.drop()
    server.hub.rooms.clear()
    game = galapagos.game("tidepool")
    game.rules_version += 1
    try:
        for person in (ada, bo):
            person.positions.clear()
            await person.connect()
        assert ada.positions[0]["view"] == before["view"]
        assert ada.positions[0]["version"] >= before["version"]
        await asyncio.gather(finish(ada, 1), finish(bo, 2))
    finally:
        game.rules_version -= 1


def test_chances_are_judged_with_all_that_may_still_happen() -> None:
    """In Evoloosen's whole game the evaluation sees the race alone, and not who would win the duel."""
    text = (Path(__file__).parents[1] / "records" / "evoloosen" / "full-3.txt").read_text(encoding="utf-8")
    curve = chances(text)["chances"]
    moments = replay(galapagos.game("evoloosen"), Record.parse(text))
    for shown, (history, _) in zip(curve, moments, strict=True):
        state = history.state
        found = state.returns() if state.over else [state.reckon(seat) for seat in range(3)]
        assert shown == pytest.approx([chance / sum(found) for chance in found], abs=0.0001)


def dithering(times: int) -> str:
    """A legal record of somebody who decides and takes it back, again and again."""
    history = History.start(galapagos.game("tidepool"), 2, 7, "base")
    for _ in range(times):
        history.apply(0, history.state.legal_actions(0)[0])
        history.undo(0)
    return history.record.text()


async def test_a_record_that_is_longer_than_any_game_is_refused_before_it_is_read(server: Running) -> None:
    ada = await server.player()
    answer = await ada.http.post("/api/records", json={"record": dithering(4_500)})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert "more than 8000 entries" in answer.json()["text"]
    assert await refused(ada.post("/api/records", {"record": dithering(10)})) == "not-over"


def test_a_replay_goes_no_further_than_to_the_step_that_is_asked_for() -> None:
    lines = dithering(3).splitlines()
    text = "\n".join([*lines[:3], "0 nonsense"])
    assert moment(text, ("Ada", "Bo"), 2, "all", False) is not None
    assert moment("\n".join(lines), ("Ada", "Bo"), 99, "all", False) is None


async def test_nobody_takes_back_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galapagos.table.table.MOST_UNDOS", 3, raising=False)
    ada, _bo = await server.table("Ada", "Bo")
    for _ in range(3):
        await ada.act(0, ada.positions[0]["options"][0]["action"])
        await ada.undo(0)
    await ada.act(0, ada.positions[0]["options"][0]["action"])
    assert await refused(ada.undo(0)) == "no-undo"
