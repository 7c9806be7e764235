"""Films of finished games: a record goes in, plain data or JSON comes out. A server runs these in other processes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from galapagos import games
from galapagos.gallery.sketch import sketch
from galapagos.kernel.state import State
from galapagos.kernel.text import BadRecord, Event, GalapagosError, Text
from galapagos.table import entries
from galapagos.table.ending import hands, reader_of
from galapagos.table.ending import speech as _speech
from galapagos.table.history import History, replay
from galapagos.table.making import check_players
from galapagos.table.plain import to_json
from galapagos.table.record import Record, redeal_line
from galapagos.table.refusal import Refusal
from galapagos.table.seal import draw
from galapagos.table.sheets import Sheet, position
from galapagos.table.speech import Speech
from galapagos.table.table import Table
from galapagos.table.viewpoint import Gallery, Viewpoint

ALL = "all"
WATCHER = "watcher"
TURNING_POINTS = 5
NOTES = {
    "undo": "undone",
    "back": "undone",
    "resign": "resigned",
    "handover": "handed-over",
    "handover person": "taken-back",
    "redeal": "redealt",
}


class Step(NamedTuple):
    """A moment of a replay: the history after an entry, whose entry it was, its words, and what happened."""

    number: int
    history: History
    seat: int | None
    words: str
    events: list[Event]
    choice: Text | None = None  # the option that was chosen, told to who chose it


def steps(record: Record, strict: bool = False) -> Iterator[Step]:
    """The game again, entry by entry; step 0 is the position before the first. See `replay` for `strict`."""
    if record.header["game"] not in games.ids():
        raise BadRecord(1, f"there is no game '{record.header['game']}' here")
    game = games.game(record.header["game"])
    events: list[Event] = []
    entries = [line.partition(" ") for line in record.lines if not line.startswith("=")]
    choice: Text | None = None
    for number, (history, line) in enumerate(replay(game, record, strict)):
        seat: int | None = None
        words = ""
        if line > 1:
            who, _, words = record.lines[line - 2].partition(" ")
            seat = int(who)
            events += _notes(seat, words)
        yield Step(number, history, seat, words, events, choice)
        events.clear()
        history.state.sink = events.append
        choice = _choice(history.state, entries[number]) if number < len(entries) else None


def _choice(state: State, entry: tuple[str, str, str]) -> Text | None:
    """What an entry to come chooses, as who chooses it is told of it."""
    seat, _, words = entry
    if _special(words):
        return None
    try:
        return state.describe(state.parse(words), int(seat))
    except GalapagosError:  # the replay itself says what is wrong with it
        return None


def _notes(seat: int, words: str) -> list[Event]:
    note = NOTES.get(words) or NOTES.get(words.partition(" ")[0])
    return [] if note is None else [Event(f"table-{note}", {"player": f"player:{seat}"}, "", "", -1)]


def verify(text: str) -> tuple[dict[str, Any], list[str], bool]:
    """A record's header and entries, and whether its game is over; BadRecord when it does not replay."""
    record = Record.parse(text)
    if "state" in record.header:
        raise BadRecord(1, "it begins in the middle of a game")
    over = False
    for step in steps(record, strict=True):
        over = step.history.state.over
    return record.header, [line for line in record.lines if not line.startswith("=")], over


def faithful(text: str) -> bool:
    """Whether a record of other rules replays as it was played: every entry, and the state at its end."""
    record = Record.parse(text)
    try:
        for _ in steps(record):
            pass
    except GalapagosError:
        return False
    return bool(record.lines) and record.lines[-1].startswith("=")


def index(text: str, names: list[str]) -> list[Sheet]:
    """All steps, with each viewpoint's version after them."""
    speech = _speech()
    record = Record.parse(text)
    gallery = Gallery(record.header["players"])
    found: list[Sheet] = []
    for step in steps(record):
        told = _told(step, names, speech)
        keys = [event.key for event in step.events if event.visible_to(step.history.state.spectator)]
        gallery.look(step.history, step.events, step.seat)
        versions = {"null" if p.seat is None else str(p.seat): p.version for p in gallery.points}
        kind = "start" if step.seat is None else step.words.split(" ")[0] if _special(step.words) else "act"
        found.append(
            {
                "step": step.number, "seat": step.seat, "kind": kind,
                "notation": step.words, "text": told, "versions": versions, "keys": keys,
                "round": int(step.history.state.round),
            }
        )  # fmt: skip
    return found


def _special(words: str) -> bool:
    return words.partition(" ")[0] in NOTES


def _told(step: Step, names: list[str], speech: Speech) -> str:
    """The step in sentences: what those who only watch were told, else what was chosen in secret or by half."""
    told = " ".join(_sentences(step, names, speech))
    if told or step.choice is None:
        return told
    option = speech.say(step.history.state.game.id, step.choice, names).removesuffix(".")
    return speech.own("step-chose", {"player": names[step.seat or 0], "option": option})


def _sentences(step: Step, names: list[str], speech: Speech) -> list[str]:
    state = step.history.state
    said = [speech.say(state.game.id, e.text, names) for e in step.events if e.visible_to(state.spectator)]
    return [sentence for sentence in said if sentence]


def moment(text: str, names: tuple[str, ...], number: int, viewpoint: str, plain: bool) -> bytes | None:
    """One step from one viewpoint, or None when there is no such step; `plain`: in plain text, too."""
    return _film(text, names, viewpoint, plain).frame(number)


