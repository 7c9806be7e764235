"""Work for processes in tests: they find it by this module's name."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence


def slow(batch: Sequence[int]) -> list[int]:
    """Takes long enough for two processes to share it, and tells which one did it."""
    time.sleep(0.2)
    return [os.getpid() for _ in batch]
