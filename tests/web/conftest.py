"""A real server with the real client, and a real browser."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.web.serving import chromium, serving

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the client's sources with its tools installed; one for all workers."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "web-tools"
    shared.mkdir(exist_ok=True)
    copy = shared / "web"
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "ready").exists():
            shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
            npm(copy, "ci", "--no-audit", "--no-fund")
            npm(copy, "run", "build")
            (shared / "ready").touch()
    return copy


def npm(folder: Path, *arguments: str) -> str:
    """Run npm in the folder; its output, when it fails, is the test's failure."""
    program = shutil.which("npm")
    assert program, "the tests of the browser client need Node with npm"
    done = subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"npm {' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def client(request: pytest.FixtureRequest) -> Path:
    """The built client: the one that GALAPAGOS_CLIENT names, or built here."""
    given = os.environ.get("GALAPAGOS_CLIENT")
    if given:
        return Path(given)
    copy: Path = request.getfixturevalue("tools")
    return copy / "dist"


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server."""
    with serving(client, tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | chromium()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], server: str) -> dict[str, Any]:
    return browser_context_args | {"base_url": server, "viewport": DESKTOP, "reduced_motion": "reduce"}


PATIENT = """
const kept = JSON.parse(localStorage.getItem('galapagos-settings') ?? '{}');
localStorage.setItem('galapagos-settings', JSON.stringify({forced: false, pace: 'at-once', ...kept}));
"""


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """A browser in which nothing is played by itself or shown slowly, so that a test decides everything."""
    context.add_init_script(PATIENT)
    return context


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page that fails the test when its script fails."""
    with watched(page):
        yield page


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """The same on a device that is held in the hand and touched; a tablet is a larger one."""
    with browser.new_context(**browser_context_args | {"viewport": PHONE, **TOUCHED}) as context:
        context.add_init_script(PATIENT)
        page = context.new_page()
        with watched(page):
            yield page


@contextmanager
def watched(page: Page) -> Iterator[None]:
    """Fail when the page's script does."""
    errors: list[str] = []
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield
    assert errors == []


def no_violations(page: Page) -> None:
    """Axe finds nothing wrong with the page as it stands."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
