"""Words for people: texts as (key, parameters) become sentences, from Fluent catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from galapagos.kernel.text import Param, Text


class UnknownWords(KeyError):
    """A key that no catalogue has."""


class Catalogue:
    """The sentences of one game in one language, the shared ones included."""

    def __init__(self, sources: Sequence[str], language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        self._known: set[str] = set()
        for source in sources:
            resource = FluentResource(source)
            self._take([entry.id.name for entry in resource.body if isinstance(entry, Message)])
            self._bundle.add_resource(resource)

    def _take(self, keys: list[str]) -> None:
        """Take in a file's keys; of two sentences under one key one would be lost, so that is refused."""
        for key in keys:
            if key in self._known:
                raise ValueError(f"'{key}' is defined twice in the catalogue")
            self._known.add(key)
        self.keys += keys

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def render(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are the players' names by seat."""
        key, params = text
        if not self.has(key):
            raise UnknownWords(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        values = {name: self.resolve(value, names) for name, value in params.items()}
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise UnknownWords(f"{key}: {errors[0]}")
        return str(sentence)

    def attribute(self, key: str, name: str) -> str:
        """What an entry says of itself beside its value (`.text`); nothing when it does not."""
        pattern = self._bundle.get_message(key).attributes.get(name) if self.has(key) else None
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""

    def _entry(self, key: str, names: Sequence[str]) -> str:
        """Another entry; "key:3" is told with the number 3, or with the player in that seat."""
        key, _, number = key.partition(":")
        params: dict[str, Param] = {"n": int(number), "player": f"player:{number}"} if number else {}
        return self.render((key, params), names)

    def resolve(self, value: Param, names: Sequence[str] = ()) -> Param:
        """A parameter as it is told: "@key", "@key:3", "player:n"; a list of keys is joined by commas ("@a @b")."""
        if not isinstance(value, str):
            return value
        if value.startswith("@"):
            return ", ".join(self._entry(key, names) for key in value[1:].split(" @"))
        if value.startswith("player:"):
            seat = int(value.removeprefix("player:"))
            return names[seat] if seat < len(names) else self.render(("player-number", {"number": seat + 1}))
        return value
