"""Memory: a table that is put away is gone at once, without the collector, which would stop everybody."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import msgspec
import pytest

from galapagos.server.settings import Settings
from tests.server.conftest import running
from tests.server.test_tables import MINE


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def test_a_table_that_is_put_away_is_freed_without_the_collector(
    settings: Settings, without_collector: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def collect(*_: object) -> int:
        raise AssertionError("everybody waits for the collector")

    async with running(msgspec.structs.replace(settings, idle=0.0)) as server:
        monkeypatch.setattr(gc, "collect", collect)
        ada = await server.player()
        for clock in (None, {"seconds": 86_400}):
            await ada.make(seats=[MINE, MINE], start=True, clock=clock)
            await ada.connect()
            await ada.act(0, ada.positions[0]["options"][0]["action"])
            await ada.undo(0)
            await ada.ask({"type": "why", "seat": 0, "touches": ["player:1"]})
            room = server.hub.rooms[ada.table]
            parts = (room, room.table, room.driver, room.table.gallery, room.table.history)
            found = [weakref.ref(part) for part in parts if hasattr(part, "__weakref__")]
            assert len(found) >= 4
            del room, parts
            await ada.drop()
            async with asyncio.timeout(30):
                while any(part() is not None for part in found):
                    await asyncio.sleep(0.1)
