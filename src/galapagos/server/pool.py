"""Pools of processes in which bots think and replays are made, so that they never hold the server up.

Each worker does one thing at a time, and its time starts when it starts: who waits for a worker loses nothing. One that
is late or dies is ended alone.
"""

import asyncio
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.context import BaseContext
from typing import Any, TypeAlias, TypeVar, cast

from galapagos.server.journal import logger
from galapagos.server.work import prepare

T = TypeVar("T")
START = 120.0  # seconds until a new process must be ready; only a machine in great trouble takes so long


class ThinkingFailed(Exception):
    """The work could not be done; the message says why."""


class Unfinished(ThinkingFailed):
    """The work took too long, its process died, or too much of it waits: nobody can say what would have come of it."""


def _safely(work: Callable[..., T], *args: Any) -> tuple[T | None, str]:
    """In the worker: the result, or the reason why there is none. Errors themselves don't all survive the way back."""
    try:
        return work(*args), ""
    except Exception as error:
        return None, str(error) or repr(error)


def _ready() -> None:
    """In the worker: it has started."""


@cache
def nursery() -> BaseContext:
    """Where new processes come from: copies of one that has loaded what they need, so that each starts at once.

    Loading it takes a second of processor time, which a stranger could ask for again and again.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["__main__", "galapagos.server.nursery"])
    return context


class Worker:
    """One process, started when first needed and again after it was ended."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def run(self, limit: float, work: Callable[..., T], *args: Any) -> tuple[T | None, str]:
        """Do the work in at most so many seconds. Whoever gives up earlier ends the process, too."""
        try:
            process = await self._open()
            loop = asyncio.get_running_loop()
            return await asyncio.wait_for(loop.run_in_executor(process, _safely, work, *args), limit)
        except BaseException:
            self.end()
            raise

    async def _open(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = ProcessPoolExecutor(1, mp_context=nursery(), initializer=prepare)
            # In a thread: the first start waits until everything is loaded.
            ready = await asyncio.to_thread(self._process.submit, _ready)
            await asyncio.wait_for(asyncio.wrap_future(ready), START)
        return self._process

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._process is None:
            return
        process, self._process = self._process, None
        running = list((getattr(process, "_processes", None) or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for each in running:
            each.kill()


Turn: TypeAlias = asyncio.Future[Worker]


class Line:
    """Those who wait for a worker: the lower rank first, and within a rank one guest after the other."""

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, deque[Turn]]] = {}

    def join(self, rank: int, who: str) -> Turn:
        """Wait for a turn."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._ranks.setdefault(rank, OrderedDict()).setdefault(who, deque()).append(turn)
        return turn

    def length(self, who: str) -> int:
        """How many turns a guest waits for."""
        return sum(len(guests.get(who, ())) for guests in self._ranks.values())

    def __len__(self) -> int:
        return sum(len(turns) for guests in self._ranks.values() for turns in guests.values())

    def next(self) -> Turn | None:
        """Whose turn it is. Who gave up meanwhile is passed over."""
        for rank in sorted(self._ranks):
            while guests := self._ranks[rank]:
                turn = self._first(guests)
                if not turn.done():
                    return turn
            del self._ranks[rank]
        return None

    @staticmethod
    def _first(guests: OrderedDict[str, deque[Turn]]) -> Turn:
        """The first of the first guest, who goes to the end with the others."""
        who, turns = guests.popitem(last=False)
        turn = turns.popleft()
        if turns:
            guests[who] = turns
        return turn


class Pool:
    """Some workers and those who wait for them; `most` is how many turns one guest may wait for."""

    def __init__(self, workers: int, most: int = 1_000_000) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._line = Line()
        self._most = most

    async def run(self, limit: float, work: Callable[..., T], *args: Any, who: str = "", rank: int = 0) -> T:
        """Do the work in another process, in at most so many seconds from its start; once more when it died."""
        for _ in range(2):
            worker = await self._turn(rank, who)
            try:
                result, failure = await worker.run(limit, work, *args)
            except BrokenProcessPool as error:
                logger.warning("worker died", extra={"work": work.__name__, "reason": repr(error)})
                continue
            except TimeoutError as error:
                logger.warning("worker late", extra={"work": work.__name__, "limit": limit})
                raise Unfinished(work.__name__) from error
            finally:
                self._release(worker)
            if failure:
                raise ThinkingFailed(failure)
            return cast(T, result)
        raise Unfinished(work.__name__)

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return len(self._line)

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.end()

    async def _turn(self, rank: int, who: str) -> Worker:
        if self._free:
            return self._free.pop()
        if self._line.length(who) >= self._most:
            raise Unfinished("too much waits")
        turn = self._line.join(rank, who)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours for a moment
                self._release(turn.result())
            raise

    def _release(self, worker: Worker) -> None:
        turn = self._line.next()
        if turn is None:
            self._free.append(worker)
        else:
            turn.set_result(worker)
