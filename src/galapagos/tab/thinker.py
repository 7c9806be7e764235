"""What runs in the worker in which bots think. JavaScript calls it, with JSON."""

from __future__ import annotations

import json

from galapagos.table import thinking


def think(kind: str, question: str) -> str:
    """A bot's decision or advice."""
    work = thinking.decide if kind == "decide" else thinking.advise
    return json.dumps(work(*json.loads(question)))
