"""Games are found: in our folders, and in other packages by their entry point. One that does not work harms none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from galapagos import games
from tests.islands import ISLANDS

GAME = "from tidepool.game import TidepoolGame\nGAME = TidepoolGame()\n"


def announce(folder: Path, id: str, code: str) -> None:
    """A package of that name that announces a game of that id."""
    (folder / id).mkdir()
    (folder / id / "__init__.py").write_text(code, encoding="utf-8")
    info = folder / f"{id}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[galapagos.games]\n{id} = {id}\n", encoding="utf-8")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(folder), os.environ["PYTHONPATH"]])
    return subprocess.run(
        [sys.executable, "-m", "galapagos", *words],
        capture_output=True, text=True, timeout=120, check=False, env=os.environ | {"PYTHONPATH": paths},
    )  # fmt: skip


def test_our_games_come_first_and_others_after_them() -> None:
    assert games.ids()[: len(ISLANDS)] == ISLANDS
    assert "tidepool" in games.ids()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("import no_such_library\n", "No module named 'no_such_library'"),
        ("1 / 0\n", "ZeroDivisionError"),
        ("", "no attribute 'GAME'"),
        (GAME, "announces the game 'shoal' and brings 'tidepool'"),
    ],
)
def test_a_package_that_does_not_work_is_left_out_with_a_warning(code: str, told: str, tmp_path: Path) -> None:
    announce(tmp_path, "shoal", code)
    done = run(tmp_path, "games")
    assert done.returncode == 0, done.stderr
    assert "shoal" not in done.stdout
    assert all(id in done.stdout for id in games.ids())
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    asked = run(tmp_path, "simulate", "shoal")
    assert asked.returncode == 2
    assert told in " ".join(asked.stderr.split())


def test_a_game_without_words_is_called_by_its_id(tmp_path: Path) -> None:
    announce(tmp_path, "shoal", f"{GAME}GAME.id = 'shoal'\n")
    done = run(tmp_path, "games")
    assert (done.returncode, done.stderr) == (0, "")
    assert "shoal" in done.stdout


def test_nobody_takes_the_place_of_a_game_of_ours(tmp_path: Path) -> None:
    announce(tmp_path, ISLANDS[-1], "1 / 0\n")
    done = run(tmp_path, "games")
    assert (done.returncode, done.stderr) == (0, "")
    assert ISLANDS[-1] in done.stdout


def test_what_a_game_does_not_bring_is_not_there() -> None:
    assert [games.brought("tidepool", name) for name in ("drawing", "sketch", "ledger", "judgement.plan")] == [None] * 4
    assert games.brought(ISLANDS[0], "ledger") is not None
