"""The same jobs on a Ray cluster, for when one machine is not enough. Needs the extra `ray`.

Every node must have Galapagos installed. A batch whose worker dies is played again: the same jobs give the same
results, so a lost machine costs time and nothing else.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any, TypeVar

from galapagos.kernel.text import GalapagosError
from galapagos.lab.sweep import Pace, Work, timed

AHEAD = 3  # batches under way for each core of the cluster

Job = TypeVar("Job")
Done = TypeVar("Done")


class NoCluster(GalapagosError):
    """Ray is missing, or there is no cluster at that address."""


def spread_on_ray(
    work: Work[Job, Done], parts: Iterator[list[Job]], pace: Pace, address: str
) -> Generator[Done, None, None]:
    """The results in the order of the jobs, as they come in."""
    with redirect_stdout(sys.stderr):  # Ray tells of lost workers where results belong
        yield from _spread(_connect(address), work, parts, pace)


def _spread(ray: Any, work: Work[Job, Done], parts: Iterator[list[Job]], pace: Pace) -> Generator[Done, None, None]:
    remote = ray.remote(num_cpus=1, max_retries=-1)(work_on)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: deque[Any] = deque()
    try:
        for part in parts:
            under_way.append(remote.remote(work, part))
            if len(under_way) >= ahead:
                yield from pace.taken(ray.get(under_way.popleft()))
        while under_way:
            yield from pace.taken(ray.get(under_way.popleft()))
    finally:
        for task in under_way:
            ray.cancel(task)
        ray.shutdown()


def work_on(work: Work[Job, Done], part: Sequence[Job]) -> tuple[list[Done], float]:
    """What runs on a worker."""
    return timed(work, part)


def _knock(address: str) -> None:
    """Try the address by hand: Ray itself would try for many minutes before it gives up."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        return  # "auto", or a scheme of Ray's own
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except OSError as error:
        raise NoCluster(f"no Ray cluster at '{address}': {error.strerror or error}") from error


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise NoCluster("Ray is not installed: pip install 'galapagos[ray]'") from error
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"no Ray cluster at '{address}': {error}") from error
    return ray
