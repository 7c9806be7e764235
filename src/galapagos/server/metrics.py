"""Numbers for the host, in the text format that Prometheus reads."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress


class Metrics:
    """Counters that go up, gauges that are asked for when somebody looks, and times in buckets."""

    BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self._lags: deque[float] = deque([0.0], maxlen=120)
        self.gauges["loop_lag_seconds"] = lambda: max(self._lags)
        self._stored: Counter[float] = Counter()
        self._stored_sum = 0.0
        self._stored_count = 0

    def stored(self, seconds: float) -> None:
        """An entry took so long to store."""
        self._stored_sum += seconds
        self._stored_count += 1
        for bound in self.BUCKETS:
            if seconds <= bound:
                self._stored[bound] += 1

    async def watch(self, every: float = 0.5) -> None:
        """Note, for ever, how much later than planned the process gets to its work; the worst of a minute is told."""
        while True:
            planned = time.monotonic() + every
            await asyncio.sleep(every)
            self._lags.append(max(0.0, time.monotonic() - planned))

    def text(self) -> str:
        """All of it."""
        lines: list[str] = []
        for name in sorted(self.counts):
            lines += [f"# TYPE galapagos_{name}_total counter", f"galapagos_{name}_total {self.counts[name]}"]
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# TYPE galapagos_{name} gauge", f"galapagos_{name} {ask():g}"]
        name = "galapagos_store_seconds"
        lines.append(f"# TYPE {name} histogram")
        lines += [f'{name}_bucket{{le="{bound:g}"}} {self._stored[bound]}' for bound in self.BUCKETS]
        lines.append(f'{name}_bucket{{le="+Inf"}} {self._stored_count}')
        lines += [f"{name}_sum {self._stored_sum:.6f}", f"{name}_count {self._stored_count}"]
        return "\n".join(lines) + "\n"


async def serve(address: str, text: Callable[[], Awaitable[str]]) -> asyncio.Server:
    """Serve the numbers at HOST:PORT, whatever is asked for there."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, OSError, ValueError, asyncio.IncompleteReadError):
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            body = (await text()).encode()
            head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(body)}\r\n"
            writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
            await writer.drain()
        writer.close()

    host, port = place(address)
    return await asyncio.start_server(answer, host, port)


def place(address: str) -> tuple[str, int]:
    """HOST:PORT as two; ValueError when it is something else."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65_536:
        raise ValueError(f"'{address}' is no HOST:PORT")
    return host.strip("[]"), int(port)
