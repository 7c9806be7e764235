"""What a game brings to be drawn: its painters, its signs, and how its pictures are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from galapagos.art.canvas import Canvas
from galapagos.art.description import Description
from galapagos.kernel.text import Param

Painter = Callable[[Canvas, Description], None]
Teller = Callable[[Description], dict[str, Param]]
Rows = list[list[Description]]


@dataclass(frozen=True)
class Drawing:
    """The drawings of one game, by their kinds.

    `backs` has a sign and a wash for each deck, the first one for a back without a name. `rows` gives the drawings of
    a view, what lies in the middle first, then a row for each player. `plate` describes an entry of the deck for the
    almanac: the section, and what stands there.
    """

    painters: Mapping[str, Painter]
    icons: Mapping[str, str]
    backs: Mapping[str, tuple[str, str]]
    rows: Callable[[Any], Rows]
    plate: Callable[[str, dict[str, Any]], Description]
    tellers: Mapping[str, Teller] = field(default_factory=dict)


def entries(prefix: str, ids: Iterable[str]) -> str:
    """Catalogue entries in a row, as texts name them; nothing for none."""
    return " ".join(f"@{prefix}-{each}" for each in ids)


def numbers(description: Description) -> dict[str, Param]:
    """The teller of whatever has numbers alone."""
    return dict(description.get("numbers", {}))


def named(prefix: str) -> Teller:
    """The teller of what has a name in the catalogue, below that prefix."""
    return lambda description: {"name": f"@{prefix}-{description.get('name', '')}", **numbers(description)}


def shapes(description: Description) -> dict[str, Param]:
    """The teller of what is composed from shape words."""
    parts = description.get("parts", {})
    words = [word for slot in sorted(parts) for word in parts[slot]]
    return {"shape": entries("art-word", words), "shape-count": len(words)}
