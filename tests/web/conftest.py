"""A real server with the real client, and a real browser."""

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
STARTING = 90.0


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the client's sources with its tools installed; one for all workers."""
    shared = tmp_path_factory.getbasetemp().parent / "web-tools"
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
    """The address of a real server on loopback, whose bots are quick."""
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    code = (
        "from galapagos.server.main import serve; from galapagos.server.settings import Settings; "
        f"serve(port={port}, database='sqlite:///{folder}/test.sqlite3', "
        "settings=Settings(budget=20, pause=0.0, rates=1000.0, log='warning'))"
    )
    script = folder / "serve.py"
    script.write_text(f"if __name__ == '__main__':\n    {code}\n", encoding="utf-8")
    environment = os.environ | {"GALAPAGOS_CLIENT": str(client)}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, str(script)], env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process, folder / "log")
        yield address
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Until the server answers."""
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text(encoding="utf-8")
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer: {log.read_text(encoding='utf-8')}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program, "no headless Chromium: run scripts/services"
    return browser_type_launch_args | {"executable_path": program, "args": ["--no-sandbox"] if os.geteuid() == 0 else []}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], server: str) -> dict[str, Any]:
    return browser_context_args | {"base_url": server, "viewport": DESKTOP, "reduced_motion": "reduce"}


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page that fails the test when its script fails."""
    errors: list[str] = []
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


def no_violations(page: Page) -> None:
    """Axe finds nothing wrong with the page as it stands."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
