"""The verb table: every action of a game as a small int, and its notation both ways."""

from __future__ import annotations

from bisect import bisect_right

from mypy_extensions import i64

from galapagos.kernel.text import BadNotation

ACTION_LIMIT = 2048


class Operand:
    """What a verb acts on: a numbered thing, or one of a list of names."""

    __slots__ = ("mark", "name", "names", "size")

    def __init__(self, name: str, size: int, mark: str = "", names: list[str] | None = None):
        self.name = name
        self.size: i64 = size
        self.mark = mark
        self.names: list[str] = names if names is not None else []

    def text(self, value: i64) -> str:
        return self.names[value] if self.names else f"{self.mark}{value}"

    def parse(self, text: str) -> i64:
        if self.names:
            if text in self.names:
                return self.names.index(text)
            raise BadNotation(f"'{text}' is no {self.name}")
        digits = text[len(self.mark) :]
        if not text.startswith(self.mark) or not digits.isdecimal() or int(digits) >= self.size:
            raise BadNotation(f"'{text}' is no {self.name} ({self.mark}0 to {self.mark}{self.size - 1})")
        return int(digits)


class Verb:
    """One kind of action: `base` is its first id, its operands are packed above it."""

    __slots__ = ("base", "name", "operands", "size")

    def __init__(self, name: str, base: int, operands: list[Operand]) -> None:
        self.name = name
        self.base: i64 = base
        self.operands = operands
        self.size: i64 = 1
        for operand in operands:
            self.size *= operand.size

    def of(self, first: i64) -> i64:
        """The action with one operand."""
        return self.base + first

    def of2(self, first: i64, second: i64) -> i64:
        """The action with two operands."""
        return self.base + first * self.operands[1].size + second

    def has(self, action: i64) -> bool:
        """Whether the action is one of this verb's."""
        return self.base <= action < self.base + self.size

    def all(self) -> list[i64]:
        """Every action of this verb."""
        actions: list[i64] = []
        for i in range(self.size):
            actions.append(self.base + i)
        return actions

    def operand(self, action: i64) -> i64:
        """The only operand of an action of this verb."""
        return action - self.base

    def values(self, action: i64) -> list[i64]:
        """All operands of an action of this verb, in order."""
        rest: i64 = action - self.base
        values: list[i64] = []
        for operand in reversed(self.operands):
            values.append(rest % operand.size)
            rest //= operand.size
        values.reverse()
        return values


class Verbs:
    """A game's verbs in order; ids are given out as verbs are added, and never move."""

    __slots__ = ("bases", "count", "verbs")

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.bases: list[int] = []  # each verb's first action, for the search in `verb`
        self.count: i64 = 0

    def add(self, name: str, *operands: Operand) -> Verb:
        verb = Verb(name, self.count, list(operands))
        self.verbs.append(verb)
        self.bases.append(verb.base)
        self.count += verb.size
        if self.count > ACTION_LIMIT:
            raise ValueError(f"verb '{name}' takes the table past {ACTION_LIMIT} actions")
        return verb

    def verb(self, action: i64) -> Verb:
        if not 0 <= action < self.count:
            raise BadNotation(f"there is no action {action}")
        return self.verbs[bisect_right(self.bases, action) - 1]

    def notation(self, action: i64) -> str:
        """Short stable text: the verb and its operands."""
        verb = self.verb(action)
        words = [verb.name]
        values = verb.values(action)
        for i, operand in enumerate(verb.operands):
            words.append(operand.text(values[i]))
        return " ".join(words)

    def parse(self, text: str) -> i64:
        """The action that the notation names."""
        words = text.split()
        for verb in self.verbs:
            if words and verb.name == words[0]:
                return self._pack(verb, words[1:], text)
        known = ", ".join(verb.name for verb in self.verbs)
        raise BadNotation(f"'{text}': no such verb; the verbs are {known}")

    def _pack(self, verb: Verb, words: list[str], text: str) -> i64:
        if len(words) != len(verb.operands):
            form = " ".join([verb.name] + [f"<{operand.name}>" for operand in verb.operands])
            raise BadNotation(f"'{text}': expected {form}")
        packed: i64 = 0
        for i, operand in enumerate(verb.operands):
            packed = packed * operand.size + operand.parse(words[i])
        return verb.base + packed
