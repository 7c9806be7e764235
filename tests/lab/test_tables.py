"""Rows into files."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet
import pytest

from galapagos.lab import tables
from galapagos.lab.matches import Result
from galapagos.lab.tally import Tally, mean, percentile


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_rows_are_written_as_they_come_and_none_is_lost(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "GROUP", 10)
    path = tmp_path / f"rows.{ending}"
    table = tables.table(str(path), ["number", "name"])
    for number in range(35):
        table.add([(number, f"n{number}")])
        assert len(table._rows) < 10
    table.close()
    if ending == "csv":
        lines = path.read_text(encoding="utf-8").splitlines()
        assert lines[0] == "number,name"
        assert lines[1:] == [f"{number},n{number}" for number in range(35)]
    else:
        assert pyarrow.parquet.read_table(path).to_pydict()["number"] == list(range(35))
        assert pyarrow.parquet.ParquetFile(path).num_row_groups == 4


def test_a_table_without_rows_is_still_a_table(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    tables.table(str(path), ["number"]).close()
    assert pyarrow.parquet.read_table(path).num_rows == 0


def test_a_tally_counts_and_does_not_grow_with_the_games() -> None:
    tally = Tally(2)
    for number in range(1000):
        tally.add(Result((1.0, 0.0) if number % 4 else (0.5, 0.5), 10 + number % 3, 8, 5, False))
    assert tally.wins == [750, 0]
    assert tally.draws == 250
    assert len(tally.lengths) == 3
    assert percentile(tally.lengths, 50) == 11
    assert mean(tally.lengths) == pytest.approx(10.999)
