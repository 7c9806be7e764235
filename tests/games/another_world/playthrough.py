"""Whole games as text: stored records, and playthroughs to read.

`PYTHONPATH=src python -m tests.games.another_world.playthrough` writes them anew after a change of the rules, with
`told` after it only the sentences, after a change of the words.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from galapagos.kernel.text import Event
from galapagos.table.history import History, replay
from galapagos.table.record import Record
from tests.games import playthrough
from tests.games.another_world.table import GAME, WORDS

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
STORED = {"base-3": ("base", 3, 1), "quartet-2": ("quartet", 2, 0), "solo-1": ("solo", 1, 15)}  # mode, players, seed
TOLD = {"base-3": 150, "solo-1": 1000}  # the entries that are told
WHIMS = 0.3  # how often somebody does anything at all


def record_game(mode: str, players: int, seed: int) -> Record:
    """A game in which everybody mostly does what looks best at once."""
    history = History.start(GAME, players, seed, mode)
    whim = random.Random(seed)
    while not history.state.over:
        state, seat = history.state, history.state.to_move
        anything = whim.random() < WHIMS
        history.apply(seat, whim.choice(state.legal_actions(seat)) if anything else playthrough.best(state, seat))
    return history.record


def read_record(name: str) -> Record:
    return playthrough.read(GAME, name)


def told(name: str) -> str:
    """Questions, answers and what followed, in sentences with the things that moved."""
    lines: list[str] = []
    stored = read_record(name)
    del stored.lines[TOLD[name] :]

    def tell(event: Event) -> None:
        where = f"  [{event.source} → {event.target}]" if event.source else f"  [{event.target}]"
        lines.append(f"    {WORDS.render(event.text)}{where}")

    asked, at = "", 0
    for number, (history, line) in enumerate(replay(GAME, stored)):
        state = history.state
        if number:
            entry = stored.lines[line - 2]
            lines.insert(at, f"{asked} → {entry.partition(' ')[2]}")
        state.sink = tell
        at = len(lines)
        seat = state.to_move
        asked = f"Player {seat + 1}: {WORDS.render(state.question(seat))}" if seat >= 0 else ""
    return "\n".join(lines) + "\n"


def write_records() -> None:
    for name, (mode, players, seed) in STORED.items():
        playthrough.write(GAME, name, record_game(mode, players, seed))


def write_told() -> None:
    for name in TOLD:
        (PLAYTHROUGHS / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    if "told" not in sys.argv:
        write_records()
    write_told()
