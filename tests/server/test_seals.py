"""Nobody who plays with others can know the deck, and anybody can check afterwards that nothing was rigged."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galapagos import games
from galapagos.table.history import History, replay
from galapagos.table.record import Record
from galapagos.table.seal import Seal
from tests.server.client import Player
from tests.server.conftest import Running
from tests.server.test_play import finish
from tests.server.test_tables import BOT, MINE, OPEN, refused


async def imported(player: Player, seed: int = 7) -> str:
    """A finished table made from a record whose seed the player chose."""
    history = History.start(games.game("tidepool"), 2, seed, "base")
    while not history.state.over:
        seat = history.state.to_move
        history.apply(seat, history.state.legal_actions(seat)[0])
    table: str = (await player.post("/api/records", {"record": history.record.text()}))["id"]
    return table


def faces(server: Running, table: str) -> list[list[int]]:
    """All that lies on a table, face up."""
    history = server.hub.rooms[table].table.history
    assert history is not None
    return [list(cards.face) for cards in history.state.decks()]


async def started(server: Running, maker: Player, table: str) -> Player:
    """Somebody else sits down at the table, and the game begins."""
    other = await server.player("Bo")
    await other.post(f"/api/tables/{table}/sit", {})
    await maker.post(f"/api/tables/{table}/start")
    return other


@pytest.mark.parametrize("step", [0, 3])
async def test_a_branch_with_somebody_else_is_dealt_anew(server: Running, step: int) -> None:
    ada = await server.player()
    table = await imported(ada)
    alone = await ada.post(f"/api/tables/{table}/branch", {"step": step, "seats": [MINE, BOT]})
    assert alone["practice"] is True
    seen = []
    for _ in range(2):
        branch = await ada.post(f"/api/tables/{table}/branch", {"step": step, "seats": [MINE, OPEN]})
        assert branch["practice"] is False
        assert branch["origin"] == {"table": table, "step": step}
        await started(server, ada, branch["id"])
        seen.append(faces(server, branch["id"]))
    known = History.start(games.game("tidepool"), 2, 7, "base").state
    assert seen[0] != seen[1]
    assert [list(cards.face) for cards in known.decks()] not in seen


async def test_what_was_public_is_the_same_after_a_branch_with_somebody_else(server: Running) -> None:
    ada = await server.player()
    table = await imported(ada)
    branch = await ada.post(f"/api/tables/{table}/branch", {"step": 3, "seats": [MINE, OPEN]})
    await started(server, ada, branch["id"])
    watcher = await server.player("Cy")
    await watcher.connect(branch["id"])
    then = (await ada.get(f"/api/tables/{table}/replay/3", seat="watcher"))["position"]
    assert watcher.positions[None]["view"] == then["view"]


async def test_a_practice_seat_moves_to_nobody(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    practice = await ada.make(seats=[MINE, BOT], seed=12, start=True)
    branch = (await ada.post(f"/api/tables/{await imported(ada)}/branch", {"step": 0, "seats": [MINE, BOT]}))["id"]
    for table in (practice, branch):
        assert (await bo.get(f"/api/tables/{table}"))["practice"] is True
        assert await refused(ada.post(f"/api/tables/{table}/seats/0/link")) == "practice"
        token = server.hub.signer.write_link(links(server, table))
        assert await refused(bo.post("/api/claim", {"token": token})) == "practice"


def links(server: Running, table: str) -> Any:
    """A link of a server that still gave some at practice tables."""
    from galapagos.server.identity import Link

    return Link(table, 0, server.hub.rooms[table].table.chairs[0].turn)


async def test_the_seed_of_a_table_is_committed_at_its_start_and_shown_at_its_end(server: Running) -> None:
    ada, bo = await server.player("Ada"), await server.player("Bo")
    await ada.make(seats=[MINE, OPEN])
    committed = (await bo.get(f"/api/tables/{ada.table}"))["commitment"]
    assert len(committed) == 64
    await bo.post(f"/api/tables/{ada.table}/sit", {})
    await ada.post(f"/api/tables/{ada.table}/start")
    for person in (ada, bo):
        await person.connect(ada.table)
        assert person.sheet["commitment"] == committed
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    record = Record.parse(await bo.get(f"/api/tables/{ada.table}/record"))
    assert record.header["commitment"] == committed
    assert Seal(record.header["seed"], record.header["salt"]).commitment == committed
    assert not any(record.header["salt"] in text for person in (ada, bo) for text in person.heard)


async def test_a_rematch_and_a_branch_commit_anew(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    again = await ada.post(f"/api/tables/{ada.table}/rematch")
    branch = await ada.post(f"/api/tables/{ada.table}/branch", {"step": 2, "seats": [MINE, OPEN]})
    alone = await ada.post(f"/api/tables/{ada.table}/branch", {"step": 2, "seats": [MINE, BOT]})
    found = {ada.sheet["commitment"], again["commitment"], branch["commitment"]}
    assert len(found) == 3
    assert None not in found
    assert alone["commitment"] is None


async def test_a_branch_that_was_dealt_anew_is_recorded_imported_and_replayed(server: Running) -> None:
    ada = await server.player()
    branch = await ada.post(f"/api/tables/{await imported(ada)}/branch", {"step": 3, "seats": [MINE, OPEN]})
    bo = await started(server, ada, branch["id"])
    for person in (ada, bo):
        await person.connect(branch["id"])
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    text = await ada.get(f"/api/tables/{branch['id']}/record")
    record = Record.parse(text)
    assert record.seal.commitment == branch["commitment"] == record.header["commitment"]
    *_, (history, _) = replay(games.game("tidepool"), record)
    assert history.state.returns() == ada.positions[0]["result"]
    again = await ada.post("/api/records", {"record": text})
    assert await ada.get(f"/api/tables/{again['id']}/record") == text
    steps = (await ada.get(f"/api/tables/{branch['id']}/replay"))["steps"]
    assert (steps[4]["kind"], steps[4]["text"]) == ("redeal", "Everything hidden is dealt anew.")


async def test_a_record_with_a_broken_seal_is_not_imported(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    text = await ada.get(f"/api/tables/{ada.table}/record")
    head, _, rest = text.partition("\n")
    header = json.loads(head)
    header["commitment"] = "0" * 64
    assert await refused(ada.post("/api/records", {"record": f"{json.dumps(header)}\n{rest}"})) == "bad-record"


async def test_anybody_can_verify_a_record_from_the_command_line(server: Running, tmp_path: Path) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    text = await ada.get(f"/api/tables/{ada.table}/record")
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    done = await verify(file)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"The seal holds: {ada.sheet['commitment']} is the hash of seed ")
    assert "entries follow the rules" in done.stdout
    told = json.loads((await verify(file, "--json")).stdout)
    assert (told["holds"], told["sealed"], told["replays"], told["over"]) == (True, True, True, True)
    assert told["commitment"] == ada.sheet["commitment"]
    file.write_text(text.replace(ada.sheet["commitment"], "0" * 64), encoding="utf-8")
    done = await verify(file)
    assert done.returncode == 1
    assert done.stdout.startswith("The seal is broken")
    assert json.loads((await verify(file, "--json")).stdout)["holds"] is False


async def verify(file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "galapagos", "replay", str(file), "--verify", *more]
    return await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=120, check=False)
