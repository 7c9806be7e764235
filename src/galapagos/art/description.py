"""What a drawing is made from: public facts only, plain data, the same everywhere."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, NotRequired, TypedDict

Size = Literal["card", "portrait"]
Theme = Literal["day", "night"]

PIXELS: Final[dict[Size, int]] = {"card": 120, "portrait": 420}
ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
RELEASE: Final = 2
"""Raised whenever the same description gives another drawing, so that caches let go."""


class Description(TypedDict):
    """A creature, card, place or token, as everyone at the table may know it.

    `traits` are ids; `muted` and `copied` name those that are silenced or borrowed.
    `parts` maps a slot to its shape words, `numbers` holds counts, `flags` holds states such as
    asleep, and `name` picks one place, biome, challenge or category.
    """

    game: str
    kind: str
    seed: NotRequired[int]
    name: NotRequired[str]
    traits: NotRequired[list[str]]
    muted: NotRequired[list[str]]
    copied: NotRequired[list[str]]
    parts: NotRequired[dict[str, list[str]]]
    numbers: NotRequired[dict[str, int]]
    flags: NotRequired[list[str]]


def key(description: Description) -> str:
    """A stable name for the drawing: equal descriptions share it, others do not."""
    plain = json.dumps(normal(description), sort_keys=True, separators=(",", ":"))
    digest = int.from_bytes(hashlib.sha256(f"{RELEASE}:{plain}".encode()).digest()[:8], "big")
    letters = ""
    while len(letters) < 12:
        digest, rest = divmod(digest, 36)
        letters += ALPHABET[rest]
    return "a" + letters


def normal(description: Description) -> dict[str, object]:
    """The description without empty fields, its sets in order."""
    result: dict[str, object] = {}
    for field, value in description.items():
        if field in ("traits", "muted", "copied", "flags") and isinstance(value, list):
            value = sorted(set(value))
        if value or field in ("game", "kind"):
            result[field] = value
    return result


def checked(description: Mapping[str, object]) -> None:
    """Refuse what is not a description: it may come from anywhere, and parts of it reach the drawing."""
    for field, value in description.items():
        fits = FIELDS[known(field, FIELDS, "field")]
        if not fits(value):
            raise ValueError(f"{field} is {value!r}: expected {fits.__doc__}")
    for field in ("game", "kind"):
        if field not in description:
            raise ValueError(f"a description needs a {field}")


def _word(value: object) -> bool:
    """a word"""
    return isinstance(value, str)


def _whole(value: object) -> bool:
    """a whole number of at most 64 bits"""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 64


def _words(value: object) -> bool:
    """a list of words"""
    return isinstance(value, list) and len(value) <= MOST_WORDS and all(isinstance(each, str) for each in value)


def _counts(value: object) -> bool:
    """names with whole numbers"""
    return isinstance(value, dict) and all(_word(name) and _whole(count) for name, count in value.items())


def _parts(value: object) -> bool:
    """slots with lists of words"""
    return isinstance(value, dict) and all(_word(slot) and _words(words) for slot, words in value.items())


MOST_WORDS: Final = 40
FIELDS: Final[dict[str, Callable[[object], bool]]] = {
    "game": _word,
    "kind": _word,
    "seed": _whole,
    "name": _word,
    "traits": _words,
    "muted": _words,
    "copied": _words,
    "parts": _parts,
    "numbers": _counts,
    "flags": _words,
}


def known(word: str, words: Iterable[str], what: str) -> str:
    """The word, if it is one of the words; otherwise say what was expected."""
    names = sorted(words)
    if word not in names:
        raise ValueError(f"unknown {what} {word!r}: expected one of {', '.join(names)}")
    return word


def number(description: Description, name: str, low: int, high: int, default: int = 0) -> int:
    """A count from the description; outside its range it is a mistake, not a guess."""
    value = description.get("numbers", {}).get(name, default)
    if not low <= value <= high:
        raise ValueError(f"{name} is {value}: expected {low} to {high}")
    return value
