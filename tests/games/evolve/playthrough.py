"""Whole games as text: stored records, and a playthrough to read.

`PYTHONPATH=src python -m tests.games.evolve.playthrough` writes them anew after a change of the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from galapagos.games.evolve.game import EvolveState
from galapagos.table.history import History
from galapagos.table.record import Record
from tests.games import playthrough
from tests.games.evolve.table import GAME

GOLDEN = Path(__file__).with_name("playthrough.txt")
STORED = {"base-2": (2, 11), "base-4": (4, 7), "base-6": (6, 3)}  # players, seed


def record_game(players: int, seed: int) -> Record:
    """A game in which everybody does what looks best at once, with an undo on the way."""
    history = History.start(GAME, players, seed)
    first = history.state.legal_actions(0)[-1]
    history.apply(0, first)
    history.undo(0)
    while not history.state.over:
        seat = history.state.waiting[-1]  # the last, so that answers come in an unusual order
        history.apply(seat, playthrough.best(history.state, seat))
    return history.record


def read_record(name: str) -> Record:
    return playthrough.read(GAME, name)


def told(record: Record) -> str:
    """The record as sentences, and the points."""
    lines, state = playthrough.tell(GAME, record)
    lines.append(f"Points: {[int(points) for points in cast(EvolveState, state).dominance]}")
    return "\n".join(lines) + "\n"


def write_all() -> None:
    for name, (players, seed) in STORED.items():
        playthrough.write(GAME, name, record_game(players, seed))
    GOLDEN.write_text(told(read_record("base-2")), encoding="utf-8")


if __name__ == "__main__":
    write_all()
