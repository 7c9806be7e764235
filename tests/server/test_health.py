"""Health: a server whose disk is full says so, and is alive all the same."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from galapagos.server import health
from galapagos.server.settings import Settings
from tests.server.conftest import Running, running


@contextmanager
def full_disk() -> Iterator[None]:
    """No file grows beyond a byte: what a full disk is to a database."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LASTS", 0.0)
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        ada = await server.player()
        assert (await ada.http.get("/healthz")).text == "ok\n"
        with full_disk():
            ill = await ada.http.get("/healthz")
            alive = await ada.http.get("/livez")
        assert (ill.status_code, ill.json()["code"]) == (503, "storage-down")
        assert (alive.status_code, alive.text) == (200, "ok\n")
        assert (await ada.http.get("/healthz")).status_code == 200


async def test_health_writes_one_row_however_often_it_is_asked(server: Running) -> None:
    ada = await server.player()
    for _ in range(3):
        assert (await ada.http.get("/healthz")).status_code == 200
        server.hub.health._good = -1e9
    assert await server.hub.orders.look() == []
