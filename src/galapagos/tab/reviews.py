"""Reviews in a tab: made look by look in a worker of their own, so that no bot waits for them; kept on the shelf."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from galapagos.review.service import EDITION
from galapagos.tab.browser import Shelf, Thinkers
from galapagos.table.sheets import Sheet

Which = tuple[str, int]


class Reviews:
    """The reviews that a tab has, or makes."""

    def __init__(self, shelf: Shelf, thinkers: Thinkers) -> None:
        self._shelf = shelf
        self._thinkers = thinkers
        self._progress: dict[Which, float] = {}
        self._tasks: dict[Which, asyncio.Task[None]] = {}

    async def look(self, table: str, seat: int) -> Sheet:
        """How far a review is, or the review itself."""
        if (table, seat) in self._progress:
            return _state("working", self._progress[table, seat])
        text = await self._shelf.fact(_name(table, seat))
        return _state("none") if text is None else _state("done", 1.0, json.loads(text))

    async def want(self, table: str, seat: int, text: str, names: list[str]) -> Sheet:
        """Begin a review, unless there is one."""
        found = await self.look(table, seat)
        if found["status"] != "none" or (table, seat) in self._progress:
            return found
        self._progress[table, seat] = 0.0
        self._tasks[table, seat] = asyncio.create_task(self._make((table, seat), text, names))
        return _state("working")

    async def _make(self, which: Which, text: str, names: list[str]) -> None:
        try:
            sheet = None
            while sheet is None:
                self._progress[which], sheet = await self._thinkers.review(text, which[1], names)
            await self._shelf.note(_name(*which), json.dumps(sheet, ensure_ascii=False))
        finally:
            del self._progress[which], self._tasks[which]
        if not self._progress:
            await self._thinkers.rest()


def _name(table: str, seat: int) -> str:
    return f"review {EDITION} {table} {seat}"


def _state(status: str, progress: float = 0.0, review: dict[str, Any] | None = None) -> Sheet:
    return {"status": status, "progress": progress, "review": review}
