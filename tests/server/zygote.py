"""A process that starts servers quickly: it has imported everything, and forks one for each line on its input."""

from __future__ import annotations

import json
import os
import signal
import sys

import uvicorn

from galapagos.server.app import make_app
from galapagos.server.journal import configure
from galapagos.server.settings import Settings
from galapagos.server.wire import PROTOCOL


def serve(settings: Settings, port: int) -> None:
    """Serve until killed."""
    configure("warning")
    uvicorn.run(make_app(settings), host="127.0.0.1", port=port, log_config=None, **PROTOCOL)


def main() -> None:
    """Fork a server for each order; the answer is its process id."""
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
