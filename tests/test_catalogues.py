"""No two catalogues that are used together share a key: one of the two sentences would be lost without a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import galapagos
from galapagos import games
from galapagos.files import package_text
from galapagos.lab import report
from galapagos.table.speech import own_catalogue
from galapagos.words import Catalogue

ROOT = Path(galapagos.__file__).parent
LANGUAGES = sorted(path.stem for path in (ROOT / "words").glob("*.ftl"))
TABLES = [(id, language) for id in games.ids() for language in LANGUAGES]


def keys(*sources: str) -> set[str]:
    return set(Catalogue(sources, "en").keys)


def test_a_key_that_is_defined_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="'hello' is defined twice"):
        Catalogue(["hello = Hello!\nhello = Good day!"], "en")
    with pytest.raises(ValueError, match="'hello' is defined twice"):
        Catalogue(["hello = Hello!", "bye = Bye!\nhello = Good day!"], "en")


@pytest.mark.parametrize(("id", "language"), TABLES)
def test_a_game_shares_no_key_with_the_shared_words_or_the_laboratorys(id: str, language: str) -> None:
    assert games.catalogue(id, language).keys
    assert report.catalogue(id, language).keys


@pytest.mark.parametrize(("id", "language"), TABLES)
def test_a_game_shares_no_key_with_the_table(id: str, language: str) -> None:
    shared, own = games.words(id, language)
    table = package_text("galapagos.table", "words", f"{language}.ftl")
    assert keys(shared, table) & keys(own) == set()


@pytest.mark.plain_only
def test_every_refusal_has_a_sentence() -> None:
    """Refusals without parameters: those with some are tried where they come up."""
    sources = [path.read_text(encoding="utf-8") for part in ("table", "server") for path in (ROOT / part).rglob("*.py")]
    codes = {code for source in sources for code in re.findall(r'Refusal\("([a-z-]+)"(?:, status=\d+)?\)', source)}
    assert len(codes) > 20
    assert all(own_catalogue().render((code, {})) for code in codes)
