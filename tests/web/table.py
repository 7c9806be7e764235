"""How the tests sit at a table: by pointing, by the list, by the keyboard."""

import json
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import APIRequestContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

SLOW = 90_000


def call(request: APIRequestContext, path: str, **body: Any) -> Any:
    """Post something as this browser's guest; the answer."""
    answer = request.post(path, data=json.dumps(body), headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    return answer.json()


def create(request: APIRequestContext, **plan: Any) -> str:
    """Make a table as this browser's guest; its id."""
    return str(call(request, "/api/tables", **plan)["id"])


class Table:
    """A table on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def options(self) -> Locator:
        return self.page.locator(".options ol button")

    def wait(self) -> bool:
        """Until I am asked (True) or the game is over (False)."""
        self.page.locator(".options ol button, .result, .curtain").first.wait_for(state="attached", timeout=SLOW)
        return self.page.locator(".result").count() == 0

    def offered(self) -> list[dict[str, str]]:
        """What the list offers now: number, notation and things."""
        found: list[dict[str, str]] = self.options.evaluate_all(
            "all => all.map(one => ({action: one.dataset.action, notation: one.dataset.notation, "
            "touches: one.dataset.touches, position: one.dataset.position}))"
        )
        return found

    def choose(self, wanted: list[str], pointing: bool = False, unseen: bool = False) -> str:
        """Do the first option whose verb is wanted, or the first of all; its notation. `unseen`: from a drawer."""
        offered = self.offered()
        if not offered:
            return ""
        verbs = {option["notation"].split()[0]: option for option in reversed(offered)}
        option = next((verbs[verb] for verb in wanted if verb in verbs), offered[0])
        # The button goes as soon as it is pressed; Playwright, when slow, then looks for it in vain.
        with suppress(TookTooLong):
            if pointing:
                self.point(option)
            else:
                listed = self.page.locator(f'.options button[data-action="{option["action"]}"]')
                listed.dispatch_event("click") if unseen else listed.click()
            sure = self.page.locator("[data-sure]")
            if sure.count() > 0:
                sure.click()
        self.page.locator(f'.options [data-position="{option["position"]}"]').first.wait_for(
            state="detached", timeout=SLOW
        )
        return option["notation"]

    def point(self, option: dict[str, str]) -> None:
        """Point at the option's things, one after the other, as a person would."""
        chosen = self.page.locator(f'.options button[data-action="{option["action"]}"]')
        for thing in option["touches"].split():
            spot = self.page.locator(f'.board [data-thing="{thing}"], .question [data-thing="{thing}"]').first
            if chosen.count() == 0:
                return
            if spot.count() > 0:
                spot.click()
        button = self.page.locator(f'.question [data-action="{option["action"]}"]')
        self.page.wait_for_timeout(20)
        if button.count() > 0 and chosen.count() > 0:
            button.click()

    def finish(self, wanted: list[str], pointing: int = 0, most: int = 900) -> int:
        """Play to the end; how many decisions it took."""
        for done in range(most):
            if not self.wait():
                return done
            self.choose(wanted, pointing=done < pointing)
        raise AssertionError(f"no end after {most} decisions")

    def result(self) -> None:
        """The result is on the screen."""
        expect(self.page.locator("#result-heading")).to_have_text(re.compile("win|Nobody"), timeout=SLOW)
