"""`galapagos play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.prompt import Prompt

import galapagos
from galapagos.bots import Bot, Seat, make
from galapagos.cli.options import DeckFile, GameId, ModeName, Players
from galapagos.files import read_deck
from galapagos.gallery.sketch import sketch
from galapagos.games import catalogue
from galapagos.kernel.state import State
from galapagos.kernel.text import BadNotation, Event, Text
from galapagos.lab.matches import Match
from galapagos.table.history import History
from galapagos.words import Catalogue

YOU = 0


class Left(Exception):
    """The person has left the table."""


def play(
    game: GameId,
    players: Players = None,
    mode: ModeName = None,
    opponents: Annotated[
        str, typer.Option("--opponents", "-o", help="The level of the bots you play against.")
    ] = "random",
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="Play this seed.", show_default="a new one")] = None,
    deck: DeckFile = None,
) -> None:
    """Play in the terminal against bots."""
    table = Match.of(game, players, mode, opponents, secrets.randbits(40) if seed is None else seed, deck)
    history = History.start(galapagos.game(game), table.players, table.seed, table.mode, read_deck(deck))
    bots = [make(opponents, secrets.randbits(40)) for _ in range(table.players)]
    _Table(history, bots, catalogue(game), opponents).run()


class _Table:
    """One person and bots around a terminal."""

    def __init__(self, history: History, bots: list[Bot], words: Catalogue, level: str) -> None:
        self.history = history
        self.bots = bots
        self.words = words
        self.console = Console(highlight=False, markup=True)
        self.log: list[str] = []
        self.names = [words.render(("player-number", {"number": 1}))] + [
            words.render(("play-bot", {"level": level.capitalize(), "number": seat + 1}))
            for seat in range(1, history.state.players)
        ]

    @property
    def state(self) -> State:
        return self.history.state

    def say(self, text: Text) -> str:
        return self.words.render(text, self.names)

    def run(self) -> None:
        self.state.sink = self._hear
        try:
            while not self.state.over:
                self._decision()
            self._result()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print(self.say(("play-left", {})))

    def _hear(self, event: Event) -> None:
        if event.visible_to(YOU):
            sentence = self.say(event.text)
            self.log.append(sentence)
            self.console.print(f"  [dim]{sentence}[/dim]")

    def _decision(self) -> None:
        waiting = self.state.waiting
        if YOU in waiting:
            self._ask()
            return
        seat = waiting[0]
        self.history.apply(seat, self.bots[seat].choose(Seat(self.state, seat)))

    def _ask(self) -> None:
        options = self.state.legal_actions(YOU)
        self.console.print()
        self.console.print(sketch(self.state.view(YOU), self.words, self.names))
        self.console.print(f"[bold]{self.say(self.state.question(YOU))}[/bold]")
        for number, action in enumerate(options, start=1):
            notation = f"[dim]({self.state.notation(action)})[/dim]"
            self.console.print(f"  {number:>2}  {self.say(self.state.describe(action, YOU))} {notation}")
        while True:
            chosen = self._answer(options)
            if chosen is not None:
                self.history.apply(YOU, chosen)
                return
            if self.state.legal_actions(YOU) != options:
                return  # something was taken back: ask anew

    def _answer(self, options: list[int]) -> int | None:
        """The chosen action, or None when the answer was a command."""
        answer = Prompt.ask(self.say(("play-prompt", {})), console=self.console).strip()
        if answer == "quit":
            raise Left
        if answer == "help":
            self.console.print(self.say(("play-help", {})))
        elif answer == "log":
            self.console.print("\n".join(self.log[-40:]))
        elif answer == "undo":
            self._undo()
        else:
            return self._chosen(answer, options)
        return None

    def _chosen(self, answer: str, options: list[int]) -> int | None:
        if answer.isdecimal() and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        try:
            action = self.state.parse(answer)
        except BadNotation:
            action = -1
        if action in options:
            return action
        self.console.print(self.say(("play-not-understood", {"answer": answer, "most": len(options)})))
        return None

    def _undo(self) -> None:
        if self.history.can_undo(YOU):
            self.history.undo(YOU)
            self.console.print(self.say(("log-undo", {"player": "player:0"})))
        else:
            self.console.print(self.say(("play-nothing-to-undo", {})))

    def _result(self) -> None:
        winners = [self.names[seat] for seat, share in enumerate(self.state.returns()) if share]
        self.console.print()
        self.console.print(sketch(self.state.unveiled().view(None), self.words, self.names))
        if len(winners) > 1:
            text: Text = ("play-shared", {"winners": ", ".join(winners)})
        elif not winners:
            text = ("play-nobody", {})
        else:
            text = ("play-won" if winners == self.names[:1] else "play-lost", {"winners": winners[0]})
        self.console.print(f"[bold]{self.say(text)}[/bold]")
