"""The page about Evolve! and its deck agree."""

from __future__ import annotations

from pathlib import Path

from tests.games.evolve.tables import tables


def test_the_page_shows_this_deck() -> None:
    page = Path(__file__).parents[2] / "docs" / "games" / "evolve.md"
    assert tables() in page.read_text(encoding="utf-8")
