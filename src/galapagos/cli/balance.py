"""`galapagos balance`: what a deck does to a game, as one page with honest error bars."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from galapagos import lab
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
    named,
)
from galapagos.cli.progress import Bar
from galapagos.lab.experiments import FEWEST_GAMES, STANDARD


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
        int | None,
        typer.Option("--luck", help="Games dealt anew, nine times each.", min=0, show_default="a tenth"),
    ] = None,
    seed: Seed = 0,
    out: Annotated[str, typer.Option("--out", "-o", help="The report.")] = "report.html",
    workers: Workers = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with a deck and write what they show: seats, length, cards, pairs, luck, and what changed."""
    from galapagos.lab.report import Report  # the numbers and plots would make every other command slow to start

    with _replacing(out) as page:
        study = lab.balance(
            game,
            games,
            deck=deck,
            against=against,
            luck=luck,
            players=players,
            mode=mode,
            bots=named(bots),
            seed=seed,
            workers=workers or lab.cores(),
            ray=ray,
            progress=Bar(quiet=as_json),
        )
        report = Report(study)
        page.write_text(report.page(), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(study.facts() | {"out": out}))
        return
    console = Console(highlight=False, soft_wrap=True)
    for sentence in report.sentences():
        console.print(f"• {sentence}", markup=False)
    console.print(f"The whole report: {out}", markup=False)


@contextmanager
def _replacing(out: str) -> Iterator[Path]:
    """A file beside the report that takes its place when it is whole: until then, what is there stays.

    It is tried before the games are played. What is no ordinary file is written in place.
    """
    page = Path(out).resolve()
    ordinary = page.is_file() or not page.exists()
    beside = page.with_name(f"{page.name}.part") if ordinary else page
    try:
        with (page if page.exists() else beside).open("a", encoding="utf-8"):
            beside.touch()
    except OSError as error:
        raise BadOption(f"can't write {out}: {error.strerror}") from error
    try:
        yield beside
        os.replace(beside, page)  # onto itself, if in place
    finally:
        if ordinary:
            beside.unlink(missing_ok=True)
