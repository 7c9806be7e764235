"""`galapagos balance`: what a deck does to a game, as one page with honest error bars."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import galapagos
from galapagos.bots import make
from galapagos.cli.options import (
    AsJson,
    BadOption,
    Bots,
    DeckFile,
    GameId,
    ModeName,
    Players,
    Ray,
    Seed,
    Workers,
    bots_by_seat,
    setting,
)
from galapagos.cli.progress import watched
from galapagos.lab import luck as fortune
from galapagos.lab.matches import Match, Result
from galapagos.lab.observing import observe_batch
from galapagos.lab.report import Report
from galapagos.lab.sample import Sample
from galapagos.lab.study import Study
from galapagos.lab.sweep import cores, spread

FEWEST_GAMES = 20


def balance(
    game: GameId,
    deck: DeckFile = None,
    against: Annotated[
        str | None, typer.Option("--against", help="Compare with the deck in this file, or with 'standard'.")
    ] = None,
    players: Players = None,
    mode: ModeName = None,
    bots: Bots = "forager",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games a deck.", min=FEWEST_GAMES)] = 1000,
    luck: Annotated[
        int | None, typer.Option("--luck", help="Games dealt anew, nine times each [default: a tenth].", min=0)
    ] = None,
    seed: Seed = 0,
    out: Annotated[str, typer.Option("--out", "-o", help="The report.")] = "report.html",
    workers: Workers = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with a deck and write what they show: seats, length, cards, pairs, luck, and what changed."""
    chosen = galapagos.game(game)
    name, seats = setting(chosen, mode, players)
    seated = bots_by_seat(bots, seats)
    for bot in seated:
        make(bot).close()
    other = None if against == "standard" else against
    chosen.deck(deck)
    chosen.deck(other)
    page = _writable(out)
    runner = Runner(workers or cores(), ray, as_json)
    match = Match(game, name, seats, seated, seed, 0, deck)
    sample = runner.sample(match, games, "games")
    compared = runner.sample(Match(game, name, seats, seated, seed, 0, other), games, "compared") if against else None
    redealt = runner.redeal(match, games // 10 if luck is None else luck)
    study = Study(match, sample, fortune.shares(redealt), len(redealt) // fortune.matches_a_game(), compared, other)
    report = Report(study)
    page.write_text(report.page(), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(_facts(study) | {"out": out}))
    else:
        console = Console(highlight=False, soft_wrap=True)
        for sentence in report.sentences():
            console.print(f"• {sentence}", markup=False)
        console.print(f"The whole report: {out}", markup=False)


class Runner:
    """Where the games of a study are played."""

    def __init__(self, workers: int, ray: str | None, quiet: bool) -> None:
        self.workers = workers
        self.ray = ray
        self.quiet = quiet

    def sample(self, match: Match, games: int, what: str) -> Sample:
        """The games with one deck; what is done when it is interrupted is used, if it is enough."""
        work = partial(observe_batch, cards=True)
        with closing(spread(work, _numbered(match, games), self.workers, ray=self.ray)) as done:
            sample = Sample(match.players).extend(watched(done, games, what, self.quiet))
        if sample.games < FEWEST_GAMES:
            raise BadOption(f"stopped after {sample.games} games; a report needs {FEWEST_GAMES}")
        return sample

    def redeal(self, match: Match, games: int) -> list[Result]:
        jobs = fortune.matches(match, games)
        total = games * fortune.matches_a_game()
        with closing(spread(fortune.play_batch, jobs, self.workers, ray=self.ray)) as done:
            return list(watched(done, total, "dealt anew", self.quiet))


def _numbered(match: Match, games: int) -> Iterator[Match]:
    for number in range(games):
        yield Match(match.game, match.mode, match.players, match.bots, match.seed, number, match.deck)


def _writable(out: str) -> Path:
    """The file of the report: it is tried before the games are played."""
    page = Path(out)
    try:
        page.write_text("", encoding="utf-8")
    except OSError as error:
        raise BadOption(f"can't write {out}: {error.strerror}") from error
    return page


def _facts(study: Study) -> dict[str, Any]:
    """The figures, ready for JSON."""
    return {
        "game": study.match.game,
        "games": study.sample.games,
        "seats": [[rate.rate, rate.low, rate.high] for rate in study.seats],
        "seats_p": study.seats_p,
        "species": {rate.name: [rate.rate, rate.low, rate.high, rate.games] for rate in study.species},
        "rounds": sorted(study.sample.rounds.tolist())[study.sample.games // 2],
        "capped": study.sample.capped,
        "cards": [[e.card, e.kind, e.size, e.error, e.rows, e.adjusted] for e in study.headline],
        "seldom": [[use.card, use.share] for use in study.seldom],
        "always": [[use.card, use.share] for use in study.always],
        "pairs": [[pair.one, pair.other, pair.size, pair.error, pair.adjusted] for pair in study.pairs if pair.flagged],
        "luck": {share.source: [share.alone, share.alone_error, share.involved] for share in study.luck},
        "seat_luck": study.seat_luck,
        "changes": [[e.card, e.kind, e.size, e.error, e.adjusted] for e in study.changes[:20]],
    }
