"""A live bar for long runs: how many are done, how fast, how long it will take."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
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


class Interruption:
    """What Ctrl-C and TERM do to long work: end it at once while a result is waited for, but while one is being kept
    only when that is done. Whoever asks a second time does not wait for it."""

    def __init__(self) -> None:
        self._keeping = False
        self._asked = False

    def __call__(self, signum: int, frame: FrameType | None) -> None:
        if self._keeping and not self._asked:
            self._asked = True
        else:
            raise KeyboardInterrupt

    def between(self, items: Iterable[T]) -> Iterator[T]:
        """The items as they come, each kept whole by the caller before an interruption is heard."""
        for item in items:
            self._keeping = True
            yield item
            self._keeping = False
            if self._asked:
                raise KeyboardInterrupt


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Work that TERM interrupts as Ctrl-C does, so that what is done is kept."""
    stop = Interruption()
    # A shell's background job ignores Ctrl-C, and goes on doing so.
    signals = [each for each in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(each) != signal.SIG_IGN]
    before = [signal.signal(each, stop) for each in signals]
    try:
        yield stop
    finally:
        for each, handler in zip(signals, before, strict=True):
            signal.signal(each, handler)


class Bar:
    """How the commands watch the laboratory's experiments."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet

    def __call__(self, results: Iterable[T], total: int, what: str) -> Iterator[T]:
        return watched(results, total, what, self.quiet)


def bar(console: Console, quiet: bool) -> Progress:
    """A bar with how many are done, how fast, and how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


def watched(items: Iterable[T], total: int | None, what: str, quiet: bool) -> Iterator[T]:
    """The items as they come, with a bar beside them. Ctrl-C or TERM ends them, and says so."""
    console = Console(stderr=True)
    done = 0
    with bar(console, quiet) as shown:
        task = shown.add_task(what, total=total)
        try:
            with interruptible() as stop:
                for item in stop.between(items):
                    yield item
                    done += 1
                    shown.advance(task)
        except KeyboardInterrupt:
            console.print(f"stopped after {done} {what}")
