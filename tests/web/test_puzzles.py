"""Puzzles on the screen: from the map to the answer and its reason."""

import re

import pytest
from playwright.sync_api import Page, expect

from galapagos.review.puzzles import puzzles
from tests.islands import ISLANDS
from tests.web.conftest import PHONE, no_violations
from tests.web.table import SLOW


def test_the_map_leads_to_the_puzzle_of_the_day(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.get_by_role("link", name=re.compile("Puzzle of the day: ")).click(timeout=SLOW)
    expect(page).to_have_url(re.compile(r"/puzzles/[a-z-]+/\d+"))
    expect(page.locator(".choices button").first).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("game", ISLANDS)
def test_a_puzzle_is_missed_tried_again_and_solved(page: Page, game: str) -> None:
    puzzle = puzzles(game)[0]
    page.goto(f"/puzzles/{game}/1")
    other = page.locator(f'.choices [data-notation="{puzzle.other}"]')
    expect(other).to_be_visible(timeout=SLOW)
    no_violations(page)
    other.click()
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Not the best", timeout=SLOW)
    expect(answer).to_contain_text("points of chance better")
    no_violations(page)
    page.get_by_role("button", name="Try once more").click()
    page.locator(f'.choices [data-notation="{puzzle.best}"]').click()
    expect(answer).to_contain_text("Right!")
    page.set_viewport_size(PHONE)
    no_violations(page)
    page.get_by_role("link", name="All puzzles").click()
    # The first answer counts.
    expect(page.get_by_role("link", name="Puzzle 1, not solved")).to_be_visible(timeout=SLOW)
    no_violations(page)
