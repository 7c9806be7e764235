"""From the end of a game to its review, and from a slip back to the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from galapagos import games
from tests.islands import ISLANDS
from tests.review.games import at_random
from tests.web.conftest import PHONE, no_violations
from tests.web.table import SLOW, call, create

MINE = 1


def given_up(page: Page, game: str, most: int) -> str:
    """A game that began at random and that I gave up; its id."""
    moves = [line.partition(" ")[2] for line in at_random(game, 2, 4, most=most).lines if not line.startswith("=")]
    seats = [{"kind": "bot", "level": "random", "name": "Finch"}, {"kind": "mine"}]
    mode = games.game(game).modes[0].name
    id = create(page.request, game=game, mode=mode, seats=seats, seed=4, opening=moves, start=True)
    call(page.request, f"/api/tables/{id}/resign", seat=MINE)
    return id


@pytest.mark.parametrize("game", ISLANDS)
def test_the_end_leads_to_a_review_of_my_own_choices(page: Page, game: str) -> None:
    id = given_up(page, game, 14)
    page.goto(f"/table/{id}")
    page.get_by_role("link", name="Review my play").click()
    expect(page).to_have_url(re.compile(f"/review/{id}.seat={MINE}"))
    expect(page.get_by_role("heading", name="In short")).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("You did not win.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Accuracy \d+ %"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Chances of"))).to_be_visible(timeout=SLOW)
    no_violations(page)


def test_a_blunder_is_marked_explained_and_tried_again(page: Page) -> None:
    id = given_up(page, "evolve", 20)
    page.set_viewport_size(PHONE)
    page.goto(f"/review/{id}?seat={MINE}")
    blunder = page.locator("article.blunder").first
    expect(blunder).to_contain_text("Better:", timeout=SLOW)
    expect(blunder).to_contain_text("What speaks for it")
    expect(blunder).to_contain_text("What you knew")
    expect(page.locator("circle.blunder")).not_to_have_count(0)
    no_violations(page)
    step = blunder.get_attribute("data-step")
    expect(blunder.get_by_role("link", name="Look at it")).to_have_attribute(
        "href", f"/replay/{id}?step={step}&seat={MINE}"
    )
    # It is made once: the next time it is there at once.
    page.reload()
    expect(blunder).to_be_visible(timeout=SLOW)
    blunder.get_by_role("button", name="Try it again").click()
    expect(page).to_have_url(re.compile("/table/(?!" + id + ")"), timeout=SLOW)
    expect(page.locator(".question")).to_contain_text("Play a card", timeout=SLOW)
