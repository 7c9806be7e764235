"""A whole game without a mouse."""

from playwright.sync_api import Page, expect

from tests.web.table import SLOW, Table


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the wanted element has the focus."""
    page.locator(selector).first.wait_for()
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    tab_to(page, 'a[data-game="evolve"]')
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="play"]')).to_be_visible()
    tab_to(page, '[data-do="play"]')
    page.keyboard.press("Enter")
    table = Table(page)
    announced: set[str] = set()
    for number in range(400):
        if not table.wait():
            break
        version = page.locator(".options [data-position]").first.get_attribute("data-position")
        announced.add(page.locator("[role=status][aria-live]").first.inner_text())
        if number == 0:  # by way of the list, with Tab, the arrow keys and Enter
            tab_to(page, ".options button")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        elif number == 1:  # by pointing at a thing on the table
            tab_to(page, ".board .thing.open")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        page.locator(f'.options [data-position="{version}"]').first.wait_for(state="detached", timeout=SLOW)
    table.result()
    assert len(announced) > 3, "changes are announced"


def test_arrow_keys_walk_over_the_table(page: Page) -> None:
    page.goto("/game/beginning")
    page.locator('[data-do="play"]').click()
    assert Table(page).wait()
    expect(page.locator(".board [data-thing]").first).to_be_visible()  # the game's own layout comes after the options
    page.locator(".board").focus()
    things = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        things.add(page.evaluate("document.activeElement.dataset.thing"))
    assert len(things) >= 3
    assert None not in things
