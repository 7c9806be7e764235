"""docs/research.md tells the truth: its tables are up to date, its agent plays."""

from __future__ import annotations

import contextlib
import io
import re

from scripts.layouts import PAGE, page

from tests.islands import ISLANDS


def test_the_tables_of_actions_are_up_to_date() -> None:
    assert page(ISLANDS) == PAGE.read_text(encoding="utf-8"), "run: python scripts/layouts.py"


def test_the_first_agent_plays_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 20
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "research.md", "exec"), {})
    rewards = dict(line.split() for line in out.getvalue().splitlines())
    assert sum(float(reward) for reward in rewards.values()) == 1.0
    assert len(rewards) == 3
