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
    making = Making(record, seat, seed)
    until = _until(seconds)
    quick = list(_pass(making.quick(), lambda share: progress(share / 2), until, spread))
    closer = list(_pass(making.closer(quick), lambda share: progress(0.5 + share / 2), until, spread))
    progress(1.0)
    return making.conclude(quick, closer)


class Making:
    """A review in the making: what to look at quickly, what to look at closer then, and the whole.

    What was weighed comes back in the order of the jobs, and may be shorter: what is missing was not looked at.
    """

    def __init__(self, record: Record, seat: int, seed: int, looks: tuple[Budget, Budget] = (QUICK, DEEP)) -> None:
        self.header, self.seat, self.seed, self.looks = record.header, seat, seed, looks
        self.played = moments(record, seat)
        self.found = [m for m in self.played.moments if len({*m.asked.considered(), m.action}) > 1]

    def quick(self) -> list[Job]:
        """A short look at every choice."""
        return [_job(moment, self.seed, self.looks[0], 0) for moment in self.found]

    def closer(self, quick: list[Weighed]) -> list[Job]:
        """A longer look where a short one says that it may matter, the likeliest losses first."""
        return [_job(moment, self.seed, self.looks[1], 1) for moment, _ in self._doubtful(quick)[:MOST]]

    def _doubtful(self, quick: list[Weighed]) -> list[tuple[Moment, Weighed]]:
        pairs = [(moment, one) for moment, one in zip(self.found, quick, strict=False) if may_matter(one)]
        return sorted(pairs, key=lambda pair: (-pair[1].gap, pair[0].step))

    def conclude(self, quick: list[Weighed], closer: list[Weighed]) -> Review:
        """Everything together."""
        weighed = self._settled(quick, closer)
        judged = [moment for moment in self.played.moments if moment.step in weighed]
        luck = fortunes(self.played, [(moment, weighed[moment.step]) for moment in judged])
        decisions = [_decision(moment, weighed[moment.step], luck[moment.step]) for moment in judged]
        game, mode, players = (self.header[name] for name in ("game", "mode", "players"))
        return Review(game, mode, players, self.seat, self.seed, decisions, summarise(decisions, self.played, game))

    def _settled(self, quick: list[Weighed], closer: list[Weighed]) -> dict[int, Weighed]:
        """By step: the quick looks, those that may matter replaced by longer ones."""
        doubtful = self._doubtful(quick)
        found = {moment.step: one for moment, one in zip(self.found, quick, strict=False)}
        found |= {moment.step: _unsure(one) for moment, one in doubtful}
        return found | {moment.step: one for (moment, _), one in zip(doubtful, closer, strict=False)}


def _until(seconds: float) -> float:
    return time.monotonic() + seconds if seconds else float("inf")


def _unsure(weighed: Weighed) -> Weighed:
    """A quick look alone accuses nobody."""
    return replace(weighed, error=max(weighed.error, weighed.gap))


def _pass(jobs: list[Job], progress: Progress, until: float, spread: Spread) -> Iterator[Weighed]:
    """Weigh these choices one after the other, as long as there is time."""
    for number, weighed in enumerate(spread(weigh_plain, jobs), start=1):
        yield weighed
        progress(number / len(jobs))
        if time.monotonic() > until:
            return


def _job(moment: Moment, seed: int, budget: Budget, closer: int) -> Job:
    """What another process needs: a redeal, never the true state; the seed belongs to the place in the game."""
    own = seeded(seed + (moment.step << 64), _SEEDS + closer).next()
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
