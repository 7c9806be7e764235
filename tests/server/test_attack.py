"""The attacks of `bench.attack`, a moment of each, and a little of its fuzz: honest people play on and lose nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.attack.attacks import ATTACKS, run
from bench.attack.fuzz import Fuzz
from galapagos.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.test_tables import MINE

MOVES = 20


@pytest.mark.parametrize("name", ATTACKS)
async def test_people_play_on_while_a_stranger_attacks(name: str, tmp_path: Path) -> None:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", pause=0.0)) as server:
        ada = await server.player()
        table = await ada.make(seats=[MINE, MINE], start=True)
        await ada.connect()
        attacking = asyncio.create_task(run(name, server.address, 1.0))
        moves = 0
        while not ada.over and moves < MOVES:
            seat = ada.asked()[0]
            await ada.act(seat, ada.positions[seat]["options"][0]["action"])
            moves += 1
        await attacking
        stored = [row for row in await server.hub.storage.after(table, 0) if '"do":"act"' in row.body]
        assert len(stored) == moves > 3
        assert (await ada.ask({"type": "ping"}))["type"] == "pong"
        assert server.number("failures_total") == 0


async def test_nothing_odd_is_the_servers_fault_and_every_message_is_answered(server: Running) -> None:
    fuzz = Fuzz(server.address, seed=7)
    await fuzz.calls(400)
    await fuzz.messages(400)
    assert fuzz.faults == []
    assert sum(fuzz.statuses.values()) == 400
    assert sum(fuzz.answered.values()) >= 400
