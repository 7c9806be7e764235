"""A check of everything that is stored: every log folds, every record replays, and every row that fails has a name."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import func, select

from galapagos.server.admin.database import must_be_current, opened
from galapagos.server.hub import Hub
from galapagos.server.revival import of_today
from galapagos.server.schema import tables
from galapagos.server.settings import Settings
from galapagos.server.storage import Listed
from galapagos.table import entries, film
from galapagos.table.record import Record
from galapagos.table.table import Table


class Finding(NamedTuple):
    """What is wrong with a table: where, and why."""

    table: str
    where: str
    why: str


@contextmanager
def desk(url: str) -> Iterator[tuple[Hub, asyncio.Runner]]:
    """A hub that is not open: it reads what a server would read, looks after nothing and changes nothing."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:

        async def begin() -> Hub:
            return Hub(Settings(database=url, secret=str(Path(folder) / "secret")))

        hub = runner.run(begin())
        try:
            yield hub, runner
        finally:
            runner.run(hub.storage.engine.dispose())


class Check:
    """A check under way; `findings` are what was found so far."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.findings: list[Finding] = []
        self.checked = 0
        with opened(url) as engine, engine.connect() as connection:
            must_be_current(connection)
            self.total: int = connection.execute(select(func.count()).select_from(tables)).scalar_one()

    @property
    def whole(self) -> bool:
        """Whether every table was looked at."""
        return self.checked >= self.total

    def run(self) -> Iterator[int]:
        """Look at one table after the other; how many were."""
        with desk(self._url) as (hub, runner):
            after = ""
            while rows := runner.run(hub.storage.page(after)):
                for row in rows:
                    self.findings += runner.run(findings(hub, row))
                    self.checked += 1
                    yield self.checked
                after = rows[-1].id


async def findings(hub: Hub, row: Listed) -> list[Finding]:
    """What is wrong with one table."""
    found: list[Finding] = []
    for where, look in (("setup", _setup), ("summary", _summary), ("log", _log)):
        try:
            await look(hub, row)
        except Exception as error:
            cause = error.__cause__ or error
            found.append(Finding(row.id, where, f"{type(cause).__name__}: {cause}"[:300]))
            if where == "setup":
                break  # nothing else can be read without it
    return found


async def _setup(hub: Hub, row: Listed) -> None:
    hub.game(entries.read_setup(row.setup).game)
    float(row.created)


async def _summary(hub: Hub, row: Listed) -> None:
    setup = entries.read_setup(row.setup)
    Table.listed(row.id, setup, float(row.created), hub.game(setup.game), entries.read_summary(row.summary))


async def _log(hub: Hub, row: Listed) -> None:
    table = await hub.rebuild(row.id)
    numbers = [entry.number for entry in await hub.storage.after(row.id, 0)]
    if numbers != list(range(1, len(numbers) + 1)):
        lost = next(number for number, found in enumerate(numbers, start=1) if number != found)
        raise ValueError(f"entry {lost} is missing")
    if table.status == "over":
        _verify(await hub.look_up(table), table)


def _verify(text: str, table: Table) -> None:
    """The record of a finished game replays by the rules of today; one of older rules is only read."""
    if of_today(text, table.game):
        for _ in film.steps(Record.parse(text), strict=True):
            pass
