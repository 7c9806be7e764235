"""`galapagos simulate`: many games between bots."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
    Seed,
    bots_by_seat,
    setting,
)
from galapagos.lab.matches import Match, Result
from galapagos.lab.sweep import run


def simulate(
    game: GameId,
    players: Players = None,
    mode: ModeName = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    bots: Bots = None,
    seed: Seed = 0,
    deck: DeckFile = None,
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes.", min=1)] = 1,
    record: Annotated[
        str | None, typer.Option("--record", help="Write a record of each game into this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, and count. Ctrl-C stops and keeps what is done."""
    chosen = galapagos.game(game)
    name, seats = setting(chosen, mode, players)
    chosen.deck(deck)
    seated = bots_by_seat(bots, seats)
    for bot in seated:
        make(bot).close()
    matches = [Match(game, name, seats, seated, seed, number, deck) for number in range(games)]
    began = time.perf_counter()
    results = _collect(run(matches, workers, record is not None), games, matches, record, quiet=as_json)
    if not results:
        raise BadOption("stopped before the first game was over")
    report = _report(matches[0], results, time.perf_counter() - began)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(report, results)


def _collect(
    results: Iterable[Result], games: int, matches: list[Match], record: str | None, quiet: bool
) -> list[Result]:
    done: list[Result] = []
    folder = _folder(record)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        try:
            for match, result in zip(matches, results, strict=True):
                if folder is not None:
                    _write(folder, match, result)
                done.append(result)
                bar.advance(task)
        except KeyboardInterrupt:
            console.print(f"stopped after {len(done)} games")
    return done


def _folder(path: str | None) -> Path | None:
    if path is None:
        return None
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"can't write records into {path}: {error.strerror}") from error
    return folder


def _write(folder: Path, match: Match, result: Result) -> None:
    name = f"{match.game}-{match.mode}-{match.players}-{match.seed}-{match.number}.record"
    (folder / name).write_text(result.record, encoding="utf-8")


def _report(match: Match, results: list[Result], seconds: float) -> dict[str, Any]:
    decisions = sum(result.decisions for result in results)
    choices = sum(result.choices for result in results)
    won = [result for result in results if max(result.returns) == 1.0]
    return {
        "game": match.game,
        "mode": match.mode,
        "players": match.players,
        "games": len(results),
        "decisions": decisions,
        "choices": choices,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "choices_per_second": round(choices / seconds),
        "wins": [sum(result.returns[seat] == 1.0 for result in won) for seat in range(match.players)],
        "draws": sum(0.0 < max(result.returns) < 1.0 for result in results),
        "capped": sum(result.capped for result in results),
        "mean_decisions": decisions / len(results),
        "seed": match.seed,
    }


def _print(report: dict[str, Any], results: list[Result]) -> None:
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
    console.print(f"decisions a game   {_spread([result.decisions for result in results])}")
    console.print(f"rounds a game      {_spread([result.rounds for result in results])}")


def _spread(values: list[int]) -> str:
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] for percent in (5, 50, 95)]
    return f"mean {sum(ordered) / len(ordered):.1f}; 5 % {at[0]}, 50 % {at[1]}, 95 % {at[2]}"
