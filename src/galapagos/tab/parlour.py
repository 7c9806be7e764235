"""A parlour: a table in use in this tab, and the page that looks at it."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from galapagos.tab.browser import Row
from galapagos.table import entries
from galapagos.table.chair import RESIGNED
from galapagos.table.refusal import Refusal
from galapagos.table.sheets import Sheet, hint, names_of, position, table_sheet
from galapagos.table.table import Table

if TYPE_CHECKING:
    from galapagos.tab.house import House

ME = "me"  # who plays in a tab is one person, whatever their seats


def yes(_: str) -> bool:
    """Whoever plays here is here."""
    return True


def no(_: str) -> bool:
    """And never gone."""
    return False


class Parlour:
    """Judges requests, stores what comes of them, and shows it: in this order."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.looking = False
        self.plain = False
        self._sent: dict[int | None, int] = {}
        self._lock = asyncio.Lock()
        self._driving: asyncio.Task[None] | None = None

    async def do(self, judge: Callable[[Table], entries.Entry]) -> None:
        """Judge a request and store what comes of it, then show it. A refusal leaves everything as it was."""
        async with self._lock:
            while True:
                entry = judge(self.table)
                if await self._commit(entry):
                    break
                self.table = await self.house.rebuild(self.table.id)
        self.show(not isinstance(entry, entries.Acted))
        self.wake()

    async def _commit(self, entry: entries.Entry) -> bool:
        at = time.time()
        self.table.take(entry, at)
        row = Row(self.table.number, at, entries.write(entry), self.table.versions())
        return await self.house.shelf.append(self.table.id, row, self.sheet())

    # --- showing -----------------------------------------------------------------------------------------------------

    def sheet(self) -> Sheet:
        return table_sheet(self.table, ME, 0, yes, no, self.house.speech)

    def names(self) -> list[str]:
        return names_of(self.table, self.house.speech)

    def show(self, seats: bool) -> None:
        """Send the page what has changed; `seats`: about the table itself, too."""
        if not self.looking:
            return
        if seats or self.table.status == "over":
            self.tell({"type": "table", "table": self.sheet()})
        mine: list[int | None] = [*self.table.seats_of(ME)]
        for seat in mine or [None]:
            self._show(seat)

    def _show(self, seat: int | None) -> None:
        history, point = self.table.history, self.table.gallery.of(seat)
        if history is None or self._sent.get(seat) == point.version:
            return
        since = self._sent.get(seat, 0)
        self._sent[seat] = point.version
        self.tell(position(self.table.setup.game, history, point, since, self.names(), self.house.speech, self.plain))

    def tell(self, message: dict[str, Any]) -> None:
        self.house.browser.tell(self.table.id, json.dumps(message))

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, message: dict[str, Any]) -> None:
        """Answer a message of the page, as a server's socket would."""
        id: int = message["id"]
        try:
            answer = await self._answer(message["type"], message)
        except Refusal as refusal:
            answer = {"type": "refused", "code": refusal.code, "text": self.house.speech.refusal(refusal)}
        self.tell({"id": id, **answer})

    async def _answer(self, kind: str, message: dict[str, Any]) -> dict[str, Any]:
        if kind == "hello":
            return self._hello(message)
        if kind == "ping":
            return {"type": "pong"}
        seat: int = message.get("seat", -1)
        if kind == "act":
            await self.do(lambda t: t.act(ME, seat, message["version"], message["action"]))
        elif kind == "undo":
            await self.do(lambda t: t.undo(ME, seat, message["version"]))
        elif kind == "why":
            return self._why(seat, message["touches"])
        elif kind == "hint":
            return await self._hint(seat, message)
        elif kind == "say":
            raise Refusal("unknown-phrase")
        return {"type": "accepted", "version": self.table.gallery.of(seat).version}

    def _hello(self, message: dict[str, Any]) -> dict[str, Any]:
        self.looking = True
        self.plain = self.table.setup.game not in message.get("layouts", [])
        self._sent = {None if who == "null" else int(who): seen for who, seen in message.get("seen", {}).items()}
        stale = {seat for seat, seen in self._sent.items() if seen >= self.table.gallery.of(seat).version}
        for seat in stale:  # a page that has everything is shown it once more, so that it knows
            self._sent[seat] -= 1
        self.show(True)
        self.wake()
        return {"type": "accepted", "version": 0}

    def _why(self, seat: int, touches: list[str]) -> dict[str, Any]:
        history = self.table.playing
        self.table.own(ME, seat)
        reason = history.state.why_not(seat, touches) or ("possible", {})
        return {"type": "reason", "reason": self.house.speech.words(self.table.setup.game, reason, self.names())}

    async def _hint(self, seat: int, message: dict[str, Any]) -> dict[str, Any]:
        history, version = self.table.playing, self.table.gallery.of(seat).version
        self.table.own(ME, seat)
        if seat not in history.state.waiting:
            raise Refusal("not-your-turn")
        state, game = history.state.clone(), self.table.setup.game
        level = message.get("level") or self.house.levels[-1]
        advice = await self.house.thinkers.advise(*self._question(seat, level))
        return hint(message["id"], version, state, seat, level, advice, self.names(), game, self.house.speech)

    # --- driving -----------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Look whether a bot is asked; called after every change."""
        if self._driving is None and self.looking and self._next() is not None:
            self._driving = asyncio.create_task(self._drive())

    def _next(self) -> tuple[int, str, int] | None:
        """The seat that somebody else than the player decides for, who does, and the question."""
        for seat in self.table.waiting:
            by = self.table.chairs[seat].driver
            if by is not None:
                return seat, by, self.table.gallery.of(seat).asked
        return None

    async def _drive(self) -> None:
        try:
            while self.looking and (turn := self._next()) is not None:
                await self._move(*turn)
        finally:
            self._driving = None

    async def _move(self, seat: int, by: str, asked: int) -> None:
        action = None if by == RESIGNED else await self.house.thinkers.decide(*self._question(seat, by))

        def judge(table: Table) -> entries.Acted:
            if self._next() != (seat, by, asked):
                raise Refusal("late")
            state = table.playing.state
            choice = state.default_action(seat) if action is None else action
            return table.decision(table.playing, seat, choice, by)

        try:
            await self.do(judge)
        except Refusal as refusal:
            if refusal.code not in ("late", "not-playing"):
                raise

    def _question(self, seat: int, level: str) -> tuple[str | int, ...]:
        state = self.table.playing.state
        data = json.dumps(state.redeal(seat, secrets.randbits(62)).save())
        return self.table.setup.game, data, seat, level, secrets.randbits(62), self.house.budget
