"""What the tab has of the browser: a shelf for logs, bots in workers, and a line to the page. All of it is text."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from galapagos.table.sheets import Advised, Sheet


class Browser(Protocol):
    """The page around us. `ask` waits for an answer, `tell` does not; what is said is JSON."""

    async def ask(self, kind: str, text: str) -> str: ...

    def tell(self, table: str, text: str) -> None: ...


@dataclass(frozen=True)
class Row:
    """An entry of a table's log as it is stored."""

    number: int
    at: float
    body: str
    versions: str | None


@dataclass(frozen=True)
class Kept:
    """A table as it is stored; with it the browser keeps its sheet, so that it can be listed without us."""

    id: str
    setup: str
    created: float


class Shelf:
    """The logs in the browser's own database. An entry is there before anybody sees what comes of it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def create(self, table: Kept, rows: list[Row], sheet: Sheet) -> None:
        """Keep a new table with its first entries, all or nothing."""
        await self._ask("create", {"table": asdict(table), "rows": [asdict(row) for row in rows], "sheet": sheet})

    async def append(self, table: str, row: Row, sheet: Sheet) -> bool:
        """Keep one more entry; False when there is one with that number: another tab was quicker."""
        return bool(await self._ask("append", {"id": table, "row": asdict(row), "sheet": sheet}))

    async def load(self, table: str) -> tuple[Kept, list[Row]] | None:
        """A table and its log, or None when there is none of that name."""
        found = await self._ask("load", {"id": table})
        return None if found is None else (Kept(**found["table"]), [Row(**row) for row in found["rows"]])

    async def name(self) -> str:
        """What the player is called."""
        return await self.fact("name") or ""

    async def fact(self, name: str) -> str | None:
        """What was noted under that name."""
        found: str | None = await self._ask("fact", {"name": name})
        return found

    async def note(self, name: str, value: str) -> None:
        """Keep a text under a name."""
        await self._ask("note", {"name": name, "value": value})

    async def _ask(self, kind: str, data: dict[str, Any]) -> Any:
        return json.loads(await self._browser.ask(kind, json.dumps(data)))


class Thinkers:
    """Bots in workers of their own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def decide(self, *question: str | int) -> int:
        """A bot's decision; the question as in `table.thinking`."""
        return int(await self._browser.ask("decide", json.dumps(question)))

    async def advise(self, *question: str | int) -> Advised:
        """A bot's advice."""
        ideas, key, params = json.loads(await self._browser.ask("advise", json.dumps(question)))
        return Advised([(action, chance) for action, chance in ideas], key, params)

    async def review(self, text: str, seat: int, names: list[str]) -> tuple[float, dict[str, Any] | None]:
        """One look more at a game: how far its review is, and at last the review."""
        progress, sheet = json.loads(await self._browser.ask("review", json.dumps([text, seat, names])))
        return progress, sheet

    async def rest(self) -> None:
        """There is nothing to review: whoever does it may go."""
        await self._browser.ask("rest", "")
