"""Viewpoints: what each seat, and who only watches, has been shown, with versions that count for each of them."""

from typing import NamedTuple

import msgspec

from galapagos.kernel.history import History
from galapagos.kernel.state import State
from galapagos.kernel.text import Event, Text

encode = msgspec.json.Encoder(enc_hook=str).encode


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

    __slots__ = ("asked", "asking", "events", "face", "first", "seat", "version")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version = 0
        self.first = 0  # events before this version are not known here
        self.asked = 0  # the version with which the present question was put
        self.asking: tuple[Text | None, list[int]] = (None, [])
        self.face: tuple[bytes, list[int], bool, bool] = (b"", [], False, False)
        self.events: list[Seen] = []

    def look(self, history: History, happened: list[Event], actor: int | None) -> bool:
        """Look at the table after the actor's entry; True when there is something new to see."""
        state = history.state
        number = state.spectator if self.seat is None else self.seat
        told = [event for event in happened if event.visible_to(number)]
        options = [] if self.seat is None else state.legal_actions(self.seat)
        view = encode(state.view(self.seat))
        undo = self.seat is not None and history.can_undo(self.seat)
        own = actor is not None and actor == self.seat
        question = (self.question(state) if options else None, options)
        face = (view, state.waiting, undo, state.over)
        if not (told or own or face != self.face or question != self.asking):
            return False
        self.version += 1
        if own or question != self.asking:
            self.asked = self.version
        self.face, self.asking = face, question
        self.events += [Seen(self.version, actor, e.text, e.source, e.target) for e in told]
        return True

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
        return state.question(-1 if self.seat is None else self.seat)

    def known(self, version: int) -> int:
        """The version from which a client that has this one can go on: 0, the beginning, when it can't."""
        return version if self.first <= version <= self.version else 0

    def since(self, version: int) -> list[Seen]:
        """The events after a version."""
        return [event for event in self.events if event.version > version]


class Gallery:
    """All the viewpoints of a table, looking together."""

    def __init__(self, players: int) -> None:
        self.points = [Viewpoint(seat) for seat in range(players)]
        self.points.append(Viewpoint(None))

    def of(self, seat: int | None) -> Viewpoint:
        """The viewpoint of a seat, or of the spectators."""
        return self.points[-1 if seat is None else seat]

    def resume(self, version: int) -> None:
        """Go on at a version whose past is not known here."""
        for point in self.points:
            point.version = point.first = version

    def look(self, history: History, happened: list[Event], actor: int | None) -> None:
        """Everybody looks at the table after the actor's entry."""
        for point in self.points:
            point.look(history, happened, actor)
