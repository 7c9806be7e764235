"""`galapagos balance`: what a deck does to a game, as one page with honest error bars."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

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
from galapagos.files import read_deck
from galapagos.lab.matches import Match
from galapagos.lab.sweep import cores

FEWEST_GAMES = 20
STANDARD = "standard"


def balance(
    game: GameId,
    deck: DeckFile = None,
    against: Annotated[
        str | None, typer.Option("--against", help=f"Compare with the deck in this file, or with '{STANDARD}'.")
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
    # Imported here: the numbers and plots would make every other command slow to start.
    from galapagos.cli.runner import Runner
    from galapagos.lab.report import Report

    chosen = galapagos.game(game)
    name, seats = setting(chosen, mode, players)
    seated = bots_by_seat(bots, seats)
    for bot in seated:
        make(bot).close()
    other = None if against == STANDARD else against
    chosen.deck(read_deck(deck))
    chosen.deck(read_deck(other))
    page = _writable(out)
    match = Match(game, name, seats, seated, seed, 0, deck)
    compared = Match(game, name, seats, seated, seed, 0, other) if against else None
    runner = Runner(workers or cores(), ray, as_json, FEWEST_GAMES)
    study = runner.study(match, compared, games, games // 10 if luck is None else luck)
    report = Report(study)
    page.write_text(report.page(), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(study.facts() | {"out": out}))
        return
    console = Console(highlight=False, soft_wrap=True)
    for sentence in report.sentences():
        console.print(f"• {sentence}", markup=False)
    console.print(f"The whole report: {out}", markup=False)


def _writable(out: str) -> Path:
    """The file of the report: it is tried before the games are played."""
    page = Path(out)
    try:
        page.write_text("", encoding="utf-8")
    except OSError as error:
        raise BadOption(f"can't write {out}: {error.strerror}") from error
    return page
