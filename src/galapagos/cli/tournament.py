"""`galapagos tournament` and `galapagos ladder`: how strong the bots are."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import galapagos
from galapagos.bots import make
from galapagos.cli.options import AsJson, BadOption, DeckFile, GameId, ModeName, Players, Seed, Workers, setting
from galapagos.cli.progress import interruptible
from galapagos.files import read_deck
from galapagos.lab import ladder as rungs
from galapagos.lab.sweep import cores
from galapagos.lab.tournament import Plan, Scores, play_groups


def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", "-b", help="The bots, with commas; one name plays against itself.")],
    players: Players = None,
    mode: ModeName = None,
    games: Annotated[int, typer.Option("--games", "-n", help="At least so many games, in whole groups.", min=1)] = 100,
    seed: Seed = 0,
    deck: DeckFile = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on the same seeds with the seats rotated, and rate them. Ctrl-C keeps what is done."""
    chosen = galapagos.game(game)
    name, seats = setting(chosen, mode, players)
    chosen.deck(read_deck(deck))
    plan = Plan(game, name, seats, _names(bots, seats), seed, deck)
    began = time.perf_counter()
    scores = _collect(plan, plan.groups_for(games), workers or cores(), quiet=as_json)
    if not scores.groups:
        raise BadOption("stopped before the first group of games was over")
    report = _report(scores, time.perf_counter() - began)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(report)


def _names(bots: str, seats: int) -> tuple[str, ...]:
    """The bots named; each is made once, so that a wrong name is told at once."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make(name).close()
    return tuple(names * max(seats, 1) if len(names) == 1 else names)


def _collect(plan: Plan, groups: int, workers: int, quiet: bool) -> Scores:
    scores = Scores(plan)
    console = Console(stderr=True)
    with _bar(console, quiet) as bar:
        task = bar.add_task("games", total=groups * len(plan.tables))
        try:
            with interruptible() as stop:
                for group in stop.between(play_groups(plan, range(groups), workers)):
                    scores.add(group)
                    bar.advance(task, len(group))
        except KeyboardInterrupt:
            console.print(f"stopped after {scores.games} games")
    return scores


def _bar(console: Console, quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


def _report(scores: Scores, seconds: float) -> dict[str, Any]:
    plan = scores.plan
    return {
        "game": plan.game,
        "mode": plan.mode,
        "players": plan.players,
        "games": scores.games,
        "groups": len(scores.groups),
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        "bots": [standing.plain() for standing in scores.standings()],
    }


def _print(report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(
        f"[bold]{report['game']}[/bold] {report['mode']}, {report['players']} players, {report['games']} games "
        f"in {report['groups']} groups"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("BOT", "GAMES", "WINS", "WIN RATE", "95 % INTERVAL", "RATING", "FORFEITED"):
        table.add_column(heading, justify="left" if heading == "BOT" else "right")
    for row in sorted(report["bots"], key=lambda row: -row["rating"]):
        table.add_row(
            row["name"],
            str(row["games"]),
            f"{row['wins']:g}",
            f"{row['win_rate']:.1%}",
            f"{row['low']:.1%}–{row['high']:.1%}",
            f"{row['rating']:.0f}",
            str(row["faults"]),
        )
    console.print(table)


def ladder(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games [default: all].")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="Only rungs of which this is the first bot.")] = None,
    limit: Annotated[int, typer.Option("--limit", help="At most so many games for a rung.", min=1)] = rungs.LIMIT,
    progress: Annotated[
        str | None,
        typer.Option("--progress", help="The file that keeps the results [default: beside the page]."),
    ] = None,
    page: Annotated[str, typer.Option("--page", help="Write the table into this page.")] = "docs/bots.md",
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes.", min=1)] = 1,
) -> None:
    """Play the levels against each other in every game, and write the table. Ctrl-C stops; the next call goes on."""
    ladder = rungs.rungs(games or galapagos.games.ids())
    kept = rungs.Progress(Path(progress) if progress else _beside(Path(page)))
    console = Console(highlight=False)
    try:
        with interruptible():
            for games_so_far in rungs.passes(limit):
                _climb([rung for rung in ladder if bots in (None, rung.bots[0])], kept, workers, games_so_far, console)
    except KeyboardInterrupt:
        console.print("stopped; the next call goes on from here")
    every = rungs.rungs(galapagos.games.ids())
    if Path(page).exists():
        rungs.write_table(Path(page), rungs.table(every, kept, limit))
        console.print(f"the table is in {page}")
    else:
        console.print(rungs.table(every, kept, limit), markup=False)


def _beside(page: Path) -> Path:
    """The results lie beside the page that shows them, or here if there is none."""
    return page.with_name("ladder.json") if page.exists() else Path("ladder.json")


def _climb(ladder: Iterable[rungs.Rung], kept: rungs.Progress, workers: int, limit: int, console: Console) -> None:
    for rung in ladder:
        if rungs.verdict(rung, kept.groups(rung), limit).finished:
            continue
        with _bar(Console(stderr=True), quiet=False) as bar:
            task = bar.add_task(rung.key, total=limit)

            def show(_rung: rungs.Rung, state: rungs.Verdict, bar: Progress = bar, task: Any = task) -> None:
                bar.update(task, completed=state.games)

            rungs.climb(rung, kept, workers, limit, show)
        state = rungs.verdict(rung, kept.groups(rung), limit)
        mark = "" if rung.mark is None else f" (mark {rung.mark:.0%}{', cleared' if state.cleared else ''})"
        console.print(f"{rung.key}: {state.rate:.1%} of {state.games} games, {state.low:.1%} to {state.high:.1%}{mark}")
