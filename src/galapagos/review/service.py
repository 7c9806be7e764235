"""A review in pieces, for a server: each piece is done in another process, plain data in and out.

So reviews wait in line with everything else that is thought there, and whoever asked is told how far it is.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from galapagos.review.reviewing import Job, Making
from galapagos.review.telling import Telling, catalogue
from galapagos.review.weighing import DEEP, QUICK, Budget, Weighed, weigh_plain
from galapagos.table.record import Record

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
