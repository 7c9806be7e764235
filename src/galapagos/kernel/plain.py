"""Plain data: what a deck may be made of, so that it can be stored and read back, whoever sent it."""

from __future__ import annotations

from typing import Final

from galapagos.kernel.text import BadDeck

DEEPEST: Final = 8
# Ints that every database and every JSON library can keep.
LOWEST: Final = -(2**63)
HIGHEST: Final = 2**64 - 1


def check_plain(data: object) -> None:
    """BadDeck unless the data is a table of texts, numbers, lists and tables."""
    if not isinstance(data, dict):
        raise BadDeck("the deck", f"a {type(data).__name__}", "a table")
    _check(data, "", 0)


def storable(number: int) -> bool:
    """Whether an int is small enough to be kept anywhere."""
    return LOWEST <= number <= HIGHEST


def _check(value: object, where: str, depth: int) -> None:
    if depth > DEEPEST:
        raise BadDeck(where, "more", f"at most {DEEPEST} levels")
    if isinstance(value, dict):
        for key, item in value.items():
            _check_text(key, where or "the deck")
            _check(item, f"{where}.{key}"[:100] if where else key[:100], depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check(item, where, depth + 1)
    elif isinstance(value, str):
        _check_text(value, where)
    elif not _is_number(value):
        raise BadDeck(where, f"a {type(value).__name__}", "a text, a number of usual size, a list or a table")


def _is_number(value: object) -> bool:
    if isinstance(value, float):
        return abs(value) < 1e300  # neither infinite nor no number at all
    return isinstance(value, int) and storable(value)


def _check_text(text: object, where: str) -> None:
    if not isinstance(text, str):
        raise BadDeck(where, f"a {type(text).__name__}", "a text")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadDeck(where, "half a character", "a text") from error
