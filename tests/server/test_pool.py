"""The pools of processes: time starts with the work, one late worker ends alone, and everybody gets a turn."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from galapagos.server.pool import Pool, ThinkingFailed
from tests.server.workers import die, double, fail, parent, sleep, stuck


@asynccontextmanager
async def pool(workers: int) -> AsyncIterator[Pool]:
    """A pool whose workers have started."""
    found = Pool(workers)
    try:
        await asyncio.gather(*(found.run(60, sleep, 0.2) for _ in range(workers)))
        yield found
    finally:
        found.close()


async def test_a_stuck_or_dead_worker_does_not_take_the_others_along() -> None:
    async with pool(1) as found:
        assert await found.run(30, double, 2) == 4
        with pytest.raises(ThinkingFailed, match="stuck"):
            await found.run(0.3, stuck, 1)
        with pytest.raises(ThinkingFailed, match="die"):
            await found.run(30, die, 1)
        with pytest.raises(ThinkingFailed, match="odd"):
            await found.run(30, fail, 1)
        assert await found.run(30, double, 3) == 6


async def test_who_waits_for_a_worker_loses_no_time() -> None:
    async with pool(1) as found:
        jobs = [found.run(3, sleep, 1.0) for _ in range(5)]
        assert await asyncio.gather(*jobs, return_exceptions=True) == [1.0] * 5


async def test_one_late_worker_is_ended_alone() -> None:
    async with pool(2) as found:
        jobs = [found.run(1, stuck, 1), found.run(30, sleep, 2.0), found.run(30, sleep, 0.1)]
        late, *others = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(late, ThinkingFailed)
        assert others == [2.0, 0.1]


async def test_workers_are_copies_of_one_process_which_has_loaded_what_they_need() -> None:
    async with pool(2) as found, pool(1) as other:
        first = await found.run(30, parent, 1)
        with pytest.raises(ThinkingFailed, match="die"):
            await other.run(30, die, 1)
        assert await other.run(30, parent, 1) == first != os.getpid()


async def test_what_was_late_is_not_tried_again() -> None:
    async with pool(1) as found:
        began = time.monotonic()
        with pytest.raises(ThinkingFailed, match="stuck"):
            await found.run(1.0, stuck, 1)
        assert time.monotonic() - began < 1.9


async def test_who_gives_up_ends_the_work_and_the_next_has_a_turn() -> None:
    async with pool(1) as found:
        gone = asyncio.create_task(found.run(100, stuck, 1))
        waiting = asyncio.create_task(found.run(100, sleep, 0.0))
        last = asyncio.create_task(found.run(100, double, 4))
        await asyncio.sleep(0.1)
        gone.cancel()
        waiting.cancel()
        assert await last == 8
        assert gone.cancelled()


async def test_guests_take_turns_and_people_come_first() -> None:
    async with pool(1) as found:
        order: list[str] = []

        def job(who: str, rank: int) -> asyncio.Task[None]:
            async def run() -> None:
                await found.run(30, double, 1, who=who, rank=rank)
                order.append(who)

            return asyncio.create_task(run())

        wanted: list[Callable[[], asyncio.Task[None]]] = [lambda: job("many", 1)] * 5
        wanted += [lambda: job("honest", 1), lambda: job("person", 0)]
        tasks = [asyncio.create_task(found.run(30, sleep, 0.3)), *(make() for make in wanted)]
        await asyncio.gather(*tasks)
        assert order == ["person", "many", "honest", "many", "many", "many", "many"]
