"""`galapagos play`: a game in the terminal against bots.

`screen` writes, `options` tells the choices apart, `lexicon` looks cards up, `chronicle` keeps what happened,
`table` holds the game, `commands` are what can be typed beside a choice, `loop` asks.
"""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

import galapagos
from galapagos.bots import make
from galapagos.cli.options import DeckFile, GameId, ModeName, Players
from galapagos.cli.play.loop import run
from galapagos.cli.play.screen import Screen
from galapagos.cli.play.table import Setting, Table
from galapagos.files import read_deck
from galapagos.lab.matches import Match
from galapagos.table.history import History


def play(
    game: GameId,
    players: Players = None,
    mode: ModeName = None,
    opponents: Annotated[
        str, typer.Option("--opponents", "-o", help="The level of the bots you play against.")
    ] = "forager",
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="Play this seed.", show_default="a new one")] = None,
    deck: DeckFile = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line after line, for screen readers: no redrawing.")] = False,
) -> None:
    """Play in the terminal against bots."""
    match = Match.of(game, players, mode, opponents, secrets.randbits(32) if seed is None else seed, deck)
    history = History.start(galapagos.game(game), match.players, match.seed, match.mode, read_deck(deck))
    bots = [make(opponents, match.seed + seat) for seat in range(match.players)]
    run(Table(history, bots, Setting(match, opponents, deck)), Screen(plain))
