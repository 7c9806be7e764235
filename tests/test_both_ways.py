"""The compiled package and the plain sources play identical games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def played(games: int, plain: bool) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "tests.digests", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.plain_only
@pytest.mark.parametrize("games", [2, pytest.param(1000, marks=pytest.mark.slow)])
def test_compiled_and_plain_play_the_same_games(games: int) -> None:
    plain, installed = played(games, plain=True), played(games, plain=False)
    assert not plain["compiled"]
    assert len(plain["digests"]) >= 20
    assert plain["digests"] == installed["digests"]
