"""Logs: one line a record whatever is in it, and no flood of the same."""

from __future__ import annotations

import json
import logging

from galapagos.server.journal import Calm, JsonLines


def record(text: str, at: float = 0.0) -> logging.LogRecord:
    made = logging.makeLogRecord({"msg": text, "levelname": "WARNING", "name": "galapagos.server"})
    made.created = at
    return made


def test_nothing_in_a_record_ends_its_line_or_moves_the_cursor() -> None:
    nasty = "a\nb\r\x1b[2J\x9b2J\u2028\u202e{}\x00"
    made = record(nasty)
    made.path = nasty
    line = JsonLines().format(made)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["event"] == json.loads(line)["path"] == nasty


def test_a_flood_of_one_kind_is_dammed_and_counted() -> None:
    calm = Calm(most=3, seconds=60)
    assert [calm.filter(record("full", at=number)) for number in range(6)] == [True] * 3 + [False] * 3
    assert calm.filter(record("other", at=7))
    later = record("full", at=70)
    assert calm.filter(later)
    assert vars(later)["suppressed"] == 3
