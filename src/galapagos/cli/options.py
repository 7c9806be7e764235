"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from galapagos.kernel.game import Game
from galapagos.kernel.text import GalapagosError

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `galapagos games`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players [default: the fewest].")]
ModeName = Annotated[str | None, typer.Option("--mode", "-m", help="The way to play [default: the game's first].")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]
Bots = Annotated[
    str | None, typer.Option("--bots", "-b", help="A bot for each seat, with commas; one name is for all.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
DeckFile = Annotated[str | None, typer.Option("--deck", help="Play with the deck in this TOML file.")]
Workers = Annotated[int | None, typer.Option("--workers", "-w", help="How many processes [default: all cores].", min=1)]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="auto|ADDRESS", help="Play on this Ray cluster instead of this machine.")
]


class BadOption(GalapagosError):
    """A value that the command can't use."""


def setting(game: Game, mode: str | None, players: int | None) -> tuple[str, int]:
    """The mode and the number of players, with what was left out filled in; BadSetup if they don't fit."""
    chosen = game.modes[game.mode_number(mode)]
    seats = chosen.fewest if players is None else players
    chosen.check(game.id, seats)
    return chosen.name, seats


def bots_by_seat(names: str | None, players: int) -> tuple[str, ...]:
    """One name for each seat."""
    given = [name.strip() for name in (names or "random").split(",")]
    if len(given) == 1:
        given *= players
    if len(given) != players:
        raise BadOption(f"{players} players need {players} bots, or one name for all; {len(given)} were named")
    return tuple(given)
