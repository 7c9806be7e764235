"""The client's types are those of the server's models."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_are_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "web_schema.py"))
    assert (ROOT / "web" / "src" / "schema.ts").read_text(encoding="utf-8") == script["generate"]()
