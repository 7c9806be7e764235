"""`galapagos review`: what one player could have known, choice by choice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from os import cpu_count
from typing import Annotated

import typer
from rich.console import Console

from galapagos.cli.options import AsJson, Seed, Workers
from galapagos.cli.progress import bar
from galapagos.cli.replay import read
from galapagos.review import review as reviewed
from galapagos.review.reviewing import Spread
from galapagos.review.telling import Telling, catalogue
from galapagos.table.record import Record

PARTS = 1000  # of the bar


def review(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="The record of a game.")],
    seat: Annotated[int, typer.Option("--seat", help="Whose choices: the player's number, from 1.", min=1)] = 1,
    budget: Annotated[
        float, typer.Option("--budget", help="Seconds after which it stops looking closer.", show_default="no limit")
    ] = 0.0,
    seed: Seed = 0,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Judge a player's choices by what they could know: slips, finds, luck, and what to learn."""
    record = Record.parse(read(file))
    console = Console(highlight=False, soft_wrap=True, markup=False)
    with bar(Console(stderr=True), as_json) as shown, spread_over(workers or cpu_count() or 1) as spread:
        task = shown.add_task("choices weighed", total=PARTS)
        found = reviewed(
            record, seat - 1, seed, lambda share: shown.update(task, completed=int(PARTS * share)), budget, spread
        )
    telling = Telling(catalogue(found.game))
    if as_json:
        typer.echo(json.dumps(telling.data(found), ensure_ascii=False))
        return
    for line in telling.lines(found):
        console.print(line)


@contextmanager
def spread_over(workers: int) -> Iterator[Spread]:
    """`map`, in so many processes."""
    if workers == 1:
        yield map
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool.map
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
