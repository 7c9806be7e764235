"""The whole HTTP interface against its own OpenAPI: nothing breaks it, and every operation works."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from galapagos.review.puzzles import puzzles
from galapagos.server.settings import Settings
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.receiver import receiving
from tests.server.test_play import finish
from tests.server.test_tables import BOT, MINE, OPEN

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
PUZZLE = puzzles("beginning")[0]
DRAWING = base64.urlsafe_b64encode(b'{"game":"evolve","kind":"biome","name":"desert"}').rstrip(b"=").decode()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = Settings(database=database, pause=0.0, budget=20, rates=100_000.0, review=0.01)
    async with running(settings) as found:
        yield found


class Tables:
    """A table in every condition, all of Ada's."""

    def __init__(self, ada: Player) -> None:
        self.ada = ada
        self.fresh: Callable[[], Any]
        self.over = self.record = self.topic = ""

    async def lay(self, server: Running) -> Tables:
        one, two = await server.table("Ada", "Bo")
        self.ada.http.cookies = one.http.cookies
        await asyncio.gather(finish(one, 1), finish(two, 2))
        self.over = one.table
        self.record = await one.get(f"/api/tables/{self.over}/record")
        return self

    async def waiting(self) -> str:
        return await self.ada.make(seats=[MINE, OPEN])

    async def full(self) -> str:
        return await self.ada.make(seats=[MINE, BOT])

    async def large(self) -> str:
        return await self.ada.make(seats=[MINE, OPEN, OPEN])

    async def slow(self) -> str:
        return await self.ada.make(seats=[MINE, BOT], start=True, clock={"seconds": 86_400})

    async def shared(self, other: Player) -> str:
        """A table at which another sits, too."""
        table = await self.waiting()
        await other.post(f"/api/tables/{table}/sit", {})
        return table

    async def kept(self, other: Player) -> str:
        """A new table that another asks for."""
        old = await self.shared(other)
        await self.ada.post(f"/api/tables/{old}/start")
        await self.ada.post(f"/api/tables/{old}/resign", {"seat": 0})
        return str((await other.post(f"/api/tables/{old}/rematch"))["id"])

    async def playing(self) -> str:
        return await self.ada.make(seats=[MINE, MINE, MINE], start=True)


