"""Each game from the map to the result screen, against bots."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import no_violations
from tests.web.table import Table

# What the person at the table likes best, so that the game comes to an end.
LIKES = {
    "another-world": [
        "transmute",
        "gain",
        "attack",
        "strike",
        "keep",
        "create",
        "evolve",
        "onto",
        "activate",
        "enough",
    ],
    "beginning": ["stop", "done"],
    "evolve": ["play", "pay", "keep", "pass"],
    "evoloosen": ["adapt", "explore", "solo", "fight", "reject", "pass"],
}
POINTING = 20


@pytest.mark.parametrize("game", LIKES)
def test_a_game_from_the_map_to_the_result(page: Page, game: str) -> None:
    page.goto("/")
    no_violations(page)
    page.locator(f'a[data-game="{game}"]').click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    no_violations(page)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Bots").first.select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    table = Table(page)
    assert table.wait()
    no_violations(page)
    for _ in range(POINTING):
        if not table.wait():
            break
        table.choose(LIKES[game], pointing=True)
    no_violations(page)
    table.finish(LIKES[game])
    table.result()
    no_violations(page)
