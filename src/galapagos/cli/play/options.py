"""The choices, numbered and told apart, and which of them a person means."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from galapagos.cli.play.passes import PASS
from galapagos.cli.play.table import YOU, Table
from galapagos.kernel.text import BadNotation
from galapagos.words import UnknownWords


class Option(NamedTuple):
    """A choice in words; `verb` is the group it stands in, `remarks` what its `sentence` leaves out."""

    action: int
    sentence: str
    words: str
    verb: str
    notation: str
    remarks: list[str]


def options(table: Table) -> list[Option]:
    """What can be chosen now: verb by verb, what bots would weigh first, passing last; no two called the same."""
    state = table.state
    found = [_option(table, action) for action in state.legal_actions(YOU)]
    weighed = set(state.considered(YOU))
    likely = {option.verb for option in found if option.action in weighed}
    rank = {option.verb: number for number, option in enumerate(found)}
    found.sort(key=lambda o: (o.verb == PASS, o.verb not in likely, rank[o.verb], o.action not in weighed))
    groups = [list(group) for _, group in groupby(found, key=lambda option: option.verb)]
    return _told_apart([option for group in groups for option in _remarked(group)])


def _option(table: Table, action: int) -> Option:
    """The action's sentence, and what it does not say of the things it touches."""
    state = table.state
    sentence = table.say(state.describe(action, YOU)).rstrip(".")
    remarks = [part for thing in state.touches(action, YOU) for part in table.remark(thing).split("; ")]
    new = [part for part in dict.fromkeys(remarks) if part and not _said(part, sentence)]
    return Option(action, sentence, sentence, state.game.verbs.verb(action).name, state.notation(action), new)


def _remarked(group: list[Option]) -> list[Option]:
    """The options of one verb with their remarks; where sentences differ, without what is said of them all."""
    apart = len({option.words for option in group}) == len(group) > 1
    common = set.intersection(*(set(option.remarks) for option in group)) if apart else set()
    return [option._replace(words=_with(option, common)) for option in group]


def _with(option: Option, common: set[str]) -> str:
    told = "; ".join(part for part in option.remarks if part not in common)
    return f"{option.words} ({told})" if told else option.words


def _said(part: str, sentence: str) -> bool:
    return any(name in sentence for name in part.split(" / "))


def _told_apart(found: list[Option]) -> list[Option]:
    """Where words are still the same, the notation tells them apart."""
    said = [option.words for option in found]
    return [
        option._replace(words=f"{option.words} [{option.notation}]") if said.count(option.words) > 1 else option
        for option in found
    ]


def meant(answer: str, found: list[Option]) -> list[Option]:
    """The choices that an answer may stand for: its number, its notation, its words or their beginning."""
    if answer.isdecimal():
        return [found[int(answer) - 1]] if 1 <= int(answer) <= len(found) else []
    text = answer.casefold()
    exact = [o for o in found if text in (o.notation.casefold(), o.sentence.casefold(), o.words.casefold())]
    return exact or [option for option in found if option.words.casefold().startswith(text)]


def why_not(table: Table, answer: str) -> str:
    """The rule's own reason why that move can't be made now; nothing, if it is no move of this game."""
    action = _move(table, answer)
    reason = table.state.illegal(YOU, action) if action >= 0 else None
    return table.say(reason) if reason else ""


def _move(table: Table, answer: str) -> int:
    """The move that the answer names by its notation or the beginning of its words, possible or not; else -1."""
    try:
        return table.state.parse(answer)
    except BadNotation:
        asked = [action for verb in table.state.top.verbs(table.state, YOU) for action in verb.all()]
        every = asked + list(range(table.state.game.action_count))
        return next((action for action in every if _begins(table, action, answer.casefold())), -1)


def _begins(table: Table, action: int, text: str) -> bool:
    try:
        return table.say(table.state.describe(action, YOU)).casefold().startswith(text)
    except UnknownWords:
        return False
