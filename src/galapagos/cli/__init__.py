"""The command line: `galapagos --help`."""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

import galapagos
from galapagos._build import compiled
from galapagos.cli import (
    admin,
    balance,
    deck,
    games,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    site,
    tournament,
)
from galapagos.extras import missing
from galapagos.kernel.text import GalapagosError

app = typer.Typer(
    name="galapagos",
    help="Four tabletop games of evolution: play them, watch them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

app.command("games")(games.games)
app.command("play")(play.play)
app.command("rules")(rules.rules)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.command("simulate")(simulate.simulate)
app.command("balance")(balance.balance)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("tournament")(tournament.tournament)
app.command("ladder")(tournament.ladder)
app.add_typer(deck.app, name="deck")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(admin.app, name="admin")


def _version(wanted: bool) -> None:
    if wanted:
        kind = "compiled" if compiled() else "plain Python"
        typer.echo(f"galapagos {galapagos.__version__} ({kind})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether it is compiled.", callback=_version)
    ] = False,
) -> None:
    """Four tabletop games of evolution: play them, watch them, measure them."""


def fail(message: str) -> NoReturn:
    """Say what is wrong, and leave with exit code 2."""
    Console(stderr=True, highlight=False).print(f"[bold]galapagos:[/bold] {escape(message)}", soft_wrap=True)
    sys.exit(2)


def main() -> None:
    """The entry point: errors that the user can put right are a sentence, never a traceback."""
    try:
        app()
    except GalapagosError as error:
        fail(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("galapagos"):
            raise  # a fault of ours, no library that the user could install
        fail(str(missing(error, "That command")))
    except KeyboardInterrupt:
        sys.exit(130)
