"""Drawings for whoever has only text: a description as JSON goes in, SVG comes out."""

from __future__ import annotations

import json
from typing import cast

from galapagos.gallery import Description, Size, Theme, draw, icon


def paint(description: str, size: Size, theme: Theme) -> str:
    """The drawing of a description."""
    data = json.loads(description)
    if data["kind"] == "icon":
        return icon(data["game"], data["name"], 24 if size == "card" else 48, theme)
    return draw(cast(Description, data), size, theme)
