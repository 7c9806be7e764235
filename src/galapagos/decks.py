"""Reading a deck's data with clear errors: where, what was found, and what was expected.

`where` says in words where a row stands ("card 3 (horns)"); the key that is read is added to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galapagos.kernel.text import BadDeck

LONGEST_NAME = 40

Row = dict[str, Any]
Words = Sequence[str] | None


def rows(source: Row, table: str, fewest: int = 1, most: int = 1_000) -> list[tuple[str, Row]]:
    """The rows of a table of cards, each with the words that say where it stands."""
    found = source.get(table)
    if not isinstance(found, list) or (not found and fewest):
        raise BadDeck(table, told(found), f"a list of [[{table}]]")
    if not fewest <= len(found) <= most:
        raise BadDeck(table, f"{len(found)} entries", f"{fewest} to {most}")
    return [(_place(table, number, row), a_table(row, f"{table} {number}")) for number, row in enumerate(found, 1)]


def _place(table: str, number: int, row: Any) -> str:
    named = isinstance(row, dict) and isinstance(row.get("id"), str)
    return f"{table} {number} ({row['id'][:LONGEST_NAME]})" if named else f"{table} {number}"


def a_table(value: Any, where: str) -> Row:
    """The value, which must be a table."""
    if not isinstance(value, dict):
        raise BadDeck(where, told(value), "a table")
    return value


def table(row: Row, key: str, where: str, allowed: Sequence[str]) -> Row:
    """The table under the key, empty if there is none, with these keys alone."""
    found = a_table(row.get(key, {}), f"{where}.{key}")
    keys(found, f"{where}.{key}", allowed)
    return found


def keys(row: Row, where: str, allowed: Sequence[str]) -> None:
    """Only these keys may stand in the row."""
    for key in row:
        if key not in allowed:
            raise BadDeck(where, repr(key), "only " + ", ".join(allowed))


def word(row: Row, key: str, where: str, allowed: Sequence[str]) -> int:
    """The place in the list of the word under the key."""
    found = row.get(key)
    if not isinstance(found, str) or found not in allowed:
        raise BadDeck(f"{where}.{key}", told(found), "one of " + ", ".join(allowed))
    return allowed.index(found)


def word_or_none(row: Row, key: str, where: str, allowed: Sequence[str]) -> int:
    """The same, -1 if the row has no such key."""
    return word(row, key, where, allowed) if key in row else -1


def words(row: Row, key: str, where: str, allowed: Sequence[str]) -> list[int]:
    """The places in the list of all words under the key, each once; none if there is no such key."""
    found = row.get(key, [])
    if not isinstance(found, list) or len(set(map(str, found))) != len(found):
        raise BadDeck(f"{where}.{key}", told(found), "a list of different words")
    return [word({key: each}, key, where, allowed) for each in found]


def number(row: Row, key: str, where: str, low: int, high: int, default: int | None = None) -> int:
    """The whole number under the key."""
    found = row.get(key, default)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise BadDeck(f"{where}.{key}", told(found), f"a whole number from {low} to {high}")
    return found


def flag(row: Row, key: str, where: str) -> bool:
    """True or false under the key; false if there is no such key."""
    found = row.get(key, False)
    if not isinstance(found, bool):
        raise BadDeck(f"{where}.{key}", told(found), "true or false")
    return found


def name(row: Row, key: str, where: str) -> str:
    """The name under the key: what people read, so no reference into the catalogue."""
    found = row.get(key)
    if not isinstance(found, str) or not found.strip() or len(found) > LONGEST_NAME or found.startswith("@"):
        raise BadDeck(f"{where}.{key}", told(found), f"a name of at most {LONGEST_NAME} letters")
    return found


def new_id(row: Row, where: str, taken: Sequence[str]) -> str:
    """The row's id, which no other row has."""
    found = row.get("id")
    if not isinstance(found, str) or not found.replace("-", "").isalnum() or len(found) > LONGEST_NAME:
        raise BadDeck(f"{where}.id", told(found), "a word of letters, digits and hyphens")
    if found in taken:
        raise BadDeck(f"{where}.id", f"'{found}' again", "an id that is not used yet")
    return found


def shape(row: Row, where: str, forms: Words = None, modifiers: Words = None) -> list[str]:
    """The words that a drawing is made from: a form, and up to three modifiers; any words where no lists are given."""
    found = row.get("shape")
    if not isinstance(found, list) or not 1 <= len(found) <= 4 or not all(isinstance(each, str) for each in found):
        raise BadDeck(f"{where}.shape", told(found), "a form and up to three modifiers")
    for each, allowed in [(found[0], forms), *((each, modifiers) for each in found[1:])]:
        if allowed is not None and each not in allowed:
            raise BadDeck(f"{where}.shape", told(each), "one of " + ", ".join(allowed))
    return [str(each) for each in found]


def told(value: Any) -> str:
    """What was found, for a message."""
    return "nothing" if value is None else repr(value)
