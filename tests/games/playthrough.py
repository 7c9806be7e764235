"""Whole games as text: stored records, and playthroughs to read. Each game's own `playthrough.py` says which."""

from __future__ import annotations

from pathlib import Path

from galapagos.games import catalogue
from galapagos.kernel.game import Game
from galapagos.kernel.state import State
from galapagos.kernel.text import Event
from galapagos.table.history import replay
from galapagos.table.record import Record

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["Ada", "Bo", "Cem", "Dot", "Eli", "Fay"]


def read(game: Game, name: str) -> Record:
    return Record.parse((RECORDS / game.id / f"{name}.txt").read_text(encoding="utf-8"))


def write(game: Game, name: str, record: Record) -> None:
    folder = RECORDS / game.id
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.txt").write_text(record.text(), encoding="utf-8")


def tell(game: Game, record: Record) -> tuple[list[str], State]:
    """The record as sentences, each answer and then what everybody sees happen; and how it ended."""
    book = catalogue(game.id)
    lines: list[str] = []

    def listen(event: Event) -> None:
        if event.visible_to(record.header["players"]):
            lines.append("  " + book.render(event.text, NAMES))

    steps = replay(game, record)
    history, _ = next(steps)
    for entry in record.lines:
        if entry.startswith("="):
            continue
        history.state.sink = listen
        seat, _, words = entry.partition(" ")
        lines.append(f"{NAMES[int(seat)]}: {words}")
        next(steps)
    return lines, history.state


def best(state: State, seat: int) -> int:
    """The action after which the seat stands best."""
    values = []
    for action in state.legal_actions(seat):
        after = state.clone()
        after.play(seat, action)
        values.append((after.evaluate(seat), -action))
    return -max(values)[1]
