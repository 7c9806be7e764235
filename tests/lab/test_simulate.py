"""`galapagos simulate`: rows in files, the same on any number of processes, kept on Ctrl-C."""

from __future__ import annotations

import csv
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import galapagos
from galapagos.lab.matches import Match
from galapagos.lab.observing import observe
from tests.cli.test_commands import listen_to_ctrl_c
from tests.islands import ISLANDS

KEEPSAKE = "@card-sentimental-web"


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "galapagos", "simulate", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def rows(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


def test_one_row_a_game_a_decision_and_a_card(tmp_path: Path) -> None:
    games, decisions, cards = (tmp_path / name for name in ("games.parquet", "decisions.parquet", "cards.csv"))
    done = simulate(
        "evolve", "-p", "3", "-n", "4", "--out", str(games), "--decisions", str(decisions), "--cards", str(cards)
    )
    assert done.returncode == 0, done.stderr
    assert [row["game"] for row in rows(games)] == [0, 1, 2, 3]
    assert all(sum(row[f"seat_{seat}"] for seat in (1, 2, 3)) == pytest.approx(1) for row in rows(games))
    counted = Counter(row["game"] for row in rows(decisions))
    assert [counted[row["game"]] for row in rows(games)] == [row["decisions"] for row in rows(games)]
    first = rows(cards)[0]
    assert first["group"] == "creature"
    # Only who has played the card with the Keepsake takes cards back, and may play them again.
    keeping = {(row["game"], row["seat"]) for row in rows(cards) if row["card"] == KEEPSAKE and int(row["played"])}
    assert all(
        int(row["drawn"]) >= (1 if (row["game"], row["seat"]) in keeping else int(row["played"]))
        for row in rows(cards)
        if int(row["played"])
    )


def test_the_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    files = []
    for workers in ("1", "2"):
        path = tmp_path / f"{workers}.csv"
        assert simulate("evolve", "-n", "30", "-w", workers, "--cards", str(path)).returncode == 0
        files.append(path.read_text(encoding="utf-8"))
    assert files[0] == files[1]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_or_term_keeps_the_rows_that_are_there(end: signal.Signals, tmp_path: Path) -> None:
    path, folder = tmp_path / "games.parquet", tmp_path / "records"
    command = [sys.executable, "-m", "galapagos", "simulate", "evolve", "-n", "1000000", "-w", "2"]
    command += ["--out", str(path), "--record", str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_ctrl_c
    ) as process:
        try:
            while process.poll() is None and not (folder.exists() and any(folder.iterdir())):
                time.sleep(0.05)
            process.send_signal(end)
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0, err
    assert len(rows(path)) == len(list(folder.iterdir())) > 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["--out", "games.xlsx"], ".csv or .parquet"), (["--cards", "nowhere/cards.csv"], "can't write nowhere")],
)
def test_a_file_that_can_t_be_written_is_told_before_the_games(arguments: list[str], told: str) -> None:
    done = simulate("evolve", *arguments)
    assert done.returncode == 2
    assert told in done.stderr


@pytest.mark.parametrize("game", ISLANDS)
def test_every_game_of_ours_tells_what_becomes_of_its_cards(game: str) -> None:
    mode = galapagos.game(game).modes[0]
    seen = observe(Match(game, mode.name, mode.fewest, ("random",) * mode.fewest, 3), decisions=True, cards=True)
    assert len(seen.decisions) == seen.result.decisions
    assert {touch.kind for touch in seen.touches} == {"drawn", "played"}
    assert all(0 <= touch.seat < mode.fewest for touch in seen.touches)
    assert all(0 <= touch.own <= 1 and 0 <= touch.rival <= 1 for touch in seen.touches)
    plain = observe(Match(game, mode.name, mode.fewest, ("random",) * mode.fewest, 3))
    assert plain.result == seen.result, "watching changes nothing"
