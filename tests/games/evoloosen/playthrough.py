"""Whole games as text: stored records, and a playthrough to read.

`PYTHONPATH=src python -m tests.games.evoloosen.playthrough` writes them anew after a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

from galapagos.games.evoloosen import verbs as v
from galapagos.kernel.history import History, replay
from galapagos.kernel.record import Record
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.state import State
from galapagos.kernel.text import Event
from galapagos.words import catalogue
from tests.games.evoloosen.table import GAME

RECORDS = Path(__file__).parents[2] / "records" / "evoloosen"
GOLDEN = Path(__file__).with_name("playthrough.txt")
NAMES = ["Ada", "Bo", "Cem", "Dot", "Eli"]
STORED = {"quick-2": ("quick", 2, 4), "quick-3": ("quick", 3, 5), "full-3": ("full", 3, 15), "full-4": ("full", 4, 7)}


def record_game(mode: str, players: int, seed: int) -> Record:
    """A game in which everybody buys what they can, and does the rest by a lot."""
    history = History.start(GAME, players, seed, mode)
    rng = seeded(seed, 40)
    while not history.state.over:
        seat = history.state.to_move
        history.apply(seat, choose(history.state, seat, rng))
    return history.record


def choose(state: State, seat: int, rng: Rng) -> int:
    """The dearest Adaptation if there is one, else any action; forms are left to people."""
    options = [action for action in state.legal_actions(seat) if action != v.FORM.base]
    buys = [action for action in options if v.ADAPT.has(action)]
    if buys:
        return buys[rng.below(len(buys))]
    return options[rng.below(len(options))] if options else state.default_action(seat)


def read_record(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def told(record: Record) -> str:
    """The record as sentences: each answer, then what everybody sees happen."""
    book = catalogue("evoloosen")
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
    return "\n".join(lines) + "\n"


def write_all() -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    for name, (mode, players, seed) in STORED.items():
        (RECORDS / f"{name}.txt").write_text(record_game(mode, players, seed).text(), encoding="utf-8")
    GOLDEN.write_text(told(read_record("full-3")), encoding="utf-8")


if __name__ == "__main__":
    write_all()
