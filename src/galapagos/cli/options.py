"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from galapagos.kernel.text import GalapagosError

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `galapagos games`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.", show_default="the fewest")]
ModeName = Annotated[str | None, typer.Option("--mode", "-m", help="The way to play.", show_default="the game's first")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]
Bots = Annotated[str, typer.Option("--bots", "-b", help="A bot for each seat, with commas; one name is for all.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
DeckFile = Annotated[
    str | None, typer.Option("--deck", help="Play with the deck in this TOML file.", show_default="the game's own")
]
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", help="How many processes.", min=1, show_default="all cores")
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="auto|ADDRESS", help="Play on this Ray cluster instead of this machine.")
]


class BadOption(GalapagosError):
    """A value that the command can't use."""


def named(bots: str) -> str | list[str]:
    """The bots of a list with commas; a single one is for all seats."""
    names = [name.strip() for name in bots.split(",")]
    return names if len(names) > 1 else names[0]
