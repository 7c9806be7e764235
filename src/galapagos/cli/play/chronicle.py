"""The chronicle: what happened, in sentences, turn by turn; what is taken back leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

LOOK_BACK = 50  # lines; a turn hardly has more


class Line(NamedTuple):
    """A sentence, the turn it belongs to, and the number of the decision that caused it."""

    text: str
    turn: tuple[int, int]
    decision: int


class Chronicle:
    """Everything that this seat was told, in order."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.shown = 0
        self.decision = 0

    def add(self, text: str, turn: tuple[int, int], once: bool = False) -> None:
        """Tell something; `once`: not twice in a turn."""
        told = once and any(line[:2] == (text, turn) for line in self.lines[-LOOK_BACK:])
        if text and not told:
            self.lines.append(Line(text, turn, self.decision))

    def forget(self, decision: int) -> None:
        """The decision was taken back: what it brought about never happened."""
        self.lines = [line for line in self.lines if line.decision != decision]
        self.shown = min(self.shown, len(self.lines))

    def news(self) -> str:
        """What is new since it was last asked for."""
        fresh, self.shown = self.lines[self.shown :], len(self.lines)
        return _told(fresh)

    def last(self, count: int) -> str:
        return _told(self.lines[-count:])


def _told(lines: Sequence[Line]) -> str:
    """One paragraph a turn: its first sentence at the margin, the others below it."""
    turns = [[line.text for line in turn] for _, turn in groupby(lines, key=lambda line: line.turn)]
    return "\n".join("\n  ".join(turn) for turn in turns)
