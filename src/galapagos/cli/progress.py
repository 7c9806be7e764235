"""A live bar for long runs: how many are done, how fast, how long it will take."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

T = TypeVar("T")


class _Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.1f}/s" if speed else "")


@contextmanager
def interruptible() -> Iterator[None]:
    """Work that the signal TERM interrupts as Ctrl-C does, so that what is done is kept."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def watched(items: Iterable[T], total: int, what: str, quiet: bool) -> Iterator[T]:
    """The items as they come, with a bar beside them. Ctrl-C or TERM ends them, and says so."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    done = 0
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        try:
            with interruptible():
                for item in items:
                    yield item
                    done += 1
                    bar.advance(task)
        except KeyboardInterrupt:
            console.print(f"stopped after {done} {what}")
