"""A process that runs slices on request: one line of JSON in, one out.

The compiled package and the plain sources can't live in one process, so each has a worker; only
one of them runs at a time, on the same core.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from bench import ours, peers
from bench.counting import Count, Run

CORE = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0

MAKERS: dict[str, Callable[..., Run]] = {
    "python": ours.through_python,
    "inside": ours.inside,
    "operation": ours.operation,
    "search": ours.search,
    "environment": ours.environment,
    "batch": ours.batch,
    "vector": ours.vector,
    "catanatron": peers.catanatron,
    "rlcard_environment": peers.rlcard_environment,
    "rlcard_engine": peers.rlcard_engine,
    "spiel_through_python": peers.spiel_through_python,
    "spiel_bots": peers.spiel_bots,
    "spiel_clone": peers.spiel_clone,
    "pettingzoo_hanabi": peers.pettingzoo_hanabi,
}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {CORE})
    runs: dict[str, Run] = {}
    for line in sys.stdin:
        wanted: dict[str, Any] = json.loads(line)
        key = json.dumps([wanted["maker"], wanted["arguments"]])
        if key not in runs:
            runs[key] = MAKERS[wanted["maker"]](*wanted["arguments"])
            runs[key](0.02, Count())  # warm up
        count = Count()
        seconds = runs[key](wanted["seconds"], count)
        print(json.dumps(asdict(count) | {"seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
