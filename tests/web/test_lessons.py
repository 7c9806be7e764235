"""The first lesson of every game, on a real table."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import no_violations
from tests.web.table import SLOW, Table

LESSONS = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/lesson.json"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_a_lesson_from_its_first_step_to_its_last(page: Page, path: Path) -> None:
    script = json.loads(path.read_text(encoding="utf-8"))
    count = len(script["steps"])
    page.goto(f"/game/{path.parent.name}")
    page.get_by_role("link", name="Start the lesson").click()
    table = Table(page)
    for number, step in enumerate(script["steps"], start=1):
        expect(page.get_by_text(f"Step {number} of {count}")).to_be_visible(timeout=SLOW)
        if number == 2:
            no_violations(page)
        if not step["expect"]:
            page.locator('[data-do="next"]').click()
        for move in step["expect"]:
            option = page.locator(f'.options button[data-notation="{move}"]')
            expect(option).to_be_visible(timeout=SLOW)
            offered = next(one for one in table.offered() if one["notation"] == move)
            table.point(offered)
            page.locator(f'.options [data-position="{offered["position"]}"]').first.wait_for(
                state="detached", timeout=SLOW
            )
    expect(page.get_by_role("heading", name="That was your first turn")).to_be_visible(timeout=SLOW)
    no_violations(page)


def test_a_lesson_objects_to_another_move_and_can_show_the_right_one(page: Page) -> None:
    page.goto("/learn/beginning")
    page.locator('[data-do="next"]').click()
    page.locator('.options button[data-notation="done"]').click()
    expect(page.locator(".notice")).to_contain_text("this lesson wants something else")
    page.locator('[data-do="show"]').click()
    page.locator('[data-do="show"]').click()
    expect(page.get_by_text("Step 3 of")).to_be_visible(timeout=SLOW)
