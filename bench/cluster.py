"""A PostgreSQL cluster of our own, on a unix socket, for as long as it is needed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def cluster(options: str = "") -> Iterator[str]:
    """A new cluster; the address of its database."""
    folder = Path(tempfile.mkdtemp(prefix="galapagos-"))
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [Path(shutil.which("initdb") or "").parent]
    prefix = run_as(folder)
    data = folder / "data"
    made = [*prefix, programs[-1] / "initdb", "-D", data, "-A", "trust", "-U", "tests", "--no-sync"]
    subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
    control = [*prefix, programs[-1] / "pg_ctl", "-D", data, "-s", "-w"]
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=60 {options}"
    subprocess.run([*control, "-l", folder / "log", "-o", options, "start"], check=True)
    try:
        yield f"postgresql://tests@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True)
        shutil.rmtree(folder)


def run_as(folder: Path) -> list[str | Path]:
    """How to run a program as somebody who may own a cluster: root may not."""
    if os.geteuid() != 0:
        return []
    user = next(name for name in ("postgres", "nobody") if _is_user(name))
    shutil.chown(folder, user)
    return ["runuser", "-u", user, "--"]


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
