"""`galapagos deck`: check, export and compare decks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import galapagos
from galapagos.cli.options import AsJson, BadOption, GameId
from galapagos.files import optional_text, read_toml
from galapagos.kernel.text import BadDeck
from galapagos.lab.decks import differences, line_of

app = typer.Typer(help="Decks as files: check, export, compare.", no_args_is_help=True)

DeckPath = Annotated[str, typer.Argument(metavar="FILE", help="A deck in a TOML file, or the id of a game.")]
OfGame = Annotated[str | None, typer.Option("--game", "-g", help="The game the deck is for.", show_default="found out")]


@app.command()
def check(file: DeckPath, game: OfGame = None, as_json: AsJson = False) -> None:
    """Check a deck; an error names the line, the field and what was expected."""
    source = _source(file)
    id = game or (file if file in galapagos.games.ids() else _guess(source))
    try:
        deck = galapagos.game(id).deck(source)
    except BadDeck as error:
        line = line_of(_text(file), error.where)
        raise BadOption(f"{file}:{line}: {error}" if line else f"{file}: {error}") from error
    standard = galapagos.game(id).deck().fingerprint == deck.fingerprint
    if as_json:
        facts = {"game": id, "fingerprint": deck.fingerprint, "standard": standard}
        typer.echo(json.dumps(facts))
        return
    typer.echo(f"{file}: a deck for {id}, {deck.fingerprint}{' (the standard one)' if standard else ''}")


@app.command()
def export(
    game: GameId,
    to: Annotated[str | None, typer.Option("--to", "-o", help="Write into this file.", show_default="print")] = None,
) -> None:
    """Write a game's own deck, to change it and play with it."""
    galapagos.game(game)
    text = optional_text(galapagos.games.packages()[game], "cards.toml")
    if not text:
        raise BadOption(f"{game} brings no deck to change")
    if to is None:
        typer.echo(text, nl=False)
        return
    if Path(to).exists():
        raise BadOption(f"{to} is there already")
    try:
        Path(to).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"can't write {to}: {error.strerror}") from error
    typer.echo(f"{to}: the deck of {game}")


@app.command()
def diff(one: DeckPath, other: DeckPath, as_json: AsJson = False) -> None:
    """What differs between two decks, card by card."""
    found = differences(_source(one), _source(other))
    if as_json:
        typer.echo(json.dumps([{"where": d.where, "one": d.one, "other": d.other} for d in found]))
        return
    console = Console(highlight=False, soft_wrap=True)
    for difference in found:
        console.print(f"{difference.where}: {_told(difference.one)} → {_told(difference.other)}", markup=False)
    if not found:
        console.print("The decks are the same.")


def _told(value: Any) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)


def _source(file: str) -> dict[str, Any]:
    return galapagos.game(file).standard_source() if file in galapagos.games.ids() else read_toml(file)


def _text(file: str) -> str:
    return "" if file in galapagos.games.ids() else Path(file).read_text(encoding="utf-8")


def _guess(source: dict[str, Any]) -> str:
    """The game whose own deck has the same tables."""
    for id in galapagos.games.ids():
        own = galapagos.game(id).standard_source()
        cards = {key for key, value in own.items() if isinstance(value, list)}
        if cards and cards == {key for key, value in source.items() if isinstance(value, list)}:
            return id
    raise BadOption("the deck fits no game; name one with --game")
