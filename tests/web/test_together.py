"""People at one table: on two screens, and round one screen."""

import re
import time

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import PATIENT, no_violations
from tests.web.table import SLOW, Table, create


def held(page: Page) -> list[str]:
    """The cards in the hand on the screen."""
    expect(page.locator(".hand [data-thing]").first).to_be_visible(timeout=SLOW)
    found: list[str] = page.locator(".hand [data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    return found


def test_two_browsers_play_online_with_a_reload_in_the_middle(page: Page, browser: Browser, server: str) -> None:
    page.goto("/game/evolve")
    page.get_by_role("link", name="Make a table").click()
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("button", name="Make a table").click()
    link = page.get_by_label("Send this link to your friends").input_value()
    no_violations(page)

    context = browser.new_context(base_url=server, reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    context.add_init_script(PATIENT)
    friend = context.new_page()
    friend.goto(link)
    friend.get_by_label("What shall we call you?").fill("Ben")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="Start the game").click()
    mine, theirs = Table(page), Table(friend)
    assert mine.wait()
    assert theirs.wait()

    hand = held(friend)
    crossed = "Crossbreeding" in friend.locator('[data-thing="challenge:now"]').inner_text()
    assert len(hand) == (9 if crossed else 8)  # that challenge has everybody draw a card at once
    friend.reload()
    assert held(friend) == hand

    decisions = 0
    end = time.monotonic() + SLOW / 1000
    while page.locator(".result").count() == 0:
        assert time.monotonic() < end, f"nobody is asked after {decisions} decisions"
        assert decisions < 400, "no end"
        for table in (mine, theirs):
            if table.options.count() > 0:
                table.choose(["play", "pay", "pass", "keep"])
                decisions += 1
                end = time.monotonic() + SLOW / 1000
                if decisions == 10:
                    friend.reload()
        page.wait_for_timeout(30)
    mine.result()
    theirs.result()
    context.close()


def test_a_phrase_reaches_the_other_screen(page: Page, browser: Browser, server: str) -> None:
    table = create(page.request, game="evolve", mode="base", seats=[{"kind": "mine"}, {"kind": "open"}])
    context = browser.new_context(base_url=server)
    context.add_init_script(PATIENT)
    friend = context.new_page()
    friend.goto(f"/table/{table}")
    friend.get_by_label("What shall we call you?").fill("Ben")
    friend.get_by_role("button", name="Sit here").click()
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_label("Say something").select_option("hello")
    expect(friend.locator(".said")).to_be_visible(timeout=SLOW)
    context.close()


def test_a_hot_seat_game_with_the_curtain(page: Page) -> None:
    page.goto("/game/another-world")
    page.get_by_label("Name of person 1").fill("Ann")
    page.get_by_label("Name of person 2").fill("Ben")
    page.locator('[data-do="pass-and-play"]').click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible(timeout=SLOW)
    no_violations(page)
    seen: set[str] = set()
    for _ in range(8):
        curtain.wait_for(timeout=SLOW)
        # Behind the curtain lies nothing: no hand, no log, no history.
        for hidden in (".board", ".hand", "[role=log]", ".options"):
            assert page.locator(hidden).count() == 0, hidden
        name = re.sub(",.*", "", page.locator(".curtain h2").inner_text())
        seen.add(name)
        page.get_by_role("button", name=f"I am {name}: open").click()
        table = Table(page)
        expect(page.locator(".hand")).to_be_visible()
        while page.locator(".curtain").count() == 0:
            table.page.locator(".options ol button, .curtain").first.wait_for(state="attached", timeout=SLOW)
            table.choose(["keep", "no-creature", "no-trait", "activate", "gain", "sleep"])
    assert seen == {"Ann", "Ben"}


def test_round_one_screen_the_room_is_asked_what_is_mostly_passed(page: Page) -> None:
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Ben"}]
    id = create(page.request, game="evoloosen", mode="quick", seats=seats, seed=4, start=True)
    page.goto(f"/table/{id}")
    table = Table(page)
    nobody = page.get_by_role("button", name="Nobody: all pass")
    for _ in range(60):
        table.wait()
        if nobody.count() > 0:
            break
        if page.locator(".curtain").count() > 0:
            page.locator(".curtain button").first.click()
        else:
            table.choose(["species", "explore", "fight", "solo", "pass"])
    expect(page.locator(".curtain h2")).to_have_text("Does anybody want to?")
    assert page.locator(".hand, [role=log]").count() == 0
    no_violations(page)
    question = page.locator(".curtain p").inner_text()
    nobody.click()
    expect(page.locator(".curtain p", has_text=question)).to_have_count(0, timeout=SLOW)
