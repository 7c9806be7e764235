"""Fingers: a tap points, a resting finger reads, a straying one does nothing."""

import pytest
from playwright.sync_api import CDPSession, Page, ViewportSize, expect

from tests.web.conftest import PHONE
from tests.web.table import Table, create

SEATS = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
GAMES = {"another-world": ["keep"], "beginning": [], "evolve": [], "evoloosen": ["species"]}
SIZES: list[ViewportSize] = [PHONE, {"width": 844, "height": 390}]


class Finger:
    """A finger on the glass, as the browser's own machinery feels it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, thing: str) -> tuple[float, float]:
        self.page.locator(f'[data-thing="{thing}"]:visible').first.scroll_into_view_if_needed()
        box = self.page.locator(f'[data-thing="{thing}"]:visible').first.bounding_box()
        assert box
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._send("touchStart", spot)
        return spot

    def move(self, spot: tuple[float, float]) -> None:
        self._send("touchMove", spot)

    def lift(self) -> None:
        self._send("touchEnd")


def sit(page: Page, game: str) -> tuple[Table, str]:
    """A table, and a thing in sight that can be read about, and pointed at if anything can."""
    mode = "quick" if game == "evoloosen" else "base"
    id = create(page.request, game=game, mode=mode, seats=SEATS, seed=4, start=True)
    page.clock.install()
    page.goto(f"/table/{id}")
    table = Table(page)
    for verb in GAMES[game]:
        assert table.wait()
        table.choose([verb], unseen=True)
    assert table.wait()
    expect(page.locator(".board .thing:visible").first).to_be_visible()
    open = page.locator(".board .thing.next:visible")
    thing = open.first if open.count() > 0 else page.locator(".board .pool .thing:visible").first
    found = thing.get_attribute("data-thing")
    assert found
    return table, found


def untouched(page: Page, table: Table, before: list[dict[str, str]]) -> bool:
    """Whether nothing was done or picked; others may have chosen something in the meantime."""
    picked = page.locator(".board .pointed, .picked li, .notice").count()
    return picked == 0 and [one["action"] for one in table.offered()] == [one["action"] for one in before]


@pytest.mark.parametrize("size", SIZES, ids=["upright", "aside"])
@pytest.mark.parametrize("game", GAMES)
def test_a_resting_finger_reads_and_a_tap_points(phone: Page, game: str, size: ViewportSize) -> None:
    phone.set_viewport_size(size)
    table, thing = sit(phone, game)
    finger, before = Finger(phone), table.offered()

    spot = finger.press(thing)
    finger.move((spot[0] + 40, spot[1] + 30))
    phone.clock.run_for(2000)
    finger.lift()
    assert phone.get_by_role("tooltip").count() == 0  # it strayed: nothing is read
    assert untouched(phone, table, before)

    finger.press(thing)
    phone.clock.run_for(600)
    expect(phone.get_by_role("tooltip")).to_be_visible()
    card, covered = phone.get_by_role("tooltip").bounding_box(), phone.locator(f'[data-thing="{thing}"]:visible').first
    explained = covered.bounding_box()
    assert card
    assert explained
    assert (
        card["y"] >= explained["y"] + explained["height"]
        or card["y"] + card["height"] <= explained["y"]
        or card["x"] >= explained["x"] + explained["width"]
        or card["x"] + card["width"] <= explained["x"]
    )
    finger.lift()
    assert untouched(phone, table, before)  # reading does nothing

    finger.press(thing)
    finger.lift()
    done = f'.options [data-position]:not([data-position="{before[0]["position"]}"])'  # it was all that had to be said
    expect(phone.locator(f".board .pointed, .picked li, .notice, {done}").first).to_be_attached()


def test_the_question_mark_reads_without_doing(phone: Page) -> None:
    table, thing = sit(phone, "beginning")
    before = table.offered()
    phone.get_by_role("button", name="What is this?").click()
    phone.locator(f'[data-thing="{thing}"]:visible').first.click()
    expect(phone.get_by_role("tooltip")).to_be_visible()
    assert untouched(phone, table, before)
