"""Many matches, on one core or several; the results do not depend on how many."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

import galapagos
from galapagos.lab.matches import Match, Result, play_match

BATCH = 25


def _play_batch(batch: Sequence[Match], record: bool) -> list[Result]:
    game = galapagos.game(batch[0].game)
    return [play_match(game, match, record) for match in batch]


def run(matches: Sequence[Match], workers: int = 1, record: bool = False, batch: int = BATCH) -> Iterator[Result]:
    """The results, in the order of the matches, as they come in; a process takes a batch at a time."""
    batches = [matches[i : i + batch] for i in range(0, len(matches), batch)]
    if workers <= 1 or len(batches) <= 1:
        for match in matches:
            yield from _play_batch([match], record)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_let_the_parent_be_interrupted) as pool:
        waiting = [pool.submit(_play_batch, batch, record) for batch in batches]
        try:
            for future in waiting:
                yield from future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _let_the_parent_be_interrupted() -> None:
    """Ctrl-C goes to the whole group: the workers leave it to the parent, which stops them."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


Progress = Callable[[int], None]