async def good_calls(tables: Tables, other: Player) -> dict[str, tuple[str, Any]]:
    """For every operation a call that must succeed: its path and body."""
    handed = await tables.playing()
    await tables.ada.post(f"/api/tables/{handed}/hand-over", {"seat": 0, "level": "random"})
    theirs = await other.make(seats=[MINE, OPEN])
    link = await other.post(f"/api/tables/{theirs}/seats/0/link")
    over = f"/api/tables/{tables.over}"
    create = {"game": "tidepool", "mode": "base", "seats": [MINE, BOT]}
    return {
        "GET /api/site": ("/api/site", None),
        "GET /api/me": ("/api/me", None),
        "PUT /api/me": ("/api/me", {"name": "Ada"}),
        "GET /api/almanac/{game}": ("/api/almanac/tidepool", None),
        "GET /api/games/{game}/rules": ("/api/games/tidepool/rules?players=2&mode=base", None),
        "GET /api/tables/{table}/rules": (f"/api/tables/{tables.over}/rules", None),
        "GET /api/tables": ("/api/tables", None),
        "POST /api/tables": ("/api/tables", create),
        "GET /api/tables/{table}": (over, None),
        "POST /api/tables/{table}/sit": (f"/api/tables/{await tables.waiting()}/sit", {}),
        "POST /api/tables/{table}/leave": (f"/api/tables/{await tables.waiting()}/leave", {"seat": 0}),
        "POST /api/tables/{table}/fill": (f"/api/tables/{await tables.waiting()}/fill", {"level": "random"}),
        "POST /api/tables/{table}/start": (f"/api/tables/{await tables.full()}/start", None),
        "POST /api/tables/{table}/resign": (f"/api/tables/{await tables.playing()}/resign", {"seat": 0}),
        "POST /api/tables/{table}/hand-over": (
            f"/api/tables/{await tables.playing()}/hand-over",
            {"seat": 0, "level": "random"},
        ),
        "POST /api/tables/{table}/take-back": (f"/api/tables/{handed}/take-back", {"seat": 0}),
        "POST /api/tables/{table}/rematch": (f"{over}/rematch", None),
        "POST /api/tables/{table}/seats/{seat}/link": (f"/api/tables/{await tables.full()}/seats/0/link", None),
        "POST /api/tables/{table}/seats": (f"/api/tables/{await tables.waiting()}/seats", None),
        "POST /api/tables/{table}/seats/remove": (f"/api/tables/{await tables.large()}/seats/remove", {"seat": 2}),
        "POST /api/tables/{table}/kick": (f"/api/tables/{await tables.shared(other)}/kick", {"seat": 1}),
        "POST /api/tables/{table}/name": (
            f"/api/tables/{await tables.full()}/name",
            {"seat": 0, "name": "Eve"},
        ),
        "POST /api/tables/{table}/decline": (f"/api/tables/{await tables.kept(other)}/decline", {"seat": 0}),
        "POST /api/tables/{table}/rest": (f"/api/tables/{await tables.slow()}/rest", {"seat": 0, "days": 2}),
        "POST /api/me/link": ("/api/me/link", None),
        "POST /api/me/unlink": ("/api/me/unlink", None),
        "POST /api/me/claim": ("/api/me/claim", {"token": (await other.post("/api/me/link"))["token"]}),
        "POST /api/me/cut-off": ("/api/me/cut-off", None),
        "POST /api/me/forget": ("/api/me/forget", None),
        "GET /api/me/alerts": ("/api/me/alerts", None),
        "PUT /api/me/alerts": ("/api/me/alerts", {"address": None}),
        "POST /api/me/alerts/try": ("/api/me/alerts/try", {"address": tables.topic}),
        "POST /api/code": ("/api/code", {"text": "https://example.org/"}),
        "POST /api/claim": ("/api/claim", {"token": link["token"]}),
        "GET /api/tables/{table}/record": (f"{over}/record", None),
        "POST /api/records": ("/api/records", {"record": tables.record}),
        "GET /api/tables/{table}/replay": (f"{over}/replay", None),
        "GET /api/tables/{table}/replay/{step}": (f"{over}/replay/1?seat=0", None),
        "GET /api/tables/{table}/chances": (f"{over}/chances", None),
        "GET /api/tables/{table}/ending": (f"{over}/ending", None),
        "GET /api/tables/{table}/poster": (f"{over}/poster", None),
        "GET /api/tables/{table}/review/{seat}": (f"{over}/review/0", None),
        "POST /api/tables/{table}/review/{seat}": (f"{over}/review/0", None),
        "GET /api/mine": ("/api/mine", None),
        "POST /api/tables/{table}/hide": (f"/api/tables/{await tables.playing()}/hide", None),
        "GET /api/games/{game}/puzzles": ("/api/games/tidepool/puzzles", None),
        "GET /api/games/{game}/puzzles/{number}": ("/api/games/beginning/puzzles/1", None),
        "POST /api/games/{game}/puzzles/{number}": ("/api/games/beginning/puzzles/1", {"choice": PUZZLE.best}),
        "POST /api/tables/{table}/branch": (f"{over}/branch", {"step": 1, "seats": [MINE, BOT]}),
        "GET /art/{name}": (f"/art/{DRAWING}.svg", None),
    }


async def test_every_operation_works_and_none_can_be_broken(settings: Settings) -> None:
    telling = msgspec.structs.replace(settings, messages=True, near=True)
    async with running(telling) as server, receiving() as receiver:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        tables = await Tables(ada).lay(server)
        tables.topic = receiver.topic
        calls = await good_calls(tables, bo)
        ids = [tables.over, await tables.waiting(), await tables.playing()]
        await asyncio.to_thread(check_all, server.address, ada.cookie, calls, ids)


def check_all(address: str, cookie: str, calls: dict[str, tuple[str, Any]], ids: list[str]) -> None:
    """Make every good call, then many that were made up, and hold the answers against the schema."""
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    found: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    operations = {operation.label: operation for operation in found}
    assert set(operations) == set(calls)
    session = requests.Session()
    session.headers["Cookie"] = cookie
    ends = [label for label in operations if label.startswith("POST /api/me/")]  # after these we are somebody else
    for labels in ([label for label in operations if label not in ends], ends):
        for label in labels:
            path, body = calls[label]
            answer = session.request(operations[label].method, address + path, json=body)
            assert answer.ok, (label, answer.text)
            operations[label].validate_response(answer)
        for label in labels:
            fuzz(operations[label], session, ids)


def fuzz(operation: Any, session: requests.Session, ids: list[str]) -> None:
    """Calls made up from the schema, right and wrong ones, at tables that exist and at tables that don't."""
    right = operation.as_strategy()
    wrong = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)

    @hypothesis.settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=st.one_of(right, wrong), table=st.sampled_from([None, *ids]))
    def call(case: Any, table: str | None) -> None:
        if table is not None and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(session=session, checks=CHECKS)

    call()
