"""The rules over HTTP: of a game, and of a table with its own numbers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from galapagos.server.settings import Settings
from tests.islands import ISLANDS
from tests.server.conftest import Running, running


@pytest.fixture
async def island(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with the four games."""
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", rates=10_000.0)) as found:
        yield found


def rows(page: dict[str, Any], section: str) -> list[list[str]]:
    return next(each["rows"] for each in page["sections"] if each["id"] == section)


@pytest.mark.parametrize("id", ISLANDS)
async def test_a_game_has_its_rules_on_one_page(island: Running, id: str) -> None:
    ada = await island.player()
    page = await ada.get(f"/api/games/{id}/rules")
    assert (page["game"], page["players"], page["mode"]) == (id, 0, "")
    assert len(page["sections"]) >= 10
    assert any(section["scene"] for section in page["sections"])


async def test_a_table_has_the_rules_for_its_players_mode_and_deck(island: Running) -> None:
    ada = await island.player()
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
    table = await ada.post("/api/tables", {"game": "another-world", "mode": "quartet", "seats": seats})
    page = await ada.get(f"/api/tables/{table['id']}/rules")
    assert (page["players"], page["mode"]) == (3, "quartet")
    assert rows(page, "setup")[0] == ["Moonlight Rock", "5", "2 for Astral"]
    assert "shade-turn" not in [section["id"] for section in page["sections"]]


@pytest.mark.parametrize("query", ["players=99", "mode=nonsense", "players=7&mode=base"])
async def test_rules_for_a_table_that_cannot_be_are_refused(island: Running, query: str) -> None:
    ada = await island.player()
    assert (await ada.http.get(f"/api/games/evolve/rules?{query}")).status_code == 400
    assert (await ada.http.get("/api/games/nonsense/rules")).status_code == 404
