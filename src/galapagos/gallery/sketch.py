"""The table as plain text: a view as lines, for terminals, logs and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galapagos import games
from galapagos.kernel.view import View
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


def remark(view: Any, thing: str, words: Catalogue, names: Sequence[str] = ()) -> str:
    """What tells a thing on the table apart ("card:12"), in short, with semicolons; often nothing."""
    brought = games.brought(view["game"], "sketch")
    if brought is None or not hasattr(brought, "remark"):
        return ""
    return str(brought.remark(Lines(words, names), view, thing))


def _plain(lines: Lines, view: Any) -> None:
    """A view whose game brings no sketch: its own fields, one a line."""
    own = {name: value for name, value in view.items() if name == "round" or name not in View.__annotations__}
    lines.lines += [f"{name.replace('_', ' ')}: {_told(value)}" for name, value in own.items()]


def _told(value: Any) -> str:
    """A value as people write it; what is not known is a question mark."""
    if isinstance(value, list):
        nested = any(isinstance(one, list) for one in value)
        return ("; " if nested else ", ").join(map(_told, value)) or "-"
    return "?" if value is None else str(value)
