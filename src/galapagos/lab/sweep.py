"""Many jobs, on one core, on several, or on a cluster; the results do not depend on where."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import Protocol, TypeVar

import galapagos
from galapagos.lab.matches import Match, Result, play_match

BATCH = 25  # jobs at most
SECONDS = 0.5  # about as long takes a batch: at the end no process waits much longer than that for another
AHEAD = 3  # batches under way for each process: enough to keep it busy, few enough to keep memory steady

Job = TypeVar("Job")
Done = TypeVar("Done")
Work = Callable[[Sequence[Job]], list[Done]]


class Progress(Protocol):
    """Watches results as they come in and hands each on: a bar, a log. If it ends early, what is done is kept.

    It is called with the results to come, how many there will be, and what they are ("games").
    """

    def __call__(self, results: Iterable[Done], total: int, what: str) -> Iterable[Done]: ...


def unwatched(results: Iterable[Done], total: int, what: str) -> Iterable[Done]:
    """Nobody watches."""
    return results


def cores() -> int:
    """How many processes this machine has room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Work[Job, Done], jobs: Iterable[Job], workers: int = 1, batch: int = BATCH, ray: str | None = None
) -> Generator[Done, None, None]:
    """The results in the order of the jobs, as they come in; a process takes a batch at a time.

    Only a few batches are under way at any time, so memory does not grow with the number of jobs.
    """
    pace = Pace(batch)
    if ray is not None:
        from galapagos.lab.cluster import spread_on_ray

        return spread_on_ray(work, batches(jobs, pace), pace, ray)
    first = list(islice(jobs := iter(jobs), 2))
    if workers <= 1 or len(first) <= 1:
        return (done for job in _chain(first, jobs) for done in work([job]))
    return _spread_on_processes(work, batches(_chain(first, jobs), pace), pace, workers)


class Pace:
    """How many jobs make a batch: one at first, then more as long as they are quick."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 1

    def taken(self, batch: tuple[list[Done], float]) -> list[Done]:
        """The results of a batch; how long they took is a lesson for the next."""
        done, seconds = batch
        fitting = int(SECONDS * len(done) / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * self.size, self.most))
        return done


def batches(jobs: Iterable[Job], pace: Pace) -> Iterator[list[Job]]:
    """The jobs, some at a time."""
    source = iter(jobs)
    while some := list(islice(source, pace.size)):
        yield some


def timed(work: Work[Job, Done], part: Sequence[Job]) -> tuple[list[Done], float]:
    """A batch's results and how long they took: what runs in a worker."""
    began = time.perf_counter()
    done = work(part)
    return done, time.perf_counter() - began


def _chain(first: Iterable[Job], rest: Iterable[Job]) -> Iterator[Job]:
    yield from first
    yield from rest


def _spread_on_processes(
    work: Work[Job, Done], parts: Iterator[list[Job]], pace: Pace, workers: int
) -> Generator[Done, None, None]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_let_the_parent_be_interrupted) as pool:
        under_way: deque[Future[tuple[list[Done], float]]] = deque()
        try:
            for part in parts:
                under_way.append(pool.submit(timed, work, part))
                if len(under_way) >= AHEAD * workers:
                    yield from pace.taken(under_way.popleft().result())
            while under_way:
                yield from pace.taken(under_way.popleft().result())
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _let_the_parent_be_interrupted() -> None:
    """Ctrl-C goes to the whole group: the workers leave it to the parent, which stops them. TERM is for one process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _play_batch(batch: Sequence[Match], record: bool) -> list[Result]:
    game = galapagos.game(batch[0].game)
    return [play_match(game, match, record) for match in batch]


def run(
    matches: Sequence[Match], workers: int = 1, record: bool = False, batch: int = BATCH
) -> Generator[Result, None, None]:
    """The results of the matches, in their order, as they come in."""
    return spread(partial(_play_batch, record=record), matches, workers, batch)
