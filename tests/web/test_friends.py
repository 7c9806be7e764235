"""Three friends and somebody who watches: the form, names, codes, clocks, a bot that stands in, a rematch that asks."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.islands import ISLANDS
from tests.web.conftest import DESKTOP, PATIENT, PHONE, no_violations
from tests.web.table import SLOW, Table, create

Arrive = Callable[[], Page]
MINE, OPEN = {"kind": "mine"}, {"kind": "open"}


@pytest.fixture
def arrive(browser: Browser, server: str) -> Iterator[Arrive]:
    """Somebody new, with a browser of their own; a page whose script fails fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def come() -> Page:
        context = browser.new_context(base_url=server, reduced_motion="reduce", viewport=DESKTOP)
        context.add_init_script(PATIENT)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert errors == []


def sit(page: Page, table: str, name: str) -> None:
    """Come by the link and sit down on the first free seat."""
    page.goto(f"/table/{table}")
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator("li.mine strong")).to_have_text(name)


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def seats(page: Page) -> list[str]:
    return page.locator(".room li .who").all_inner_texts()


@pytest.mark.parametrize("game", ISLANDS)
def test_the_form_makes_a_table_as_it_says(page: Page, game: str) -> None:
    page.goto(f"/game/{game}/table")
    page.get_by_role("button", name="Make a table").click()
    assert page.locator("input:invalid").count() == 1  # the newcomer is asked for a name
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Time").select_option(label="3 days for the game, and 12 hours more with each decision")
    page.get_by_label("Who may watch").select_option("nobody")
    page.get_by_label("Taking a move back").uncheck()
    no_violations(page)
    page.get_by_role("button", name="Make a table").click()
    expect(page.locator(".room li")).to_have_count(3)
    facts = page.locator(".room dl").inner_text()
    for fact in ("3 days for the game, and 12 hours more with each decision", "Nobody but the players", "not allowed"):
        assert fact in facts
    expect(page.get_by_text("goes on with what each decision adds")).to_be_visible()  # what happens at zero
    expect(page.get_by_text("anybody at the table can start the game")).to_be_visible()
    page.set_viewport_size(PHONE)
    no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_friends_gather_at_a_table(page: Page, arrive: Arrive) -> None:
    table = create(
        page.request, game="evolve", mode="base", seats=[MINE, OPEN], clock={"seconds": 600, "increment": 10}
    )
    page.goto(f"/table/{table}")
    ben, cy, watcher = arrive(), arrive(), arrive()

    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_attribute("data-code", page.url)
    no_violations(page)

    sit(ben, table, "Ann")
    page.get_by_label("What shall we call you?").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("li.mine strong")).to_have_text("Ann")
    expect(ben.locator("li.mine strong")).to_have_text("Ann 2")  # the same number for everybody
    expect(page.locator(".room li strong").nth(1)).to_have_text("Ann 2")
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_role("button", name="Save").click()
    expect(page.locator(".room li strong").nth(1)).to_have_text("Ben")

    page.get_by_role("button", name="One more seat").click()
    cy.goto(f"/table/{table}")
    cy.get_by_role("button", name="Sit here").click()
    expect(cy.get_by_role("alert")).to_have_text("Say first what we shall call you.")
    sit(cy, table, "Cy")
    watcher.goto(f"/table/{table}")
    expect(page.get_by_text("1 person watches")).to_be_visible()
    page.get_by_role("button", name="Ask Cy to leave").click()
    expect(cy.locator("li.mine")).to_have_count(0)
    cy.get_by_role("button", name="Sit here").click()
    expect(page.locator(".room li strong").nth(2)).to_have_text("Cy")
    page.get_by_role("button", name="Start the game").click()

    for one in (page, ben, cy, watcher):  # everybody's clock is seen
        expect(one.locator("[data-clock]")).to_have_count(3, timeout=SLOW)
        expect(one.locator("[data-clock='1']")).to_contain_text("left")
    expect(page.locator("header .watchers")).to_contain_text("1 person watches")
    watcher.get_by_label("Say something").select_option("hello")
    expect(page.locator(".said")).to_contain_text("(watching): Hello!")

    menu(ben)
    ben.get_by_role("dialog").get_by_label("Bots").select_option("random")
    with ben.expect_response("**/hand-over") as answer:
        ben.get_by_role("button", name="Let a bot play for me").click()
    assert answer.value.ok
    ben.get_by_role("button", name="Close").click()
    expect(ben.get_by_text("A bot (Drifter) plays for Ben.")).to_be_visible(timeout=SLOW)
    expect(ben.locator(".options ol button")).to_have_count(0)
    ben.reload()
    ben.get_by_role("button", name="Play your own seat again").click()
    expect(ben.get_by_text("plays for Ben.")).to_have_count(0)

    for one in (ben, cy):
        menu(one)
        one.get_by_role("button", name="Resign").click()
        one.get_by_role("button", name="Yes, resign").click()
        if one is ben:
            expect(cy.get_by_text("resigned")).not_to_have_count(0)
    for one in (page, ben, cy, watcher):
        Table(one).result()

    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".room li")).to_have_count(3, timeout=SLOW)
    assert "kept for Ben" in seats(page)[1]
    ben.get_by_role("button", name="Play again with them").click()
    expect(page.locator(".room li strong").nth(1)).to_have_text("Ben")
    cy.get_by_role("button", name="Play again with them").click()
    for one in (page, ben, cy):
        assert Table(one).wait()


