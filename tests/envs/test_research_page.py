"""The pages for researchers tell the truth: the tables of actions are up to date, the first agent plays."""

from __future__ import annotations

import contextlib
import io
import re

from scripts.layouts import PAGE, page
from tests.islands import ISLANDS

RESEARCH = PAGE.with_name("research.md")


def test_the_tables_of_actions_are_up_to_date() -> None:
    assert page(ISLANDS) == PAGE.read_text(encoding="utf-8"), "run: python scripts/layouts.py"


def test_the_first_agent_plays_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", RESEARCH.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 20
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "research.md", "exec"), {})
    rewards = dict(line.split() for line in out.getvalue().splitlines())
    assert sum(float(reward) for reward in rewards.values()) == 1.0
    assert len(rewards) == 3
