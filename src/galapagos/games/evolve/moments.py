"""The moments of a round: events after which the table is shown by itself, with the stage that they belong to.

Events of one stage are shown together; those without a stage one by one.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final[dict[str, str]] = {
    "paid": "reveal",
    "played": "reveal",
    "spliced": "reveal",
    "passed": "reveal",
    "took-back": "reveal",
    "shed": "reveal",
    "kept": "reveal",
    "biome-gain": "biome",
    "biome-loss": "biome",
    "ranked": "challenge",
    "special-gain": "challenge",
    "special-loss": "challenge",
    "drew": "cards",
    "biome": "next",
    "last-round": "next",
    "biome-preview": "next",
    "challenge": "next",
    "challenge-preview": "next",
    "no-chooser": "next",
    "chooser": "next",
}
