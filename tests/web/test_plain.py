"""A game that brings no layout, no drawing and no lesson: it can be played in the browser all the same."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import PATIENT, PHONE, no_violations
from tests.web.table import SLOW, Table, create

PLAIN = "tidepool"
LIKES = ["bid", "plain", "bury", "pinch", "shield", "pass"]


def test_a_plain_game_from_the_map_to_its_replay(page: Page) -> None:
    page.goto("/")
    island = page.locator(f'a[data-game="{PLAIN}"]')
    expect(island).to_contain_text("Tidepool")
    no_violations(page)
    island.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tidepool")
    expect(page.get_by_role("link", name="Start the lesson")).to_have_count(0)
    no_violations(page)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Bots").first.select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    table = Table(page)
    assert table.wait()
    expect(page.locator(".board pre")).to_contain_text("shells")
    no_violations(page)
    table.choose(LIKES, pointing=True)
    table.finish(LIKES)
    table.result()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".now")).to_contain_text("Step 0 of", timeout=SLOW)
    first = page.locator(".board pre").inner_text()
    page.get_by_role("button", name="Last step").click()
    expect(page.locator(".board pre")).not_to_have_text(first)
    assert "?" not in page.locator(".board pre").inner_text(), "everything lies open"
    no_violations(page)


def test_the_plain_table_of_a_seat_hides_what_others_hold(page: Page) -> None:
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
    table = create(page.request, game=PLAIN, mode="base", seats=seats, seed=4, start=True)
    page.goto(f"/table/{table}")
    expect(page.locator(".board pre")).to_have_text(re.compile(r"hands: \d, \d, \d; \?, \?, \?"), timeout=SLOW)


def test_a_plain_table_fits_a_phone(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, viewport=PHONE, reduced_motion="reduce")
    context.add_init_script(PATIENT)
    page = context.new_page()
    page.goto(f"/game/{PLAIN}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".board pre")).to_contain_text("shells", timeout=SLOW)
    page.locator(".question button[data-action]").first.wait_for(timeout=SLOW)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than a phone"
    no_violations(page)
    context.close()


def test_the_almanac_of_a_plain_game_opens(page: Page) -> None:
    page.goto(f"/almanac/{PLAIN}")
    expect(page.get_by_role("link", name="Tidepool")).to_have_attribute("aria-current", "page")
    expect(page.get_by_text("no cards or traits to look up")).to_be_visible()
    no_violations(page)
