"""Work for a pool that goes wrong in every way."""

from __future__ import annotations

import os
import signal
import time


def stuck(number: int) -> int:
    """A worker that never answers."""
    signal.pause()
    return number


def die(number: int) -> int:
    """A worker that is killed."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    """A worker that raises what can't be sent back."""

    class OddError(Exception):
        def __init__(self, one: int, two: int) -> None:
            super().__init__("odd")

    raise OddError(number, number)


def parent(_number: int) -> int:
    """Of which process this worker is a child."""
    return os.getppid()


def double(number: int) -> int:
    return number * 2


def sleep(seconds: float) -> float:
    """A worker that takes its time."""
    time.sleep(seconds)
    return seconds
