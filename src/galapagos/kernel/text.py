"""Words as data: a key into a catalogue and its parameters; events for those who watch."""

from __future__ import annotations

from typing import TypeAlias

# A parameter is a number or a string. "@key" stands for another entry of the catalogue,
# "@key:3" for one that is told with the number 3 ($n) or the player in that seat ($player),
# "player:2" for the name of whoever sits there.
Param: TypeAlias = int | str
Text: TypeAlias = tuple[str, dict[str, Param]]


class Event:
    """Something that happened: its sentence, where it moved from and to, and who may see it."""

    __slots__ = ("key", "params", "seen", "source", "target")

    def __init__(self, key: str, params: dict[str, Param], source: str, target: str, seen: int) -> None:
        self.key = key
        self.params = params
        self.source = source
        self.target = target
        self.seen = seen

    def visible_to(self, seat: int) -> bool:
        """Whether that seat may see the event (the spectators' seat is the number of players)."""
        return bool(self.seen >> seat & 1)

    @property
    def text(self) -> Text:
        return (self.key, self.params)

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.params!r}, {self.source!r}, {self.target!r}, {self.seen})"


class GalapagosError(Exception):
    """Something that the caller can put right; the message says what."""


class IllegalAction(GalapagosError):
    """An action that is not possible now. Nothing has changed."""

    def __init__(self, text: Text, message: str) -> None:
        super().__init__(message)
        self.text = text


class BadNotation(GalapagosError):
    """A text that names no action of this game."""


class BadSetup(GalapagosError):
    """An unknown mode or a number of players that the mode is not for."""


class BadDeck(GalapagosError):
    """A deck that does not fit the game: where, what was found, what was expected."""

    def __init__(self, where: str, found: str, expected: str) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where = where


class BadRecord(GalapagosError):
    """A record that can't be read or does not replay: the line and the reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class BadSave(GalapagosError):
    """Saved data of another game, rules version or shape."""
