"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import time

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
        return json.dumps(line, default=str, ensure_ascii=False)


def configure(level: str) -> None:
    """Send our logs, and uvicorn's, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("galapagos.server", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(level.upper())
