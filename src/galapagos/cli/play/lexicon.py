"""The lexicon: every card, trait, challenge and place of a game, found by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from galapagos import games
from galapagos.kernel.game import Deck
from galapagos.words import Catalogue
from galapagos.words.lines import Lines

SECTIONS = ("card", "trait")  # what entries of a deck may be called in the catalogue, besides by their section
APART = ("game", "mode")  # entries with a text that are no things of the game


class Entry(NamedTuple):
    """A thing of the game: its name, its numbers and kinds in words, and its text."""

    name: str
    facts: str
    text: str

    def __str__(self) -> str:
        return " ".join(part for part in (f"{self.name}{self._facts()}", self.text) if part)

    def _facts(self) -> str:
        return f" ({self.facts})." if self.facts else "."


class Lexicon:
    """What can be looked up in a game that is played with this deck."""

    def __init__(self, game: str, words: Catalogue, deck: Deck) -> None:
        self.telling = games.brought(game, "telling")  # what cards do, in words made from their data
        self.lines = Lines(words, ())
        self.entries: dict[str, Entry] = {}
        for entry in [*self._of_deck(deck.source), *self._of_words()]:
            self.entries.setdefault(entry.name.casefold(), entry)

    def _of_deck(self, source: dict[str, Any]) -> Iterator[Entry]:
        for section, items in source.items():
            for item in items if isinstance(items, list) else []:
                if "id" in item:
                    yield self._card(section, item)

    def _card(self, section: str, item: dict[str, Any]) -> Entry:
        keys = [f"{prefix}-{item['id']}" for prefix in (section, *SECTIONS)]
        key = next((key for key in keys if self.lines.words.has(key)), "")
        name = item.get("name") or (self.lines.say(key) if key else item["id"])
        facts = [fact for field, value in item.items() for fact in self._facts(field, value)]
        text = " ".join(part for part in (self.lines.more(key), self._rules(section, item)) if part)
        return Entry(str(name), ", ".join(facts), text)

    def _rules(self, section: str, item: dict[str, Any]) -> str:
        """What the card does."""
        if self.telling is None:
            return self.lines.more(f"power-{item.get('power', '')}")
        return " ".join(self.lines.words.render(text) for text in self.telling.rules_of(section, item))

    def _facts(self, field: str, value: Any) -> Iterator[str]:
        """A field of a card in words, if there are words for it."""
        if isinstance(value, int):
            yield from self._number(field, value)
        for one in value if isinstance(value, list) else [value]:
            for key in (f"{field}-{one}", f"{field[:-3]}y-{one}"):
                if isinstance(one, str) and self.lines.words.has(key) and field != "name":
                    yield self.lines.say(key)

    def _number(self, field: str, value: int) -> Iterator[str]:
        if self.lines.words.has(f"attribute-{field}"):
            yield f"{self.lines.say(f'attribute-{field}')} {value:+d}"
        elif self.lines.words.has(f"play-fact-{field}"):
            yield self.lines.say(f"play-fact-{field}", value=value)

    def _of_words(self) -> Iterator[Entry]:
        """Abilities, powers, attributes: what has a text in the catalogue, and is no card."""
        for key in self.lines.words.keys:
            text = "" if key.endswith("-text") or key.split("-")[0] in APART else self.lines.more(key)
            if text:
                yield Entry(self.lines.say(key), "", text)

    def find(self, name: str) -> list[Entry]:
        """The entry of that name; else those whose names begin with it; else those that have it anywhere."""
        text = name.casefold()
        if text in self.entries:
            return [self.entries[text]]
        begin = [entry for key, entry in self.entries.items() if key.startswith(text)]
        return begin or [entry for key, entry in self.entries.items() if text in key]

    def named_in(self, sentence: str) -> list[Entry]:
        """The entries that a sentence names, in its order."""
        text = sentence.casefold()
        places = {key: re.search(rf"\b{re.escape(key)}(?!\w)", text) for key in self.entries}
        found = sorted((match.start(), key) for key, match in places.items() if match)
        return [self.entries[key] for _, key in found]
