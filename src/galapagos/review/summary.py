"""A game in a few numbers: how accurate the play was in each part of it, what luck did, and what to learn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from galapagos.kernel.text import Text
from galapagos.review.decisions import Played
from galapagos.review.lessons import lessons
from galapagos.review.verdicts import ACCUSED, HALF
from galapagos.review.weighing import Z95, estimate

if TYPE_CHECKING:
    from galapagos.review.reviewing import Decision

PARTS = ("opening", "middle", "ending")


@dataclass(frozen=True)
class Accuracy:
    """The mean over some choices, from 0 to 1, with its 95 % interval; a choice that cost nothing counts as 1."""

    mean: float
    low: float
    high: float
    choices: int


@dataclass(frozen=True)
class Summary:
    """What the whole game shows. `luck` and `others` are changes of the chance to win, `lost` what choices cost."""

    accuracy: Accuracy
    parts: dict[str, Accuracy]
    verdicts: dict[str, int]
    begun: float  # the chance at the first choice
    result: float | None
    lost: float
    luck: float  # where chance was used
    others: float  # where only others moved
    lessons: list[Text]


def summarise(decisions: list[Decision], played: Played, game: str) -> Summary:
    """The summary of a seat's choices."""
    found = {part: [d for d in decisions if part_of(d.step, played.entries) == part] for part in PARTS}
    called = [decision.verdict for decision in decisions]
    return Summary(
        accuracy=accuracy(decisions),
        parts={part: accuracy(some) for part, some in found.items() if some},
        verdicts={name: called.count(name) for name in sorted(set(called))},
        begun=decisions[0].chance if decisions else 0.0,
        result=played.result,
        lost=sum(decision.loss for decision in decisions),
        luck=sum(decision.luck.change for decision in decisions if decision.luck.drawn),
        others=sum(decision.luck.change for decision in decisions if not decision.luck.drawn),
        lessons=lessons([d for d in decisions if d.verdict in ACCUSED], found, game),
    )


def part_of(step: int, entries: int) -> str:
    """The third of the game in which the step lies."""
    return PARTS[min(2, 3 * step // max(entries, 1))]


def accuracy(decisions: list[Decision]) -> Accuracy:
    """How accurate these choices were."""
    if not decisions:
        return Accuracy(1.0, 0.0, 1.0, 0)
    mean, error = estimate([2.0 ** (-decision.loss / HALF) for decision in decisions])
    return Accuracy(mean, max(0.0, mean - Z95 * error), min(1.0, mean + Z95 * error), len(decisions))
