"""The ladder: a sequential test that stops, resumes, and writes its table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import galapagos
from galapagos.bots import version
from galapagos.cli import app
from galapagos.games import brought
from galapagos.lab import ladder
from galapagos.lab.ladder import BadProgress, Progress, Rung, climb, passes, rungs, table, verdict, write_table
from tests.islands import ISLANDS

EASY = Rung("evolve", "base", 2, ("random", "random"), 0.3)
HARD = Rung("evolve", "base", 2, ("random", "random"), 0.9)


def ignore(_rung: Rung, _state: ladder.Verdict) -> None:
    pass


def test_the_test_stops_when_the_lower_bound_clears_the_mark() -> None:
    groups = [[1.0, 1.0]] * 9
    assert not verdict(EASY, groups).finished  # 18 games are too few to stop
    state = verdict(EASY, [*groups, [1.0, 1.0]])
    assert (state.games, state.rate, state.cleared, state.finished) == (20, 1.0, True, True)
    assert state.low > 0.3


def test_the_test_stops_at_the_limit() -> None:
    groups = [[1.0, 0.0]] * 200
    assert verdict(HARD, groups[:199]).finished is False
    state = verdict(HARD, groups)
    assert (state.games, state.cleared, state.finished) == (400, False, True)


def test_a_rung_without_a_mark_is_only_measured() -> None:
    alone = Rung("another-world", "solo", 1, ("random",), None)
    state = verdict(alone, [[1.0]] * 50, limit=50)
    assert (state.cleared, state.finished) == (False, True)


def test_progress_is_kept_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    climb(HARD, Progress(file), 1, 6, ignore)
    first = Progress(file).groups(HARD)
    assert len(first) == 3
    climb(HARD, Progress(file), 1, 10, ignore)
    resumed = Progress(file).groups(HARD)
    assert resumed[:3] == first
    assert len(resumed) == 5
    whole = Progress(tmp_path / "whole.json")
    climb(HARD, whole, 1, 10, ignore)
    assert whole.groups(HARD) == resumed  # where it was interrupted does not matter


def test_a_finished_rung_is_not_played_again(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "ladder.json")
    for _ in range(10):
        progress.add(EASY, [1.0, 1.0])
    climb(EASY, progress, 1, 400, ignore)
    assert len(progress.groups(EASY)) == 10


@pytest.mark.parametrize("content", ["", "[]", '{"ladder": 1, "seed": 2025, "rungs": {}}', '{"ladder": 2}'])
def test_a_file_of_something_else_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    file.write_text(content)
    with pytest.raises(BadProgress, match="holds no progress"):
        Progress(file)


def test_the_table_goes_between_the_markers(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "ladder.json")
    for _ in range(10):
        progress.add(EASY, [1.0, 1.0])
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n")
    write_table(page, table([EASY, HARD], progress))
    written = page.read_text()
    assert "| evolve | 2 | random against random | 30% | 20 | 100.0% |" in written
    assert "old" not in written
    assert written.startswith("before\n")
    assert written.endswith("\nafter\n")
    with pytest.raises(BadProgress, match="no markers"):
        write_table(tmp_path / "ladder.json", "")


def test_every_promise_is_a_rung() -> None:
    ladders = rungs(["another-world", "evolve"])
    marks = {(rung.game, rung.players, rung.bots): rung.mark for rung in ladders}
    for game in ("another-world", "evolve"):
        assert marks[game, 2, ("forager", "random")] == 0.95
        assert marks[game, 2, ("hunter", "forager")] == 0.65
        assert marks[game, 2, ("hunter", "hunter@10")] == 0.5
        assert marks[game, 2, ("apex", "hunter")] == 0.58
        assert marks[game, 4, ("hunter", "forager", "forager", "forager")] == 0.25
    assert marks["another-world", 1, ("apex",)] is None


def test_the_whole_game_is_played_and_then_its_short_form() -> None:
    settings = [(rung.game, rung.mode) for rung in rungs(ISLANDS) if rung.bots == ("hunter", "forager")]
    assert settings == [
        ("another-world", "base"),
        ("beginning", "base"),
        ("evoloosen", "full"),
        ("evoloosen", "quick"),
        ("evolve", "base"),
    ]


def test_the_table_names_the_mode_where_a_game_has_two(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "ladder.json")
    short = Rung("evoloosen", "quick", 2, ("hatchling", "random"), 0.5)
    for rung in (short, EASY):
        progress.add(rung, [1.0, 0.0])
    rows = table([short, EASY], progress).splitlines()[2:]
    assert [row.split(" | ")[1] for row in rows] == ["2, quick", str(EASY.players)]


def test_progress_is_plain_json_with_the_versions_that_played(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "ladder.json")
    progress.add(EASY, [1.0, 0.0])
    data = json.loads((tmp_path / "ladder.json").read_text())
    versions = [galapagos.game("evolve").rules_version, version("evolve", "base", "random")]
    assert data == {"ladder": 2, "seed": 2025, "rungs": {EASY.key: {"versions": versions, "groups": [[1.0, 0.0]]}}}


def test_what_other_versions_played_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.json"
    Progress(file).add(EASY, [1.0, 1.0])
    monkeypatch.setattr(brought("evolve", "judgement.plan"), "version", lambda mode, level: 1000)
    progress = Progress(file)
    assert progress.groups(EASY) == []
    progress.add(EASY, [0.0, 1.0])
    assert Progress(file).groups(EASY) == [[0.0, 1.0]]


def test_every_rung_is_played_for_a_while_before_one_is_played_to_the_limit() -> None:
    assert passes(400) == [40, 120, 400]
    assert passes(30) == [30]


def test_the_marks_that_matter_most_are_played_first() -> None:
    ladders = rungs(ISLANDS)
    assert [rung.bots for rung in ladders[:5]] == [("forager", "random")] * 5
    assert {rung.game for rung in ladders[:5]} == set(ISLANDS)


def test_the_command_plays_and_writes_the_page(tmp_path: Path) -> None:
    page, file = tmp_path / "bots.md", tmp_path / "ladder.json"
    page.write_text(f"{ladder.BEGIN}\n{ladder.END}\n")
    words = ["ladder", "evolve", "--bots", "hatchling", "--limit", "2", "--progress", str(file), "--page", str(page)]
    outcome = CliRunner().invoke(app, words)
    assert outcome.exit_code == 0, outcome.output
    assert "| evolve | 2 | hatchling against random | 50% | 2 |" in page.read_text()
    assert len(Progress(file).groups(Rung("evolve", "base", 2, ("hatchling", "random"), 0.5))) == 1


def test_results_belong_to_how_bots_play_the_mode() -> None:
    full, quick = (Rung("evoloosen", mode, 2, ("hunter", "forager"), 0.65).versions for mode in ("full", "quick"))
    assert full[0] == quick[0] == galapagos.game("evoloosen").rules_version
    assert (full[1], quick[1]) == (12, 11)


def test_results_belong_to_how_the_levels_that_played_them_play(monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = [Rung("beginning", "base", 2, bots, 0.5) for bots in (("apex", "hunter"), ("hunter", "apex@10+ripe=3"))]
    other = Rung("beginning", "base", 2, ("hunter", "forager"), 0.65)
    levels = {"apex": 12, "hunter": 11, "forager": 10}
    monkeypatch.setattr(brought("beginning", "judgement.plan"), "version", lambda mode, level: levels[level])
    assert [rung.versions[1] for rung in rungs] == [12, 12]
    assert other.versions[1] == 11
