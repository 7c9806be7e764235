"""Whole games as text: stored records, and a playthrough to read.

`PYTHONPATH=src python -m tests.games.evoloosen.playthrough` writes them anew after a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen import verbs as v
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.state import State
from galapagos.table.history import History
from galapagos.table.record import Record
from tests.games import playthrough

GOLDEN = Path(__file__).with_name("playthrough.txt")
STORED = {
    "quick-2": ("quick", 2, 185),
    "quick-3": ("quick", 3, 364),
    "full-3": ("full", 3, 639),
    "full-4": ("full", 4, 247),
}


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
    return playthrough.read(GAME, name)


def told(record: Record) -> str:
    """The record as sentences."""
    lines, _state = playthrough.tell(GAME, record)
    return "\n".join(lines) + "\n"


def write_all() -> None:
    for name, (mode, players, seed) in STORED.items():
        playthrough.write(GAME, name, record_game(mode, players, seed))
    GOLDEN.write_text(told(read_record("full-3")), encoding="utf-8")


if __name__ == "__main__":
    write_all()
