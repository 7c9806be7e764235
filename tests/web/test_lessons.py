"""The first lesson of every game, on a real table."""

import json
import re
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


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_a_chapter_is_begun_alone_and_a_reload_goes_on_there(page: Page, path: Path) -> None:
    game, script = path.parent.name, json.loads(path.read_text(encoding="utf-8"))
    last = script["chapters"][-1]["from"]
    count = len(script["steps"])
    page.goto(f"/game/{game}")
    chapters = page.get_by_role("list", name="Chapters").get_by_role("link")
    expect(chapters).to_have_count(3, timeout=SLOW)
    chapters.last.click()
    expect(page.get_by_text(f"Step {last + 1} of {count}")).to_be_visible(timeout=SLOW)
    expect(page.locator(".chapter")).to_contain_text("Chapter 3: ")
    for at in range(last, count):
        for _ in script["steps"][at]["expect"]:
            page.locator('[data-do="show"]').click()
            page.locator('[data-do="show"]:disabled').wait_for(state="detached", timeout=SLOW)
        if at == last and count > last + 1:
            expect(page.get_by_text(f"Step {last + 2} of {count}")).to_be_visible(timeout=SLOW)
            page.goto(f"/learn/{game}")  # as a reload without the chapter: it goes on where one was
            expect(page.get_by_text(f"Step {last + 2} of {count}")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("heading", name="That was your first turn")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Now play a game").click()
    expect(page).to_have_url(re.compile("/table/"), timeout=SLOW)
    page.goto(f"/game/{game}")
    expect(page.get_by_role("list", name="Chapters")).to_contain_text("✓ done", timeout=SLOW)
