"""The site of files: the same games in the tab, served by Python's own file server, then without any network."""

from __future__ import annotations

import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from galapagos import games
from galapagos.server import solo
from galapagos.table.history import History
from galapagos.table.record import Record
from tests.web.conftest import DESKTOP, PATIENT, PHONE, no_violations
from tests.web.serving import free_port
from tests.web.table import SLOW, Table
from tests.web.test_games import LIKES

PREFIX = "some/where"


class Host:
    """A file server with the site under a path."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/{PREFIX}/"
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        while True:
            assert self._process.poll() is None
            try:
                urllib.request.urlopen(self.address, timeout=2).close()
            except OSError:
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)


@pytest.fixture(scope="module")
def folder(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site in it."""
    found = tmp_path_factory.mktemp("site")
    solo.write(found / PREFIX, client / "solo")
    return found


@pytest.fixture(scope="module")
def context(browser: Browser, folder: Path) -> Iterator[BrowserContext]:
    """A browser that has been to the site once; since then nobody serves it."""
    host = Host(folder)
    context = browser.new_context(base_url=host.address, viewport=DESKTOP, reduced_motion="reduce")
    context.add_init_script(PATIENT)
    page = context.new_page()
    page.goto(host.address)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    host.stop()
    page.close()
    yield context
    context.close()


def begin(page: Page, game: str, level: str = "forager") -> Table:
    page.goto("./")
    page.locator(f'a[data-game="{game}"]').click()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Bots").first.select_option(level)
    page.get_by_role("button", name="Play", exact=True).click()
    table = Table(page)
    assert table.wait()
    return table


def test_a_server_delivers_it_too(browser: Browser, server: str) -> None:
    """Under a policy that lets Python run in the tab, and nothing be fetched from elsewhere."""
    context = browser.new_context(base_url=f"{server}/solo/", viewport=DESKTOP, reduced_motion="reduce")
    context.add_init_script(PATIENT)
    page = context.new_page()
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url))
    page.goto(f"{server}/game/beginning")
    page.get_by_role("link", name="Play in this tab alone").click()
    expect(page.get_by_text("This is a site of files without a server")).to_be_visible(timeout=SLOW)
    calls.clear()
    table = begin(page, "beginning")
    assert table.choose(["play"])
    assert table.wait()
    assert calls
    assert all(call.startswith((f"{server}/solo/", "blob:", "data:")) for call in calls)
    context.close()


def test_the_site_names_no_other_host(folder: Path) -> None:
    """Addresses of name spaces and licences are names, not places to fetch from."""
    page = (folder / PREFIX / "index.html").read_text(encoding="utf-8")
    assert "http" not in page.replace("http-equiv", "")
    assert 'src="./assets/' in page


@pytest.mark.parametrize("game", LIKES)
def test_a_reload_comes_back_to_the_same_question(context: BrowserContext, game: str) -> None:
    page = context.new_page()
    table = begin(page, game)
    table.choose(LIKES[game])
    assert table.wait()
    offered = [option["notation"] for option in table.offered()]
    page.reload()
    assert table.wait()
    assert [option["notation"] for option in table.offered()] == offered
    page.close()


@pytest.mark.parametrize("game", ["beginning", *(pytest.param(one, marks=pytest.mark.slow) for one in LIKES)])
def test_a_game_from_the_map_to_the_result_without_a_network(context: BrowserContext, game: str) -> None:
    page = context.new_page()
    table = begin(page, game)
    table.finish(LIKES[game])
    table.result()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text == played_again(text)
    page.get_by_role("link", name="Review my play").click()
    expect(page.get_by_role("heading", name="In short")).to_be_visible(timeout=2 * SLOW)
    expect(page.get_by_text(re.compile(r"Accuracy \d+ %"))).to_be_visible()
    no_violations(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("[data-step]").nth(3)).to_be_attached(timeout=SLOW)
    page.close()


def played_again(text: str) -> str:
    """The record that its seed and choices give outside of any browser."""
    found = Record.parse(text)
    head = found.header
    chance = (head.get("salt", ""), head.get("commitment", ""))
    history = History.start(games.game(head["game"]), head["players"], head["seed"], head["mode"], None, *chance)
    for line in found.lines:
        seat, _, words = line.partition(" ")
        if seat != "=":
            history.enter(int(seat), words)
    history.record.header |= {name: head[name] for name in head if name not in history.record.header}
    return history.record.text()


def test_a_phone_passes_the_game_round_and_takes_a_lesson(context: BrowserContext) -> None:
    page = context.new_page()
    page.set_viewport_size(PHONE)
    page.goto("./#/game/beginning")
    expect(page.get_by_text("This is a site of files without a server")).to_be_visible()
    no_violations(page)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".curtain")).to_be_visible(timeout=SLOW)
    no_violations(page)
    page.goto("./#/learn/evolve")
    expect(page.locator(".board")).to_be_visible(timeout=SLOW)
    page.goto("./#/tables")
    expect(page.get_by_role("link", name="Go on playing")).not_to_have_count(0)
    page.close()
