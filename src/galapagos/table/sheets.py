"""The sheets that are shown: a table as one viewpoint or guest may see it, as plain data ready for JSON.

The fields are those of the server's protocol, which describes them; a test compares both.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from galapagos.gallery.sketch import sketch
from galapagos.kernel.state import State
from galapagos.kernel.text import Param
from galapagos.table.history import History
from galapagos.table.picks import picks
from galapagos.table.speech import Speech
from galapagos.table.table import Table
from galapagos.table.viewpoint import Seen, Viewpoint

Sheet: TypeAlias = dict[str, Any]
MOST_BEATS = 24


class Advised(NamedTuple):
    """A bot's advice: actions with their chances, the best first, and why."""

    ideas: list[tuple[int, float]]
    key: str
    params: dict[str, Param]


def position(
    game: str,
    history: History,
    point: Viewpoint,
    since: int,
    names: list[str],
    speech: Speech,
    plain: bool = False,
    view: Callable[[bytes], Any] = json.loads,
) -> Sheet:
    """The table from a viewpoint, with what happened there after a version; `plain`: in plain text, too.

    `view` makes of the encoded view what the sheet shall have in its place.
    """
    state = history.state
    since = point.known(since)
    return {
        "type": "position",
        "seat": point.seat,
        "version": point.version,
        "since": since,
        "view": view(point.view),
        "question": speech.words(game, point.question(state), names),
        "waiting": state.waiting,
        "options": options(game, history, point, point.options, names, speech),
        "picked": options(game, history, point, picks(state, point.seat), names, speech),
        "events": [_event(game, seen, names, speech) for seen in point.since(since)],
        "undo": point.seat is not None and history.can_undo(point.seat),
        "over": state.over,
        "result": state.returns() if state.over else None,
        "beats": _beats(point, since, view),
        "sketch": sketch(state.view(point.seat), speech.catalogue(game), names) if plain else None,
    }


def _beats(point: Viewpoint, since: int, view: Callable[[bytes], Any]) -> list[Sheet]:
    """What lay between the client's version and this one, if it has the one just before."""
    if since != point.version - 1 or since == 0:
        return []
    return [{"told": beat.told, "view": view(beat.view)} for beat in point.beats[:MOST_BEATS]]


def options(
    game: str, history: History, point: Viewpoint, actions: list[int], names: list[str], speech: Speech
) -> list[Sheet]:
    """Actions as they are offered."""
    return [_option(game, history, point, action, names, speech) for action in actions]


def _option(game: str, history: History, point: Viewpoint, action: int, names: list[str], speech: Speech) -> Sheet:
    state = history.state
    told = speech.words(game, state.describe(action, point.seat), names)
    return {
        "action": action,
        "notation": state.notation(action),
        **told,
        "touches": state.touches(action, point.seat),
    }


def _event(game: str, seen: Seen, names: list[str], speech: Speech) -> Sheet:
    return {
        "version": seen.version,
        "seat": seen.seat,
        **speech.words(game, seen.text, names),
        "from": seen.source or None,
        "to": seen.target or None,
    }


def hint(
    id: int,
    version: int,
    state: State,
    seat: int,
    level: str,
    advice: Advised,
    names: list[str],
    game: str,
    speech: Speech,
) -> Sheet:
    """A bot's advice in words."""

    def idea(action: int, chance: float) -> Sheet:
        text = speech.say(game, state.describe(action, seat), names)
        return {"action": action, "text": text, "chance": round(chance, 3)}

    best, *others = [idea(*found) for found in advice.ideas]
    reason = speech.say(game, (advice.key, advice.params), names)
    told = speech.own("hint-sentence", {"level": speech.level(level).name, "option": best["text"].removesuffix(".")})
    text = f"{told} {reason}".strip()
    return {"type": "hint", "id": id, "version": version, "best": best, "others": others, "text": text}


def names_of(table: Table, speech: Speech) -> list[str]:
    """What the people and bots at a table are called, each otherwise; open seats by their number."""
    if table.setup.names is not None:
        return distinct(table.setup.names)
    numbered = [speech.own("player-number", {"number": seat + 1}) for seat in range(len(table.chairs))]
    return distinct([chair.name or number for chair, number in zip(table.chairs, numbered, strict=True)])


def record_text(table: Table, speech: Speech) -> str:
    """The record of a table's game, with the names of those who played."""
    assert table.history is not None
    record = table.history.record
    header = record.header
    record.header = header | {"names": names_of(table, speech)}
    try:
        return record.text()
    finally:
        record.header = header


def distinct(names: list[str]) -> list[str]:
    """The names, with a number where somebody before has the same: who did what must be told apart."""
    found: list[str] = []
    for name in names:
        number = 1
        told = name
        while told in found:
            number += 1
            told = f"{name} {number}"
        found.append(told)
    return found


def table_sheet(
    table: Table, guest: str, watchers: int, here: Callable[[str], bool], gone: Callable[[str], bool], speech: Speech
) -> Sheet:
    """A table as a guest sees it; `here` and `gone` tell of a person's presence."""
    setup = table.setup
    names = names_of(table, speech)
    origin = setup.origin
    return {
        "id": table.id,
        "game": setup.game,
        "mode": setup.mode,
        "status": table.status,
        "public": setup.public,
        "yours": setup.maker == guest,
        "practice": table.practising,
        "commitment": setup.commitment or None,
        "seats": [_seat(table, seat, guest, names[seat], here, gone) for seat in range(setup.players)],
        "watchers": watchers,
        "clock": None if setup.clock is None else {"seconds": setup.clock, "increment": setup.increment},
        "watch": setup.watch,
        "hints": setup.hints,
        "undo": setup.undo,
        "auto": setup.auto,
        "away": setup.away,
        "deck": setup.fingerprint,
        "created": table.created,
        "waiting": table.waiting if table.status == "playing" else [],
        "result": table.result,
        "closed": speech.own(table.closed) if table.closed else None,
        "rival": speech.game_words(setup.game, f"rival-{setup.mode}", "") or None,
        "origin": None if origin is None else {"table": origin.table, "step": origin.step},
        "rematch": table.rematch,
    }


def _seat(
    table: Table, seat: int, guest: str, name: str, here: Callable[[str], bool], gone: Callable[[str], bool]
) -> Sheet:
    chair = table.chairs[seat]
    person = chair.guest
    return {
        "seat": seat,
        "kind": "open" if chair.open else "bot" if person is None else "person",
        "name": "" if chair.open and not chair.kept and table.setup.names is None else name,
        "kept": None if chair.kept is None else "you" if chair.kept == guest else "another",
        "level": chair.level,
        "mine": person == guest,
        "here": person is not None and here(person),
        "resigned": chair.resigned,
        "stand_in": chair.stand_in,
        "may_hand_over": person is not None and chair.driver is None and table.status == "playing" and gone(person),
        "deadline": table.deadline(seat),
        "left": table.left(seat),
        "resting": chair.resting if chair.resting > 0 else None,
    }
