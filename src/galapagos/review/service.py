"""A review in pieces, for a server and for a tab: whoever asked is told how far it is.

On a server each piece is done in another process, plain data in and out, so reviews wait in line with everything else
that is thought there. In a tab a worker of its own goes on look by look.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from galapagos.review.reviewing import Job, Making
from galapagos.review.telling import Telling, catalogue
from galapagos.review.weighing import DEEP, QUICK, Budget, Weighed, weigh_plain
from galapagos.table.record import Record

EDITION = 1  # raise it when reviews are made otherwise: those that were kept are made anew
SEED = 0  # the same review for everybody, whenever it is made


class Order(NamedTuple):
    """What is to be reviewed: a record, a seat, and how closely (1 is usual)."""

    text: str
    seat: int
    depth: float = 1.0

    def making(self) -> Making:
        quick, deep = (scaled(budget, self.depth) for budget in (QUICK, DEEP))
        return Making(Record.parse(self.text), self.seat, SEED, (quick, deep))


def scaled(budget: Budget, depth: float) -> Budget:
    """A smaller budget, with enough left to compare anything."""
    return Budget(max(8, round(budget.walks * depth)), max(4, round(budget.pairs * depth)))


def quick_jobs(order: Order) -> list[Job]:
    """A short look at every choice."""
    return order.making().quick()


def closer_jobs(order: Order, quick: list[Weighed]) -> list[Job]:
    """A longer look where it may matter."""
    return order.making().closer(quick)


def weigh_some(jobs: list[Job]) -> tuple[list[Weighed], float]:
    """The choices weighed, and how many seconds it took."""
    begun = time.monotonic()
    return [weigh_plain(job) for job in jobs], time.monotonic() - begun


def concluded(order: Order, names: Sequence[str], quick: list[Weighed], closer: list[Weighed]) -> dict[str, Any]:
    """The review in sentences."""
    found = order.making().conclude(quick, closer)
    return Telling(catalogue(found.game), names).sheet(found)


def look_by_look(order: Order, names: Sequence[str], seconds: float) -> Iterator[tuple[float, dict[str, Any] | None]]:
    """How far the review is after every look, and at last the review in sentences.

    Short and longer looks have half of the seconds each: without a longer look nobody is told anything.
    """
    making = order.making()
    quick: list[Weighed] = []
    closer: list[Weighed] = []
    yield from ((share / 2, None) for share in _looks(making.quick(), quick, seconds / 2))
    yield from (((1 + share) / 2, None) for share in _looks(making.closer(quick), closer, seconds / 2))
    yield 1.0, concluded(order, names, quick, closer)


def _looks(jobs: list[Job], found: list[Weighed], seconds: float) -> Iterator[float]:
    """Weigh one choice after the other while there is time; how much of it is done."""
    for job in jobs:
        some, took = weigh_some([job])
        found += some
        seconds -= took
        yield len(found) / len(jobs)
        if seconds <= 0:
            return
