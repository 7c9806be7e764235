"""Viewpoints: what each seat, and who only watches, has been shown, with versions that count for each of them."""

import json
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from galapagos.kernel.flow import Interlude
from galapagos.kernel.state import State
from galapagos.kernel.text import Event, Text
from galapagos.table.history import History
from galapagos.table.plain import to_json

Encode: TypeAlias = Callable[[Any], bytes]  # plain data as JSON: whoever has a quicker encoder brings it
Face: TypeAlias = tuple[bytes, list[int], bool, bool]  # the view, who is asked, whether undo is possible, the end
Asking: TypeAlias = tuple[Text | None, list[int]]  # this seat's own question and options
LOG = 500  # events that anybody is told at once: a long game has tens of thousands, and no client shows so many


class Beat(NamedTuple):
    """A moment in the middle of an entry: the view when so many of its events had been told to this viewpoint."""

    told: int
    view: bytes


class Seen(NamedTuple):
    """An event as one viewpoint was told of it."""

    version: int
    seat: int | None
    text: Text
    source: str
    target: str


class Viewpoint:
    """What a seat (or the spectators, seat None) has been shown so far.

    The version rises when, and only when, this viewpoint could see a change. So it depends on nothing else.
    """

    __slots__ = ("_stage", "_told", "asked", "asking", "beats", "encode", "events", "face", "first", "seat", "version")

    def __init__(self, seat: int | None, encode: Encode = to_json) -> None:
        self.seat = seat
        self.encode = encode
        self.version = 0
        self.first = 0  # events before this version are not known here
        self.asked = 0  # the version with which the present question was put
        self.asking: Asking = (None, [])
        self.face: Face = (b"", [], False, False)
        self.events: list[Seen] = []
        self.beats: list[Beat] = []  # of the newest version alone: who comes late is shown how it stands
        self._stage = ""
        self._told = 0

    def glance(self, state: State, event: Event, stage: str | None) -> None:
        """See the table as it stands right after an event; events of one stage are shown together."""
        if not event.visible_to(state.spectator if self.seat is None else self.seat):
            return
        self._told += 1
        if stage is None:
            return
        if self.beats and stage and stage == self._stage:
            self.beats.pop()
        self._stage = stage
        self.beats.append(Beat(self._told, self.encode(state.view(self.seat))))

    def forget(self) -> None:
        """Begin a new entry."""
        self.beats, self._stage, self._told = [], "", 0

    def look(self, history: History, happened: list[Event], actor: int | None) -> bool:
        """Look at the table after the actor's entry; True when there is something new to see."""
        number = history.state.spectator if self.seat is None else self.seat
        told = [event for event in happened if event.visible_to(number)]
        own = actor is not None and actor == self.seat
        face, question = self._faced(history)
        if not (told or own or face != self.face or question != self.asking):
            return False
        self.version += 1
        if own or question != self.asking:
            self.asked = self.version
        self.face, self.asking = face, question
        self.events += [Seen(self.version, actor, e.text, e.source, e.target) for e in told]
        return True

    def note(self, happened: list[Event], spectator: int, actor: int | None, version: int, asked: int) -> None:
        """Take over what was seen when the entry was stored; `refresh` looks once, at the end."""
        number = spectator if self.seat is None else self.seat
        told = [event for event in happened if event.visible_to(number)]
        self.version, self.asked = version, asked
        self.events += [Seen(version, actor, e.text, e.source, e.target) for e in told]

    def refresh(self, history: History) -> None:
        """Look at the table as it is, without anything new to see."""
        self.face, self.asking = self._faced(history)

    def _faced(self, history: History) -> tuple[Face, Asking]:
        state = history.state
        options = [] if self.seat is None or self._gave_up(state) else state.legal_actions(self.seat)
        undo = self.seat is not None and history.can_undo(self.seat)
        face = (self.encode(state.view(self.seat)), state.waiting, undo, state.over)
        return face, (self.question(state) if options else None, options)

    @property
    def view(self) -> bytes:
        """The view, as JSON."""
        return self.face[0]

    @property
    def options(self) -> list[int]:
        """What this seat may choose from now."""
        return self.asking[1]

    def question(self, state: State) -> Text:
        """What this viewpoint reads above the table."""
        return state.question(-1 if self.seat is None or self._gave_up(state) else self.seat)

    def _gave_up(self, state: State) -> bool:
        """Whether this seat has resigned: then it is asked nothing, whatever the table decides for it."""
        return self.seat is not None and bool(state.resigned >> self.seat & 1)

    def known(self, version: int) -> int:
        """The version from which a client that has this one can go on: 0, a new beginning, when it can't."""
        possible = self.first <= version <= self.version and len(self.events) - self._told_by(version) <= LOG
        return version if possible else 0

    def since(self, version: int) -> list[Seen]:
        """The events after a version: all of them, or the latest of very many."""
        return self.events[max(self._told_by(version), len(self.events) - LOG) :]

    def _told_by(self, version: int) -> int:
        """How many events had been told by a version."""
        return bisect_right(self.events, version, key=lambda event: event.version)


def interlude(state: State) -> State:
    """The table as it stands in the middle of a rule, to be looked at: nobody is asked in it."""
    other = state.clone()
    other.push(Interlude())
    return other


class Gallery:
    """All the viewpoints of a table, looking together."""

    def __init__(self, players: int, encode: Encode = to_json) -> None:
        self.points = [Viewpoint(seat, encode) for seat in [*range(players), None]]

    def of(self, seat: int | None) -> Viewpoint:
        """The viewpoint of a seat, or of the spectators."""
        return self.points[-1 if seat is None else seat]

    def versions(self) -> str:
        """The versions of all viewpoints, and those with which they were asked, as they are stored."""
        return json.dumps([[p.version for p in self.points], [p.asked for p in self.points]])

    def note(self, happened: list[Event], actor: int | None, versions: str) -> None:
        """Take over what everybody saw when the entry was stored."""
        counts, asked = json.loads(versions)
        for point, version, since in zip(self.points, counts, asked, strict=True):
            point.note(happened, len(self.points) - 1, actor, version, since)

    def resume(self, versions: str) -> None:
        """Go on at versions whose past is not known here."""
        self.note([], None, versions)
        for point in self.points:
            point.first = point.version

    def refresh(self, history: History) -> None:
        """Look at the table as it is, without anything new to see."""
        for point in self.points:
            point.refresh(history)

    def glance(self, state: State, event: Event, stage: str | None) -> None:
        """Everybody hears of an event, and sees the table as it stands then."""
        state = state if stage is None else interlude(state)
        for point in self.points:
            point.glance(state, event, stage)

    def forget(self) -> None:
        """Begin a new entry."""
        for point in self.points:
            point.forget()

    def look(self, history: History, happened: list[Event], actor: int | None) -> None:
        """Everybody looks at the table after the actor's entry."""
        for point in self.points:
            point.look(history, happened, actor)
