"""The site of files that a server delivers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import Running


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_nothing_but_files_of_the_site_is_delivered(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the pages are not built it is not there; what lies beside it never is."""
    pages = tmp_path / "pages" / "solo"
    monkeypatch.setenv("GALAPAGOS_CLIENT", str(pages.parent))
    ada = await server.player()
    assert (await ada.http.get("/solo/index.html")).status_code == 404
    pages.mkdir(parents=True)
    (pages / "index.html").write_text("<p>Alone</p>")
    first = await ada.http.get("/solo/index.html")
    assert (first.status_code, first.text) == (200, "<p>Alone</p>")
    assert "'wasm-unsafe-eval'" in first.headers["content-security-policy"]
    assert "wasm" not in (await ada.http.get("/api/me")).headers["content-security-policy"]
    assert (await ada.http.get("/solo")).headers["location"] == "/solo/index.html"
    assert (await ada.http.get("/solo/data/site.json")).json()["games"]
    for path in ("/solo/nothing", "/solo/..%2f..%2fetc%2fpasswd", "/solo/%00", "/solo/data"):
        assert (await ada.http.get(path)).status_code in (400, 404), path
