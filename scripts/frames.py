"""How smoothly a table moves: frames a second while four bots play with motion on. Reported, not judged."""

import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

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


def measure(address: str) -> list[float]:
    """The lengths of all frames, in milliseconds, of a watched table."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())  # type: ignore[arg-type]
        page = browser.new_context(base_url=address, viewport={"width": 1366, "height": 768}).new_page()
        seats = [
            {"kind": "bot", "level": "random", "name": name} for name in ("Finch", "Tortoise", "Iguana", "Pelican")
        ]
        game = galapagos.games.ids()[0]
        page.goto(f"/table/{create(page.request, game=game, mode='base', seats=seats, public=True, start=True)}")
        page.locator(".board [data-thing]").first.wait_for()
        times: list[float] = page.evaluate(WATCH, SECONDS)
        browser.close()
    return [b - a for a, b in pairwise(times)]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(None, Path(folder), pause=0.4) as address:
        frames = measure(address)
    slow = sum(length > 25 for length in frames)
    print(f"{len(frames) / SECONDS:.1f} frames a second, median {statistics.median(frames):.1f} ms")
    print(f"{slow} of {len(frames)} frames took more than 25 ms")
