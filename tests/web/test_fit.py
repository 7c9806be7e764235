"""The fullest table of each game fits the screen: a laptop's, and a phone's."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, PATIENT, PHONE, no_violations
from tests.web.table import create

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))

# Things that can be touched, and what is wrong with each: too small, outside the window, or covered by another.
FAULTS = """smallest => {
  const faults = [];
  for (const thing of document.querySelectorAll('.board [data-thing]')) {
    const box = thing.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = [thing.dataset.thing, box.x, box.y, box.width, box.height].join(' ');
    if (box.width < smallest - 0.5 || box.height < smallest - 0.5) faults.push(`small: ${name}`);
    if (box.x < -0.5 || box.y < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
      faults.push(`outside: ${name}`);
    } else {
      const across = [box.x + 6, box.x + box.width / 2, box.right - 6];
      const down = [box.y + 6, box.y + box.height / 2, box.bottom - 6];
      const tops = across.flatMap(x => down.map(y => document.elementFromPoint(x, y)));
      const other = tops.find(top => !thing.contains(top));
      if (other !== undefined) faults.push(`covered: ${name} by ${other?.className}`);
    }
  }
  return faults;
}"""

# Words on cards and creatures that are not whole: covered by something, or cut off without the dots that say so.
CUT = """() => {
  const cut = [];
  const parts = '.board .panel, .board .hand [data-thing], .board .offer, .board .enemy';
  for (const part of document.querySelectorAll(parts)) {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.data.trim();
      const owner = words.currentNode.parentElement;
      const look = getComputedStyle(owner);
      if (!text || look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        const slack = line.height * 0.2;  // the empty room above and below the letters
        for (let box = owner; box !== part.parentElement; box = box.parentElement) {
          if (box !== part && getComputedStyle(box).overflow === 'visible') continue;
          const edge = box.getBoundingClientRect();
          if (line.x < edge.x - 1 || line.right > edge.right + 1
              || line.y < edge.y - slack || line.bottom > edge.bottom + slack) {
            cut.push(`cut: ${text} by ${box.className}`);
          }
        }
        const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        if (!owner.contains(top) && !top?.contains(owner)) cut.push(`covered: ${text} by ${top?.className}`);
      }
    }
  }
  return cut;
}"""


def faults(page: Page, smallest: int) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, smallest)
    return found


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def lay(page: Page, position: dict[str, Any]) -> None:
    """Put the stored position on the table, and look at it with the eyes of whoever is asked."""
    seats = [{"kind": "mine", "name": f"Person {seat + 1}"} for seat in range(position["players"])]
    table = create(
        page.request, game=position["game"], mode=position["mode"], seats=seats,
        seed=position["seed"], opening=position["opening"], start=True,
    )  # fmt: skip
    page.goto(f"/table/{table}")
    with page.expect_response("**/api/almanac/*"):  # the words on the cards
        page.locator(".curtain button").click()
    expect(page.locator(".board [data-thing]").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.evaluate("document.fonts.ready")


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_fullest_table_fits_a_laptop(page: Page, path: Path) -> None:
    page.set_viewport_size(DESKTOP)
    lay(page, load(path))
    assert faults(page, 24) == []
    assert cut(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    no_violations(page)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_fullest_table_fits_a_phone(browser: Browser, server: str, path: Path) -> None:
    context = browser.new_context(
        base_url=server, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    context.add_init_script(PATIENT)
    page = context.new_page()
    position = load(path)
    lay(page, position)
    assert faults(page, 44) == []
    assert cut(page) == []
    tabs = page.get_by_role("tab").all()
    assert len(tabs) >= position["players"] - 1  # everybody else, or everybody
    for tab in tabs:
        tab.tap()
        assert faults(page, 44) == [], tab.inner_text()
        assert cut(page) == [], tab.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(page)
    context.close()


def beasts(page: Page) -> list[tuple[list[str], list[str]]]:
    """For every beast in sight, what its label says and what is written on its tile."""
    found = []
    for tile in page.locator(".beast:visible").all():
        label = tile.locator("[data-thing^=creature]").get_attribute("aria-label") or ""
        tracks, abilities = label.split(": ", 1)[1].split("; ")
        told = [track.split()[-1] for track in tracks.split(", ")] + abilities.split(", ")
        found.append((told, tile.locator(".value:visible, .abilities span:visible").all_inner_texts()))
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "laptop"])
def test_every_attribute_and_ability_of_a_beast_is_in_sight(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    lay(page, load(Path(__file__).parent / "positions" / "evolve.json"))
    for tab in [None, *page.locator("[role=tab]:visible").all()]:
        if tab:
            tab.click()
        seen = beasts(page)
        assert len(seen) >= 2
        for told, written in seen:
            assert len(told) >= 5  # four attributes, and an ability
            assert told == written
        assert cut(page) == []


def test_all_promises_can_be_read(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    lay(page, load(Path(__file__).parent / "positions" / "evoloosen.json"))
    page.locator(".board summary").click()
    promises = page.locator(".board details p")
    promises.first.hover()
    page.mouse.wheel(0, 2000)  # as a person would: a script scrolls also what is cut off
    page.wait_for_timeout(300)
    assert promises.last.evaluate(
        "one => { const box = one.getBoundingClientRect();"
        " return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === one; }"
    )
