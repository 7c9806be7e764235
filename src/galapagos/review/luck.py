"""Luck apart from play: how the chance to win changed from one choice to the next, by what the seat did not decide."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from galapagos.review.decisions import Moment, Played
from galapagos.review.weighing import Z95, Weighed

NOTABLE = 0.10  # a smaller change of chance is not worth a word


@dataclass(frozen=True)
class Luck:
    """The change of the chance to win from a choice to the next: by chance, or by the others' play alone."""

    change: float
    drawn: bool  # whether cards were drawn, dice rolled or lots drawn meanwhile; else only others moved
    noise: float  # half the width of its interval

    @property
    def notable(self) -> bool:
        return abs(self.change) >= max(NOTABLE, self.noise)


def fortunes(played: Played, judged: list[tuple[Moment, Weighed]]) -> dict[int, Luck]:
    """By step: what came between the choice and the next, or the end. All changes and losses add up to the result."""
    found: dict[int, Luck] = {}
    for number, (moment, weighed) in enumerate(judged):
        kept = weighed.chance - cost(weighed)
        if number + 1 < len(judged):
            following, later = judged[number + 1]
            change, drawn = later.chance - kept, following.chance > moment.chance
            noise = Z95 * sqrt(_variance(weighed) + _variance(later))
        else:
            change = 0.0 if played.result is None else played.result - kept
            drawn, noise = played.chance > moment.chance, Z95 * sqrt(_variance(weighed))
        found[moment.step] = Luck(change, drawn, noise)
    return found


def cost(weighed: Weighed) -> float:
    """The loss as measured, noise and all: so that everything adds up."""
    return 0.0 if weighed.played == weighed.best else max(0.0, weighed.gap)


def _variance(weighed: Weighed) -> float:
    """Of the chance, at most: that of so many games won or lost."""
    return weighed.chance * (1.0 - weighed.chance) / max(weighed.visits, 1)
