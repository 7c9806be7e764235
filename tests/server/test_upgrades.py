"""New rules, new decks: a finished game is kept as it was played; any other goes on, or is closed and says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import delete, select, update

import galapagos
from galapagos.kernel.parts import KIND
from galapagos.server.schema import decks, entries, records, saves
from galapagos.server.settings import Settings
from galapagos.table.history import replay
from galapagos.table.record import Record
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_play import finish
from tests.server.test_tables import BOT, MINE, OPEN, refused

WITH_DECK = "beginning"


@contextmanager
def newer_rules() -> Iterator[None]:
    """A release with other rules."""
    game = galapagos.game("tidepool")
    game.rules_version += 1
    try:
        yield
    finally:
        game.rules_version -= 1


@contextmanager
def another_deck() -> Iterator[None]:
    """A release whose own deck of one game is another one, and nobody thought of the rules version."""
    game = galapagos.game(WITH_DECK)
    before = game.deck()
    source = json.loads(json.dumps(before.source))
    source["turn"]["cards"] += 1
    game._standard = game.check_deck(source)
    try:
        yield
    finally:
        game._standard = before


async def moves(ada: Player, bo: Player, count: int) -> None:
    """So many decisions, whoever is asked."""
    for _ in range(count):
        person, seat = (ada, 0) if ada.asked() else (bo, 1)
        await person.act(seat, person.positions[seat]["options"][0]["action"])
        await person.until(lambda: ada.asked() != [] or bo.asked() != [])


async def put_away(server: Running, *people: Player, save: bool = True) -> None:
    """The server stops, cleanly or not."""
    for person in people:
        await person.drop()
        person.positions.clear()
    for room in list(server.hub.rooms.values()):
        if save:
            await room.save()
        room.close()
    server.hub.rooms.clear()


async def finished(server: Running, game: str = "tidepool") -> tuple[Player, Player, str]:
    """A game that is over, and its record."""
    ada, bo = await server.table("Ada", "Bo", game=game)
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    return ada, bo, await ada.get(f"/api/tables/{ada.table}/record")


async def test_the_record_is_stored_whole_with_the_last_entry(server: Running) -> None:
    ada, _bo, text = await finished(server)
    async with server.hub.storage.engine.begin() as connection:
        kept = (await connection.execute(select(records.c.text).where(records.c.table_id == ada.table))).scalar_one()
    assert kept == text
    assert kept.splitlines()[-1].startswith("= ")


async def test_a_finished_game_is_kept_as_it_was_played_under_other_rules(server: Running) -> None:
    ada, bo, text = await finished(server)
    result = ada.positions[0]["result"]
    steps = await ada.get(f"/api/tables/{ada.table}/replay")
    await put_away(server, ada, bo)
    with newer_rules():
        sheet = await ada.get(f"/api/tables/{ada.table}")
        assert (sheet["status"], sheet["result"]) == ("over", result)
        assert await ada.get(f"/api/tables/{ada.table}/record") == text
        assert await ada.get(f"/api/tables/{ada.table}/replay") == steps  # every state that was pinned comes out so


@pytest.mark.parametrize("saved", [True, False])
async def test_a_finished_game_that_would_come_out_otherwise_has_its_record_alone(server: Running, saved: bool) -> None:
    ada, bo, text = await finished(server)
    result = ada.positions[0]["result"]
    await put_away(server, ada, bo, save=saved)
    other = "\n".join([*text.splitlines()[:-1], "= 000000000000\n"])
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(update(records).values(text=other))
    with newer_rules():
        sheet = await ada.get(f"/api/tables/{ada.table}")
        assert (sheet["status"], sheet["result"]) == ("over", result)
        assert await ada.get(f"/api/tables/{ada.table}/record") == other
        for path in ("replay", "replay/0", "chances"):
            answer = await ada.http.get(f"/api/tables/{ada.table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (410, "old-rules")
        assert (
            await refused(ada.post(f"/api/tables/{ada.table}/branch", {"step": 0, "seats": [MINE, BOT]})) == "old-rules"
        )
        await ada.post(f"/api/tables/{ada.table}/rematch")
        again = await bo.post(f"/api/tables/{ada.table}/rematch")
        assert again["status"] == "playing"


async def test_a_game_without_a_stored_record_is_told_by_its_log(server: Running) -> None:
    """As one that ended under a release that stored none: nothing claims the new rules."""
    ada, bo, text = await finished(server)
    await put_away(server, ada, bo)
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(delete(records))
    with newer_rules():
        told = Record.parse(await ada.get(f"/api/tables/{ada.table}/record"))
        assert (await ada.get(f"/api/tables/{ada.table}/replay"))["steps"]
    whole = Record.parse(text)
    assert told.header == whole.header
    assert told.lines == [line for line in whole.lines[:-1] if not line.startswith("=")] + whole.lines[-1:]


async def test_the_deck_travels_with_the_table(server: Running) -> None:
    ada, bo, text = await finished(server, WITH_DECK)
    other = await server.table("Cy", "Di", game=WITH_DECK)
    await moves(other[0], other[1], 3)
    before = json.loads(json.dumps(other[0].positions[0]["view"]))
    steps = await ada.get(f"/api/tables/{ada.table}/replay")
    await put_away(server, ada, bo, *other, save=False)
    with another_deck():
        record = Record.parse(await ada.get(f"/api/tables/{ada.table}/record"))
        assert record.lines == Record.parse(text).lines
        assert await ada.get(f"/api/tables/{ada.table}/replay") == steps
        *_, (history, _) = replay(galapagos.game(WITH_DECK), record)
        assert history.state.returns() == (await ada.get(f"/api/tables/{ada.table}"))["result"]
        for person in other:
            await person.connect()
        assert other[0].positions[0]["view"] == before
        await asyncio.gather(finish(other[0], 1), finish(other[1], 2))
        await put_away(server, *other)
        assert (await other[0].get(f"/api/tables/{other[0].table}/replay"))["steps"]
        again = (await other[0].post(f"/api/tables/{other[0].table}/rematch"))["id"]
        assert server.hub.rooms[again].table.setup.deck is None  # a new game has the new deck


async def test_a_deck_is_kept_once(server: Running) -> None:
    ada = await server.player()
    for _ in range(3):
        await ada.make(seats=[MINE, OPEN])
    async with server.hub.storage.engine.begin() as connection:
        kept = [row[0] for row in await connection.execute(select(decks.c.fingerprint))]
    assert kept == [galapagos.game("tidepool").deck().fingerprint]


async def test_a_game_goes_on_under_new_rules_and_its_record_keeps_both_parts(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await moves(ada, bo, 5)
    view = json.loads(json.dumps(ada.positions[0]["view"]))
    await put_away(server, ada, bo)
    with newer_rules():
        for person in (ada, bo):
            await person.connect()
        assert ada.positions[0]["view"] == view
        await moves(ada, bo, 3)
        await put_away(server, ada, bo, save=False)  # what was played since is played by the new rules
        for person in (ada, bo):
            await person.connect()
        await asyncio.gather(finish(ada, 1), finish(bo, 2))
        record = Record.parse(await ada.get(f"/api/tables/{ada.table}/record"))
        game = galapagos.game("tidepool")
        assert record.header["rules"] == game.rules_version
        assert record.header["earlier"]["rules"] == game.rules_version - 1
        assert len(record.header["earlier"]["lines"]) == 5
        *_, (history, _) = replay(game, record)
        assert history.state.returns() == ada.positions[0]["result"]
        assert await refused(ada.post("/api/records", {"record": record.text()})) == "bad-record"


@pytest.mark.parametrize("early", [True, False])
async def test_what_was_played_after_the_save_is_not_played_again_by_other_rules(server: Running, early: bool) -> None:
    """The table is closed, says so, and its record has everything."""
    ada, bo = await server.table("Ada", "Bo")
    await moves(ada, bo, 3)
    if not early:
        await server.hub.rooms[ada.table].save()
    await moves(ada, bo, 2)
    await put_away(server, ada, bo, save=False)
    with newer_rules():
        for _ in range(2):  # once closed, it stays so
            sheet = await ada.get(f"/api/tables/{ada.table}")
            assert (sheet["status"], sheet["result"]) == ("over", None)
            assert sheet["closed"].startswith("This game began under older rules")
            assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Bo"]
            server.hub.rooms.clear()
        text = await ada.get(f"/api/tables/{ada.table}/record")
        assert (await ada.get("/api/tables"))["mine"] == []
        assert await refused(ada.post(f"/api/tables/{ada.table}/sit", {})) == "started"
        assert await refused(ada.get(f"/api/tables/{ada.table}/replay")) == "old-rules"
        await ada.connect()
        assert ada.sheet["closed"]
        assert ada.positions == {}
    record = Record.parse(text)
    *_, (history, _) = replay(galapagos.game("tidepool"), record)  # whoever has the older rules
    assert (record.entries, history.state.over) == (5, False)


async def test_a_save_that_does_not_load_closes_the_table(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await moves(ada, bo, 3)
    await put_away(server, ada, bo)
    async with server.hub.storage.engine.begin() as connection:
        data = json.loads((await connection.execute(select(saves.c.data))).scalar_one())
        data["state"]["stack"][-1][KIND] = "PassOn"
        await connection.execute(update(saves).values(data=json.dumps(data)))
    with newer_rules():
        assert (await ada.get(f"/api/tables/{ada.table}"))["closed"]
        assert Record.parse(await ada.get(f"/api/tables/{ada.table}/record")).entries == 3


async def test_a_table_that_waited_begins_under_the_rules_of_its_start(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[MINE, MINE])
    await put_away(server)
    with newer_rules():
        await ada.post(f"/api/tables/{ada.table}/start")
        await ada.connect()
        await ada.act(0, ada.positions[0]["options"][0]["action"])
        await put_away(server, ada, save=False)
        await ada.connect()
        assert ada.sheet["status"] == "playing"
        await finish(ada, 1)


async def test_a_start_after_a_kill_saves_what_was_not_saved(settings: Settings) -> None:
    async with running(settings) as server:
        ada, bo = await server.table("Ada", "Bo")
        await moves(ada, bo, 3)
        behind = await server.hub.archive.behind("")
        assert behind == [ada.table]
        await put_away(server, ada, bo, save=False)  # as if it had been killed
    async with running(settings) as server:
        while await server.hub.archive.behind(""):
            await asyncio.sleep(0.01)
        saved = await server.hub.storage.saved(ada.table)
        last = (await server.hub.storage.after(ada.table, 0))[-1].number
        assert saved is not None
        assert saved.number == last


async def test_an_older_save_never_takes_the_place_of_a_newer_one(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    await server.hub.storage.save(ada.table, 9, "1", '"new"')
    await server.hub.storage.save(ada.table, 8, "1", '"old"')
    saved = await server.hub.storage.saved(ada.table)
    assert saved is not None
    assert saved.data == '"new"'


def bodies(rows: Any) -> list[Any]:
    return [json.loads(row[0]) for row in rows]


async def test_a_closed_table_is_closed_in_its_log(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await moves(ada, bo, 2)
    await put_away(server, ada, bo, save=False)
    with newer_rules():
        await asyncio.gather(*(ada.get(f"/api/tables/{ada.table}") for _ in range(3)))
        async with server.hub.storage.engine.begin() as connection:
            query = select(entries.c.body).where(entries.c.table_id == ada.table).order_by(entries.c.number)
            found = bodies(await connection.execute(query))
    assert [body["do"] for body in found[-3:]] == ["act", "act", "close"]
