"""`galapagos simulate`: many games between bots."""

from __future__ import annotations

import json
from collections import Counter
from typing import Annotated

import typer
from rich.console import Console

from galapagos import lab
from galapagos.cli.options import AsJson, Bots, DeckFile, GameId, ModeName, Players, Ray, Seed, Workers, named
from galapagos.cli.progress import Bar
from galapagos.lab.tally import mean, percentile


def simulate(
    game: GameId,
    players: Players = None,
    mode: ModeName = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    bots: Bots = "random",
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
    found = lab.simulate(
        game,
        games,
        players=players,
        mode=mode,
        bots=named(bots),
        seed=seed,
        deck=deck,
        files=lab.Files(out, decisions, cards, record),
        workers=workers or lab.cores(),
        ray=ray,
        progress=Bar(quiet=as_json),
    )
    if as_json:
        typer.echo(json.dumps(found.facts()))
    else:
        _print(found)


def _print(found: lab.Simulation) -> None:
    console, report, tally = Console(highlight=False), found.facts(), found.tally
    games = tally.games
    console.print(f"[bold]{report['game']}[/bold] {report['mode']}, {report['players']} players, {games} games")
    console.print(
        f"decisions   {report['decisions']} ({report['decisions_per_second']} a second), "
        f"of them {report['choices']} choices ({report['choices_per_second']} a second)"
    )
    for seat, wins in enumerate(tally.wins):
        console.print(f"seat {seat + 1}      won {wins} ({wins / games:.1%})")
    console.print(f"draws       {tally.draws}, cut off by the limit {tally.capped}")
    console.print(f"decisions a game   {_spread(tally.lengths)}")
    console.print(f"rounds a game      {_spread(tally.rounds)}")


def _spread(counts: Counter[int]) -> str:
    low, middle, high = (percentile(counts, percent) for percent in (5, 50, 95))
    return f"mean {mean(counts):.1f}; 5 % {low}, 50 % {middle}, 95 % {high}"
