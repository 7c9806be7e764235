"""`galapagos simulate`: many games between bots."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack, closing
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
from galapagos.files import read_deck
from galapagos.lab.matches import Match
from galapagos.lab.observing import CardRow, Decision, Observed, observe_batch
from galapagos.lab.sweep import cores, spread
from galapagos.lab.tables import Table, table
from galapagos.lab.tally import Tally, mean, percentile


def simulate(
    game: GameId,
    players: Players = None,
    mode: ModeName = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    bots: Bots = None,
    seed: Seed = 0,
    deck: DeckFile = None,
    workers: Workers = None,
    ray: Ray = None,
    record: Annotated[
        str | None, typer.Option("--record", help="Write a record of each game into this folder.")
    ] = None,
    out: Annotated[str | None, typer.Option("--out", help="One row a game into this .parquet or .csv file.")] = None,
    decisions: Annotated[str | None, typer.Option("--decisions", help="One row a decision, likewise.")] = None,
    cards: Annotated[
        str | None, typer.Option("--cards", help="One row a card in each seat of each game, likewise.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, and count. Ctrl-C stops and keeps what is done."""
    chosen = galapagos.game(game)
    name, seats = setting(chosen, mode, players)
    chosen.deck(read_deck(deck))
    seated = bots_by_seat(bots, seats)
    for bot in seated:
        make(bot).close()
    matches = (Match(game, name, seats, seated, seed, number, deck) for number in range(games))
    work = partial(observe_batch, record=record is not None, decisions=decisions is not None, cards=cards is not None)
    began = time.perf_counter()
    tally = Tally(seats)
    with ExitStack() as stack:
        files = Files(stack, seats, record, out, decisions, cards)
        done = stack.enter_context(closing(spread(work, matches, workers or cores(), ray=ray)))
        for observed in watched(done, games, "games", quiet=as_json):
            tally.add(observed.result)
            files.add(observed)
    if not tally.games:
        raise BadOption("stopped before the first game was over")
    report = tally.report(Match(game, name, seats, seated, seed, 0, deck), time.perf_counter() - began)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(report, tally)


class Files:
    """Where the rows and records go."""

    def __init__(
        self,
        stack: ExitStack,
        seats: int,
        record: str | None,
        out: str | None,
        decisions: str | None,
        cards: str | None,
    ) -> None:
        columns = ["game", "mode", "bots", "rounds", "decisions", "choices", "capped"]
        self._games = _open(stack, out, [*columns, *(f"seat_{seat + 1}" for seat in range(seats))])
        self._decisions = _open(stack, decisions, Decision._fields)
        self._cards = _open(stack, cards, CardRow._fields)
        self._folder = _folder(record)

    def add(self, observed: Observed) -> None:
        if self._games is not None:
            self._games.add([_row(observed)])
        if self._decisions is not None:
            self._decisions.add(observed.decision_rows())
        if self._cards is not None:
            self._cards.add(observed.card_rows())
        if self._folder is not None:
            _write(self._folder, observed)


def _open(stack: ExitStack, path: str | None, columns: Iterable[str]) -> Table | None:
    return None if path is None else stack.enter_context(closing(table(path, list(columns))))


def _row(observed: Observed) -> list[Any]:
    match, result = observed.match, observed.result
    bots = ",".join(match.bots)
    facts = [result.rounds, result.decisions, result.choices, result.capped]
    return [match.number, match.mode, bots, *facts, *result.returns]


def _folder(path: str | None) -> Path | None:
    if path is None:
        return None
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"can't write records into {path}: {error.strerror}") from error
    return folder


def _write(folder: Path, observed: Observed) -> None:
    match = observed.match
    name = f"{match.game}-{match.mode}-{match.players}-{match.seed}-{match.number}.record"
    (folder / name).write_text(observed.result.record, encoding="utf-8")


def _print(report: dict[str, Any], tally: Tally) -> None:
    console = Console(highlight=False)
    games = report["games"]
    console.print(f"[bold]{report['game']}[/bold] {report['mode']}, {report['players']} players, {games} games")
    console.print(
        f"decisions   {report['decisions']} ({report['decisions_per_second']} a second), "
        f"of them {report['choices']} choices ({report['choices_per_second']} a second)"
    )
    for seat, wins in enumerate(report["wins"]):
        console.print(f"seat {seat + 1}      won {wins} ({wins / games:.1%})")
    console.print(f"draws       {report['draws']}, cut off by the limit {report['capped']}")
    console.print(f"decisions a game   {_spread(tally.lengths)}")
    console.print(f"rounds a game      {_spread(tally.rounds)}")


def _spread(counts: Counter[int]) -> str:
    low, middle, high = (percentile(counts, percent) for percent in (5, 50, 95))
    return f"mean {mean(counts):.1f}; 5 % {low}, 50 % {middle}, 95 % {high}"
