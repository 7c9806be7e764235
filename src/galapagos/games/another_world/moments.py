"""The moments of a turn: events after which the table is shown by itself, with the stage that they belong to.

Events of one stage are shown together; those without a stage one by one.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final[dict[str, str]] = {
    "created": "",
    "evolved": "",
    "trait-discarded": "",
    "activated": "",
    "silenced": "",
    "silenced-all": "",
    "copied": "",
    "woke": "",
    "gained-lower": "",
    "gained-upper": "",
    "gained": "",
    "passed-energy": "",
    "shed-trait": "",
    "transmuted": "",
    "attacked": "",
    "held-back": "",
    "burned": "",
    "lulled": "",
    "drained": "",
    "negated": "",
    "failed": "",
    "poisoned": "",
    "avenged": "",
    "fell-asleep": "",
    "chose-by-lot": "",
    "round-ended": "round",
    "all-awoke": "round",
    "new-first-player": "round",
    "new-source": "round",
    "drew": "round",
}
