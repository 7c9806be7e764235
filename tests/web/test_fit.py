"""Every table fits the screen: a laptop's, a desk's, a tablet's, a phone's upright and on its side."""

import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import galapagos
from tests.web.conftest import DESKTOP, PHONE, WEB, no_violations
from tests.web.table import create

HERE = Path(__file__).parent
POSITIONS = sorted((HERE / "positions").glob("*.json"))
DESK: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 820, "height": 1180}
ASIDE: ViewportSize = {"width": 844, "height": 390}

GAMES = [id for id in galapagos.games.ids() if (WEB / "src" / "games" / id).exists()]
SHARE = 0.6
FEW = 4


class Screens(NamedTuple):
    """A browser, the sizes that its screen may have, and how small a thing to point at may be there."""

    page: Page
    sizes: list[ViewportSize]
    smallest: int


@pytest.fixture(params=["pointed", "touched"])
def screens(request: pytest.FixtureRequest) -> Screens:
    """A computer with a mouse; a phone or a tablet. A finger changes the layout, not only the size of the screen."""
    if request.param == "pointed":
        return Screens(request.getfixturevalue("page"), [DESKTOP, DESK], 24)
    return Screens(request.getfixturevalue("phone"), [PHONE, ASIDE, TABLET], 44)


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

# The panels with few creatures: who stands there, and how much of its panel's width or height the row or the column
# that a creature stands in fills. A picture is measured as it is drawn, not as the box that it is given.
SHARES = """few => {
  const drawn = picture => {
    const box = picture.getBoundingClientRect();
    const scale = Math.min(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    return {x: box.x + box.width / 2, y: box.y + box.height / 2, width, height};
  };
  const shares = [];
  for (const panel of document.querySelectorAll('.board .panel')) {
    const all = [...panel.querySelectorAll('[data-creature] img')].map(drawn);
    if (all.length === 0 || all.length > few || panel.offsetWidth === 0) continue;
    const across = one => all.filter(other => Math.abs(other.y - one.y) < one.height / 2);
    const down = one => all.filter(other => Math.abs(other.x - one.x) < one.width / 2);
    for (const one of all) {
      const wide = across(one).reduce((sum, other) => sum + other.width, 0) / panel.offsetWidth;
      const high = down(one).reduce((sum, other) => sum + other.height, 0) / panel.offsetHeight;
      shares.push([panel.getAttribute('aria-label'), Math.max(wide, high)]);
    }
  }
  return shares;
}"""

# Drawings that reach the edge of their page: cut there, as far as one can see. No pixel of ink or paint may: a page is
# cut around all that is drawn. Only the soft rim of a cloud, thinner than a third, has no end that could be kept.
CLIPPED = """async addresses => {
  const clipped = [];
  const page = document.createElement('canvas');
  const pen = page.getContext('2d', {willReadFrequently: true});
  for (const address of addresses) {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    [page.width, page.height] = [picture.naturalWidth, picture.naturalHeight];
    pen.drawImage(picture, 0, 0);
    const {data, width, height} = pen.getImageData(0, 0, page.width, page.height);
    const inked = (x, y) => data[4 * (y * width + x) + 3] > 90;
    let edge = 0;
    for (let x = 0; x < width; x++) edge += inked(x, 0) + inked(x, height - 1);
    for (let y = 0; y < height; y++) edge += inked(0, y) + inked(width - 1, y);
    if (edge > 0) clipped.push(`${edge} of ${address}`);
  }
  return clipped;
}"""


