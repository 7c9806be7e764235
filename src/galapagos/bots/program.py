"""A bot that is another program: JSON lines on its standard input and output. See docs/programs.md for the protocol.

What goes wrong (no answer in time, a bad answer, a crash) costs only the choice: the default is played and the
fault is counted. A program that has ended is started again at its next choice.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
from queue import Empty, SimpleQueue
from typing import Any

from galapagos.bots.bot import Bot
from galapagos.bots.seat import Seat
from galapagos.kernel.text import GalapagosError

PROTOCOL = 1
SECONDS = 10.0  # for one answer
PATIENCE = 1.0  # for a program to end by itself when its input is closed
LONGEST_LINE = 1_000_000


class NoProgram(GalapagosError):
    """A command that can't be started."""


class Fault(Exception):
    """Why a choice was forfeited."""


class Program(Bot):
    """Plays what the program answers."""

    def __init__(self, command: str, seed: int = 0, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.name = f"cmd:{command}"
        self.words = _split(command)
        self.seed = seed
        self.seconds = seconds
        self.asked = 0
        self.line: Line | None = None

    def choose(self, seat: Seat) -> int:
        self.asked += 1
        try:
            return self._ask(seat)
        except Fault as fault:
            self.faults.append(str(fault))
            return seat.default_action()

    def hear_result(self, returns: list[float]) -> None:
        if self.line is not None:
            self.line.send({"type": "result", "returns": returns})

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None

    def _ask(self, seat: Seat) -> int:
        line = self._open(seat)
        line.send(self._question(seat))
        until = time.monotonic() + self.seconds
        while True:
            answer = _parsed(line.receive(until - time.monotonic()))
            if answer.get("number") == self.asked:
                return _action(seat, answer.get("action"))
            if not _is_late(answer.get("number"), self.asked):
                raise Fault(f"expected an answer with number {self.asked}, found {answer.get('number')!r}")

    def _open(self, seat: Seat) -> Line:
        if self.line is not None and not self.line.alive():
            self.close()
        if self.line is None:
            self.line = Line(self.words)
            self.line.send(self._hello(seat))
        return self.line

    def _hello(self, seat: Seat) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": seat.game.id,
            "mode": seat.mode,
            "players": int(seat.players),
            "seat": int(seat.number),
            "seed": self.seed,
            "seconds": self.seconds,
        }

    def _question(self, seat: Seat) -> dict[str, Any]:
        options = [{"action": action, "notation": seat.notation(action)} for action in seat.legal_actions()]
        return {"type": "choose", "number": self.asked, "view": seat.view, "options": options}


class Line:
    """A running program and the two threads that talk with it, so that it can never hold us up."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=0
            )
        except OSError as error:
            raise Fault(f"can't start {words[0]}: {error.strerror}") from error
        self.out: SimpleQueue[bytes | None] = SimpleQueue()
        self.back: SimpleQueue[bytes | None] = SimpleQueue()
        self.ended = False
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True).start()

    def alive(self) -> bool:
        return not self.ended and self.process.poll() is None

    def send(self, message: dict[str, Any]) -> None:
        self.out.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line from the program; a Fault if there is none in time."""
        try:
            line = self.back.get(timeout=max(seconds, 0.0))
        except Empty:
            raise Fault("no answer in time") from None
        if line is None:
            self.ended = True
            raise Fault("the program ended")
        if not line.endswith(b"\n"):
            self.ended = True
            raise Fault(f"a line is longer than {LONGEST_LINE} bytes or not complete")
        return line

    def close(self) -> None:
        """Close its input, wait a little, then end it and all that it started."""
        self.out.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def _write(self) -> None:
        assert self.process.stdin is not None
        try:
            while (line := self.out.get()) is not None:
                self.process.stdin.write(line)
                self.process.stdin.flush()
            self.process.stdin.close()
        except OSError:
            pass  # it has ended: the reader says so

    def _read(self) -> None:
        assert self.process.stdout is not None
        with io.BufferedReader(self.process.stdout) as stream:  # type: ignore[type-var]
            while line := stream.readline(LONGEST_LINE):
                self.back.put(line)
                if not line.endswith(b"\n"):
                    break
        self.back.put(None)


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NoProgram(f"can't read the command '{command}': {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise NoProgram(f"there is no program '{words[0] if words else command}' to start")
    return words


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault(f"not JSON: {line[:80]!r}") from None
    if not isinstance(answer, dict):
        raise Fault(f"not an object: {line[:80]!r}")
    return answer


def _is_late(number: object, asked: int) -> bool:
    """An answer to an earlier question that was forfeited meanwhile is passed over."""
    return isinstance(number, int) and 0 < number < asked


def _action(seat: Seat, answer: object) -> int:
    """The action that the answer names, by its number or its notation."""
    for action in seat.legal_actions():
        if answer == seat.notation(action) or (type(answer) is int and answer == action):
            return action
    raise Fault(f"not among the options: {answer!r}")
