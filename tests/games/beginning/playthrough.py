"""Whole games as text: stored records, and a playthrough to read.

`PYTHONPATH=src python -m tests.games.beginning.playthrough` writes them anew after a change of the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from galapagos.games.beginning.state import Beginning
from galapagos.kernel.history import History, replay
from galapagos.kernel.record import Record
from galapagos.kernel.state import State
from galapagos.kernel.text import Event
from galapagos.words import catalogue
from tests.games.beginning.positions import GAME

RECORDS = Path(__file__).parents[2] / "records" / "beginning"
GOLDEN = Path(__file__).with_name("playthrough.txt")
NAMES = ["Ada", "Bo", "Cem", "Dot", "Eli"]
STORED = {"base-2": (2, 11), "base-3": (3, 5), "base-4": (4, 8), "base-5": (5, 2)}  # players, seed


def record_game(players: int, seed: int) -> Record:
    """A game in which everybody does what looks best at once, with an undo on the way."""
    history = History.start(GAME, players, seed)
    first = history.state.to_move
    history.apply(first, history.state.parse("play h0"))
    history.undo(first)
    while not history.state.over:
        seat = history.state.to_move
        history.apply(seat, best(history.state, seat))
    return history.record


def best(state: State, seat: int) -> int:
    """The action after which the seat stands best."""
    values = []
    for action in state.legal_actions(seat):
        after = state.clone()
        after.play(seat, action)
        values.append((after.evaluate(seat), -action))
    return -max(values)[1]


def read_record(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def told(record: Record) -> str:
    """The record as sentences: each answer, then what everybody sees happen."""
    book = catalogue("beginning")
    lines: list[str] = []

    def listen(event: Event) -> None:
        if event.visible_to(record.header["players"]):
            lines.append("  " + book.render(event.text, NAMES))

    steps = replay(GAME, record)
    history, _ = next(steps)
    for entry in record.lines:
        if entry.startswith("="):
            continue
        history.state.sink = listen
        seat, _, words = entry.partition(" ")
        lines.append(f"{NAMES[int(seat)]}: {words}")
        next(steps)
    s = cast(Beginning, history.state)
    lines.append("Points: " + ", ".join(f"{NAMES[seat]} {s.points(seat)}" for seat in range(s.players)))
    return "\n".join(lines) + "\n"


def write_all() -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    for name, (players, seed) in STORED.items():
        (RECORDS / f"{name}.txt").write_text(record_game(players, seed).text(), encoding="utf-8")
    GOLDEN.write_text(told(read_record("base-2")), encoding="utf-8")


if __name__ == "__main__":
    write_all()
