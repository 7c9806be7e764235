"""The screen: wrapped lines, with a little rule and weight where the terminal can do it."""

from __future__ import annotations

import sys
import textwrap

from rich.console import Console
from rich.text import Text

WIDEST = 100  # longer lines are hard to read


class Screen:
    """Writes to the terminal. `plain`: line after line, nothing drawn and nothing cleared."""

    def __init__(self, plain: bool = False) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.plain = plain

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def clear(self) -> None:
        """An empty screen, where the terminal has one."""
        if not self.plain:
            self.console.clear()

    def heading(self, words: str) -> None:
        """The title of what follows."""
        if self.plain:
            self.write(words, "bold")
            return
        self.console.print()
        self.console.print(Text(f"── {words} ".ljust(self.width, "─")[: self.width], "bold"), soft_wrap=True)

    def write(self, text: str, style: str = "", hang: int = 2) -> None:
        """The lines of a text, wrapped; what is wrapped hangs below its own indent."""
        for line in text.splitlines() or [""]:
            for piece in self._wrapped(line, hang):
                self.console.print(Text(piece, style), soft_wrap=True)

    def item(self, number: int, words: str) -> None:
        """A numbered line."""
        for piece in textwrap.wrap(f"{number:>3}  {words}", self.width, subsequent_indent=" " * 5):
            self.console.print(Text(piece), soft_wrap=True)

    def _wrapped(self, line: str, hang: int) -> list[str]:
        indent = len(line) - len(line.lstrip()) + hang
        return textwrap.wrap(line, self.width, subsequent_indent=" " * indent) or [""]

    def table(self, text: str) -> None:
        """The table: what begins at the margin has more weight than what belongs to it."""
        for line in text.splitlines():
            self.write(line, "" if line.startswith(" ") else "bold", 4)

    def ask(self, prompt: str) -> str:
        """What the person types; EOFError at the end of input."""
        answer = self.console.input(Text(f"{prompt} ", "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(answer[: self.width - len(prompt) - 1]))  # what nobody types is not seen otherwise
        return answer
