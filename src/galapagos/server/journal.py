"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import time
from collections import Counter

logger = logging.getLogger("galapagos.server")
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as JSON: time, level, event, and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)  # ASCII alone: nothing in it can end the line or move a terminal's cursor


class Calm(logging.Filter):
    """Lets so many records of one kind through in a minute; the next one after that tells how many there were."""

    def __init__(self, most: int = 30, seconds: float = 60.0) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._counts: Counter[tuple[str, str]] = Counter()
        self._since = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        if not 0 <= record.created - self._since < self._seconds:
            self._since = record.created
            record.suppressed = sum(max(0, count - self._most) for count in self._counts.values())
            self._counts.clear()
        kind = (record.name, str(record.msg))
        self._counts[kind] += 1
        return self._counts[kind] <= self._most


def configure(level: str) -> None:
    """Send our logs, uvicorn's and asyncio's to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm())
    for name in ("galapagos.server", "uvicorn.error", "asyncio"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(level.upper())
