"""Writes the tables of actions into docs/actions.md, between its marks: `python scripts/layouts.py`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import galapagos
from galapagos.kernel.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "actions.md"
BEGIN, END = "<!-- layouts: begin -->", "<!-- layouts: end -->"


def actions(game: Game) -> str:
    """A row for each verb: its ids and its operands."""
    rows = [
        f"### {game.id}: {game.action_count} actions, observations of {game.observation_size} numbers",
        "",
        "| ids | verb | operands |",
        "| --- | --- | --- |",
    ]
    for verb in game.verbs.verbs:
        ids = f"{verb.base}" if verb.size == 1 else f"{verb.base}–{verb.base + verb.size - 1}"
        operands = ", ".join(f"{operand.name} ({operand.size})" for operand in verb.operands)
        rows.append(f"| {ids} | {verb.name} | {operands} |")
    return "\n".join(rows)


def page(ids: Sequence[str]) -> str:
    """The page with its tables made anew, for these games."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n\n".join(actions(galapagos.game(id)) for id in ids)
    return f"{before}{BEGIN}\n{tables}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(galapagos.games.ids()), encoding="utf-8")
