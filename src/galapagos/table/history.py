"""A game as it was played: the state, its record, and undo back to the last fence.

A seat may take back its own last action until something hidden was shown, chance was used, or
another seat completed a move. Undo never crosses such a fence and never touches another's move.
Who plays against bots alone may go `back` further; the table then counts as practice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from galapagos.kernel.game import Game
from galapagos.kernel.state import State
from galapagos.kernel.text import BadRecord, GalapagosError
from galapagos.table.picks import picks
from galapagos.table.record import REDEAL, Record, fits, opening, read_seal, redeal_line
from galapagos.table.seal import Seal, dealt_anew


class CannotUndo(GalapagosError):
    """The seat's last action lies behind a fence, or there is none."""


class Stretch(NamedTuple):
    """A part of a game that nobody can go back behind: its first state, and the seats and actions after it."""

    first: State
    moves: list[tuple[int, int]]


class History:
    """A state that is played through `apply`, `undo`, `resign` and `hand_over`."""

    def __init__(self, state: State, record: Record) -> None:
        self.state = state
        self.record = record
        self._anchor = state.clone()  # the state at the last fence
        self._since: list[tuple[int, int]] = []  # seats and actions after it
        self.free = False  # whether undo may cross fences
        self.firm = False  # whether a move that is whole stands
        self._first = state.clone()
        self._all: list[tuple[int, int]] = []  # seats and actions after the first state

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int,
        mode: str | None = None,
        deck: dict[str, Any] | None = None,
        salt: str = "",
        commitment: str = "",
    ) -> History:
        """A new game with an empty record; with a salt its streams of chance are drawn apart."""
        state = game.start(players, seed, mode, deck, Seal(seed, salt).streams() if salt else None)
        name = game.modes[state.mode].name
        return cls(state, Record.begin(game, players, seed, name, deck, salt, commitment))

    def apply(self, seat: int, action: int) -> list[str]:
        """Play the action; the record's new lines come back. IllegalAction changes nothing."""
        state = self.state
        notation = state.notation(action) if 0 <= action < state.game.action_count else ""
        fence, mover = state.fence, state.mover
        state.apply(action, seat)
        self._remember(seat, action, fence, mover)
        self._all.append((seat, action))
        return self._write(seat, notation)

    def _remember(self, seat: int, action: int, fence: int, mover: int) -> None:
        """Keep what undo needs: the state at the last fence, and the actions after it.

        The fence rises by one when the turn to move passes to another seat, and that by itself makes only the moves
        of the others final: this seat may still take its own back. So they are played into the anchor, and this
        seat's own stay behind it. Any further rise means that something was shown, drawn or rolled: then everything
        is final, and the anchor is the state of now.
        """
        passed_on = self.state.mover not in (mover, -1)
        if self.state.fence - fence > passed_on:
            self._anchor = self.state.clone()
            self._since = []
            return
        if passed_on:  # the others' moves are final now, this seat's own are not
            _replay(self._anchor, [entry for entry in self._since if entry[0] != seat])
            self._since = [entry for entry in self._since if entry[0] == seat]
        self._since.append((seat, action))

    def can_undo(self, seat: int) -> bool:
        if self.firm and not picks(self.state, seat):
            return False
        return self.near(seat) or (self.free and _last(self._all, seat) >= 0)

    def near(self, seat: int) -> bool:
        """Whether the seat's last action lies on this side of the fence."""
        return _last(self._since, seat) >= 0

    def undo(self, seat: int) -> list[str]:
        """Take the seat's last action back."""
        if not self.near(seat):
            raise CannotUndo("there is nothing to take back: something was shown, drawn or answered")
        last = _last(self._since, seat)
        before = self._since
        self._since = self._stand(self._anchor, before[:last] + before[last + 1 :])
        _drop(self._all, before, self._since)
        return self._write(seat, "undo")

    def back(self, seat: int) -> list[str]:
        """Go back to the seat's last decision, whatever was shown or done since."""
        self._all = self._stand(self._first, self._all[: max(0, _last(self._all, seat))])
        self._anchor = self.state.clone()
        self._since = []
        return self._write(seat, "back")

    def _stand(self, start: State, entries: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Set the state to what comes of the entries; those that are possible come back."""
        sink = self.state.sink
        self.state = start.clone()
        played = _replay(self.state, entries)
        self.state.sink = sink
        return played

    @property
    def stretch(self) -> Stretch:
        """What was played since the last place that nobody can go back behind, without what was taken back."""
        return Stretch(self._first, self._all)

    def set_out(self) -> None:
        """Let nobody go back further than this."""
        self._first, self._all = self.state.clone(), []

    def resign(self, seat: int) -> list[str]:
        """The seat gives up. Its later choices are the table's to make, by `default_action`."""
        self.state.resign(seat)
        self.set_out()
        self._anchor = self.state.clone()
        self._since = []
        return self._write(seat, "resign")

    def hand_over(self, seat: int, to: str) -> list[str]:
        """Note that somebody else plays on for the seat: a bot's name, or `person`."""
        return self._write(seat, f"handover {to}")

    def redeal(self, seal: Seal) -> list[str]:
        """Deal anew whatever is not public: who knew it from elsewhere knows it no more."""
        sink = self.state.sink
        self.state = dealt_anew(self.state, seal)
        self.state.sink = sink
        self.set_out()
        self._anchor = self.state.clone()
        self._since = []
        return self._write(0, redeal_line(seal).removeprefix("0 "))

    def _write(self, seat: int, words: str) -> list[str]:
        lines = [self.record.add(seat, words)]
        if self.state.over or self.record.due():
            lines.append(self.record.pin(self.state))
        return lines

    def enter(self, seat: int, words: str) -> list[str]:
        """Play an entry of a record by its words."""
        if words == "undo":
            return self.undo(seat)
        if words == "back":
            return self.back(seat)
        if words == "resign":
            return self.resign(seat)
        if words.startswith("handover "):
            return self.hand_over(seat, words.removeprefix("handover "))
        if words.startswith(f"{REDEAL} "):
            return self.redeal(read_seal(words.split(" ")[1:]))
        return self.apply(seat, self.state.parse(words))


def _last(entries: list[tuple[int, int]], seat: int) -> int:
    """Where the seat's last action stands among the entries, -1 if there is none."""
    return max((i for i, entry in enumerate(entries) if entry[0] == seat), default=-1)


def _drop(played: list[tuple[int, int]], before: list[tuple[int, int]], after: list[tuple[int, int]]) -> None:
    """Take out of all that was played what undo has taken out of its newest part."""
    kept = list(after)
    for entry in before:
        if entry in kept:
            kept.remove(entry)
        elif entry in played:
            del played[len(played) - 1 - played[::-1].index(entry)]


def _replay(state: State, entries: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Play the entries that are still possible, and return those."""
    played = []
    for seat, action in entries:
        if state.illegal(seat, action) is None:
            state.play(seat, action)
            played.append((seat, action))
    return played


def replay(game: Game, record: Record, strict: bool = True) -> Iterator[tuple[History, int]]:
    """Play the record again, verifying it: the history after each line, and the line's number.

    BadRecord says at which line it stops fitting, and why. Unless it is `strict`, other rules will do, as long as
    every state that was pinned down comes out the same.
    """
    history = History(opening(game, record, strict), Record(record.header))
    yield history, 1
    for number, line in enumerate(record.lines, start=2):
        seat, _, words = line.partition(" ")
        if seat == "=":
            if not fits(words, history.state, record.header["rules"]):
                raise BadRecord(number, "the state differs from the one that was recorded")
            continue
        try:
            history.enter(int(seat), words)
        except GalapagosError as error:
            raise BadRecord(number, f"'{line}': {error}") from error
        yield history, number
