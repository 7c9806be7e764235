"""A process that starts servers quickly: it has loaded everything, and forks one for each line on its input."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
from pathlib import Path

import uvicorn

from galapagos.server.app import make_app
from galapagos.server.hub import Hub
from galapagos.server.journal import configure
from galapagos.server.settings import Settings
from galapagos.server.wire import PROTOCOL


def serve(settings: Settings, port: int) -> None:
    """Serve until killed."""
    configure("warning")
    uvicorn.run(make_app(settings), host="127.0.0.1", port=port, log_config=None, **PROTOCOL)


async def warm() -> None:
    """Open a server's inside once: games, words, routes and migrations are then loaded for all that are forked."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder) / 'warm.db'}", secret=str(Path(folder) / "secret"))
        make_app(settings)
        hub = Hub(settings)
        await hub.storage.open()
        await hub.storage.close()


def main() -> None:
    """Fork a server for each order; the answer is its process id."""
    asyncio.run(warm())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(Settings(**order["settings"]), order["port"])
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
