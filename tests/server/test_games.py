"""Every game at the table: scripted people finish it over sockets, and come back after a lost connection."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

import galapagos
from galapagos.server.settings import Settings
from tests.islands import ISLANDS
from tests.server.client import Player
from tests.server.conftest import Running, running


@pytest.fixture
async def island(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with the four games."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with running(Settings(database=database, rates=10_000.0, pause=0.0, budget=20)) as found:
        yield found


async def play(player: Player, seat: int, seed: int, leaves: bool) -> None:
    """Play a seat at random to the end; who leaves loses the connection once, in the middle."""
    chance = Random(seed)
    decisions = 0
    while not player.over:
        await player.until(lambda: player.over or bool(player.asked()))
        if player.over:
            return
        if leaves and decisions == 12:
            before = player.positions[seat]["version"]
            await player.drop()
            await player.connect()
            assert player.positions[seat]["since"] == before
        option = chance.choice(player.positions[seat]["options"])
        assert option["text"], f"{option['notation']} has no words"
        assert option["touches"]
        await player.act(seat, option["action"])
        decisions += 1


@pytest.mark.parametrize("id", galapagos.games.ids())
async def test_four_people_finish_a_game_with_a_lost_connection_in_the_middle(island: Running, id: str) -> None:
    people = await island.table("Ada", "Bo", "Cy", "Dot", game=id, mode=galapagos.game(id).modes[0].name)
    watcher = await island.player("Eve")
    await watcher.connect(people[0].table)
    await asyncio.gather(*(play(person, seat, seat, leaves=seat == 2) for seat, person in enumerate(people)))
    await watcher.until(lambda: watcher.over)
    results = {tuple(player.positions[seat]["result"]) for seat, player in enumerate(people)}
    assert len(results) == 1
    assert sum(results.pop()) == pytest.approx(1.0)
    told = sum(bool(event["text"]) for event in watcher.log[None])
    assert told >= 12 if id == "tidepool" else told > 20  # the tiny game may end after three rounds of four bids
    assert (await watcher.get(f"/api/tables/{people[0].table}"))["status"] == "over"


@pytest.mark.parametrize("id", ISLANDS)
async def test_the_site_and_the_almanac_have_words_and_drawings(island: Running, id: str) -> None:
    ada = await island.player()
    info = next(game for game in (await ada.get("/api/site"))["games"] if game["id"] == id)
    assert info["name"]
    assert info["text"]
    plates = (await ada.get(f"/api/almanac/{id}"))["plates"]
    assert len(plates) >= 10
    for plate in plates:
        assert plate["name"], plate
        assert plate["text"], plate
        assert plate["art"], plate
    description = json.dumps(plates[0]["art"], sort_keys=True, separators=(",", ":")).encode()
    name = base64.urlsafe_b64encode(description).rstrip(b"=").decode()
    for theme in ("day", "night"):
        response = await ada.http.get(f"/art/{name}.svg", params={"theme": theme})
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in response.headers["cache-control"]
        assert response.text.startswith("<svg")
    assert (await ada.http.get("/art/bm9uc2Vuc2U.svg")).status_code == 404
