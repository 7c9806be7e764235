"""The table as plain text: a view as lines, for terminals, logs and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galapagos import games
from galapagos.words import Catalogue
from galapagos.words.lines import Lines


def sketch(view: Any, words: Catalogue, names: Sequence[str] = ()) -> str:
    """The table that this view shows, in lines of text."""
    lines = Lines(words, names)
    brought = games.brought(view["game"], "sketch")
    if brought:
        brought.sketch(lines, view)
    else:
        _plain(lines, view)
    return str(lines)


def _plain(lines: Lines, view: Any) -> None:
    """A view whose game brings no sketch: its fields, one a line."""
    lines.lines += [f"{name.replace('_', ' ')}: {value}" for name, value in view.items()]
