"""`galapagos serve`: start the server, and open the browser when asked to."""

import os
import resource
import threading
import time
import urllib.request
import webbrowser

import msgspec
import uvicorn
from sqlalchemy.exc import ArgumentError

from galapagos.server.journal import configure
from galapagos.server.metrics import place
from galapagos.server.settings import Settings, data_folder
from galapagos.server.storage import async_url
from galapagos.server.wire import PROTOCOL

SPARE = 500  # connections for calls, beside the sockets
DOOR = 64  # connections that wait to be let in, and are let in at once: hundreds would hold up those who are here


class BadSettings(ValueError):
    """Settings that can't work together; the message says why."""


def default_database() -> str:
    """What DATABASE_URL says, or one file in the user's data folder."""
    given = os.environ.get("DATABASE_URL")
    if given:
        return given
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'galapagos.db'}"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    open: bool = False,
    settings: Settings | None = None,
    proxies: list[str] | None = None,
) -> None:
    """Serve until interrupted."""
    chosen = settings or Settings()
    url = database or default_database()
    try:
        sqlite = async_url(url).startswith("sqlite")
    except (ValueError, ArgumentError) as error:
        raise BadSettings(str(error)) from error
    if workers > 1 and sqlite:
        raise BadSettings(
            "SQLite is one file with one writer, so it takes one worker; give --database postgresql://… for more"
        )
    if chosen.metrics and workers > 1:
        raise BadSettings("each worker has its own numbers: --metrics takes one worker")
    try:
        _ = chosen.metrics and place(chosen.metrics)
    except ValueError as error:
        raise BadSettings(str(error)) from error
    final = msgspec.structs.replace(chosen, database=url)
    final.export()
    allow_files(final.most_sockets + 2 * SPARE)
    configure(final.log)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Galapagos: {address}", flush=True)
    if open:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        "galapagos.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=proxies or ["127.0.0.1"],
        limit_concurrency=final.most_sockets + SPARE,
        backlog=DOOR,
        **PROTOCOL,
    )


def allow_files(number: int) -> None:
    """Let this process and those it starts open so many files, each connection being one, as far as the system lets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = number if hard == resource.RLIM_INFINITY else min(number, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
