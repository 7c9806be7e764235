"""Stored games are replayed and verified; the log of two of them is kept as a readable playthrough."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.kernel.text import Event
from galapagos.table.history import replay
from galapagos.table.record import Record
from tests.games.another_world.table import GAME, WORDS

RECORDS = Path(__file__).parents[2] / "records" / "another-world"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def record(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["base-3", "quartet-2", "solo-1"])
def test_a_stored_game_replays(name: str) -> None:
    *_, (history, _line) = replay(GAME, record(name))
    assert history.state.over


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "entries"), [("base-3", 150), ("solo-1", 1000)])
def test_a_playthrough_reads_as_before(name: str, entries: int) -> None:
    assert playthrough(name, entries) == (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")


def playthrough(name: str, entries: int) -> str:
    """Questions, answers and what followed, in sentences."""
    lines: list[str] = []
    stored = record(name)
    del stored.lines[entries:]

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