class Film:
    """A replay from one viewpoint, as far as somebody has asked to see it."""

    def __init__(self, text: str, names: tuple[str, ...], viewpoint: str, plain: bool) -> None:
        self._names, self._viewpoint, self._plain = names, viewpoint, plain
        self._point = Viewpoint(int(viewpoint) if viewpoint.isdecimal() else None)
        record = Record.parse(text)
        self._reader = reader_of(record.header["game"])
        self._steps = steps(record)
        self._frames: list[bytes] = []

    def frame(self, number: int) -> bytes | None:
        """The frame of a step, after those before it, or None when the film is shorter."""
        while len(self._frames) <= number:
            step = next(self._steps, None)
            if step is None:
                return None
            self._frames.append(self._shot(step))
        return self._frames[number]

    def _shot(self, step: Step) -> bytes:
        before = self._point.version
        self._point.look(step.history, step.events, step.seat)
        game, names, speech = step.history.state.game.id, list(self._names), _speech()
        sheet = position(game, step.history, self._point, before, names, speech, self._plain)
        sheet["since"] = before
        held: list[list[str]] = []
        if self._viewpoint == ALL:  # the spectators' sheet with every card face up
            view = sheet["view"] = step.history.state.unveiled().view(None)
            sheet["sketch"] = sketch(view, speech.catalogue(game), names) if self._plain else None
            held = hands(self._reader, step.history.state, speech)
        return to_json({"step": step.number, "position": sheet, "hands": held})


_film = lru_cache(maxsize=6)(Film)


def chances(text: str, names: Sequence[str] = ()) -> Sheet:
    """Each seat's share of the game after each step, judged from what that seat knew then; the turns in words."""
    curve: list[list[float]] = []
    told: list[str] = []
    record = Record.parse(text)
    reader = reader_of(record.header["game"])
    known = list(names) or _names(_speech(), record.header.get("names"), record.header["players"])
    for step in steps(record):
        state = step.history.state
        told.append(_weightiest(step, reader.notable, known))
        if state.over:
            curve.append(state.returns())
            continue
        curve.append(_shares([max(0.0, state.reckon(seat)) for seat in range(state.players)]))
    turning = _turning(curve)
    return {"chances": curve, "turning": turning, "points": [_point(curve, step, told[step]) for step in turning]}


def _weightiest(step: Step, notable: tuple[str, ...], names: list[str]) -> str:
    """The one sentence that tells what happened in a step."""
    state, speech = step.history.state, _speech()
    events = {event.key: event for event in reversed(step.events) if event.visible_to(state.spectator)}
    found = next((events[key] for key in notable if key in events), None)
    if found is not None:
        return speech.say(state.game.id, found.text, names)
    return next(iter(_sentences(step, names, speech)), "") or _told(step, names, speech)


def _point(curve: list[list[float]], step: int, text: str) -> Sheet:
    """A turning point: whose chance changed most, from what to what."""
    before, after = curve[step - 1], curve[step]
    seat = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
    return {"step": step, "seat": seat, "before": before[seat], "after": after[seat], "text": text}


def _shares(values: list[float]) -> list[float]:
    """The judgements as shares of one; who plays alone keeps theirs: the rest is the engine's."""
    total = 1.0 if len(values) == 1 else sum(values)
    return [round(v / total, 4) if total else round(1 / len(values), 4) for v in values]


def _turning(curve: list[list[float]]) -> list[int]:
    """The steps that changed most, in order."""
    moved = [(sum(abs(a - b) for a, b in zip(curve[i], curve[i - 1], strict=True)), i) for i in range(1, len(curve))]
    most = sorted(moved, reverse=True)[:TURNING_POINTS]
    return sorted(step for change, step in most if change > 0)


# --- tables from films -----------------------------------------------------------------------------------------------


def imported(header: dict[str, Any], lines: list[str], maker: str, speech: Speech) -> entries.Setup:
    """The set-up of a table that a record becomes."""
    return entries.Setup(
        game=header["game"],
        mode=header["mode"],
        players=header["players"],
        seed=header["seed"],
        salt=header.get("salt", ""),
        commitment=header.get("commitment", ""),
        maker=maker,
        practice=True,
        deck=header.get("cards"),
        fingerprint=header["deck"] if header.get("cards") else None,
        rules=header["rules"],
        opening=lines,
        names=_names(speech, header.get("names"), header["players"]),
    )


def _names(speech: Speech, found: object, players: int) -> list[str]:
    """The names in a record's header, as far as they can be shown."""
    given = found if isinstance(found, list) else []
    names = [name.strip()[:24] for name in given if isinstance(name, str) and name.strip() and name.isprintable()]
    if len(names) == players == len(given):
        return names
    return [speech.own("player-number", {"number": seat + 1}) for seat in range(players)]


def branched(old: Table, text: str, step: int, maker: str, players: int, others: bool) -> entries.Setup:
    """The set-up of a table that plays on from a step of a finished game.

    What was hidden can be looked up. So with others it is dealt anew, and alone it is practice.
    """
    kept = Record.parse(text)
    if "state" in kept.header:  # it went on under newer rules, and nobody can begin in the middle
        raise Refusal("old-rules", status=410)
    check_players(old.game, old.setup.mode, players)
    if players != old.setup.players:
        raise Refusal("bad-setup", {"why": f"{players} != {old.setup.players}"}, status=400)
    lines = [line for line in kept.lines if not line.startswith("=")]
    if step >= len(lines):
        raise Refusal("no-such-step", status=404)
    seal = draw()
    return replace(
        old.setup,
        maker=maker,
        practice=not others,
        public=False,
        clock=None,
        increment=None,
        opening=[*lines[:step], *([redeal_line(seal)] if others else [])],
        commitment=seal.commitment if others else "",
        origin=entries.Origin(old.id, step),
        names=None,
        rules=old.game.rules_version,
    )
