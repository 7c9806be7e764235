"""Numbers for the host, in the text format that Prometheus reads."""

from collections import Counter
from collections.abc import Callable


class Metrics:
    """Counters that go up, gauges that are asked for when somebody looks, and times in buckets."""

    BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
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
