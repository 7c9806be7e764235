"""Reviews in the making: each is done piece by piece in the bots' processes, after whatever a table waits for.

A piece is a second of work at most on a usual machine, and pieces of several people take turns. What it costs is
bounded: when a review's seconds are used up it ends with what it has seen.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from galapagos.review.reviewing import Job
from galapagos.review.service import Order, closer_jobs, concluded, quick_jobs, weigh_some
from galapagos.review.weighing import Weighed
from galapagos.server.journal import logger
from galapagos.server.limits import REVIEW_SECONDS, REVIEWS, REVIEWS_OF_ONE
from galapagos.server.pool import ThinkingFailed
from galapagos.table.refusal import Refusal

if TYPE_CHECKING:
    from galapagos.server.hub import Hub

RANK = 9  # bots and hints come first
LIMIT = 120.0  # seconds for a piece; one that takes so long is lost
PIECE = 4  # short looks at once
HALF = 0.5  # of the progress: the short looks

Which = tuple[str, int]


@dataclass
class Making:
    """How far a review is, and who wants it."""

    guest: str
    progress: float = 0.0
    seconds: float = 0.0


class Reviews:
    """The reviews that a server has, or makes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._making: dict[Which, Making] = {}

    async def look(self, table: str, seat: int) -> dict[str, Any]:
        """How far a review is, or the review itself."""
        if (table, seat) in self._making:
            return _state("working", self._making[table, seat].progress)
        text = await self._hub.archive.review(table, seat)
        return _state("none") if text is None else _state("done", 1.0, json.loads(text))

    async def want(self, table: str, seat: int, text: str, names: list[str], guest: str) -> dict[str, Any]:
        """Begin a review, unless there is one."""
        found = await self.look(table, seat)
        if found["status"] == "none" and (table, seat) not in self._making:
            self._begin((table, seat), Order(text, seat, self._hub.settings.review), names, guest)
            return _state("working")
        return found

    def _begin(self, which: Which, order: Order, names: list[str], guest: str) -> None:
        own = sum(making.guest == guest for making in self._making.values())
        if own >= REVIEWS_OF_ONE or len(self._making) >= REVIEWS:
            raise Refusal("busy", status=503)
        making = self._making[which] = Making(guest)
        self._hub.background(self._make(which, making, order, names))

    async def _make(self, which: Which, making: Making, order: Order, names: list[str]) -> None:
        try:
            sheet = await self._made(making, order, names)
            await self._hub.archive.keep_review(*which, json.dumps(sheet, ensure_ascii=False))
        except ThinkingFailed as error:
            logger.warning("review failed", extra={"table": which[0], "reason": str(error)})
        finally:
            del self._making[which]

    async def _made(self, making: Making, order: Order, names: list[str]) -> dict[str, Any]:
        quick = await self._weighed(making, await self._run(making, quick_jobs, order), PIECE, 0.0)
        closer = await self._weighed(making, await self._run(making, closer_jobs, order, quick), 1, HALF)
        found: dict[str, Any] = await self._run(making, concluded, order, names, quick, closer)
        return found

    async def _weighed(self, making: Making, jobs: list[Job], size: int, from_: float) -> list[Weighed]:
        """Piece by piece, as long as the seconds last."""
        found: list[Weighed] = []
        while len(found) < len(jobs) and making.seconds < REVIEW_SECONDS:
            some, seconds = await self._run(making, weigh_some, jobs[len(found) : len(found) + size])
            found += some
            making.seconds += seconds
            making.progress = from_ + HALF * len(found) / len(jobs)
        return found

    async def _run(self, making: Making, work: Any, *args: Any) -> Any:
        return await self._hub.pool.run(LIMIT, work, *args, who=making.guest, rank=RANK)


def _state(status: str, progress: float = 0.0, review: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"status": status, "progress": progress, "review": review}
