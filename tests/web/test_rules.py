"""The rules in the browser: the whole page, a search, and the ways that lead to it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.islands import ISLANDS
from tests.web.conftest import PHONE, no_violations
from tests.web.table import SLOW, Table, create


@pytest.mark.parametrize("id", ISLANDS)
def test_the_page_is_whole_and_axe_finds_nothing(page: Page, id: str) -> None:
    page.goto(f"/game/{id}")
    page.get_by_role("link", name="The whole rules").click()
    expect(page).to_have_url(re.compile(rf"/game/{id}/rules$"))
    expect(page.locator("section h2").first).to_be_visible()
    assert page.locator("section").count() >= 10
    assert page.locator("nav[aria-label=Sections] a").count() == page.locator("section").count()
    no_violations(page)
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than a phone"
    no_violations(page)


def test_a_search_leaves_the_sections_that_have_the_words(page: Page) -> None:
    page.goto("/game/beginning/rules")
    expect(page.locator("section#gather")).to_be_visible()
    page.get_by_label("Find").fill("horns strike")
    expect(page.locator("section")).to_have_count(1)
    expect(page.locator("section#attack")).to_be_visible()
    page.get_by_label("Find").fill("spaceship")
    expect(page.get_by_text("No section has these words.")).to_be_visible()


def test_a_deep_link_shows_its_section(page: Page) -> None:
    page.goto("/game/evoloosen/rules#duel")
    expect(page.locator("section#duel")).to_be_focused()
    expect(page.locator("section#duel h2")).to_be_in_viewport()


def test_an_example_shows_its_drawings(page: Page) -> None:
    page.goto("/game/another-world/rules#attack")
    image = page.locator("section#attack .scene img").first
    image.scroll_into_view_if_needed()
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_on_paper_there_are_only_the_rules(page: Page) -> None:
    page.goto("/game/evolve/rules")
    expect(page.locator("section#places table")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_label("Find")).to_be_hidden()
    expect(page.locator("nav[aria-label=Sections]")).to_be_hidden()
    expect(page.locator("section#places table")).to_be_visible()


def test_a_refusal_and_the_tables_menu_lead_to_the_rule_for_this_table(page: Page) -> None:
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
    id = create(page.request, game="another-world", mode="base", seats=seats, seed=4, start=True)
    page.goto(f"/table/{id}")
    table = Table(page)
    assert table.wait()
    table.choose(["keep"])
    table.wait()
    page.locator('.board [data-thing^="creature:"]').first.click()
    expect(page.locator(".notice a")).to_be_visible(timeout=SLOW)
    with page.expect_popup() as opened:
        page.locator(".notice a").click()
    rules = opened.value
    expect(rules.locator("section:focus")).to_be_visible()
    expect(rules.get_by_text("for this table")).to_be_visible()
    expect(rules.locator("section#setup th", has_text="players")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    href = page.get_by_role("link", name="The whole rules").get_attribute("href")
    assert href is not None
    assert href.startswith(f"/game/another-world/rules?table={id}&about=ask-")
