"""Presence: who is connected to a table, here and at the other processes, and since when somebody is gone."""

from collections import Counter
from typing import NamedTuple

REMOTE_LASTS = 30.0


class Elsewhere(NamedTuple):
    """What another process told: who of the seated is there, how many look on, and when it told so."""

    guests: list[str]
    watchers: int
    then: float


class Presence:
    """Who is here. Times are those of a monotonic clock."""

    def __init__(self, now: float) -> None:
        self._began = now
        self._here: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._remote: dict[str, Elsewhere] = {}

    def enter(self, guest: str) -> bool:
        """One more connection of a guest; True when it is the first."""
        self._here[guest] += 1
        return self._here[guest] == 1

    def leave(self, guest: str, now: float) -> bool:
        """One connection less; True when it was the last."""
        self._here[guest] -= 1
        if self._here[guest] > 0:
            return False
        del self._here[guest]
        self._left[guest] = now
        return True

    def remote(self, process: str, guests: list[str], watchers: int, now: float) -> bool:
        """Who is connected to another process; True when that is new."""
        before = self._remote.get(process, Elsewhere([], 0, 0.0))
        for guest in before.guests:
            if guest not in guests:
                self._left[guest] = now
        self._remote[process] = Elsewhere(guests, watchers, now)
        return (sorted(before.guests), before.watchers) != (sorted(guests), watchers)

    def forget(self, now: float) -> bool:
        """Drop processes that have not told anything for long; True when somebody went with them."""
        silent = [process for process, told in self._remote.items() if now - told.then > REMOTE_LASTS]
        gone = False
        for process in silent:
            told = self._remote.pop(process)
            self._left.update(dict.fromkeys(told.guests, told.then))
            gone = gone or bool(told.guests) or told.watchers > 0
        return gone

    def local(self, seated: set[str]) -> tuple[list[str], int]:
        """Who of the seated is connected to this process, and how many others: those are only counted, for brevity."""
        here = sorted(seated & set(self._here))
        return here, len(self._here) - len(here)

    def here(self, guest: str) -> bool:
        return guest in self._here or any(guest in told.guests for told in self._remote.values())

    def gone(self, guest: str, now: float, away: float) -> bool:
        """Whether somebody is away for so long already."""
        return not self.here(guest) and now - self._left.get(guest, self._began) >= away

    def watchers(self, seated: set[str]) -> int:
        """How many look on without a seat; who does so at two processes counts twice."""
        return len(set(self._here) - seated) + sum(told.watchers for told in self._remote.values())
