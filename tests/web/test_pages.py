"""Every page: what it offers, by day and by night, and what it costs."""

import re
import time

import pytest
from playwright.sync_api import Page, Response, expect

import galapagos
from tests.web.conftest import PHONE, no_violations
from tests.web.table import SLOW, Table, create

PATHS = ["/", "/tables", "/almanac", "/almanac/evoloosen", "/settings", "/game/beginning", "/nowhere"]
SCRIPT_LIMIT = 150_000


@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_by_day_and_by_night(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    no_violations(page)
    page.emulate_media(color_scheme="dark")
    no_violations(page)
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than a phone"
    no_violations(page)


def test_the_first_page_needs_little_script_and_shows_at_once(page: Page) -> None:
    scripts: list[int] = []

    def note(response: Response) -> None:
        if re.search(r"\.js$", response.url):
            scripts.append(len(response.body()))

    page.on("response", note)
    page.goto("/")
    expect(page.locator("a[data-game]")).to_have_count(len(galapagos.games.ids()))
    # Uncompressed bytes: what passes here passes the limit for compressed ones too.
    assert 0 < sum(scripts) <= SCRIPT_LIMIT


def test_settings_are_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Night page").check()
    page.get_by_label("Your name at the table").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-page", "night")
    expect(page.get_by_label("Your name at the table")).to_have_value("Ada")
    expect(page.get_by_label("Sound")).not_to_be_checked()


def test_the_almanac_shows_every_kind_with_words_and_drawings(page: Page) -> None:
    for game in ("another-world", "beginning", "evolve", "evoloosen"):
        page.goto(f"/almanac/{game}")
        expect(page.locator("li.ruled").first).to_be_visible()
        assert page.locator("li.ruled").count() >= 10
        page.locator("li.ruled img").first.scroll_into_view_if_needed()
        drawn = page.locator("li.ruled img").first.evaluate("image => image.decode().then(() => image.naturalWidth)")
        assert drawn > 0
    page.get_by_label("Find").fill("rocket")
    assert page.locator("li.ruled").count() < 131


def table_of(page: Page, game: str, **more: object) -> Table:
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
    id = create(page.request, game=game, mode=more.pop("mode", "base"), seats=seats, seed=4, start=True, **more)
    page.goto(f"/table/{id}")
    table = Table(page)
    assert table.wait()
    return table


def test_what_cannot_be_done_says_why(page: Page) -> None:
    table = table_of(page, "another-world")
    table.choose(["keep"])
    table.wait()
    page.locator('.board [data-thing^="creature:"]').first.click()
    expect(page.locator(".notice")).to_have_text(re.compile(r"\w+"), timeout=SLOW)


def test_undo_takes_the_last_decision_back(page: Page) -> None:
    table = table_of(page, "beginning")
    before = page.locator(".question .sentence").inner_text()
    table.choose(["play"])
    expect(page.locator(".question .sentence")).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".question .sentence")).to_have_text(before)


def test_a_hint_names_a_move_and_can_be_followed(page: Page) -> None:
    table_of(page, "beginning")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible(timeout=SLOW)
    no_violations(page)
    version = page.locator(".options [data-position]").first.get_attribute("data-position")
    page.get_by_role("button", name="Do this").click()
    page.locator(f'.options [data-position="{version}"]').first.wait_for(state="detached")


def test_the_only_possible_move_is_played_by_itself(page: Page) -> None:
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
    opening = ["play h0", "evolve s0", "done"]
    id = create(page.request, game="beginning", mode="base", seats=seats, seed=2, opening=opening, start=True)
    page.goto("/settings")
    page.get_by_label("Play a move by itself").check()
    page.goto(f"/table/{id}")
    # One species, one food to take: nobody presses anything.
    expect(page.locator("[role=log]")).to_contain_text("eats from the Watering Hole", timeout=SLOW)


def test_help_appears_under_the_pointer(page: Page) -> None:
    table_of(page, "beginning")
    page.locator(".hand .thing").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    no_violations(page)


def test_resigning_asks_first_and_ends_the_say(page: Page) -> None:
    table_of(page, "evolve")
    page.get_by_role("button", name="Menu").click()
    no_violations(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".result, .panel.own em").first).to_be_visible(timeout=SLOW)


def test_a_lost_line_is_mended(page: Page) -> None:
    table = table_of(page, "beginning")
    page.context.set_offline(True)
    page.context.set_offline(False)
    started = time.monotonic()
    table.choose(["play"])
    assert time.monotonic() - started < 30
