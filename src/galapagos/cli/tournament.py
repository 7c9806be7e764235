"""`galapagos tournament` and `galapagos ladder`: how strong the bots are."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

import galapagos
from galapagos import lab
from galapagos.cli.options import AsJson, DeckFile, GameId, ModeName, Players, Seed, Workers
from galapagos.cli.progress import Bar, bar, interruptible
from galapagos.lab import ladder as rungs

if TYPE_CHECKING:
    from galapagos.lab.standings import Tournament


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
    found = lab.tournament(
        game,
        [name.strip() for name in bots.split(",")],
        games,
        players=players,
        mode=mode,
        seed=seed,
        deck=deck,
        workers=workers or lab.cores(),
        progress=Bar(quiet=as_json),
    )
    if as_json:
        typer.echo(json.dumps(found.facts()))
    else:
        _print(found)


def _print(found: Tournament) -> None:
    console, plan = Console(highlight=False), found.plan
    console.print(
        f"[bold]{plan.game}[/bold] {plan.mode}, {plan.players} players, {found.games} games in {found.groups} groups"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("BOT", "GAMES", "WINS", "WIN RATE", "95 % INTERVAL", "RATING", "FORFEITED"):
        table.add_column(heading, justify="left" if heading == "BOT" else "right")
    for one in sorted(found.standings, key=lambda standing: -standing.rating):
        rates = f"{one.win_rate:.1%}", f"{one.low:.1%}–{one.high:.1%}"
        table.add_row(one.name, str(one.games), f"{one.wins:g}", *rates, f"{one.rating:.0f}", str(one.faults))
    console.print(table)


def ladder(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games.", show_default="all")
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="Only rungs of which this is the first bot.")] = None,
    limit: Annotated[int, typer.Option("--limit", help="At most so many games for a rung.", min=1)] = rungs.LIMIT,
    progress: Annotated[
        str | None,
        typer.Option("--progress", help="The file that keeps the results.", show_default="beside the page"),
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
        with bar(Console(stderr=True), quiet=False) as shown:
            task = shown.add_task(rung.key, total=limit)

            def show(_rung: rungs.Rung, state: rungs.Verdict, shown: Progress = shown, task: TaskID = task) -> None:
                shown.update(task, completed=state.games)

            rungs.climb(rung, kept, workers, limit, show)
        state = rungs.verdict(rung, kept.groups(rung), limit)
        mark = "" if rung.mark is None else f" (mark {rung.mark:.0%}{', cleared' if state.cleared else ''})"
        console.print(f"{rung.key}: {state.rate:.1%} of {state.games} games, {state.low:.1%} to {state.high:.1%}{mark}")
