"""Evoloosen in lines: the Gene Pool, the battle, each player's collection, the hand."""

from __future__ import annotations

from typing import Any

from galapagos.sketch.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add("sketch-aw-table", round=view["round"], deck=0, discard=0)
