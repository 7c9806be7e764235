"""A real server on loopback with the real client, for tests and pictures."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STARTING = 90.0


@contextmanager
def serving(client: Path | None, folder: Path, pause: float = 0.0) -> Iterator[str]:
    """The address of a server whose bots are quick; `client` None: the client that is installed with the package."""
    port = free_port()
    script = folder / "serve.py"
    script.write_text(
        "from galapagos.server.main import serve\n"
        "from galapagos.server.settings import Settings\n\n"
        "if __name__ == '__main__':\n"
        f"    settings = Settings(budget=20, pause={pause}, rates=1000.0, review=0.05, log='warning')\n"
        f"    serve(port={port}, database='sqlite:///{folder}/test.sqlite3', settings=settings)\n",
        encoding="utf-8",
    )
    environment = os.environ | ({"GALAPAGOS_CLIENT": str(client)} if client else {})
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, str(script)], env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process, folder / "log")
        yield address
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    """A port on loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


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


def chromium() -> dict[str, object]:
    """How the machine's own headless browser is started."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program, "no headless Chromium: run scripts/services"
    return {"executable_path": program, "args": ["--no-sandbox"] if os.geteuid() == 0 else []}
