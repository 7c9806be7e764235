"""The pool of processes in which bots think, so that they never hold the server up."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar, cast

from galapagos.server.journal import logger
from galapagos.server.work import prepare

T = TypeVar("T")


class ThinkingFailed(Exception):
    """The work could not be done; the message says why."""


def _safely(work: Callable[..., T], *args: Any) -> tuple[T | None, str]:
    """In the worker: the result, or the reason why there is none. Errors themselves don't all survive the way back."""
    try:
        return work(*args), ""
    except Exception as error:
        return None, str(error) or repr(error)


class Pool:
    """Worker processes, started when first needed and again after they broke."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, limit: float, work: Callable[..., T], *args: Any) -> T:
        """Do the work in another process, in at most so many seconds; once more when the process broke."""
        for _ in range(2):
            pool = self._open()
            loop = asyncio.get_running_loop()
            try:
                result, failure = await asyncio.wait_for(loop.run_in_executor(pool, _safely, work, *args), limit)
            except (BrokenProcessPool, TimeoutError) as error:
                logger.warning("thinking broke", extra={"work": work.__name__, "reason": repr(error)})
                self._drop(pool)
                continue
            if failure:
                raise ThinkingFailed(failure)
            return cast(T, result)
        raise ThinkingFailed(work.__name__)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._drop(self._pool)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
