"""A host's tools, on real databases of both kinds, with a server that runs."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import delete, func, select, update
from websockets.exceptions import ConnectionClosed

import galapagos
from galapagos import games
from galapagos.server.admin.backup import Backup, Restoring, batches, read
from galapagos.server.admin.check import Check
from galapagos.server.admin.database import AdminError, opened
from galapagos.server.admin.orders import block, blocks, say, unblock
from galapagos.server.admin.tables import Ages, Prune, close, listed, remove, repair
from galapagos.server.schema import decks, entries, records, tables
from galapagos.server.settings import Settings
from galapagos.table.history import replay
from galapagos.table.record import Record
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_play import finish
from tests.server.test_tables import MINE, OPEN, refused
from tests.server.test_upgrades import WITH_DECK, another_deck, finished, moves, newer_rules, put_away

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> Iterator[str]:
    """An empty database of the other kind."""
    if database.startswith("postgresql"):
        yield f"sqlite:///{tmp_path / 'elsewhere.db'}"
        return
    cluster: str = request.getfixturevalue("cluster")
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS elsewhere")
        connection.execute("CREATE DATABASE elsewhere")
    yield cluster.replace("/postgres?", "/elsewhere?")
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute("DROP DATABASE elsewhere WITH (FORCE)")


def back_up(url: str, file: Path) -> Backup:
    job = Backup(url, file)
    for _ in job.run():
        pass
    assert job.whole
    return job


def bring_back(file: Path, url: str) -> None:
    job = Restoring(file, url)
    for _ in job.run():
        pass
    assert job.whole


def check(url: str) -> dict[str, str]:
    """The tables that a check finds fault with, and where."""
    job = Check(url)
    for _ in job.run():
        pass
    assert job.whole
    return {finding.table: finding.where for finding in job.findings}


def kept(file: Path) -> Counter[str]:
    """How many entries of each table a backup holds."""
    return Counter(row["table_id"] for name, rows in batches(file) if name == "entries" for row in rows)


async def play(player: Player, acknowledged: Counter[str]) -> None:
    """Play both seats until told to stop, and note what was acknowledged."""
    while not player.over:
        seat = player.asked()[0]
        await player.act(seat, player.positions[seat]["options"][0]["action"])
        acknowledged[player.table] += 1


async def test_every_acknowledged_move_is_in_a_backup_taken_after_it(
    server: Running, settings: Settings, elsewhere: str, tmp_path: Path
) -> None:
    """One table of every game is played on while the backup is taken; elsewhere, in the other kind, all of it folds."""
    acknowledged: Counter[str] = Counter()
    people = []
    for id in games.ids():
        mode = games.game(id).modes[0]
        player = await server.player()
        await player.make(game=id, mode=mode.name, seats=[MINE] * mode.fewest, start=True)
        people.append(await player.connect())
    playing = [asyncio.create_task(play(player, acknowledged)) for player in people]
    while len(acknowledged) < len(people):
        await asyncio.sleep(0)
    before = Counter(acknowledged)
    await asyncio.to_thread(back_up, settings.database, tmp_path / "kept")
    for task in playing:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    found = kept(tmp_path / "kept")
    assert {table: found[table] >= moves for table, moves in before.items()} == dict.fromkeys(before, True)
    assert stat.S_IMODE((tmp_path / "kept").stat().st_mode) == 0o600
    await asyncio.to_thread(bring_back, tmp_path / "kept", elsewhere)
    assert await asyncio.to_thread(check, elsewhere) == {}
    assert {row.id: row.entries for row in listed(elsewhere, None, None, 50)} == found
    async with running(Settings(database=elsewhere, secret=settings.secret, pause=0.0, rates=1000.0)) as other:
        again = Player(other.address)
        again.http.cookies = people[0].http.cookies
        other.players.append(again)
        await again.connect(people[0].table)
        assert again.asked()


async def test_a_backup_is_whole_or_not_there(server: Running, settings: Settings, tmp_path: Path) -> None:
    await (await server.player()).make(seats=[MINE, MINE], start=True)
    file = tmp_path / "kept"
    job = Backup(settings.database, file).run()
    next(job)
    assert not file.exists()
    job.close()  # as Ctrl-C does
    assert [path.name for path in tmp_path.iterdir() if "kept" in path.name or "tmp" in path.name] == []
    await asyncio.to_thread(back_up, settings.database, file)
    with pytest.raises(AdminError, match="is there already"):
        Backup(settings.database, file)


async def test_a_backup_that_was_cut_or_changed_is_not_restored(
    server: Running, settings: Settings, tmp_path: Path
) -> None:
    await (await server.player()).make(seats=[MINE, MINE], start=True)
    await asyncio.to_thread(back_up, settings.database, tmp_path / "kept")
    lines = gzip.decompress((tmp_path / "kept").read_bytes()).splitlines(keepends=True)
    bad = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "less": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "changed": gzip.compress(b"".join(lines).replace(b"tidepool", b"tidepond")),
        "half": (tmp_path / "kept").read_bytes()[:-20],
        "text": b"no backup",
        "empty": b"",
    }
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(AdminError):
            read(tmp_path / name)
    with pytest.raises(AdminError, match="there is no file"):
        read(tmp_path / "nothing")


async def test_a_backup_goes_into_an_empty_database_only(server: Running, settings: Settings, tmp_path: Path) -> None:
    table = await (await server.player()).make(seats=[MINE, MINE], start=True)
    await asyncio.to_thread(back_up, settings.database, tmp_path / "kept")
    with pytest.raises(AdminError, match="not empty"):
        bring_back(tmp_path / "kept", settings.database)
    assert [row.id for row in listed(settings.database, None, None, 5)] == [table]


def test_a_restore_that_was_interrupted_leaves_the_database_empty(tmp_path: Path) -> None:
    lines: list[Any] = [
        {"galapagos": 1, "version": "1", "revisions": ["0001"], "taken": 0.0, "counts": {"tables": 1, "entries": 1}},
        {"table": "tables", "columns": ["id", "setup", "summary", "game", "status", "public", "created", "touched"]},
        ["t", "{}", "{}", "tidepool", "waiting", False, 1.0, 1.0],
        {"table": "entries", "columns": ["table_id", "number", "at", "token", "body"]},
        ["nowhere", 1, 1.0, "x", "{}"],
    ]
    import hashlib

    text = "".join(json.dumps(line) + "\n" for line in lines)
    last = json.dumps({"rows": 2, "sha256": hashlib.sha256(text.encode()).hexdigest()})
    (tmp_path / "kept").write_bytes(gzip.compress(f"{text}{last}\n".encode()))
    url = f"sqlite:///{tmp_path / 'new.db'}"
    with pytest.raises(AdminError, match="a row of 'entries' does not fit"):
        bring_back(tmp_path / "kept", url)
    with opened(url) as engine, engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(tables)).scalar_one() == 0


async def test_a_check_names_every_bad_table(server: Running, settings: Settings) -> None:
    ada = await server.player()
    made = [await ada.make(seats=[MINE, MINE], start=True) for _ in range(5)]
    async with server.hub.storage.engine.begin() as connection:
        for number, change in enumerate(({"setup": "{"}, {"summary": "[]"}, {"game": "tidepool"})):
            await connection.execute(update(tables).where(tables.c.id == made[number]).values(**change))
        wrong = entries.c.table_id == made[3], entries.c.number == 1
        await connection.execute(update(entries).where(*wrong).values(body='{"do":"dance"}'))
        await connection.execute(delete(entries).where(entries.c.table_id == made[4], entries.c.number == 2))
    found = await asyncio.to_thread(check, settings.database)
    assert found == {made[0]: "setup", made[1]: "summary", made[3]: "log", made[4]: "log"}


async def test_old_tables_are_pruned_by_their_kind(server: Running, settings: Settings) -> None:
    ada = await server.player()
    waiting = await ada.make(seats=[MINE, OPEN])
    lesson = await ada.make(seats=[MINE, MINE], seed=1, start=True)
    over = await ada.make(seats=[BOT, BOT], start=True)
    new = await ada.make(seats=[MINE, OPEN])
    server.hub.rooms.clear()
    days = {waiting: 100, lesson: 10, over: 400, new: 0}
    with opened(settings.database) as engine, engine.begin() as connection:
        for id, age in days.items():
            connection.execute(update(tables).where(tables.c.id == id).values(touched=tables.c.touched - age * 86_400))
        connection.execute(update(tables).where(tables.c.id == over).values(status="over"))
    dry = Prune(settings.database, Ages(), dry=True)
    assert list(dry.run()) == [3]
    assert dry.pruned == {"over": 1, "abandoned": 1, "lessons": 1}
    assert len(listed(settings.database, None, None, 9)) == 4
    some = Prune(settings.database, Ages(over=None, abandoned=101, lessons=11))
    assert list(some.run()) == []
    for _ in Prune(settings.database, Ages()).run():
        pass
    assert [row.id for row in listed(settings.database, None, None, 9)] == [new]
    with opened(settings.database) as engine, engine.connect() as connection:
        assert set(connection.execute(select(entries.c.table_id)).scalars()) == {new}


async def test_finished_games_are_kept_elsewhere_with_record_and_deck(
    server: Running, settings: Settings, elsewhere: str, tmp_path: Path
) -> None:
    """The release that restores them has another deck of its own by then."""
    ada, bo, text = await finished(server, WITH_DECK)
    steps = await ada.get(f"/api/tables/{ada.table}/replay")
    await put_away(server, ada, bo)
    await asyncio.to_thread(back_up, settings.database, tmp_path / "kept")
    await asyncio.to_thread(bring_back, tmp_path / "kept", elsewhere)
    with another_deck():
        assert await asyncio.to_thread(check, elsewhere) == {}
        async with running(Settings(database=elsewhere, secret=settings.secret, rates=1000.0)) as other:
            again = await other.player()
            record = Record.parse(await again.get(f"/api/tables/{ada.table}/record"))
            assert record.lines == Record.parse(text).lines
            assert await again.get(f"/api/tables/{ada.table}/replay") == steps
        await asyncio.to_thread(remove, elsewhere, [ada.table])
    with opened(elsewhere) as engine, engine.connect() as connection:
        assert connection.execute(select(records.c.table_id)).all() == []
        assert connection.execute(select(func.count()).select_from(decks)).scalar_one() == 1  # others may need it


async def test_a_check_goes_by_the_rules_that_a_game_was_played_under(server: Running, settings: Settings) -> None:
    over = await finished(server)
    saved, unsaved = await server.table("Ada", "Bo"), await server.table("Cy", "Di")
    await moves(saved[0], saved[1], 4)
    await server.hub.rooms[saved[0].table].save()
    await moves(unsaved[0], unsaved[1], 4)
    await put_away(server, over[0], over[1], *saved, *unsaved, save=False)
    assert await asyncio.to_thread(check, settings.database) == {}
    with opened(settings.database) as engine, engine.begin() as connection:
        other = "\n".join([*over[2].splitlines()[:-1], "= 000000000000\n"])
        connection.execute(update(records).values(text=other))
    assert await asyncio.to_thread(check, settings.database) == {over[0].table: "log"}
    with newer_rules():  # nobody can tell by now
        assert await asyncio.to_thread(check, settings.database) == {}
        with opened(settings.database) as engine, engine.begin() as connection:
            connection.execute(update(records).values(text="{}"))
        assert await asyncio.to_thread(check, settings.database) == {over[0].table: "log"}


async def test_a_repair_plays_with_the_deck_that_the_table_began_with(server: Running, settings: Settings) -> None:
    ada, bo = await server.table("Ada", "Bo", game=WITH_DECK)
    await moves(ada, bo, 4)
    view, last = ada.positions[0]["view"], server.hub.rooms[ada.table].table.number
    await moves(ada, bo, 1)
    await put_away(server, ada, bo, save=False)
    with opened(settings.database) as engine, engine.begin() as connection:
        connection.execute(update(entries).where(entries.c.number == last + 1).values(body="{"))
    with another_deck():
        assert (await asyncio.to_thread(repair, settings.database, ada.table)).entries == last
        assert await asyncio.to_thread(check, settings.database) == {}
        await ada.connect()
        assert ada.positions[0]["view"] == view
        await put_away(server, ada, save=False)
        with opened(settings.database) as engine, engine.begin() as connection:
            connection.execute(delete(decks))
        assert await asyncio.to_thread(check, settings.database) == {ada.table: "log"}
        assert await refused(ada.get(f"/api/tables/{ada.table}")) == "damaged"  # not a game of other cards
        with pytest.raises(AdminError, match="is not kept"):
            await asyncio.to_thread(repair, settings.database, ada.table)


async def test_a_game_whose_end_is_cut_off_is_played_again(server: Running, settings: Settings) -> None:
    ada, bo, _ = await finished(server)
    last = server.hub.rooms[ada.table].table.number
    await put_away(server, ada, bo, save=False)
    with opened(settings.database) as engine, engine.begin() as connection:
        connection.execute(update(entries).where(entries.c.number == last).values(body="{"))
    await asyncio.to_thread(repair, settings.database, ada.table)
    with opened(settings.database) as engine, engine.connect() as connection:
        assert connection.execute(select(records.c.table_id)).all() == []
    await asyncio.gather(ada.connect(), bo.connect())
    assert ada.sheet["status"] == "playing"
    await asyncio.gather(finish(ada, 3), finish(bo, 4))
    record = Record.parse(await ada.get(f"/api/tables/{ada.table}/record"))
    *_, (history, _) = replay(galapagos.game("tidepool"), record)
    assert history.state.returns() == ada.positions[0]["result"]


async def test_a_game_under_older_rules_can_not_be_repaired_but_closed(server: Running, settings: Settings) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await moves(ada, bo, 3)
    await put_away(server, ada, bo, save=False)
    with newer_rules():
        with pytest.raises(AdminError, match="began under rules"):
            await asyncio.to_thread(repair, settings.database, ada.table)
        await asyncio.to_thread(close, settings.database, ada.table)
        assert (await ada.get(f"/api/tables/{ada.table}"))["closed"]
        assert Record.parse(await ada.get(f"/api/tables/{ada.table}/record")).entries == 3


async def test_a_list_shows_who_sits_where(server: Running, settings: Settings) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    first = await ada.make(seats=[MINE, BOT], start=True)
    second = await bo.make(seats=[MINE, OPEN], public=True)
    rows = {row.id: row for row in listed(settings.database, None, None, 9)}
    assert rows[first].people == ["Ada", "Drifter"]
    assert rows[second].public
    guest = (await bo.get("/api/me"))["id"]
    assert [row.id for row in listed(settings.database, None, guest, 9)] == [second]
    assert [row.id for row in listed(settings.database, "waiting", None, 9)] == [second]
    assert rows[second].guests == [guest]


async def test_a_removed_table_is_gone_for_those_who_sit_there(server: Running, settings: Settings) -> None:
    ada, bo = await server.table("Ada", "Bo")
    other = await (await server.player()).make(seats=[MINE, OPEN])
    with pytest.raises(AdminError, match="there is no table nothing"):
        remove(settings.database, [ada.table, "nothing"])
    await asyncio.to_thread(remove, settings.database, [ada.table])
    await bo.until(lambda: bo.gone)
    assert await refused(ada.get(f"/api/tables/{ada.table}")) == "no-such-table"
    assert [row.id for row in listed(settings.database, None, None, 9)] == [other]


async def test_a_damaged_log_is_cut_where_it_can_not_be_read(server: Running, settings: Settings) -> None:
    ada, _ = await server.table("Ada", "Bo")
    for _ in range(4):
        seat = ada.asked()
        if seat:
            await ada.act(seat[0], ada.positions[seat[0]]["options"][0]["action"])
    last = server.hub.rooms[ada.table].table.number
    async with server.hub.storage.engine.begin() as connection:
        wrong = entries.c.table_id == ada.table, entries.c.number == last
        await connection.execute(update(entries).where(*wrong).values(body="{"))
    server.hub.rooms.pop(ada.table).close()
    assert await refused(ada.get(f"/api/tables/{ada.table}")) == "damaged"
    assert await asyncio.to_thread(check, settings.database) == {ada.table: "log"}
    told = await asyncio.to_thread(repair, settings.database, ada.table, True)
    assert (told.entries, [row["number"] for row in told.cut]) == (last - 1, [last])
    assert await asyncio.to_thread(check, settings.database) == {ada.table: "log"}  # only told
    await asyncio.to_thread(repair, settings.database, ada.table)
    assert await asyncio.to_thread(check, settings.database) == {}
    assert (await ada.get(f"/api/tables/{ada.table}"))["status"] == "playing"


async def test_a_stranded_table_is_closed_and_its_log_stays(server: Running, settings: Settings) -> None:
    ada = await server.player()
    good = await ada.make(seats=[MINE, OPEN], public=True)
    bad = await ada.make(seats=[MINE, OPEN], public=True)
    with pytest.raises(AdminError, match="can be played"):
        await asyncio.to_thread(close, settings.database, bad)
    async with server.hub.storage.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == bad).values(setup="{", due=0.0))
    server.hub.rooms.pop(bad).close()
    with pytest.raises(AdminError, match="close the table, or remove it"):
        await asyncio.to_thread(repair, settings.database, bad)
    await asyncio.to_thread(close, settings.database, bad)
    lobby = await ada.get("/api/tables")
    assert [table["id"] for table in lobby["open"]] == [good]
    assert {row.id: (row.status, row.entries) for row in listed(settings.database, None, None, 9)}[bad] == ("over", 1)
    assert bad not in await server.hub.storage.due(1e12, 1e12)
    with pytest.raises(AdminError, match="there is no table nothing"):
        await asyncio.to_thread(close, settings.database, "nothing")


async def test_a_blocked_guest_is_turned_away_and_let_in_again(server: Running, settings: Settings) -> None:
    ada, bo = await server.table("Ada", "Bo")
    guest = (await bo.get("/api/me"))["id"]
    await asyncio.to_thread(block, settings.database, "guest", guest, "rude")
    await bo.until(lambda: bo.gone)
    assert await refused(bo.get("/api/me")) == "blocked"
    with pytest.raises((ConnectionError, ConnectionClosed)):
        await bo.connect()
    assert (await ada.ask({"type": "ping"}))["type"] == "pong"
    assert [(each.name, each.reason) for each in blocks(settings.database)] == [(guest, "rude")]
    await asyncio.to_thread(unblock, settings.database, "guest", guest)
    await server.hub.orders.look()
    await bo.connect()
    with pytest.raises(AdminError, match="is not blocked"):
        unblock(settings.database, "guest", guest)


async def test_a_blocked_address_is_turned_away(server: Running, settings: Settings) -> None:
    for name in ("203.0.113.0/24", "2001:db8::7"):
        await asyncio.to_thread(block, settings.database, "address", name, "")
    await server.hub.orders.look()
    ada = await server.player()
    found = {}
    for place in ("203.0.113.9", "203.0.114.9", "2001:db8::7", "2001:db8::8"):
        found[place] = (await ada.http.get("/api/me", headers={"X-Forwarded-For": place})).status_code
    assert found == {"203.0.113.9": 403, "203.0.114.9": 200, "2001:db8::7": 403, "2001:db8::8": 200}
    for name in ("here", "1.2.3", ""):
        with pytest.raises(AdminError, match="is no address"):
            block(settings.database, "address", name, "")
    with pytest.raises(AdminError, match="no guest's id"):
        block(settings.database, "guest", "a b", "")


async def test_a_message_reaches_every_table_once(server: Running, settings: Settings) -> None:
    ada, bo = await server.table("Ada", "Bo")
    watcher = await (await server.player("Cy")).connect((await server.table("Di", "Ed"))[0].table)
    await asyncio.to_thread(say, settings.database, "We restart\nat noon.")
    for player in (ada, bo, watcher):
        await player.until(lambda player=player: bool(player.said))  # type: ignore[misc]
    assert ada.said == [{"type": "said", "seat": None, "name": "The host", "phrase": "", "text": "We restart at noon."}]
    await asyncio.to_thread(say, settings.database, "Now.")
    await ada.until(lambda: len(ada.said) > 1)
    assert [said["text"] for said in ada.said] == ["We restart at noon.", "Now."]
    for text in ("", "x" * 501, "\x1b[2J"):
        with pytest.raises(AdminError, match="can be seen"):
            say(settings.database, text)


def test_an_installation_does_not_touch_what_it_does_not_know(tmp_path: Path) -> None:
    with pytest.raises(AdminError, match="there is no database"):
        listed(f"sqlite:///{tmp_path / 'nothing.db'}", None, None, 1)
    (tmp_path / "empty.db").touch()
    with pytest.raises(AdminError, match="holds no tables"):
        listed(f"sqlite:///{tmp_path / 'empty.db'}", None, None, 1)
    (tmp_path / "other.db").write_text("this is no database, but a text that is long enough to be one")
    with pytest.raises(AdminError, match="the database: "):
        listed(f"sqlite:///{tmp_path / 'other.db'}", None, None, 1)
    with pytest.raises(AdminError, match="not a database we know"):
        listed("mysql://nowhere", None, None, 1)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the secret is a file beside either
async def test_a_new_secret_keeps_everybody_known_unless_it_must_not(settings: Settings, tmp_path: Path) -> None:
    from galapagos.server.identity import load_secrets, rotate_secret

    path = settings.secret_path()
    async with running(settings) as server:
        ada = await server.player()
        me = await ada.get("/api/me")
        before = ada.http.cookies["guest"]
    rotate_secret(path, forget=False)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(path.with_name("secret.old").stat().st_mode) == 0o600
    async with running(settings) as server:
        again = Player(server.address)
        server.players.append(again)
        again.http.cookies.set("guest", before)
        assert await again.get("/api/me") == me
        renewed = again.http.cookies.jar
        assert {cookie.value for cookie in renewed} != {before}
    rotate_secret(path, forget=True)
    assert len(load_secrets(path)) == 1
    async with running(settings) as server:
        third = Player(server.address)
        server.players.append(third)
        third.http.cookies.set("guest", before)
        assert (await third.get("/api/me"))["id"] != me["id"]
