"""Small things that a stranger finds: refusals without words, races at the start, files that others can read."""

from __future__ import annotations

import asyncio
import re
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import galapagos.server
import galapagos.table
from galapagos import games
from galapagos.server.identity import load_secret
from galapagos.server.settings import Settings
from galapagos.table.speech import Speech
from tests.server.conftest import Running
from tests.server.test_play import finish
from tests.server.test_socket import refusal

FOLDERS = [Path(package.__path__[0]) for package in (galapagos.server, galapagos.table)]


def codes() -> list[str]:
    """Every code with which something is refused."""
    text = "\n".join(file.read_text() for folder in FOLDERS for file in folder.rglob("*.py"))
    return sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', text)))


@pytest.mark.parametrize("code", codes())
def test_every_refusal_has_words(code: str) -> None:
    assert Speech(games.catalogue).own(code, {"why": "so", "line": 1, "days": 3})


async def test_who_is_not_asked_is_told_so_and_stays(server: Running) -> None:
    ada, _bo = await server.table("Ada", "Bo")
    while ada.asked():
        await ada.act(0, ada.positions[0]["options"][0]["action"])
    version = ada.positions[0]["version"]
    code = await refusal(ada, {"type": "act", "seat": 0, "version": version, "action": 0})
    assert code in ("not-your-turn", "late")
    assert (await ada.ask({"type": "ping"}))["type"] == "pong"


async def test_of_two_who_want_a_rematch_at_once_one_makes_it(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    before = server.number("tables_total")
    path = f"/api/tables/{ada.table}/rematch"
    first, second = await asyncio.gather(ada.post(path), bo.post(path))
    assert first["id"] == second["id"]
    assert server.number("tables_total") == before + 1


async def test_names_show_what_they_are(server: Running) -> None:
    ada = await server.player()
    for name in ("A\u202eda", "\u200b", "Ad\u200ba", "\ufeffAda", "\u2066Ada", " \u200e "):
        assert (await ada.http.put("/api/me", json={"name": name})).status_code == 400, ascii(name)
    for name in ("Ada", "Zoë", "李 明", "👩", "O’Neill", " Ada "):
        assert (await ada.http.put("/api/me", json={"name": name})).status_code == 200, name


async def test_the_database_is_readable_by_its_owner_only(server: Running, settings: Settings) -> None:
    if not server.hub.storage.postgres:
        file = Path(settings.database.removeprefix("sqlite:///"))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_the_server_says_that_it_lives(server: Running) -> None:
    ada = await server.player()
    answer = await ada.http.get("/livez")
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_processes_that_start_together_share_one_secret(tmp_path: Path) -> None:
    for number in range(30):
        path = tmp_path / f"secret-{number}"
        with ThreadPoolExecutor(8) as threads:
            found = set(threads.map(lambda _: load_secret(path), range(8)))  # noqa: B023
        assert [len(secret) for secret in found] == [32]
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(list(tmp_path.iterdir())) == 30


def test_an_empty_secret_is_drawn_anew(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    assert len(load_secret(tmp_path / "secret")) == 32
