"""What the processes beside the server need: how one is set up, and what bots do there."""

import multiprocessing
import os
import signal
import threading

from galapagos.table.thinking import advise, decide, levels

__all__ = ["advise", "decide", "levels", "prepare"]


def prepare() -> None:
    """Set a worker up: it leaves Ctrl-C to the server, gives way to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.nice(0) < 5:  # unless the process of which it is a copy does so already
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
