"""Numbers for the host, counted and told by Prometheus' own library."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.core import GaugeMetricFamily

# Calls by handler, never by the path that was asked for: what comes from outside names no series.
CALLS = PrometheusConfig(
    app_name="galapagos",
    prefix="galapagos",
    group_path=True,
    scopes={ScopeType.HTTP},
    buckets=[0.01, 0.05, 0.25, 1.0, 5.0],
)
STORING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ASKING = 5.0  # seconds for the database to count tables

Count = Callable[[], Awaitable[dict[str, int]]]


class Metrics:
    """A server's own numbers, with those of the process and its calls. They are told in a thread beside the server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(REGISTRY)
        self._lags: deque[float] = deque([0.0], maxlen=120)
        self._count: Callable[[], dict[str, int]] = dict
        self.moves = self._counter("moves", "Moves that were stored")
        self.table_changes = self._counter("table_changes", "Other changes of tables that were stored")
        self.tables = self._counter("tables", "Tables that were made")
        self.refusals = self._counter("refusals", "Calls and messages that were refused")
        self.failures = self._counter("failures", "Calls and work in the background that failed")
        self.storing = Histogram(
            "galapagos_store_seconds", "How long entries took to store", registry=self.registry, buckets=STORING
        )
        self.gauge("loop_lag_seconds", "The longest wait for the event loop in a minute", lambda: max(self._lags))
        self.registry.register(self)

    def _counter(self, name: str, help: str) -> Counter:
        return Counter(f"galapagos_{name}", help, registry=self.registry)

    def gauge(self, name: str, help: str, ask: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(f"galapagos_{name}", help, registry=self.registry).set_function(ask)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The tables of each status. (A collector of its own: the library takes them for those that were made.)"""
        found = GaugeMetricFamily("galapagos_tables", "Tables by status", labels=["status"])
        for status, number in sorted(self._count().items()):
            found.add_metric([status], number)
        yield found

    def ask(self, count: Count) -> None:
        """Whom to ask how many tables there are: on this loop, from whichever thread tells the numbers."""
        loop = asyncio.get_running_loop()

        async def counted() -> dict[str, int]:
            return await count()

        self._count = lambda: asyncio.run_coroutine_threadsafe(counted(), loop).result(ASKING)

    async def watch(self, every: float = 0.5) -> None:
        """Note, for ever, how much later than planned the process gets to its work; the worst of a minute is told."""
        while True:
            planned = time.monotonic() + every
            await asyncio.sleep(every)
            self._lags.append(max(0.0, time.monotonic() - planned))

    async def text(self) -> str:
        """All of it, in the text format that Prometheus reads."""
        return (await asyncio.to_thread(generate_latest, self.registry)).decode()

    @contextmanager
    def told_at(self, address: str) -> Iterator[None]:
        """Tell the numbers at HOST:PORT, too, whatever is asked for there; nowhere when it is empty."""
        if not address:
            yield
            return
        host, port = place(address)
        server, _ = start_http_server(port, host, self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()


def place(address: str) -> tuple[str, int]:
    """HOST:PORT as two; ValueError when it is something else."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65_536:
        raise ValueError(f"'{address}' is no HOST:PORT")
    return host.strip("[]"), int(port)
