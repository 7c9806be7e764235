"""Reading card data with clear errors: what was found, where, and what was expected."""

from __future__ import annotations

from typing import Any

from galapagos.games.evoloosen.codes import FORMS, MODIFIERS
from galapagos.kernel.text import BadDeck


def rows(source: dict[str, Any], title: str) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a table of cards, each with the words that say where it stands."""
    found = source.get(title)
    if not isinstance(found, list) or not found:
        raise BadDeck(title, told(found), f"a list of [[{title}]]")
    listed: list[tuple[str, dict[str, Any]]] = []
    for i, row in enumerate(found):
        if not isinstance(row, dict):
            raise BadDeck(f"{title} {i + 1}", repr(row), "a table")
        listed.append((f"{title} {i + 1} ({row.get('id', 'no id')})", row))
    return listed


def words(row: Any, where: str, allowed: list[str]) -> None:
    """Only these keys may stand in the table."""
    if not isinstance(row, dict):
        raise BadDeck(where, told(row), "a table")
    for key in row:
        if key not in allowed:
            raise BadDeck(where, repr(key), "one of " + ", ".join(allowed))


def word(row: Any, key: str, where: str, allowed: list[str]) -> int:
    """The place in the list of the word under the key."""
    if not isinstance(row, dict):
        raise BadDeck(where, told(row), "a table")
    value = row.get(key)
    if not isinstance(value, str) or value not in allowed:
        raise BadDeck(f"{where}.{key}", told(value), "one of " + ", ".join(allowed))
    return allowed.index(value)


def flag_bits(row: dict[str, Any], key: str, where: str, allowed: list[str]) -> int:
    return 1 << word(row, key, where, allowed)


def number(row: dict[str, Any], key: str, where: str, low: int, high: int, default: int | None = None) -> int:
    value = row.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadDeck(f"{where}.{key}", told(value), f"a whole number from {low} to {high}")
    return value


def table(row: dict[str, Any], key: str, where: str, allowed: list[str]) -> dict[str, Any]:
    value: dict[str, Any] = row.get(key, {})
    words(value, f"{where}.{key}", allowed)
    return value


def shape(row: dict[str, Any], where: str) -> list[str]:
    """A base form and up to three modifiers, for the drawing."""
    value = row.get("shape")
    if not isinstance(value, list) or not 1 <= len(value) <= 4:
        raise BadDeck(f"{where}.shape", told(value), "a base form and up to three modifiers")
    if value[0] not in FORMS:
        raise BadDeck(f"{where}.shape", told(value[0]), "one of " + ", ".join(FORMS))
    for modifier in value[1:]:
        if modifier not in MODIFIERS:
            raise BadDeck(f"{where}.shape", told(modifier), "one of " + ", ".join(MODIFIERS))
    return [str(part) for part in value]


def told(value: Any) -> str:
    return "nothing" if value is None else repr(value)
