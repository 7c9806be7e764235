"""Whole games over the socket."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.client import Player
from tests.server.conftest import Running


async def finish(player: Player, seed: int) -> None:
    """Play all of one's seats at random until the game is over."""
    chance = Random(seed)
    while not player.over:
        await player.until(lambda: player.over or bool(player.asked()))
        for seat in player.asked():
            position = player.positions[seat]
            await player.act(seat, chance.choice(position["options"])["action"])


async def test_three_people_finish_a_game(server: Running) -> None:
    people = await server.table("Ada", "Bo", "Cy")
    await asyncio.gather(*(finish(person, seed) for seed, person in enumerate(people)))
    results = [person.positions[seat]["result"] for seat, person in enumerate(people)]
    assert results[0] == results[1] == results[2]
    assert sum(results[0]) == 1.0
