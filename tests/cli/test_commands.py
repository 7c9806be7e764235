"""The command line, run as a person would: real processes, real files."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import galapagos
from galapagos.cli import app

KEYS = [
    *("game", "mode", "players", "games", "decisions", "choices", "seconds", "decisions_per_second"),
    *("choices_per_second", "wins", "draws", "capped", "mean_decisions", "seed"),
]


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "galapagos", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, check=False)


def test_version_tells_whether_the_package_is_compiled() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"galapagos {galapagos.__version__} (")
    assert "compiled" in done.stdout or "plain" in done.stdout


def test_help_names_the_commands() -> None:
    done = run("--help")
    for command in ("games", "play", "simulate", "replay"):
        assert command in done.stdout


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play", ["the fewest", "the game's first", "a new one"]),
        ("serve", ["DATABASE_URL, else a file in your data folder"]),
        ("simulate", ["the fewest", "all cores", "100"]),
        ("balance", ["a tenth", "forager", "report.html"]),
        ("tournament", ["the game's own", "100"]),
        ("ladder", ["all", "beside the page"]),
        ("deck check", ["found out"]),
        ("deck export", ["print"]),
    ],
)
def test_help_tells_the_defaults(command: str, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")
    shown = " ".join(CliRunner().invoke(app, [*command.split(), "--help"]).stdout.replace("│", " ").split())
    defaults = [default.strip("()") for default in re.findall(r"\[default: ([^\]]*)\]", shown)]
    assert [default for default in told if default not in defaults] == []


def test_no_help_has_brackets_that_would_be_lost() -> None:
    """What stands in brackets is taken for markup: a default that is not the value is told by `show_default`."""
    lost = [
        option.help
        for command in commands(get_command(app))
        for option in command.params
        if "[" in (getattr(option, "help", None) or "")
    ]
    assert lost == []


def commands(group: Any) -> Iterator[Any]:
    """The command and all below it."""
    yield group
    for command in getattr(group, "commands", {}).values():
        yield from commands(command)


def test_games_lists_all_of_them_with_their_modes() -> None:
    done = run("games", "--json")
    listed = {entry["id"]: entry for entry in json.loads(done.stdout)}
    assert tuple(listed) == galapagos.games.ids()
    assert listed["another-world"]["modes"] == [
        {"name": "base", "players": [2, 4]},
        {"name": "quartet", "players": [2, 3]},
        {"name": "solo", "players": [1, 1]},
    ]
    table = run("games").stdout
    assert all(id in table for id in galapagos.games.ids())


@pytest.mark.parametrize("game", galapagos.games.ids())
def test_simulate_prints_one_json_object_and_the_same_seed_gives_the_same_result(game: str) -> None:
    reports = [json.loads(run("simulate", game, "--games", "3", "--seed", "5", "--json").stdout) for _ in range(2)]
    assert list(reports[0]) == KEYS
    for report in reports:
        for name in ("seconds", "decisions_per_second", "choices_per_second"):
            del report[name]
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 3
    assert sum(reports[0]["wins"]) + reports[0]["draws"] == 3


def test_the_number_of_workers_changes_nothing() -> None:
    reports = []
    for workers in ("1", "2"):
        done = run("simulate", "evolve", "--games", "60", "--seed", "2", "--workers", workers, "--json")
        report = json.loads(done.stdout)
        reports.append([report[name] for name in ("wins", "draws", "decisions", "choices")])
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    ("game", "mode"), [("another-world", "solo"), ("beginning", "base"), ("evoloosen", "full"), ("tidepool", "base")]
)
def test_a_recorded_game_replays_in_sentences(game: str, mode: str, tmp_path: Path) -> None:
    assert run("simulate", game, "--mode", mode, "--games", "1", "--record", str(tmp_path)).returncode == 0
    (record,) = tmp_path.iterdir()
    done = run("replay", str(record))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 10
    assert "all as recorded" in lines[-1]
    assert len(run("replay", str(record), "--quiet").stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "there is no game 'chess'; the games are another-world"),
        (["simulate", "another-world", "--mode", "quartet", "--players", "4"], "2–3 players, not 4"),
        (["simulate", "another-world", "--mode", "solo", "--players", "2"], "1 player, not 2"),
        (["simulate", "evolve", "--mode", "deep"], "no mode 'deep'"),
        (["simulate", "evolve", "--players", "7"], "2–6 players, not 7"),
        (["simulate", "evolve", "--bots", "random,oracle"], "no bot 'oracle'"),
        (["simulate", "evolve", "--bots", "random,random,random"], "2 players need 2 bots"),
        (["simulate", "evolve", "--deck", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.record"], "can't read nowhere.record"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_damaged_record_says_where_and_why(tmp_path: Path) -> None:
    run("simulate", "evolve", "--games", "1", "--record", str(tmp_path))
    (record,) = tmp_path.iterdir()
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[4] = "0 dance"
    record.write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", str(record))
    assert done.returncode == 2
    assert "line 5" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_deck_says_what_was_expected(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("cards = 3\n", encoding="utf-8")
    for game in galapagos.games.ids():
        done = run("simulate", game, "--deck", str(deck))
        assert done.returncode == 2
        assert "expected" in done.stderr


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "galapagos", "simulate", "evolve", "--games", "100000", "--workers", "1", "--json"]
    command += ["--record", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_ctrl_c
    ) as process:
        try:
            while process.poll() is None and len(list(tmp_path.iterdir())) < 3:
                time.sleep(0.05)  # until a few games are on disk
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0, err
    assert 0 < json.loads(out)["games"] < 100_000


def listen_to_ctrl_c() -> None:
    """A shell's background jobs, and what they start, ignore Ctrl-C; this process must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
