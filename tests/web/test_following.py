"""Following the others: at one's own pace, skipped at will, told in a log whose newest line stays in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import SLOW, Table, create

BOT = {"kind": "bot", "level": "random", "name": "Finch"}
PLANS: dict[str, dict[str, object]] = {
    "another-world": {"mode": "solo", "seats": [{"kind": "mine"}]},  # the Shade plays
    "beginning": {"mode": "base", "seats": [{"kind": "mine"}, BOT]},
    "evolve": {"mode": "base", "seats": [{"kind": "mine"}, BOT]},
    "evoloosen": {"mode": "quick", "seats": [{"kind": "mine"}, BOT]},
}
QUICKEST = ["keep", "no-creature", "no-trait", "activate", "gain", "done", "pass", "stop", "species", "explore"]


def sit(page: Page, game: str) -> Table:
    """At a table in a browser whose clock stands still from now on."""
    id = create(page.request, game=game, seed=4, start=True, **PLANS[game])
    page.clock.install()
    page.goto(f"/table/{id}")
    table = Table(page)
    assert table.wait()
    return table


def slow_down(page: Page) -> None:
    """By the table's own menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Pace of the others").select_option("slow")
    page.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("game", PLANS)
def test_what_the_others_do_is_held_until_its_time_or_until_it_is_skipped(page: Page, game: str) -> None:
    table = sit(page, game)
    slow_down(page)  # it rules at once, without a reload
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    skip = page.get_by_role("button", name="Skip to my turn")
    for _ in range(30):
        if skip.count() > 0:
            break
        table.choose(QUICKEST)
        page.locator(".skip, .options ol button, .result").first.wait_for(state="attached", timeout=SLOW)
    expect(skip).to_be_visible(timeout=SLOW)
    held = page.locator("[role=log] p").count()
    assert table.options.count() == 0  # the clock stands still: nothing more is shown
    page.keyboard.press("Space")
    expect(page.locator(".options ol button, .result").first).to_be_attached(timeout=SLOW)
    assert page.locator("[role=log] p").count() > held


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_newest_line_of_the_log_stays_in_sight(page: Page, size: tuple[int, int]) -> None:
    table = sit(page, "beginning")
    for _ in range(30):
        table.choose(["play", "create", "done", "feed", "stop"])
        if not table.wait():
            break
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] < 860:
        page.get_by_role("button", name="Log").click()
    assert page.locator("[role=log]").evaluate(
        "log => { const line = [...log.querySelectorAll('p')].at(-1).getBoundingClientRect();"
        " const box = log.getBoundingClientRect();"
        " return log.scrollHeight > log.clientHeight && line.bottom <= box.bottom + 1 && line.top >= box.top - 1; }"
    )


def test_a_line_of_the_log_shows_what_it_speaks_of(page: Page) -> None:
    table = sit(page, "beginning")
    table.choose(["play"])
    table.wait()
    table.choose(["create"])
    table.wait()
    page.locator("[role=log] button", has_text="creates a new species").last.click()
    expect(page.locator(".board .spoken-of").first).to_be_visible()
