"""Lines of text made from catalogue entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from galapagos.kernel.text import Param
from galapagos.words import Catalogue


class Lines:
    """Collects lines; every word comes from the catalogue."""

    def __init__(self, words: Catalogue, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.lines: list[str] = []

    def say(self, key: str, **params: Param) -> str:
        return self.words.render((key, params), self.names)

    def add(self, key: str, indent: int = 0, **params: Param) -> None:
        self.lines.append("  " * indent + self.say(key, **params))

    def all(self, keys: Iterable[str]) -> str:
        """Several entries in a row, or the word for nothing."""
        return ", ".join(self.say(key) for key in keys) or self.say("sketch-none")

    def more(self, key: str) -> str:
        """What the catalogue adds to an entry: `<key>-text`, or its attribute `.text`; nothing when it does not."""
        if self.words.has(f"{key}-text"):
            return self.say(f"{key}-text")
        return self.words.attribute(key, "text")

    def name(self, label: str) -> str:
        """What a label stands for: "@key" an entry of the catalogue, anything else itself."""
        return self.say(label[1:]) if label.startswith("@") else label

    def __str__(self) -> str:
        return "\n".join(self.lines)
