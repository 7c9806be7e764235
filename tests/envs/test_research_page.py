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


def printed(code: str) -> list[str]:
    """What an example of the page prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "research.md", "exec"), {})
    return out.getvalue().splitlines()


FIRST_AGENT, BATCH = re.findall(r"```python\n(.*?)```", RESEARCH.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_agent_plays_a_game() -> None:
    assert len(FIRST_AGENT.strip().splitlines()) <= 20
    rewards = dict(line.split() for line in printed(FIRST_AGENT))
    assert sum(float(reward) for reward in rewards.values()) == 1.0
    assert len(rewards) == 3


def test_the_batch_plays_many() -> None:
    (line,) = printed(BATCH)
    shares = [float(share) for share in line.strip("[]").split()]
    assert len(shares) == 3
    assert abs(sum(shares) - 1.0) < 1e-6
