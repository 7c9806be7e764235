"""The choices, numbered and told apart, and which of them a person means."""

from __future__ import annotations

from typing import NamedTuple

from galapagos.cli.play.table import YOU, Table
from galapagos.kernel.text import BadNotation
from galapagos.words import UnknownWords


class Option(NamedTuple):
    """A choice in words; `verb` is the group it stands in."""

    action: int
    words: str
    verb: str
    notation: str


def options(table: Table) -> list[Option]:
    """What can be chosen now: verb by verb, what bots would weigh first, passing last; no two called the same."""
    state = table.state
    found = [_option(table, action) for action in state.legal_actions(YOU)]
    weighed = set(state.considered(YOU))
    likely = {option.verb for option in found if option.action in weighed}
    rank = {option.verb: number for number, option in enumerate(found)}
    found.sort(key=lambda o: (o.verb == "pass", o.verb not in likely, rank[o.verb], o.action not in weighed))
    return _told_apart(found)


def _option(table: Table, action: int) -> Option:
    state = table.state
    verb = state.game.verbs.verb(action).name
    return Option(action, words(table, action), verb, state.notation(action))


def words(table: Table, action: int) -> str:
    """The action's sentence, with what it does not say of the things it touches."""
    sentence = table.say(table.state.describe(action, YOU)).rstrip(".")
    remarks = [table.remark(thing) for thing in table.state.touches(action, YOU)]
    new = [remark for remark in dict.fromkeys(remarks) if remark and not _said(remark, sentence)]
    return f"{sentence} ({'; '.join(new)})" if new else sentence


def _said(remark: str, sentence: str) -> bool:
    return any(part in sentence for part in remark.split(" / "))


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
    exact = [option for option in found if text in (option.notation.casefold(), option.words.casefold())]
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
