"""The time by which leases and game clocks go: nobody loses a decision because somebody sets the machine's clock."""

import time

_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # goes on while a laptop sleeps, where it can


def _steady() -> float:
    return time.clock_gettime(_STEADY)


_START = time.time() - _steady()


def now() -> float:
    """Unix time as it was when this process started, and steady since."""
    return _START + _steady()
