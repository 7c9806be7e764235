"""Many jobs, on one core, on several, or on a cluster; the results do not depend on where."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import TypeVar

import galapagos
from galapagos.lab.matches import Match, Result, play_match

BATCH = 25
AHEAD = 3  # batches under way for each process: enough to keep it busy, few enough to keep memory steady

Job = TypeVar("Job")
Done = TypeVar("Done")
Work = Callable[[Sequence[Job]], list[Done]]


def cores() -> int:
    """How many processes this machine has room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Work[Job, Done], jobs: Iterable[Job], workers: int = 1, batch: int = BATCH, ray: str | None = None
) -> Generator[Done, None, None]:
    """The results in the order of the jobs, as they come in; a process takes a batch at a time.

    Only a few batches are under way at any time, so memory does not grow with the number of jobs.
    """
    if ray is not None:
        from galapagos.lab.cluster import spread_on_ray

        return spread_on_ray(work, batches(jobs, batch), ray)
    first = list(islice(jobs := iter(jobs), batch + 1))
    if workers <= 1 or len(first) <= batch:
        return (done for job in _chain(first, jobs) for done in work([job]))
    return _spread_on_processes(work, batches(_chain(first, jobs), batch), workers)


def batches(jobs: Iterable[Job], size: int) -> Iterator[list[Job]]:
    """The jobs, some at a time: few at first, so that something is done soon."""
    source = iter(jobs)
    number = 1
    while some := list(islice(source, number)):
        yield some
        number = min(2 * number, size)


def _chain(first: Iterable[Job], rest: Iterable[Job]) -> Iterator[Job]:
    yield from first
    yield from rest


def _spread_on_processes(
    work: Work[Job, Done], parts: Iterator[list[Job]], workers: int
) -> Generator[Done, None, None]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_let_the_parent_be_interrupted) as pool:
        under_way: deque[Future[list[Done]]] = deque()
        try:
            for part in parts:
                under_way.append(pool.submit(work, part))
                if len(under_way) >= AHEAD * workers:
                    yield from under_way.popleft().result()
            while under_way:
                yield from under_way.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _let_the_parent_be_interrupted() -> None:
    """Ctrl-C goes to the whole group: the workers leave it to the parent, which stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(batch: Sequence[Match], record: bool) -> list[Result]:
    game = galapagos.game(batch[0].game)
    return [play_match(game, match, record) for match in batch]


def run(matches: Sequence[Match], workers: int = 1, record: bool = False, batch: int = BATCH) -> Iterator[Result]:
    """The results of the matches, in their order, as they come in."""
    return spread(partial(_play_batch, record=record), matches, workers, batch)
