"""What a contender counts, and how it is run for a slice of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass
class Count:
    """Games, decisions, and choices: decisions with at least two options."""

    games: int = 0
    decisions: int = 0
    choices: int = 0


Run = Callable[[float, Count], float]  # runs for about so many CPU seconds; returns those it took


def repeat(once: Callable[[Count], None]) -> Run:
    """Run it over and over for a slice of CPU time."""

    def run(seconds: float, count: Count) -> float:
        began = process_time()
        end = began + seconds
        while process_time() < end:
            once(count)
        return process_time() - began

    return run
