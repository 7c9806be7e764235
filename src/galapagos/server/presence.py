"""Presence: who is connected to a table, here and at the other processes, and since when somebody is gone."""

from collections import Counter

REMOTE_LASTS = 30.0


class Presence:
    """Who is here. Times are those of a monotonic clock."""

    def __init__(self, now: float) -> None:
        self._began = now
        self._here: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._remote: dict[str, tuple[list[str], float]] = {}

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

    def remote(self, process: str, guests: list[str], now: float) -> bool:
        """Who is connected to another process; True when that is new."""
        before = self._remote.get(process, ([], 0.0))[0]
        for guest in before:
            if guest not in guests:
                self._left[guest] = now
        self._remote[process] = (guests, now)
        return sorted(before) != sorted(guests)

    def forget(self, now: float) -> bool:
        """Drop processes that have not told anything for long; True when somebody went with them."""
        silent = [process for process, (_, then) in self._remote.items() if now - then > REMOTE_LASTS]
        gone = False
        for process in silent:
            guests, then = self._remote.pop(process)
            self._left.update(dict.fromkeys(guests, then))
            gone = gone or bool(guests)
        return gone

    def local(self) -> list[str]:
        """The guests connected to this process."""
        return sorted(self._here)

    def here(self, guest: str) -> bool:
        return guest in self._here or any(guest in guests for guests, _ in self._remote.values())

    def gone(self, guest: str, now: float, away: float) -> bool:
        """Whether somebody is away for so long already."""
        return not self.here(guest) and now - self._left.get(guest, self._began) >= away

    def watchers(self, seated: set[str]) -> int:
        """How many look on without a seat."""
        everybody = set(self._here).union(*(guests for guests, _ in self._remote.values()))
        return len(everybody - seated)
