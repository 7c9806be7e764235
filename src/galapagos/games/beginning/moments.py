"""The moments of a turn: events after which the table is shown by itself, with the stage that they belong to.

Events of one stage are shown together; those without a stage one by one.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final[dict[str, str]] = {
    "attacked": "",
    "eaten": "",
    "gored": "",
    "extinct": "",
    "devoured": "",
    "scavenged": "",
    "browsed": "",
    "starved": "hunger",
    "scored": "score",
    "bred": "breeding",
    "turn": "gather",
    "gathered": "gather",
    "arrived": "gather",
    "drew": "gather",
}
