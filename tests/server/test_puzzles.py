"""Puzzles over HTTP."""

from __future__ import annotations

import pytest

from galapagos.review.puzzles import puzzles
from tests.islands import ISLANDS
from tests.server.conftest import Running
from tests.server.test_tables import refused


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_puzzle_is_looked_at_and_answered(server: Running) -> None:
    ada = await server.player()
    for id in ISLANDS:
        path = f"/api/games/{id}/puzzles"
        found = await ada.get(path)
        assert 1 <= found["today"] <= found["count"]
        sheet = await ada.get(f"{path}/1")
        assert "best" not in sheet
        other, best = puzzles(id)[0].other, puzzles(id)[0].best
        assert not (await ada.post(f"{path}/1", {"choice": other}))["right"]
        assert (await ada.post(f"{path}/1", {"choice": best}))["right"]
        assert await refused(ada.get(f"{path}/{found['count'] + 1}")) == "not-found"
        assert await refused(ada.post(f"{path}/1", {"choice": "nothing"})) == "not-found"
    assert await refused(ada.get("/api/games/chess/puzzles")) == "no-such-game"
