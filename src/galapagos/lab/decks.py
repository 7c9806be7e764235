"""Decks as files: where an error stands, what two decks differ in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

_TABLE = re.compile(r"^\s*\[\[?\s*([\w.-]+)\s*\]\]?")


_PLACE = re.compile(r"^(?P<thing>[\w-]+)(?: (?P<number>\d+))?(?: \((?P<id>[^)]*)\))?(?:\.(?P<field>[\w-]+))?")


def line_of(text: str, where: str) -> int | None:
    """The line of a TOML text that an error's place ("creature 3 (button-snout).cost") speaks of."""
    place = _PLACE.match(where)
    if place is None:
        return None
    thing, number = place["thing"], int(place["number"] or 1)
    block = _block(text, thing, number)
    if block is None:
        return _row(text, thing, number)
    for line_number, line in block:
        if place["field"] and re.match(rf"\s*{re.escape(place['field'])}\s*=", line):
            return line_number
    return block[0][0]


def _block(text: str, thing: str, number: int) -> list[tuple[int, str]] | None:
    """The numbered lines of the table with that title, the number-th of them."""
    blocks = [block for block in _blocks(text) if _title(block) == thing]
    return blocks[number - 1] if number <= len(blocks) else None


def _row(text: str, thing: str, number: int) -> int | None:
    """The line of an inline table: `thing = [` and a row a line."""
    begun = False
    for line_number, line in enumerate(text.splitlines(), start=1):
        begun = begun or re.match(rf"\s*{re.escape(thing)}\s*=\s*\[", line) is not None
        if begun and line.strip().startswith("{"):
            number -= 1
            if number == 0:
                return line_number
    return None


def _title(block: list[tuple[int, str]]) -> str:
    match = _TABLE.match(block[0][1])
    return match[1] if match else ""


def _blocks(text: str) -> Iterator[list[tuple[int, str]]]:
    block: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if _TABLE.match(line) and block:
            yield block
            block = []
        block.append((number, line))
    if block:
        yield block


@dataclass(frozen=True)
class Difference:
    """One place in which two decks differ; None where one has nothing."""

    where: str
    one: Any
    other: Any


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[Difference]:
    """What differs, card by card (cards are matched by their id, else by their place)."""
    return list(_compare("", one, other))


def _compare(where: str, one: Any, other: Any) -> Iterator[Difference]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            yield from _compare(f"{where}.{key}" if where else key, one.get(key), other.get(key))
    elif _is_cards(one) and _is_cards(other):
        yield from _compare(where, _by_id(one), _by_id(other))
    elif one != other:
        yield Difference(where, one, other)


def _is_cards(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _by_id(cards: list[dict[str, Any]]) -> dict[str, Any]:
    return {str(card.get("id", place)): card for place, card in enumerate(cards, start=1)}
