"""What can be typed beside a choice. Each command is a function of the sitting; it answers on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galapagos.cli.play.lexicon import Entry
from galapagos.cli.play.options import Option
from galapagos.cli.play.passes import Passes, pass_of
from galapagos.cli.play.screen import Screen
from galapagos.cli.play.table import Table

LOG = 40  # lines of the log that are told at once
MANY = 12  # names that are listed at once


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """A person at the table: the table, the screen, the options on it, and the passes that were set."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.passes = Passes()
        self.options: list[Option] = []
        self.notes: list[str] = []  # to be read at the next question, after the screen was cleared
        self.again = False  # the question has to be put anew
        self.turn: tuple[int, int] | None = None  # the turn for which the table was last shown
        self.lines: list[str] = []  # the table as it was shown

    def say(self, key: str, **params: int | str) -> None:
        self.screen.write(self.table.own(key, **params))

    def ask_anew(self, key: str) -> None:
        """Put the question again, with a note above it."""
        self.again = True
        self.notes.append(self.table.own(key))


def help_(sitting: Sitting) -> None:
    sitting.say("play-help")


def show_table(sitting: Sitting) -> None:
    sitting.screen.table(sitting.table.sketch())


def show_options(sitting: Sitting) -> None:
    for number, option in enumerate(sitting.options, start=1):
        sitting.screen.item(number, option.words)


def log(sitting: Sitting) -> None:
    sitting.screen.write(sitting.table.chronicle.last(LOG) or sitting.table.own("play-empty-log"))


def rules(sitting: Sitting) -> None:
    """The game's short rules, as its words tell them."""
    words = sitting.table.words
    mode = f"mode-{sitting.table.setting.match.mode}-text"
    told = [key for key in ("game-about", "sketch-rules", mode) if words.has(key)]
    sitting.screen.write("\n".join(sitting.table.own(key) for key in told) or sitting.table.own("play-no-rules"))


def hint(sitting: Sitting) -> None:
    """What a strong bot would do: the option's number and words, and why."""
    action, why = sitting.table.advice()
    number = [option.action for option in sitting.options].index(action)
    told = sitting.options[number].words
    sitting.say("play-hint", level=sitting.table.level("hunter"), number=number + 1, option=told, why=why)


def undo(sitting: Sitting) -> None:
    if sitting.table.undo():
        sitting.passes.passed = None
        sitting.ask_anew("play-undone")
    else:
        sitting.say("play-nothing-to-undo")


def pass_turn(sitting: Sitting) -> None:
    _pass(sitting, sitting.passes.for_turn, "play-passing-turn")


def pass_always(sitting: Sitting) -> None:
    _pass(sitting, sitting.passes.for_question, "play-passing-always")


def _pass(sitting: Sitting, settle: Callable[[Table], None], key: str) -> None:
    if pass_of(sitting.table) < 0:
        sitting.say("play-no-pass")
        return
    settle(sitting.table)
    sitting.ask_anew(key)


def ask_again(sitting: Sitting) -> None:
    sitting.passes.ask_again()
    sitting.say("play-asking")


def leave(sitting: Sitting) -> None:
    raise Left


COMMANDS: Final[dict[str, Callable[[Sitting], None]]] = {
    "?": help_,
    "help": help_,
    "table": show_table,
    "options": show_options,
    "log": log,
    "rules": rules,
    "hint": hint,
    "undo": undo,
    "pass turn": pass_turn,
    "pass always": pass_always,
    "ask": ask_again,
    "quit": leave,
}


def look_up(sitting: Sitting, name: str) -> None:
    """`? name` and `? number`: the whole text of a card, trait or place, or of those that an option names."""
    found = _of_option(sitting, int(name)) if name.isdecimal() else sitting.table.lexicon.find(name)
    if not found:
        sitting.say("play-nothing-named" if name.isdecimal() else "play-unknown", name=name)
    elif len(found) > 1 and not name.isdecimal():
        more = max(0, len(found) - MANY)
        sitting.say("play-several", names=", ".join(entry.name for entry in found[:MANY]), more=more)
    else:
        sitting.screen.write("\n".join(map(str, found)))


def _of_option(sitting: Sitting, number: int) -> list[Entry]:
    if not 1 <= number <= len(sitting.options):
        return []
    return sitting.table.lexicon.named_in(sitting.options[number - 1].words)
