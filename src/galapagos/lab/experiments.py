"""The experiments: many games counted, a tournament, the balance of a deck. The commands do no more than these.

Each takes a `progress` that watches the games as they come in (see `sweep.Progress`); results do not depend on the
number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import galapagos
from galapagos.files import read_deck
from galapagos.kernel.text import GalapagosError
from galapagos.lab.files import Files, Keeper
from galapagos.lab.matches import Match, check_bots
from galapagos.lab.observing import Observed, observe_batch
from galapagos.lab.rotation import Plan, play_groups
from galapagos.lab.sweep import Progress, spread, unwatched
from galapagos.lab.tally import Tally

# The numbers and plots are slow to load: what needs them imports them itself.
if TYPE_CHECKING:
    from galapagos.lab.luck import Share
    from galapagos.lab.sample import Sample
    from galapagos.lab.standings import Tournament
    from galapagos.lab.study import Study

FEWEST_GAMES = 20  # for a report
STANDARD = "standard"  # the deck that the game brings


class TooFew(GalapagosError):
    """The games were ended before there was anything to tell."""


@dataclass(frozen=True)
class Simulation:
    """Many games between the same bots: what they were, and what they came to."""

    match: Match  # the first of them
    tally: Tally
    seconds: float

    def facts(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        tally = self.tally
        return {
            "game": self.match.game,
            "mode": self.match.mode,
            "players": self.match.players,
            "games": tally.games,
            "decisions": tally.decisions,
            "choices": tally.choices,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds),
            "choices_per_second": round(tally.choices / self.seconds),
            "wins": tally.wins,
            "draws": tally.draws,
            "capped": tally.capped,
            "mean_decisions": tally.decisions / tally.games,
            "seed": self.match.seed,
        }


def simulate(
    game: str,
    games: int = 100,
    *,
    players: int | None = None,
    mode: str | None = None,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    deck: str | None = None,
    files: Files | None = None,
    workers: int = 1,
    ray: str | None = None,
    progress: Progress = unwatched,
) -> Simulation:
    """Play many games between bots, and count. Rows and records go into `files` as the games come.

    >>> found = simulate(galapagos.games.ids()[0], games=3, seed=5)
    >>> found.tally.games, sum(found.tally.wins) + found.tally.draws
    (3, 3)
    """
    match, kept = Match.of(game, players, mode, bots, seed, deck), files or Files()
    record, decisions, cards = (path is not None for path in (kept.records, kept.decisions, kept.cards))
    began, tally = time.perf_counter(), Tally(match.players)
    with (
        closing(Keeper(kept, match.players)) as keeper,
        closing(_observed(match, games, workers, ray, record, decisions, cards)) as done,
    ):
        for observed in progress(done, games, "games"):
            tally.add(observed.result)
            keeper.add(observed)
    if not tally.games:
        raise TooFew("stopped before the first game was over")
    return Simulation(match, tally, time.perf_counter() - began)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    players: int | None = None,
    mode: str | None = None,
    seed: int = 0,
    deck: str | None = None,
    workers: int = 1,
    progress: Progress = unwatched,
) -> Tournament:
    """Let bots play each other on the same seeds with the seats rotated, and rate them: at least so many games.

    >>> found = tournament(galapagos.games.ids()[0], ["forager", "random"], games=3)
    >>> found.games, [standing.name for standing in found.standings]
    (4, ['forager', 'random'])
    """
    from galapagos.lab.standings import Scores, Tournament

    match = Match.of(game, players, mode, seed=seed, deck=deck)
    check_bots(bots)
    named = tuple(bots) * (match.players if len(bots) == 1 else 1)
    plan = Plan(game, match.mode, match.players, named, seed, deck)
    began, scores = time.perf_counter(), Scores(plan)
    for group in play_groups(plan, range(plan.groups_for(games)), workers, progress):
        scores.add(group)
    if not scores.groups:
        raise TooFew("stopped before the first group of games was over")
    return Tournament(plan, scores.games, len(scores.groups), time.perf_counter() - began, scores.standings())


def balance(
    game: str,
    games: int = 1000,
    *,
    deck: str | None = None,
    against: str | None = None,
    luck: int | None = None,
    players: int | None = None,
    mode: str | None = None,
    bots: str | Sequence[str] = "forager",
    seed: int = 0,
    workers: int = 1,
    ray: str | None = None,
    progress: Progress = unwatched,
) -> Study:
    """Play many games with a deck, and study what they show; `lab.report.Report` makes it a page.

    `against` is another deck, or "standard", played on the same seeds; `luck` is how many games are dealt anew, nine
    times each (a tenth, unless said otherwise).

    >>> study = balance(galapagos.games.ids()[0], games=20, luck=0, bots="random")
    >>> study.sample.games, len(study.seats)
    (20, 2)
    """
    from galapagos.lab.study import Study

    match = Match.of(game, players, mode, bots, seed, deck)
    other = replace(match, deck=None if against == STANDARD else against)
    galapagos.game(game).deck(read_deck(other.deck))
    place = _Place(workers, ray, progress)
    sample = place.sample(match, games, "games")
    compared = place.sample(other, games, "games with the other deck") if against else None
    shares, redealt = place.luck(match, games // 10 if luck is None else luck)
    return Study(match, sample, shares, redealt, compared)


@dataclass(frozen=True)
class _Place:
    """Where the games of a study are played, and who watches."""

    workers: int
    ray: str | None
    progress: Progress

    def sample(self, match: Match, games: int, what: str) -> Sample:
        """The games with one deck; if they are ended early, what is there is used, if it is enough."""
        from galapagos.lab.sample import Sample

        with closing(_observed(match, games, self.workers, self.ray, cards=True)) as done:
            sample = Sample(match.players).extend(self.progress(done, games, what))
        if sample.games < FEWEST_GAMES:
            raise TooFew(f"stopped after {sample.games} games; a report needs {FEWEST_GAMES}")
        return sample

    def luck(self, match: Match, games: int) -> tuple[list[Share], int]:
        """The shares of luck, and from how many games."""
        from galapagos.lab import luck

        size = luck.matches_a_game()
        with closing(spread(luck.play_batch, luck.matches(match, games), self.workers, ray=self.ray)) as done:
            results = list(self.progress(done, games * size, "games dealt anew"))
        return luck.shares(results) if len(results) >= size else [], len(results) // size


def _observed(
    match: Match,
    games: int,
    workers: int,
    ray: str | None,
    record: bool = False,
    decisions: bool = False,
    cards: bool = False,
) -> Generator[Observed, None, None]:
    """So many games of the match, watched as far as is asked for."""
    work = partial(observe_batch, record=record, decisions=decisions, cards=cards)
    return spread(work, (match.numbered(number) for number in range(games)), workers, ray=ray)
