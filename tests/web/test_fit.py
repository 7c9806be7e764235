"""The fullest table of each game fits the screen: a laptop's, and a phone's."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import DESKTOP, PHONE, no_violations
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


def faults(page: Page, smallest: int) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, smallest)
    return found


def lay(page: Page, position: dict[str, Any]) -> None:
    """Put the stored position on the table, and look at it with the eyes of whoever is asked."""
    seats = [{"kind": "mine", "name": f"Person {seat + 1}"} for seat in range(position["players"])]
    table = create(
        page.request, game=position["game"], mode=position["mode"], seats=seats,
        seed=position["seed"], opening=position["opening"], start=True,
    )  # fmt: skip
    page.goto(f"/table/{table}")
    page.locator(".curtain button").click()
    expect(page.locator(".board [data-thing]").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_fullest_table_fits_a_laptop(page: Page, path: Path) -> None:
    page.set_viewport_size(DESKTOP)
    lay(page, load(path))
    assert faults(page, 24) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    no_violations(page)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_fullest_table_fits_a_phone(browser: Browser, server: str, path: Path) -> None:
    context = browser.new_context(
        base_url=server, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    lay(page, load(path))
    assert faults(page, 44) == []
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert faults(page, 44) == [], tab.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(page)
    context.close()
