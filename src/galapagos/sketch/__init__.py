"""The table as plain text: a view as lines, for terminals, logs and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from galapagos.kernel.text import Param
from galapagos.sketch import another_world, beginning, evoloosen, evolve
from galapagos.sketch.lines import Lines
from galapagos.words import Catalogue

_SKETCHES: dict[str, Callable[[Lines, Any], None]] = {
    "another-world": another_world.sketch,
    "beginning": beginning.sketch,
    "evolve": evolve.sketch,
    "evoloosen": evoloosen.sketch,
}

__all__ = ["Param", "sketch"]


def sketch(view: Any, words: Catalogue, names: Sequence[str] = ()) -> str:
    """The table that this view shows, in lines of text."""
    lines = Lines(words, names)
    _SKETCHES[view["game"]](lines, view)
    return str(lines)
