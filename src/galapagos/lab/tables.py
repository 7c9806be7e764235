"""Rows into Parquet or CSV files, a group at a time, so that memory does not grow with the number of rows."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from galapagos.extras import needed
from galapagos.kernel.text import GalapagosError

GROUP = 20_000  # rows a write


class BadTable(GalapagosError):
    """A file that rows can't be written into."""


class Table:
    """A file of rows that is written as the rows come; closing it keeps what is there."""

    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        self.path = path
        self.columns = list(columns)
        self._rows: list[Sequence[Any]] = []

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= GROUP:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._end()

    def _flush(self) -> None:
        rows, self._rows = self._rows, []
        self._write(rows)

    def _write(self, rows: list[Sequence[Any]]) -> None:
        raise NotImplementedError

    def _end(self) -> None:
        raise NotImplementedError


class CsvTable(Table):
    """Comma-separated values with a line of names."""

    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        super().__init__(path, columns)
        self._file = path.open("w", encoding="utf-8", newline="")
        self._csv = csv.writer(self._file)
        self._csv.writerow(self.columns)

    def _write(self, rows: list[Sequence[Any]]) -> None:
        self._csv.writerows(rows)

    def _end(self) -> None:
        self._file.close()


class ParquetTable(Table):
    """Apache Parquet; the types of the columns are those of the first rows."""

    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        super().__init__(path, columns)
        path.touch()
        needed("pyarrow.parquet", "a Parquet file")
        self._arrow: Any = needed("pyarrow", "a Parquet file")
        self._file: Any = None

    def _write(self, rows: list[Sequence[Any]]) -> None:
        if not rows and self._file is not None:
            return
        columns = {name: [row[i] for row in rows] for i, name in enumerate(self.columns)}
        schema = None if self._file is None else self._file.schema
        group = self._arrow.table(columns, schema=schema)
        if self._file is None:
            self._file = self._arrow.parquet.ParquetWriter(self.path, group.schema)
        self._file.write_table(group)

    def _end(self) -> None:
        self._file.close()


_KINDS: dict[str, type[Table]] = {".csv": CsvTable, ".parquet": ParquetTable}


def table(path: str, columns: Sequence[str]) -> Table:
    """A new table in that file; its ending says which kind."""
    kind = _KINDS.get(Path(path).suffix)
    if kind is None:
        raise BadTable(f"{path}: expected a name that ends in {' or '.join(_KINDS)}")
    try:
        return kind(Path(path), columns)
    except OSError as error:
        raise BadTable(f"can't write {path}: {error.strerror}") from error
