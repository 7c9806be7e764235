"""Decks from strangers: limits first, then a process of its own that reads one deck and may use little for it."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from galapagos.kernel.text import BadDeck

LONGEST_LINE = 1_000  # the longest of our own decks has 133; a reader may be quadratic in what stands on one line
PATIENCE = 30.0  # seconds; the processor's time is limited by the process itself
AT_ONCE = 2
PROGRAM = Path(__file__).with_name("toml_to_json.py")


class DeckReader:
    """Reads decks, a few at once."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def read(self, text: str) -> dict[str, Any]:
        """The deck in a TOML text as data, or BadDeck; the game checks what is in it."""
        check_lines(text)
        async with self._turns:
            status, output = await _run(text)
        if status == 3:
            raise BadDeck("deck", f"something else ({output[:300].decode(errors='replace')})", "TOML")
        try:
            deck: dict[str, Any] = json.loads(output)
        except (ValueError, RecursionError) as error:
            raise _beyond_limits() from error
        return deck


def check_lines(text: str) -> None:
    """BadDeck when a line is longer than any deck needs."""
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise BadDeck(f"line {number}", str(len(line)), f"at most {LONGEST_LINE} characters")


async def _run(text: str) -> tuple[int | None, bytes]:
    """What the program made of the text: 0 and JSON, 3 and a reason, or anything else when it was ended."""
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    command = (sys.executable, "-I", str(PROGRAM))
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=nothing)
    try:
        output, _ = await asyncio.wait_for(process.communicate(text.encode(errors="replace")), PATIENCE)
    except TimeoutError as error:
        raise _beyond_limits() from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode, output


def _beyond_limits() -> BadDeck:
    return BadDeck("deck", "one too large or too deep to be read", "TOML")
