"""Plays the games of a study, with a bar for each part."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial

from galapagos.cli.options import BadOption
from galapagos.cli.progress import watched
from galapagos.lab import luck
from galapagos.lab.matches import Match, Result
from galapagos.lab.observing import observe_batch
from galapagos.lab.sample import Sample
from galapagos.lab.study import Study
from galapagos.lab.sweep import spread


class Runner:
    """Where the games of a study are played."""

    def __init__(self, workers: int, ray: str | None, quiet: bool, fewest: int) -> None:
        self.workers = workers
        self.ray = ray
        self.quiet = quiet
        self.fewest = fewest

    def study(self, match: Match, compared: Match | None, games: int, redealt: int) -> Study:
        sample = self.sample(match, games, "games")
        other = self.sample(compared, games, "games with the other deck") if compared else None
        dealt = self.redeal(match, redealt)
        shares = luck.shares(dealt) if len(dealt) >= luck.matches_a_game() else []
        return Study(match, sample, shares, len(dealt) // luck.matches_a_game(), other)

    def sample(self, match: Match, games: int, what: str) -> Sample:
        """The games with one deck; what is done when it is interrupted is used, if it is enough."""
        work = partial(observe_batch, cards=True)
        with closing(spread(work, _numbered(match, games), self.workers, ray=self.ray)) as done:
            sample = Sample(match.players).extend(watched(done, games, what, self.quiet))
        if sample.games < self.fewest:
            raise BadOption(f"stopped after {sample.games} games; a report needs {self.fewest}")
        return sample

    def redeal(self, match: Match, games: int) -> list[Result]:
        total = games * luck.matches_a_game()
        jobs = luck.matches(match, games)
        with closing(spread(luck.play_batch, jobs, self.workers, ray=self.ray)) as done:
            return list(watched(done, total, "games dealt anew", self.quiet))


def _numbered(match: Match, games: int) -> Iterator[Match]:
    for number in range(games):
        yield replace(match, number=number)
