"""How smoothly each game's table moves: frames a second while bots play with motion on. Reported, not judged."""

import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import galapagos  # noqa: E402
from tests.web.serving import chromium, serving  # noqa: E402
from tests.web.table import create  # noqa: E402

SECONDS = 12
WATCH = """seconds => new Promise(done => {
  const times = [];
  const step = now => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(step); else done(times);
  };
  requestAnimationFrame(step);
})"""


QUICK = "localStorage.setItem('galapagos-settings', JSON.stringify({pace: 'quick'}))"
BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Finch", "Tortoise", "Iguana", "Pelican")]


def measure(page: Page, game: str) -> list[float]:
    """The lengths of all frames, in milliseconds, of a watched table."""
    mode = galapagos.game(game).modes[0]
    plan = {"game": game, "mode": mode.name, "seats": BOTS[: mode.most], "public": True, "start": True}
    page.goto(f"/table/{create(page.request, **plan)}")
    page.locator(".board [data-thing]").first.wait_for()
    times: list[float] = page.evaluate(WATCH, SECONDS)
    return [b - a for a, b in pairwise(times)]


def report(game: str, frames: list[float]) -> None:
    slow = sum(length > 25 for length in frames)
    rate = 1000 * len(frames) / sum(frames)
    print(
        f"{game}: {rate:.1f} frames a second, median {statistics.median(frames):.1f} ms, longest {max(frames):.0f} ms"
    )
    print(f"  {slow} of {len(frames)} frames took more than 25 ms")


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(None, Path(folder), pause=0.4) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**chromium())  # type: ignore[arg-type]
        context = browser.new_context(base_url=address, viewport={"width": 1366, "height": 768})
        context.add_init_script(QUICK)
        for game in sys.argv[1:] or galapagos.games.ids():
            report(game, measure(context.new_page(), game))
        browser.close()
