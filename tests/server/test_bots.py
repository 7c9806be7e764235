"""Bots at the table: they think elsewhere, know only their seat, and never hold a table up."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import pytest

from galapagos.server import work
from galapagos.server.pool import ThinkingFailed
from galapagos.server.settings import Settings
from tests.server.conftest import Running
from tests.server.test_play import finish
from tests.server.test_tables import BOT
from tests.tiny import random_state


def test_a_decision_is_a_legal_action() -> None:
    state = random_state(1, 3, 7)
    seat = state.to_move
    data = json.dumps(state.redeal(seat, 5).save())
    for level in work.levels():
        action = work.decide("tidepool", data, seat, level, 1, 20)
        assert action in state.legal_actions(seat)


async def test_what_a_bot_is_given_does_not_depend_on_hidden_cards(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's process gets a redeal, so that the true hidden cards never reach it."""
    given: list[dict[str, Any]] = []

    async def run(limit: float, work: object, game: str, data: str, seat: int, *_: object, **__: object) -> int:
        given.append(json.loads(data))
        state = server.hub.game(game).load(json.loads(data))
        return state.legal_actions(seat)[0]

    monkeypatch.setattr(server.hub.pool, "run", run)
    (ada,) = await server.table("Ada", bots=1)
    room = server.hub.rooms[ada.table]
    await ada.until(lambda: ada.positions[0]["waiting"] == [0])
    assert room.table.history is not None
    true = room.table.history.state.save()["state"]
    assert given
    own = room.table.history.state
    for data in given:
        cards = data["state"]["cards"]
        assert cards["face"] != true["cards"]["face"]
        for token, known in enumerate(true["cards"]["known"]):
            if known >> 1 & 1:
                assert cards["face"][token] == true["cards"]["face"][token]
        assert data["state"]["deal"] != true["deal"]
    assert own.players == 2


async def test_a_bot_that_fails_plays_the_default(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(*_: object, **__: object) -> int:
        raise ThinkingFailed("broken")

    monkeypatch.setattr(server.hub.pool, "run", run)
    (ada,) = await server.table("Ada", bots=1)
    await finish(ada, 1)
    assert ada.over


@pytest.mark.parametrize("level", work.levels())
async def test_every_level_plays_to_the_end(server: Running, level: str) -> None:
    if server.hub.storage.postgres:
        return
    ada = await server.player()
    table = await ada.make(seats=[{"kind": "mine"}, {"kind": "bot", "level": level}], start=True)
    await ada.connect(table)
    await finish(ada, 1)
    assert ada.positions[0]["result"] is not None


async def test_bots_among_themselves_play_while_somebody_watches(server: Running) -> None:
    ada = await server.player()
    await ada.make(seats=[BOT, BOT], start=True)
    room = server.hub.rooms[ada.table]
    await asyncio.sleep(1.0)
    await server.hub._adopt()
    await asyncio.sleep(0.5)
    assert (room.table.number, room.driver.busy) == (3, False)
    await ada.connect()
    await ada.until(lambda: ada.over)


async def test_bots_of_people_who_sit_there_think_first_and_guests_take_turns(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[tuple[str, int]] = []

    async def run(*args: object, who: str, rank: int) -> int:
        turns.append((who, rank))
        raise ThinkingFailed("not now")

    monkeypatch.setattr(server.hub.pool, "run", run)
    (ada,) = await server.table("Ada", bots=1)
    bo = await server.player("Bo")
    await bo.make(seats=[BOT, BOT], start=True)
    await bo.connect()
    await bo.until(lambda: bo.over)
    me, other = (await ada.get("/api/me"))["id"], (await bo.get("/api/me"))["id"]
    assert (me, 0) in turns
    assert {turn for turn in turns if turn[0] == other} == {(other, 1)}
    await ada.drop()


def test_there_is_at_least_one_thinker() -> None:
    assert Settings().thinkers == max(1, len(os.sched_getaffinity(0)) - 1)
