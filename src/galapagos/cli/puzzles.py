"""`galapagos puzzles`: one a day to solve, new ones to find, and bots to be tried on all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

import galapagos
from galapagos.bots import make as make_bot
from galapagos.cli.options import AsJson, BadOption, GameId, Seed
from galapagos.cli.play.screen import Screen
from galapagos.cli.progress import watched
from galapagos.gallery.sketch import sketch
from galapagos.kernel.state import State
from galapagos.review.finding import find
from galapagos.review.puzzles import Puzzle, of_the_day, position, puzzles, reasons, solves, write
from galapagos.review.telling import Telling, catalogue, percent
from galapagos.review.weighing import Z95


class _SolveByDefault(TyperGroup):
    """`galapagos puzzles GAME` is `galapagos puzzles solve GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = ["solve", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    help="Positions with one best choice: `galapagos puzzles GAME` shows today's.",
    cls=_SolveByDefault,
    no_args_is_help=True,
)


@app.command()
def solve(
    game: GameId,
    number: Annotated[int, typer.Option("--number", "-n", help="Which puzzle, from 1.", show_default="today's")] = 0,
    bot: Annotated[str, typer.Option("--solve", help="Let this bot solve all of them.", show_default="nobody")] = "",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle, today's unless you name one; or let a bot solve all."""
    galapagos.game(game)
    found = puzzles(game)
    if not found:
        raise BadOption(catalogue(game).render(("puzzle-none", {})))
    if bot:
        _try_bot(game, found, bot, seed, as_json)
        return
    at = number - 1 if number else of_the_day(game, date.today().toordinal())
    if not 0 <= at < len(found):
        raise BadOption(f"the puzzles of {game} are 1 to {len(found)}")
    _ask(game, found[at], at + 1, len(found))


@app.command()
def make(
    game: GameId,
    count: Annotated[int, typer.Option("--count", "-c", help="How many.", min=1)] = 24,
    seed: Seed = 0,
    to: Annotated[str, typer.Option("--to", help="Write them into this file.", show_default="print")] = "",
) -> None:
    """Find new puzzles in games of foragers among themselves."""
    galapagos.game(game)
    found = list(watched(islice(find(game, seed), count), count, "puzzles", False))
    text = write(game, found)
    if to:
        Path(to).write_text(text, encoding="utf-8")
    else:
        typer.echo(text, nl=False)


def _try_bot(game: str, found: tuple[Puzzle, ...], name: str, seed: int, as_json: bool) -> None:
    """How many of the puzzles the bot solves."""
    solved = list(watched(_solutions(game, found, name, seed), len(found), "puzzles", as_json))
    facts = {"game": game, "bot": name, "puzzles": len(found), "solved": sum(solved), "numbers": _numbers(solved)}
    if as_json:
        typer.echo(json.dumps(facts))
    else:
        typer.echo(f"{name} solves {sum(solved)} of {len(found)} puzzles of {game}")


def _solutions(game: str, found: tuple[Puzzle, ...], name: str, seed: int) -> Iterator[bool]:
    for at, puzzle in enumerate(found):
        bot = make_bot(name, seed + at)
        try:
            yield solves(game, puzzle, bot)
        finally:
            bot.close()


def _numbers(solved: list[bool]) -> list[int]:
    return [at + 1 for at, right in enumerate(solved) if right]


def _ask(game: str, puzzle: Puzzle, number: int, count: int) -> None:
    """Show the position, take an answer, and tell what is best and why."""
    state, telling, screen = position(game, puzzle), Telling(catalogue(game)), Screen(not Console().is_terminal)
    title = galapagos.games.title(game)
    screen.heading(telling.say("puzzle-title", game=title, number=number, count=count))
    screen.write(telling.say("puzzle-task", player=f"player:{puzzle.seat}"))
    screen.table(sketch(state.view(puzzle.seat), telling.words))
    screen.write(telling.text(state.question(puzzle.seat)), "bold")
    options = state.legal_actions(puzzle.seat)
    for at, action in enumerate(options, start=1):
        screen.item(at, telling.text(state.describe(action, puzzle.seat)))
    answer = _answer(screen, telling, len(options))
    if answer is not None:
        _tell(screen, telling, game, puzzle, state, state.notation(options[answer]))


def _answer(screen: Screen, telling: Telling, most: int) -> int | None:
    """The place of the chosen option; None when nobody answers."""
    while True:
        try:
            typed = screen.ask(telling.say("puzzle-prompt"))
        except EOFError:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= most:
            return int(typed) - 1
        screen.write(telling.say("puzzle-no-option", most=most))


def _tell(screen: Screen, telling: Telling, game: str, puzzle: Puzzle, state: State, chosen: str) -> None:
    best, other = (
        telling.text(state.describe(state.parse(words), puzzle.seat)) for words in (puzzle.best, puzzle.other)
    )
    right = chosen == puzzle.best
    screen.write(telling.say("puzzle-right") if right else telling.say("puzzle-wrong", best=best), "bold")
    low, high = percent(puzzle.gap - Z95 * puzzle.error), percent(puzzle.gap + Z95 * puzzle.error)
    screen.write(telling.say("puzzle-gain", points=percent(puzzle.gap), other=other, low=low, high=high))
    for text in reasons(game, puzzle):
        screen.write(telling.text(text))
