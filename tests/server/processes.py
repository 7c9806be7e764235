"""Server processes for tests, to be killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec

from galapagos.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent


class Nursery:
    """Starts server processes and ends them."""

    def __init__(self) -> None:
        paths = os.pathsep.join([str(ROOT), *sys.path])
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": paths},
            cwd=ROOT,
        )
        assert self._read() == "ready"
        self._alive: set[int] = set()

    def _read(self) -> str:
        assert self._zygote.stdout is not None
        return self._zygote.stdout.readline().strip()

    async def start(self, settings: Settings, port: int) -> int:
        """A server process; its id, once it answers."""
        assert self._zygote.stdin is not None
        self._zygote.stdin.write(json.dumps({"settings": msgspec.to_builtins(settings), "port": port}) + "\n")
        self._zygote.stdin.flush()
        process = int(self._read())
        self._alive.add(process)
        await answers(port)
        return process

    def kill(self, process: int) -> None:
        """The power goes."""
        os.kill(process, signal.SIGKILL)
        self._alive.discard(process)

    def close(self) -> None:
        """End what is left."""
        for process in self._alive:
            os.kill(process, signal.SIGKILL)
        self._zygote.kill()
        self._zygote.communicate()


async def answers(port: int) -> None:
    """Wait until the server at a port answers."""
    async with httpx.AsyncClient(verify=False) as client:
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                if (await client.get(f"http://127.0.0.1:{port}/healthz", timeout=10)).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.01)
    raise TimeoutError(f"no server at {port}")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
