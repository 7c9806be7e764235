"""The same games on a Ray cluster of two nodes on this machine (slow: run by `make test-slow`, which installs Ray)."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

GAMES = 24


def node() -> dict[str, Any]:
    """A node on loopback. Its helpers get their ports beforehand: on a busy machine waiting for them would time out."""
    helpers = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")
    return {"num_cpus": 1, "node_ip_address": "127.0.0.1", **{name: free_port() for name in helpers}}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two nodes on loopback, one core each, with a token of their own."""
    token = tmp_path_factory.mktemp("ray") / "token"
    token.write_text(secrets.token_hex(32), encoding="utf-8")
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token), "RAY_USAGE_STATS_ENABLED": "0"}
    os.environ |= {"RAY_raylet_start_wait_time_s": "60", "RAY_agent_register_timeout_ms": "60000"}
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # or Ray would look for 127.0.0.1 under another address
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args=node())
    made.add_node(**node())
    yield made
    made.shutdown()


def simulate(path: Path, *arguments: str) -> list[str]:
    command = [sys.executable, "-m", "galapagos", "simulate", "evolve", "-p", "3", "--games", str(GAMES)]
    return [*command, "--bots", "hatchling", "--out", str(path), *arguments]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("here") / "games.csv"
    subprocess.run(simulate(path, "--workers", "1"), check=True, capture_output=True, timeout=600)
    return path.read_text(encoding="utf-8")


def test_the_same_rows_as_on_this_machine(cluster: Any, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    done = subprocess.run(
        simulate(path, "--ray", cluster.address), capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    assert path.read_text(encoding="utf-8") == expected


def test_a_worker_killed_in_the_middle_costs_time_and_no_results(cluster: Any, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    command = simulate(path, "--json", "--ray", cluster.address)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    killed = 0
    while killed < 2 and process.poll() is None:
        for worker in busy_workers(cluster):
            os.kill(worker, signal.SIGKILL)
            killed += 1
            break
        time.sleep(0.5)
    out, err = process.communicate(timeout=600)
    assert process.returncode == 0, err
    assert killed > 0, "no worker was at work"
    assert json.loads(out)["games"] == GAMES
    assert path.read_text(encoding="utf-8") == expected


def busy_workers(cluster: Any) -> list[int]:
    """The processes of this cluster that play a batch now."""
    found = []
    for node in cluster.list_all_nodes():
        raylet = node.all_processes["raylet"][0].process.pid
        for child in Path(f"/proc/{raylet}/task/{raylet}/children").read_text(encoding="ascii").split():
            if b"work_on" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def test_no_cluster_at_that_address_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        simulate(tmp_path / "games.csv", "--ray", "127.0.0.1:1"),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 2
    assert "no Ray cluster at '127.0.0.1:1'" in done.stderr
