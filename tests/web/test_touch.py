"""Fingers: a tap points, a resting finger reads, a straying one does nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.web.conftest import PATIENT
from tests.web.table import Table, create

SEATS = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
GAMES = {"another-world": ["keep"], "beginning": [], "evolve": [], "evoloosen": ["species"]}
SIZES = [(390, 844), (844, 390)]


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


@pytest.fixture
def phone(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(
        base_url=server, reduced_motion="reduce", has_touch=True, viewport={"width": width, "height": height}
    )
    context.add_init_script(PATIENT)
    yield context.new_page()
    context.close()


def sit(page: Page, game: str) -> tuple[Table, str]:
    """A table, and a thing in sight that can be pointed at and read about."""
    mode = "quick" if game == "evoloosen" else "base"
    id = create(page.request, game=game, mode=mode, seats=SEATS, seed=4, start=True)
    page.clock.install()
    page.goto(f"/table/{id}")
    table = Table(page)
    for verb in GAMES[game]:
        assert table.wait()
        table.choose([verb], unseen=True)
    assert table.wait()
    thing = page.locator(".board .thing.next:visible").first
    expect(thing).to_be_visible()
    found = thing.get_attribute("data-thing")
    assert found
    return table, found


def version(page: Page) -> str | None:
    return page.locator(".options [data-position]").first.get_attribute("data-position")


@pytest.mark.parametrize("phone", SIZES, indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_a_resting_finger_reads_and_a_tap_points(phone: Page, game: str) -> None:
    _, thing = sit(phone, game)
    finger, before = Finger(phone), version(phone)

    spot = finger.press(thing)
    finger.move((spot[0] + 40, spot[1] + 30))
    phone.clock.run_for(2000)
    finger.lift()
    assert phone.get_by_role("tooltip").count() == 0  # it strayed: nothing is read
    assert version(phone) == before
    assert phone.locator(".board .pointed").count() == 0

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
    assert version(phone) == before  # reading does nothing
    assert phone.locator(".board .pointed").count() == 0

    finger.press(thing)
    finger.lift()
    phone.wait_for_function(
        "before => document.querySelector('.board .pointed, [data-sure]')"
        " || document.querySelector('.options [data-position]')?.dataset.position !== before",
        arg=before,
    )


@pytest.mark.parametrize("phone", SIZES[:1], indirect=True)
def test_the_question_mark_reads_without_doing(phone: Page) -> None:
    _, thing = sit(phone, "beginning")
    before = version(phone)
    phone.get_by_role("button", name="What is this?").click()
    phone.locator(f'[data-thing="{thing}"]:visible').first.click()
    expect(phone.get_by_role("tooltip")).to_be_visible()
    assert version(phone) == before
    assert phone.locator(".board .pointed").count() == 0
