"""Answers: our headers on every one, HEAD, ETags, gzip."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from galapagos.server.api import files
from galapagos.server.economy import HEADERS
from tests.server.conftest import Running
from tests.server.test_tables import MINE

EVERYWHERE = ("/api/me", "/api/nothing", "/api/tables/none", "/nothing/at/all", "/", "/livez", "/schema/socket.json")


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is there."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Hello</p>")
    (tmp_path / "assets" / "a.js").write_text("let a = 1;\n" * 500)
    monkeypatch.setattr(files, "STATIC", tmp_path)
    return tmp_path


async def test_every_answer_has_our_headers_once(server: Running) -> None:
    ada = await server.player()
    answers = [await ada.http.get(path) for path in EVERYWHERE]
    answers.append(await ada.http.delete("/api/me"))  # 405, which the router says
    answers.append(await ada.http.post("/api/tables", content=b"{"))
    answers.append(await ada.http.get("/api/me", headers={"x": "x" * 20_000}))
    answers.append(await ada.http.put("/api/me", json={"name": "Bo"}, headers={"origin": "http://elsewhere"}))
    assert {405, 431, 403, 404, 200} <= {answer.status_code for answer in answers}
    for answer in answers:
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()], (answer.url, answer.status_code)


async def test_head_is_get_without_the_body(server: Running, pages: Path) -> None:
    ada = await server.player()
    for path in ("/api/site", "/", "/assets/a.js", "/api/nothing", "/livez"):
        whole, head = await ada.http.get(path), await ada.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["content-length"] == whole.headers["content-length"]


async def test_what_is_known_is_not_sent_again(server: Running, pages: Path) -> None:
    ada = await server.player()
    for path in ("/api/site", "/", "/assets/a.js", "/api/almanac/tidepool"):
        tag = (await ada.http.get(path)).headers["etag"]
        again = await ada.http.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b""), path
        assert again.headers["etag"] == tag
        other = await ada.http.get(path, headers={"if-none-match": 'W/"other"'})
        assert other.status_code == 200
    lobby = (await ada.http.get("/api/tables")).headers["etag"]
    await ada.make(seats=[MINE, MINE], start=True)
    changed = await ada.http.get("/api/tables", headers={"if-none-match": lobby})
    assert (changed.status_code, len(changed.json()["mine"])) == (200, 1)


async def test_long_texts_are_squeezed_for_those_who_take_it(server: Running, pages: Path) -> None:
    async with httpx.AsyncClient(verify=False, base_url=server.address, headers={"accept-encoding": "gzip"}) as client:
        for path in ("/api/site", "/assets/a.js"):
            squeezed = await client.get(path)
            whole = await client.get(path, headers={"accept-encoding": "identity"})
            assert squeezed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in whole.headers
            assert squeezed.content == whole.content
            assert int(squeezed.headers["content-length"]) < len(whole.content) / 2
            assert squeezed.headers["etag"] == whole.headers["etag"]
        assert "content-encoding" not in (await client.get("/livez")).headers


async def test_what_is_a_guests_own_stays_with_them(server: Running) -> None:
    ada = await server.player()
    assert (await ada.http.get("/api/me")).headers["cache-control"] == "private, no-cache"
