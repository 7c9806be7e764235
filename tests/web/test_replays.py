"""A finished game, watched again and played on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import no_violations
from tests.web.table import SLOW, Table, create
from tests.web.test_endings import imported


def finished(page: Page) -> str:
    """A game of Evolve! that came to its end."""
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
    id = create(page.request, game="evolve", mode="base", seats=seats, start=True)
    page.goto(f"/table/{id}")
    table = Table(page)
    table.finish(["pass", "keep"])
    table.result()
    return id


def test_a_replay_is_stepped_shared_and_played_on(page: Page) -> None:
    id = finished(page)
    page.get_by_role("link", name="Watch the replay").click()
    now = page.locator(".now")
    expect(now).to_contain_text("Step 0 of", timeout=SLOW)
    no_violations(page)
    page.get_by_role("button", name="One step on").click()
    expect(now).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    expect(now).to_contain_text("Step 2 of")
    page.get_by_role("button", name="Flow").click()
    expect(now).to_contain_text(re.compile("Step [3-9] of"), timeout=SLOW)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Seen by").select_option("0")
    expect(page).to_have_url(re.compile("seat=0"))
    expect(page.locator(".hand")).to_be_visible()
    page.get_by_role("button", name="First step").click()
    expect(page).to_have_url(re.compile(f"/replay/{id}.step=0&seat=0"))
    # The address leads to the same moment on any screen.
    page.goto(f"/replay/{id}?step=2&seat=watcher")
    expect(now).to_contain_text("Step 2 of", timeout=SLOW)
    expect(page.locator(".hand")).to_have_count(0)
    page.locator(".branch summary").click()
    page.get_by_label("Bots").select_option("random")
    no_violations(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/(?!" + id + ")"), timeout=SLOW)
    table = Table(page)
    table.finish(["pass", "keep"])
    table.result()


def test_the_log_of_a_finished_game_leads_into_the_replay(page: Page) -> None:
    finished(page)
    page.get_by_role("button", name="Look at the table").click()
    line = page.locator("[role=log] a").nth(3)
    line.click()
    expect(page).to_have_url(re.compile(r"/replay/.*step=\d+"), timeout=SLOW)
    expect(page.locator(".now")).to_contain_text("Step")


def test_a_record_can_be_saved_and_opened_again(page: Page, tmp_path: object) -> None:
    finished(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = download.value.path()
    page.goto("/tables")
    page.get_by_label("Record file").set_input_files(saved)
    expect(page).to_have_url(re.compile("/replay/"), timeout=SLOW)
    expect(page.locator(".now")).to_contain_text("Step 0 of", timeout=SLOW)


@pytest.mark.parametrize("name", ["another-world/base-3", "beginning/base-4", "evolve/base-4", "evoloosen/full-3"])
def test_a_replay_is_told_in_sentences_and_jumped_by_turn_round_and_player(page: Page, name: str) -> None:
    id = imported(page, name)
    page.goto(f"/replay/{id}?step=0")
    now = page.locator(".now")
    expect(now).to_contain_text("The beginning", timeout=SLOW)
    page.get_by_role("button", name="The next turn").click()
    expect(page.locator(".rail ol [aria-current]")).to_have_count(1)
    expect(now).not_to_contain_text("Step 0 of")
    round = page.locator(".fields label").filter(has_text="Round").locator("select")
    round.select_option(label="Round 2")
    expect(round).to_have_value("2")
    expect(page.get_by_role("group").get_by_text("Player 1 holds")).to_be_visible()
    page.get_by_label("Moves of").select_option(label="Player 2")
    page.get_by_role("button", name="One step on").click()
    expect(now).to_contain_text("Player 2")
    told = page.locator(".rail ol button").all_inner_texts()
    assert [line for line in told[1:] if not line.rstrip().endswith((".", "!", "?", "pass"))] == []
    page.get_by_label("Speed").select_option(label="4 ×")
    page.get_by_role("button", name="Flow").click()
    page.get_by_role("button", name="Last step").click()
    expect(page.get_by_role("button", name="Last step")).to_be_disabled()
    no_violations(page)
