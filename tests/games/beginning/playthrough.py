"""Whole games as text: stored records, and a playthrough to read.

`PYTHONPATH=src python -m tests.games.beginning.playthrough` writes them anew after a change of the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from galapagos.games.beginning.state import Beginning
from galapagos.table.history import History
from galapagos.table.record import Record
from tests.games import playthrough
from tests.games.beginning.table import GAME

GOLDEN = Path(__file__).with_name("playthrough.txt")
STORED = {"base-2": (2, 11), "base-3": (3, 5), "base-4": (4, 8), "base-5": (5, 2)}  # players, seed


def record_game(players: int, seed: int) -> Record:
    """A game in which everybody does what looks best at once, with an undo on the way."""
    history = History.start(GAME, players, seed)
    first = history.state.to_move
    history.apply(first, history.state.parse("play h0"))
    history.undo(first)
    while not history.state.over:
        seat = history.state.to_move
        history.apply(seat, playthrough.best(history.state, seat))
    return history.record


def read_record(name: str) -> Record:
    return playthrough.read(GAME, name)


def told(record: Record) -> str:
    """The record as sentences, and the points."""
    lines, state = playthrough.tell(GAME, record)
    s = cast(Beginning, state)
    lines.append("Points: " + ", ".join(f"{playthrough.NAMES[seat]} {s.points(seat)}" for seat in range(s.players)))
    return "\n".join(lines) + "\n"


def write_all() -> None:
    for name, (players, seed) in STORED.items():
        playthrough.write(GAME, name, record_game(players, seed))
    GOLDEN.write_text(told(read_record("base-2")), encoding="utf-8")


if __name__ == "__main__":
    write_all()
