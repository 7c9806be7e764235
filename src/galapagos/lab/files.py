"""Where the games of a simulation are kept: rows in tables, and records, as the games come."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galapagos.lab.observing import CardRow, Decision, Observed
from galapagos.lab.tables import BadTable, Table, table

COLUMNS = ("game", "mode", "bots", "rounds", "decisions", "choices", "capped")


@dataclass(frozen=True)
class Files:
    """The .parquet or .csv files with one row a game, a decision, or a card in a seat; a folder for records."""

    games: str | None = None
    decisions: str | None = None
    cards: str | None = None
    records: str | None = None


class Keeper:
    """Writes each game into the files that are wanted. All of them are opened before the first game."""

    def __init__(self, files: Files, seats: int) -> None:
        self._stack = ExitStack()
        self._games = self._open(files.games, [*COLUMNS, *(f"seat_{seat + 1}" for seat in range(seats))])
        self._decisions = self._open(files.decisions, Decision._fields)
        self._cards = self._open(files.cards, CardRow._fields)
        self._folder = None if files.records is None else _folder(files.records)

    def _open(self, path: str | None, columns: Iterable[str]) -> Table | None:
        return None if path is None else self._stack.enter_context(closing(table(path, list(columns))))

    def add(self, observed: Observed) -> None:
        """Keep a game."""
        if self._games is not None:
            self._games.add([_row(observed)])
        if self._decisions is not None:
            self._decisions.add(observed.decision_rows())
        if self._cards is not None:
            self._cards.add(observed.card_rows())
        if self._folder is not None:
            _write(self._folder, observed)

    def close(self) -> None:
        self._stack.close()


def _row(observed: Observed) -> list[Any]:
    match, result = observed.match, observed.result
    facts = [result.rounds, result.decisions, result.choices, result.capped]
    return [match.number, match.mode, ",".join(match.bots), *facts, *result.returns]


def _folder(path: str) -> Path:
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadTable(f"can't write records into {path}: {error.strerror}") from error
    return folder


def _write(folder: Path, observed: Observed) -> None:
    match = observed.match
    name = f"{match.game}-{match.mode}-{match.players}-{match.seed}-{match.number}.record"
    (folder / name).write_text(observed.result.record, encoding="utf-8")
