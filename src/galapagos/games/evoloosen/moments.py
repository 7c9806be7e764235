"""The moments of a turn: events after which the table is shown by itself, with the stage that they belong to.

Events of one stage are shown together; those without a stage one by one.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final[dict[str, str]] = {
    "explored": "",
    "rolled": "",
    "battle-began": "",
    "played": "",
    "played-on-player": "",
    "played-on-enemy": "",
    "played-on-tame": "",
    "unleashed": "",
    "unleashed-for-enemy": "",
    "won-battle": "",
    "lost-battle": "",
    "acquired": "",
    "accepted": "",
    "rejected": "",
    "tamed": "",
    "took-rocket": "",
    "won-arena": "",
    "won-duel": "",
    "completed-quest": "",
    "stole-gene": "",
    "gained-mp": "spoils",
    "lost-mp": "spoils",
    "drew": "spoils",
    "took-cards": "spoils",
    "regained-cp": "spoils",
    "round-ended": "round",
    "refreshed-pool": "round",
    "last-round": "round",
    "preparation": "round",
    "arena-began": "round",
    "duel-began": "round",
}