def test_days_are_shown_as_days_and_stand_on_vacation(page: Page) -> None:
    day = 86_400
    seat = [MINE, {"kind": "mine", "name": "Bo"}]
    table = create(page.request, game="evolve", mode="base", seats=seat, clock={"seconds": 3 * day}, start=True)
    page.goto(f"/table/{table}")
    page.locator(".curtain button").first.click()
    expect(page.locator("[data-clock='0']")).to_contain_text("2 d 23 h left")
    page.clock.install()
    page.clock.fast_forward(2 * day * 1000)
    expect(page.locator("[data-clock='0']")).to_contain_text("23 h 59 min left")
    menu(page)
    page.get_by_label("Days of vacation").fill("7")
    page.get_by_role("button", name="Stop my clock").click()
    expect(page.locator("[data-clock]").filter(has_text="on vacation")).to_have_count(1)
    no_violations(page)


def test_a_result_is_shown_also_when_the_answer_to_resigning_comes_last(page: Page, arrive: Arrive) -> None:
    """The answer tells of the table as it was before the game ended; what the line has told since is newer."""
    table = create(page.request, game="evolve", mode="base", seats=[MINE, OPEN])
    ben, phone = arrive(), arrive()
    sit(ben, table, "Ben")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    menu(ben)
    ben.get_by_role("button", name="Move this seat to another device").click()
    phone.goto(ben.get_by_label("Open this link on the other device").input_value())
    assert Table(phone).wait()

    def late(route: Route) -> None:
        answer = route.fetch()
        old = answer.json() | {"status": "playing", "result": None}
        expect(page.locator(".result")).to_be_visible(timeout=SLOW)
        route.fulfill(response=answer, body=json.dumps(old))

    phone.route("**/resign", late)
    menu(phone)
    phone.get_by_role("button", name="Resign").click()
    with phone.expect_response("**/resign"):
        phone.get_by_role("button", name="Yes, resign").click()
    for one in (page, ben, phone):
        Table(one).result()


def test_somebody_is_the_same_on_another_device_until_it_is_cut_off(page: Page, arrive: Arrive) -> None:
    table = create(page.request, game="evolve", mode="base", seats=[MINE, OPEN])
    phone = arrive()
    page.goto("/settings")
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Open this on your other device").input_value()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_attribute("data-code", link)
    no_violations(page)

    phone.goto(link)
    no_violations(phone)
    phone.get_by_role("button", name="Be the person of this link").click()
    expect(phone.get_by_role("heading", name="Your tables")).to_be_visible()
    phone.goto(f"/table/{table}")
    expect(phone.locator("li.mine")).to_have_count(1)
    page.get_by_role("button", name="Cut off my other devices").click()
    expect(page.get_by_text("Only this device is yours now.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("button", name="Sit here")).to_be_visible()
    expect(phone.locator("li.mine")).to_have_count(0)
    phone.goto(link)
    phone.get_by_role("button", name="Be the person of this link").click()
    expect(phone.get_by_role("heading", name="That link has been used, or was never ours.")).to_be_visible()

    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_text("You are forgotten.")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()


LOOKING_ELSEWHERE = """
document.hasFocus = () => false;
window.shown = [];
window.Notification = class { constructor(title, options) { window.shown.push([title, options.tag]); } close() {} };
Notification.permission = 'granted';
localStorage.setItem('galapagos-settings', JSON.stringify({forced: false, pace: 'at-once', notices: true, bell: true}));
"""


def test_the_tab_tells_who_looks_elsewhere_that_they_are_asked(page: Page, arrive: Arrive) -> None:
    ben = arrive()
    ben.add_init_script(LOOKING_ELSEWHERE)
    table = create(page.request, game="evolve", mode="base", seats=[MINE, OPEN])
    sit(ben, table, "Ben")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    for one in (page, ben):
        assert Table(one).wait()
    expect(ben).to_have_title(re.compile("^● "))
    assert ben.locator("link[rel=icon]").get_attribute("href").startswith("data:image/svg+xml")  # type: ignore[union-attr]
    while ben.title().startswith("● "):  # one turn may have many questions, and is told once
        ((title, tag),) = ben.evaluate("window.shown")
        assert (title[:16], tag) == ("It is your turn:", f"table-{table}")
        Table(ben).choose([])
        ben.wait_for_timeout(50)
    expect(ben).not_to_have_title(re.compile("^● "))
    expect(ben.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    while Table(ben).options.count() == 0:
        Table(page).choose([])
        page.wait_for_timeout(50)
    assert len(ben.evaluate("window.shown")) == 2
