"""The end of a game on the screen: scores by part, what decided it, the winner's creatures, and a picture to share."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, no_violations
from tests.web.table import SLOW, call, create

RECORDS = Path(__file__).parents[1] / "records"
ENDINGS = [
    ("another-world/base-3", "Transmutations", "Decided by transmutations"),
    ("another-world/solo-1", "Transmutations", "enough for the Shade"),
    ("beginning/base-4", "Points", "the win is shared"),
    ("beginning/base-3", "Points", "Decided by points"),
    ("evolve/base-4", "Dying Sun", "dominance"),
    ("evoloosen/full-3", "Adaptations", "rocket"),
]


def imported(page: Page, name: str) -> str:
    """A stored game as a finished table; its id."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    return str(call(page.request, "/api/records", record=text)["id"])


@pytest.mark.parametrize(("name", "part", "how"), ENDINGS, ids=[name for name, _, _ in ENDINGS])
def test_the_end_tells_ranking_reason_and_story(page: Page, name: str, part: str, how: str) -> None:
    id = imported(page, name)
    page.goto(f"/table/{id}")
    result = page.locator(".result")
    expect(result.locator(".how")).to_contain_text(how, timeout=SLOW)
    expect(result.get_by_role("rowheader", name=part)).to_be_visible()
    expect(result.locator("thead .won")).to_have_count(2 if "shared" in how else 1)
    expect(result.get_by_role("list", name="The winner’s creatures").get_by_role("img").first).to_be_visible()
    expect(result.get_by_role("heading", name="The story")).to_be_visible()
    point = result.locator(".told a").first
    expect(point).to_have_text(re.compile(r"\d+ → \d+ %"), timeout=SLOW)
    no_violations(page)
    with page.expect_download() as download:
        result.get_by_role("button", name="Share a picture").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("<svg")
    point.click()
    expect(page).to_have_url(re.compile(rf"/replay/{id}\?step=\d+"), timeout=SLOW)


def test_giving_up_is_told_as_what_decided_it_on_a_phone_too(page: Page) -> None:
    page.set_viewport_size(PHONE)
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
    id = create(page.request, game="beginning", mode="base", seats=seats, start=True)
    call(page.request, f"/api/tables/{id}/resign", seat=0)
    page.goto(f"/table/{id}")
    expect(page.locator(".result .how")).to_have_text("All others gave up.", timeout=SLOW)
    expect(page.locator("#result-heading")).to_have_text("Finch wins")
    no_violations(page)
