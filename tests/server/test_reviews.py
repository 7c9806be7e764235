"""Reviews on a server: begun once, told how far they are, kept, and for one's own seat alone."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from galapagos import games
from galapagos.server.settings import Settings
from galapagos.table.history import replay
from tests.islands import ISLANDS
from tests.review.games import at_random
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.test_play import finish
from tests.server.test_tables import refused


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, review=0.01)


async def made(player: Player, path: str) -> dict[str, Any]:
    """The review when it is there."""
    found: dict[str, Any] = await player.post(path)
    while found["status"] == "working":
        assert 0.0 <= found["progress"] <= 1.0
        await asyncio.sleep(0.05)
        found = await player.get(path)
    assert found["status"] == "done"
    review: dict[str, Any] = found["review"]
    return review


async def test_a_review_is_made_once_and_kept(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    path = f"/api/tables/{ada.table}/review/0"
    assert await refused(ada.get(path)) == "not-over"
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    assert await ada.get(path) == {"status": "none", "progress": 0.0, "review": None}
    first = await made(ada, path)
    assert first["seat"] == 0
    assert first["judged"] > 0
    assert first["summary"][0] in ("You won.", "You shared the win.", "You did not win.")
    assert first["lessons"]
    worked = server.hub.pool
    server.hub.pool = None  # type: ignore[assignment]  # nobody needs to think once more
    assert (await ada.post(path))["review"] == first
    server.hub.pool = worked


async def test_a_review_is_for_ones_own_seat(server: Running) -> None:
    ada, bo = await server.table("Ada", "Bo")
    await asyncio.gather(finish(ada, 1), finish(bo, 2))
    path = f"/api/tables/{ada.table}/review"
    assert await refused(ada.post(f"{path}/1")) == "not-your-seat"
    assert await refused(ada.post(f"{path}/7")) == "no-such-seat"
    assert (await bo.post(f"{path}/1"))["status"] == "working"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("id", ISLANDS)
async def test_a_record_that_was_brought_can_be_reviewed_for_any_seat(server: Running, id: str) -> None:
    ada = await server.player()
    table = await ada.post("/api/records", {"record": resigned(id, 12)})
    review = await made(ada, f"/api/tables/{table['id']}/review/1")
    assert review["seat"] == 1
    for choice in review["choices"]:
        assert choice["verdict"] in ("best", "find", "fine", "slip", "blunder")
        assert choice["played"]
        assert choice["told"] or choice["luck"]


def resigned(id: str, most: int) -> str:
    """A short game: some moves at random, then the first player gives up."""
    *_, (history, _line) = replay(games.game(id), at_random(id, 2, 4, most=most))
    history.resign(0)
    return history.record.text()


async def test_one_guest_has_few_reviews_in_the_making(settings: Settings) -> None:
    async with running(settings) as server:
        ada = await server.player()
        tables = [await ada.post("/api/records", {"record": resigned("beginning", 30 + i)}) for i in range(3)]
        first, second, third = (f"/api/tables/{table['id']}/review/1" for table in tables)
        assert (await ada.post(first))["status"] == "working"
        assert (await ada.post(second))["status"] == "working"
        assert await refused(ada.post(third)) == "busy"