def faults(page: Page, smallest: int) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, smallest)
    return found


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def settle(page: Page) -> None:
    """Wait until the browser has painted: a panel learns its size, and lays its creatures for it, before it does."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wrong(page: Page, smallest: int) -> list[str]:
    """All that is wrong with the table as it stands; on a phone, behind each of its tabs."""
    found = faults(page, smallest) + cut(page)
    for tab in page.locator(".board [role=tab]:visible").all():
        tab.click()
        settle(page)
        found += [f"{tab.inner_text()}: {fault}" for fault in faults(page, smallest) + cut(page)]
    if page.evaluate("Math.max(document.documentElement.scrollWidth - innerWidth, 0)"):
        found.append("the page is too wide")
    if page.evaluate("document.documentElement.scrollHeight > innerHeight"):
        found.append("the page is too high")
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
        page.locator(".curtain button").last.click()  # whoever is called, or one of the room
    expect(page.locator(".board [data-thing]").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.evaluate("document.fonts.ready")


def look(page: Page, size: ViewportSize) -> None:
    """Turn to another screen, and wait until the table is laid for it."""
    page.set_viewport_size(size)
    settle(page)


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def begun(game: str, players: int, moves: int = 0) -> dict[str, Any]:
    """A game of its first mode after so many moves at random."""
    mode = galapagos.game(game).modes[0].name
    state, chance = galapagos.game(game).start(players, 3, mode), random.Random(3)
    opening: list[str] = []
    while len(opening) < moves and not state.over:
        action = chance.choice(state.legal_actions(state.to_move))
        opening.append(state.notation(action))
        state.apply(action, state.to_move)
    return {"game": game, "mode": mode, "players": players, "seed": 3, "opening": opening}


def first_moments() -> list[Any]:
    """Each game as it begins, with the fewest and with the most players."""
    found = []
    for game in GAMES:
        mode = galapagos.game(game).modes[0]
        found += [pytest.param(game, players, id=f"{game}-{players}") for players in {max(mode.fewest, 2), mode.most}]
    return found


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_fullest_table_fits_every_screen(screens: Screens, path: Path) -> None:
    page, sizes, smallest = screens
    lay(page, load(path))
    for size in sizes:
        look(page, size)
        assert wrong(page, smallest) == [], size
        if size in (DESKTOP, PHONE):
            no_violations(page)


@pytest.mark.parametrize(("game", "players"), first_moments())
def test_a_game_that_begins_fits_every_screen(screens: Screens, game: str, players: int) -> None:
    page, sizes, smallest = screens
    lay(page, begun(game, players))
    for size in sizes:
        look(page, size)
        assert wrong(page, smallest) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_few_creatures_fill_their_panels(page: Page, game: str) -> None:
    mode = galapagos.game(game).modes[0]
    seen = 0
    for players, moves in ((max(mode.fewest, 2), 8), (max(mode.fewest, 2), 30), (mode.most, 30)):
        lay(page, begun(game, players, moves))
        for size in (DESKTOP, DESK):
            look(page, size)
            page.evaluate("Promise.all([...document.images].map(picture => picture.decode()))")
            shares = page.evaluate(SHARES, FEW)
            assert [one for one in shares if one[1] < SHARE] == [], (size, players, moves)
            seen += len(shares)
    assert seen >= 8


def test_no_creature_is_cut_at_the_edge_of_its_page(page: Page) -> None:
    drawn: list[str] = []
    for path in POSITIONS:
        lay(page, load(path))
        pictures = page.locator(".board [data-creature] img, .board .enemy img")
        drawn += pictures.evaluate_all("all => all.map(one => one.src)")
    assert len(drawn) >= 30
    assert page.evaluate(CLIPPED, sorted(set(drawn))) == []


def box(page: Page, selector: str) -> Any:
    return page.locator(selector).first.bounding_box()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps(screens: Screens, game: str) -> None:
    """Neither when a drawer opens, nor when more is asked, nor when the hand is empty."""
    page, sizes, _ = screens
    lay(page, begun(game, 2, 12))
    for size in sizes:
        look(page, size)
        before = box(page, ".board .seats")
        for drawer in page.locator(".bar .narrow:visible").all():
            drawer.click()
            assert box(page, ".board .seats") == before, size
            drawer.click()
        page.evaluate("document.querySelector('#question').append(' and so on'.repeat(20))")
        assert box(page, ".board .seats") == before, size
        page.evaluate("document.querySelector('.board .hand').replaceChildren()")
        assert box(page, ".board .seats") == before, size
        lay(page, begun(game, 2, 12))


def beasts(page: Page) -> list[tuple[list[str], list[str]]]:
    """For every beast in sight, what its label says and what is written on its tile."""
    found = []
    for tile in page.locator(".beast:visible").all():
        label = tile.locator("[data-thing^=creature]").get_attribute("aria-label") or ""
        tracks, abilities = label.split(": ", 1)[1].split("; ")
        told = [track.split()[-1] for track in tracks.split(", ")] + abilities.split(", ")
        found.append((told, tile.locator(".value:visible, .abilities span:visible").all_inner_texts()))
    return found


def test_every_attribute_and_ability_of_a_beast_is_in_sight(screens: Screens) -> None:
    page = screens.page
    lay(page, load(HERE / "positions" / "evolve.json"))
    for tab in [None, *page.locator("[role=tab]:visible").all()]:
        if tab:
            tab.click()
        seen = beasts(page)
        assert seen
        for told, written in seen:
            assert len(told) >= 5  # four attributes, and an ability
            assert told == written
        assert cut(page) == []


def test_all_promises_can_be_read(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    lay(page, load(HERE / "positions" / "evoloosen.json"))
    page.locator(".board summary").last.click()
    promises = page.locator(".board details p")
    promises.first.hover()
    page.mouse.wheel(0, 2000)  # as a person would: a script scrolls also what is cut off
    page.wait_for_timeout(300)
    assert promises.last.evaluate(
        "one => { const box = one.getBoundingClientRect();"
        " return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === one; }"
    )
