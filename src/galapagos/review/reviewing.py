"""The review of one seat's game: a quick look at every choice, then a longer one where it may matter."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from galapagos.kernel.rng import seeded
from galapagos.kernel.text import Text
from galapagos.review.decisions import Moment, moments
from galapagos.review.explaining import explain
from galapagos.review.knowing import Knowledge, knowledge
from galapagos.review.luck import Luck, fortunes
from galapagos.review.summary import Summary, summarise
from galapagos.review.verdicts import ACCUSED, FIND, may_matter, verdict
from galapagos.review.weighing import DEEP, QUICK, Budget, Weighed, weigh_plain
from galapagos.table.record import Record

MOST = 40  # choices that get a longer look, the likeliest losses first
_SEEDS = 30  # stream of the review's seed

Job = tuple[dict[str, Any], int, int, int, Budget]
Spread = Callable[[Callable[[Job], Weighed], Iterable[Job]], Iterable[Weighed]]
Progress = Callable[[float], None]


@dataclass(frozen=True)
class Decision:
    """A choice with its verdict. Chances are from 0 to 1, as the seat could judge them then."""

    step: int  # entries of the record before it: try again from there
    round: int
    question: Text
    options: int
    played: str  # in notation
    played_text: Text
    best: str
    best_text: Text
    verdict: str
    chance: float  # to win, by the best option
    loss: float  # of chance; 0 inside the noise
    low: float  # of the interval of the loss, or of the gain over what one sees at once
    high: float
    upsets: float  # the share of guesses in which the other option did better
    luck: Luck  # what happened from this choice to the next
    why: list[Text]
    knew: Knowledge | None  # told where there is something to learn


@dataclass(frozen=True)
class Review:
    """Everything about one seat's game."""

    game: str
    mode: str
    players: int
    seat: int
    seed: int
    decisions: list[Decision]
    summary: Summary


def review(
    record: Record,
    seat: int,
    seed: int = 0,
    progress: Progress = lambda share: None,
    seconds: float = 0.0,
    spread: Spread = map,
) -> Review:
    """Judge every choice of the seat.

    The same record and seed give the same review, unless it runs out of its `seconds`. Whatever `progress` raises ends
    it. `spread` is `map`, or what does the same in several processes.
    """
    played = moments(record, seat)
    weighed = _weigh_all(played.moments, seed, progress, _until(seconds), spread)
    judged = [moment for moment in played.moments if moment.step in weighed]
    luck = fortunes(played, [(moment, weighed[moment.step]) for moment in judged])
    decisions = [_decision(moment, weighed[moment.step], luck[moment.step]) for moment in judged]
    header = record.header
    summary = summarise(decisions, played, header["game"])
    return Review(header["game"], header["mode"], header["players"], seat, seed, decisions, summary)


def _until(seconds: float) -> float:
    return time.monotonic() + seconds if seconds else float("inf")


def _weigh_all(found: list[Moment], seed: int, progress: Progress, until: float, spread: Spread) -> dict[int, Weighed]:
    """By step: the quick looks, those that may matter replaced by longer ones."""
    found = [moment for moment in found if len({*moment.asked.considered(), moment.action}) > 1]
    weighed = dict(_pass(found, seed, QUICK, lambda share: progress(share / 2), until, spread))
    doubtful = [moment for moment in found if moment.step in weighed and may_matter(weighed[moment.step])]
    doubtful.sort(key=lambda moment: (-weighed[moment.step].gap, moment.step))
    longer = doubtful[:MOST]
    settled = dict(_pass(longer, seed, DEEP, lambda share: progress(0.5 + share / 2), until, spread))
    unsettled = {moment.step: _unsure(weighed[moment.step]) for moment in doubtful}
    progress(1.0)
    return weighed | unsettled | settled


def _unsure(weighed: Weighed) -> Weighed:
    """A quick look alone accuses nobody."""
    return replace(weighed, error=max(weighed.error, weighed.gap))


def _pass(
    found: list[Moment], seed: int, budget: Budget, progress: Progress, until: float, spread: Spread
) -> Iterator[tuple[int, Weighed]]:
    """Weigh these choices one after the other, as long as there is time."""
    jobs = (_job(moment, seed, budget) for moment in found)
    for number, (moment, weighed) in enumerate(zip(found, spread(weigh_plain, jobs), strict=False), start=1):
        yield moment.step, weighed
        progress(number / len(found))
        if time.monotonic() > until:
            return


def _job(moment: Moment, seed: int, budget: Budget) -> Job:
    """What another process needs: a redeal, never the true state; the seed belongs to the place in the game."""
    own = seeded(seed + (moment.step << 64), _SEEDS + (budget == DEEP)).next()
    return moment.state.save(), moment.seat, moment.action, int(own), budget


def _decision(moment: Moment, weighed: Weighed, luck: Luck) -> Decision:
    asked, state = moment.asked, moment.state
    called = verdict(weighed)
    notable = called in (*ACCUSED, FIND)
    return Decision(
        step=moment.step,
        round=int(state.round),
        question=asked.question,
        options=len(asked.legal_actions()),
        played=asked.notation(weighed.played),
        played_text=asked.describe(weighed.played),
        best=asked.notation(weighed.best),
        best_text=asked.describe(weighed.best),
        verdict=called,
        chance=weighed.chance,
        loss=weighed.gap if called in ACCUSED else 0.0,
        low=weighed.low if notable else 0.0,
        high=weighed.high if notable else 0.0,
        upsets=weighed.upsets / weighed.pairs if notable else 0.0,
        luck=luck,
        why=explain(asked, weighed) if notable else [],
        knew=knowledge(state, moment.seat) if notable else None,
    )
