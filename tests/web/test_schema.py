"""The client's types are those of the server's models and of the games' views."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_are_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "web_schema.py"))
    for path, text in script["generate"]().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run scripts/web_schema.py"


def test_every_layout_has_its_view() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "web_schema.py"))["generate"]()
    layouts = (ROOT / "web" / "src" / "games").glob("*/Layout.svelte")
    assert {path.with_name("view.ts") for path in layouts} < set(made)
