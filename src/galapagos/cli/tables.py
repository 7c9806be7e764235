"""The table as the terminal shows it: a view as lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from galapagos.words import Catalogue


def drawing(view: Any, words: Catalogue, names: Sequence[str]) -> RenderableType:
    """The table as this view shows it."""
    return Pretty(view)
