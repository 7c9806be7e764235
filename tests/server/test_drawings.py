"""Drawings on demand: in another process, so many for each address, and kept once they are made."""

from __future__ import annotations

import base64
import json
from collections import Counter

import msgspec
import pytest

from galapagos.server.settings import Settings
from tests.server.conftest import Running, running


def address(seed: int, **more: object) -> str:
    """Where a drawing is found."""
    data = {"game": "evolve", "kind": "back", "seed": seed, **more}
    key = base64.urlsafe_b64encode(json.dumps(data, sort_keys=True, separators=(",", ":")).encode())
    return f"/art/{key.rstrip(b'=').decode()}.svg"


async def test_the_server_itself_does_not_draw(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(*_: object) -> str:
        raise ValueError("drawn on the event loop")

    for place in ("gallery.draw", "server.drawings.draw"):
        monkeypatch.setattr(f"galapagos.{place}", draw, raising=False)
    ada = await server.player()
    drawn = await ada.http.get(address(1))
    assert drawn.status_code == 200, drawn.text
    assert drawn.text.startswith("<svg")
    for wrong in (address(2, kind="nothing"), address(2, traits=5), "/art/AAAA.svg", "/art/AAAA.png"):
        assert (await ada.http.get(wrong)).status_code == 404


async def test_drawings_are_limited_for_each_address_but_not_what_is_drawn_already(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, rates=0.05)) as server:
        ada = await server.player()
        found = Counter([(await ada.http.get(address(seed))).status_code for seed in range(40)])
        assert found[200] >= 20
        assert found[429] >= 5
        again = [(await ada.http.get(address(seed))).status_code for seed in range(20)]
        assert again == [200] * 20
