"""`galapagos admin`, run as a host would: real processes, a real server, real files."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from galapagos.server.settings import Settings
from tests.cli.test_commands import run
from tests.server.conftest import running
from tests.server.test_tables import MINE


async def test_a_host_keeps_a_server(tmp_path: Path) -> None:
    """Back up, restore, check, list, block, prune, remove: on what a server has left."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with running(Settings(database=url)) as server:
        ada = await server.player()
        table = await ada.make(seats=[MINE, MINE], start=True)
        guest = (await ada.get("/api/me"))["id"]
        assert guest.isalnum()  # no dash: it would be an option in a terminal
    kept, other = str(tmp_path / "kept.gz"), f"sqlite:///{tmp_path / 'other.db'}"
    done = run("admin", "backup", kept, "--database", url, "--json")
    assert json.loads(done.stdout)["counts"]["tables"] == 1
    again = run("admin", "backup", kept, "--database", url)
    assert (again.returncode, again.stderr.strip()) == (2, f"galapagos: {kept} is there already")
    back = run("admin", "restore", kept, "--database", other)
    assert (back.returncode, back.stdout.splitlines()[-1]) == (0, "1 tables, 0 of them bad")
    (row,) = json.loads(run("admin", "list", "--database", other, "--json").stdout)
    assert (row["id"], row["guests"], row["entries"]) == (table, [guest], 3)
    assert run("admin", "block", "guest", guest, "--reason", "rude", "--database", other).returncode == 0
    assert run("admin", "blocks", "--database", other).stdout == f"guest {guest}  rude\n"
    older = run("admin", "block", "--database", other, "guest", "--", "-zoAD")  # an id as older editions gave them
    assert older.stdout == "blocked: guest -zoAD\n"
    assert run("admin", "prune", "--dry-run", "--database", other).stdout.startswith("would remove: 0 over")
    assert run("admin", "new-secret", "--database", url).returncode == 0
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("UPDATE entries SET body = '{' WHERE number = 3")
    checked = run("admin", "check", "--database", other, "--json")
    assert (checked.returncode, json.loads(checked.stdout)["findings"][0]["where"]) == (1, "log")
    assert run("admin", "repair", table, "--database", other).stdout.endswith("2 entries can be read, 1 were cut off\n")
    assert run("admin", "remove", table, "--database", other).returncode == 0
    assert run("admin", "list", "--database", other).stdout == ""


def test_what_can_not_be_done_is_a_sentence(tmp_path: Path) -> None:
    for arguments in (
        ("check", "--database", f"sqlite:///{tmp_path / 'nothing.db'}"),
        ("check", "--database", "mysql://nowhere"),
        ("list", "--status", "sleeping", "--database", "sqlite:///x"),
        ("restore", str(tmp_path / "nothing"), "--database", "sqlite:///x"),
        ("block", "dog", "rex", "--database", "sqlite:///x"),
        ("new-secret", "--file", str(tmp_path / "nothing")),
    ):
        done = run("admin", *arguments)
        assert done.returncode == 2, arguments
        assert done.stderr.startswith("galapagos: "), done.stderr
        assert "Traceback" not in done.stderr
