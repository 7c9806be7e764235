"""What runs in the workers in which bots think and games are reviewed. JavaScript calls it, with JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from galapagos.review.service import Order, look_by_look
from galapagos.table import thinking

DEPTH = 0.5  # of a review: Python in a tab is slower than on a server
SECONDS = 60.0  # for a review

_making: dict[tuple[str, int], Iterator[tuple[float, dict[str, Any] | None]]] = {}


def think(kind: str, question: str) -> str:
    """A bot's decision or advice, or a look more at a game that is reviewed."""
    return json.dumps(WORK[kind](*json.loads(question)))


def review(text: str, seat: int, names: list[str]) -> tuple[float, dict[str, Any] | None]:
    """How far the review is after one look more, and the review when it is made. A worker that was lost begins anew."""
    which = text, seat
    if which not in _making:
        _making[which] = look_by_look(Order(text, seat, DEPTH), names, SECONDS)
    progress, sheet = next(_making[which])
    if sheet is not None:
        del _making[which]
    return progress, sheet


WORK: dict[str, Callable[..., Any]] = {"decide": thinking.decide, "advise": thinking.advise, "review": review}
