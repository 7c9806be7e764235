"""`galapagos balance`: one page that opens by itself."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from typer.testing import CliRunner

import galapagos
from galapagos.cli import app
from galapagos.lab import luck
from galapagos.lab.matches import Match, play_match, start
from tests.cli.test_commands import listen_to_ctrl_c


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    """A small report of The Beginning, compared with its own deck."""
    path = tmp_path_factory.mktemp("balance") / "report.html"
    command = [sys.executable, "-m", "galapagos", "balance", "beginning", "--against", "standard", "--bots", "random"]
    command += ["--games", "20", "--luck", "2", "--workers", "1", "--json", "--out", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return path, json.loads(done.stdout)


def test_the_page_opens_without_errors_and_asks_for_nothing_else(written: tuple[Path, dict[str, object]]) -> None:
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program, "no headless Chromium: run scripts/services"
    heard: list[str] = []
    with sync_playwright() as playwright:
        options = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=options)
        page = browser.new_page(viewport={"width": 390, "height": 800})
        page.on("console", lambda message: heard.append(message.text))
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("request", lambda request: heard.append(request.url) if request.url.startswith("http") else None)
        page.goto(written[0].as_uri())
        headings = page.locator("h2").all_inner_texts()
        figures = page.locator("figure svg[role=img][aria-label]").count()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        browser.close()
    assert heard == []
    assert headings[:4] == ["In short", "Against the other deck", "Seats", "Length of games"]
    assert headings[-1] == "What these numbers mean"
    assert figures >= 6
    assert wide <= 0, "wider than a phone"


def test_a_report_that_is_there_stays_until_the_new_one_is_whole(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    page.write_text("the old report", encoding="utf-8")
    command = [sys.executable, "-m", "galapagos", "balance", "tidepool", "--games", "1000000", "--out", str(page)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_ctrl_c) as process:
        try:
            while process.poll() is None and not (tmp_path / "report.html.part").exists():
                time.sleep(0.05)
            assert page.read_text(encoding="utf-8") == "the old report"
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode in (2, 130), err
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    assert page.read_text(encoding="utf-8") == "the old report"


def test_a_whole_report_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    page.write_text("the old report", encoding="utf-8")
    words = ["balance", "tidepool", "--games", "20", "--luck", "0", "--bots", "random", "--workers", "1"]
    outcome = CliRunner().invoke(app, [*words, "--out", str(page)])
    assert outcome.exit_code == 0, outcome.output
    assert "Tidepool" in page.read_text(encoding="utf-8")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def test_a_report_that_can_t_be_written_is_told_before_the_games(tmp_path: Path) -> None:
    for out in (tmp_path, tmp_path / "nowhere" / "report.html"):
        outcome = CliRunner().invoke(app, ["balance", "tidepool", "--games", "1000000", "--out", str(out)])
        assert f"can't write {out}" in str(outcome.exception)


def test_the_same_deck_on_the_same_seeds_changes_nothing(written: tuple[Path, dict[str, object]]) -> None:
    changes = written[1]["changes"]
    assert isinstance(changes, list)
    assert changes
    assert all(size == 0 for _, _, size, _, _ in changes)


def test_a_stream_with_a_number_of_its_own_changes_only_what_comes_from_it() -> None:
    game = galapagos.game("evoloosen")
    plain = Match("evoloosen", "quick", 3, ("random",) * 3, 5, 0)
    same = Match("evoloosen", "quick", 3, ("random",) * 3, 5, 0, streams=(0, 0, 0, 0))
    assert start(game, same).digest() == start(game, plain).digest()
    assert play_match(game, same) == play_match(game, plain)
    other = start(game, Match("evoloosen", "quick", 3, ("random",) * 3, 5, 0, streams=(9, 0, 0, 0)))
    assert other.save()["state"]["inventions"] != start(game, plain).save()["state"]["inventions"]
    assert other.save()["state"]["dice"] == start(game, plain).save()["state"]["dice"]
    assert other.save()["state"]["compass"] == start(game, plain).save()["state"]["compass"]


def test_the_shares_of_luck_from_results_made_by_hand() -> None:
    from galapagos.lab.matches import Result

    def result(first: bool) -> Result:
        return Result((1.0, 0.0) if first else (0.0, 1.0), 1, 1, 1, False)

    results = []
    for number in range(40):
        own = number % 2 == 0
        unlike = (number // 2) % 2 == 0  # has nothing to do with `own`
        results.append(result(own))
        results += [result(own), result(unlike)]  # the deal decides: the same alone, nothing in common without it
        results += [result(unlike), result(own)] * 3  # the others do nothing
    found = {share.source: share for share in luck.shares(results)}
    assert found["deal"].alone == pytest.approx(1)
    assert found["deal"].involved == pytest.approx(1)
    assert found["dice"].alone == pytest.approx(0)
    assert found["dice"].involved == pytest.approx(0)
