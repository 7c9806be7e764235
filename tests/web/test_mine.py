"""My games on their page and on the map: go on, look back, hide; lessons don't clutter them."""

import re

from playwright.sync_api import Page, expect

from tests.islands import ISLANDS
from tests.web.conftest import PHONE, no_violations
from tests.web.table import SLOW, call, create


def test_a_running_game_is_gone_on_with_from_the_map_and_a_finished_one_is_found_again(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="My games")).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_text("No game of yours is going on.")).to_be_visible(timeout=SLOW)
    ids = {}
    for game in ISLANDS:
        mode = "quick" if game == "evoloosen" else "base"
        seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
        ids[game] = create(page.request, game=game, mode=mode, seats=seats, start=True)
    page.goto("/mine")
    rows = page.locator("section").first.locator("li.ruled")
    expect(rows).to_have_count(len(ISLANDS), timeout=SLOW)
    expect(rows.first).to_contain_text("with Finch")
    no_violations(page)
    page.goto("/")
    page.get_by_role("link", name=re.compile("Your turn|Go on playing")).click()
    expect(page).to_have_url(re.compile("/table/"), timeout=SLOW)
    for id in ids.values():
        call(page.request, f"/api/tables/{id}/resign", seat=0)
    page.set_viewport_size(PHONE)
    page.goto("/mine")
    over = page.locator("section").nth(1).locator("li.ruled")
    expect(over).to_have_count(len(ISLANDS), timeout=SLOW)
    expect(over.first).to_contain_text("you did not win")
    expect(over.first.get_by_role("link", name="Replay")).to_be_visible()
    expect(over.first.get_by_role("link", name="Review")).to_be_visible()
    no_violations(page)
    over.first.get_by_role("button", name=re.compile("Hide")).click()
    expect(over).to_have_count(len(ISLANDS) - 1)


def test_a_lesson_leaves_nothing_behind(page: Page) -> None:
    page.goto("/learn/beginning")
    expect(page.get_by_text("Step 1 of")).to_be_visible(timeout=SLOW)
    page.goto("/mine")
    expect(page.get_by_text("No game of yours is going on.")).to_be_visible(timeout=SLOW)
    page.goto("/")
    expect(page.locator("li a").first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Your turn|Go on playing"))).to_have_count(0)
