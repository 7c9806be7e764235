"""Wrong clicks: each gives a reason, or something that can be taken back."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import SLOW, Table, create

SEATS = [{"kind": "mine"}, {"kind": "bot", "level": "random", "name": "Finch"}]
OPENINGS = {"another-world": ["keep"], "beginning": [], "evolve": [], "evoloosen": ["species"]}
HUNGRY = ["done", "feed s0", "done", "feed s1", "play h1", "grow s2", "done"]
ANSWERED = """before => document.querySelector('.notice')?.textContent?.trim()
  || document.querySelector('.board .pointed, [data-sure]')
  || document.querySelector('.options [data-position]')?.dataset.position !== before"""


def sit(page: Page, game: str) -> Table:
    mode = "quick" if game == "evoloosen" else "base"
    id = create(page.request, game=game, mode=mode, seats=SEATS, seed=4, start=True)
    page.goto(f"/table/{id}")
    table = Table(page)
    for verb in OPENINGS[game]:
        assert table.wait()
        table.choose([verb])
    assert table.wait()
    return table


def offered(table: Table) -> list[str]:
    return sorted(option["notation"] for option in table.offered())


@pytest.mark.parametrize("game", OPENINGS)
def test_a_click_on_anything_gives_a_reason_or_can_be_taken_back(page: Page, game: str) -> None:
    table = sit(page, game)
    expect(page.locator(".board [data-thing]").first).to_be_visible()
    before = offered(table)
    things: list[str] = page.locator(".board [data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert len(things) > 5
    for thing in dict.fromkeys(things):
        version = page.locator(".options [data-position]").first.get_attribute("data-position")
        page.locator(f'.board [data-thing="{thing}"]').first.dispatch_event("click")
        page.wait_for_function(ANSWERED, arg=version)
        take_back(page, table, before)


def take_back(page: Page, table: Table, before: list[str]) -> None:
    """Whatever it was: Escape lets go of it, undo takes it back."""
    for _ in range(6):
        page.keyboard.press("Escape")
        table.wait()
        if offered(table) == before and page.locator(".board .pointed").count() == 0:
            return
        version = page.locator(".options [data-position]").first.get_attribute("data-position")
        page.keyboard.press("u")
        page.wait_for_function(ANSWERED, arg=version)
    raise AssertionError(f"{offered(table)} instead of {before}")


def test_a_picked_card_is_swapped_by_picking_another(page: Page) -> None:
    table = sit(page, "beginning")
    cards = page.locator(".hand [data-thing]")
    cards.nth(0).click()
    expect(page.locator(".picked li")).to_have_count(1)
    first = page.locator(".picked li").inner_text()
    other = next(i for i in range(1, cards.count()) if (cards.nth(i).get_attribute("aria-label") or "") not in first)
    cards.nth(other).click()
    expect(page.locator(".picked li")).not_to_have_text(first)
    expect(page.locator(".picked li")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".picked li")).to_have_count(0)
    assert table.wait()


def test_what_destroys_something_asks_once(page: Page) -> None:
    table = sit(page, "beginning")
    table.choose(["play"])
    table.wait()
    table.choose(["evolve"])
    page.locator('.options button[data-notation^="remove"]').first.wait_for(timeout=SLOW)
    trait = page.locator('.options button[data-notation^="remove"]').first.get_attribute("data-touches")
    page.locator(f'.board [data-thing="{trait}"]').first.click()
    expect(page.locator("[data-sure]")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator("[data-sure]")).to_have_count(0)
    expect(page.locator(f'.board [data-thing="{trait}"]').first).to_be_visible()
    page.locator(f'.board [data-thing="{trait}"]').first.click()
    page.locator("[data-sure]").click()
    expect(page.locator("[role=log]")).to_contain_text("loses", timeout=SLOW)


def test_doing_the_next_thing_skips_the_optional_steps_before_it(page: Page) -> None:
    sit(page, "another-world")
    own = page.locator('.panel.own .board [data-thing^="creature:"], .panel.own [data-thing^="creature:"]').first
    own.click()
    expect(page.locator("[role=log]")).to_contain_text("activates", timeout=SLOW)


def test_undo_says_why_it_cannot(page: Page) -> None:
    sit(page, "evolve")
    page.get_by_role("button", name="Undo").click(force=True)  # it looks dead, and yet answers
    expect(page.locator(".notice")).to_contain_text("take back")


def test_against_bots_alone_undo_goes_back_and_the_game_is_practice(page: Page) -> None:
    id = create(page.request, game="evolve", mode="base", seats=SEATS, start=True)
    page.goto(f"/table/{id}")
    table = Table(page)
    assert table.wait()
    while page.locator("[role=log]").filter(has_text="Round 2").count() == 0:
        table.choose(["pass"])
        assert table.wait()  # only what is asked next tells whether the round is over
    expect(page.get_by_text("Practice", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()


# What holds things, or a line whose words have changed, may move inside its own place; nothing else may.
WATCH = """() => {
  window.shifts = [];
  const told = node => node instanceof Element ? node : node.parentElement;
  const places = '[data-thing], .options, [role=log], .question, .tiles, .hand, .line, .stage, .coming, .abilities';
  const moves = one => one.closest(places);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) for (const source of entry.sources)
      if (source.node && !moves(told(source.node)))
        window.shifts.push([told(source.node).className, source.previousRect, source.currentRect].map(
          one => JSON.stringify(one)).join(' '));
  }).observe({type: 'layout-shift', buffered: false});
}"""
# A letter that comes late, in another width, moves what stands beside it.
LETTERS = """async () => {
  await Promise.all([...document.fonts].map(one => one.load()));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);  // they are laid out in the frame after
}"""
BOXES = """() => ['.bar', '.board', '.question', '.options', '.log', '.board .seats', '.board .hand'].map(one =>
  JSON.stringify(document.querySelector(one).getBoundingClientRect()))"""


@pytest.mark.parametrize("game", OPENINGS)
def test_from_one_question_to_the_next_nothing_moves_but_the_things(page: Page, game: str) -> None:
    table = sit(page, game)
    expect(page.locator(".board .hand")).to_be_visible()
    page.evaluate(LETTERS)
    page.evaluate(WATCH)
    before = page.evaluate(BOXES)
    for _ in range(8):
        table.choose(["play", "create", "place", "activate", "gain", "explore", "pay", "done", "feed", "pass"])
        if not table.wait():
            break
        page.locator(".board [data-thing]").first.dispatch_event("click")  # a reason takes room, too
        assert page.evaluate(BOXES) == before
    assert dict.fromkeys(page.evaluate("window.shifts")) == {}


def test_all_who_are_hungry_are_fed_at_once_where_there_is_enough(page: Page) -> None:
    id = create(page.request, game="beginning", mode="base", seats=SEATS, seed=11, opening=HUNGRY, start=True)
    page.goto(f"/table/{id}")
    fed = page.locator("[role=log] p", has_text="eats")
    expect(page.locator(".options ol button")).to_have_count(2, timeout=SLOW)  # of two species, one with two animals
    before = fed.count()
    page.get_by_role("button", name="Feed all of them").click()
    expect(fed).to_have_count(before + 3, timeout=SLOW)
    expect(page.get_by_role("button", name="Feed all of them")).to_have_count(0)
