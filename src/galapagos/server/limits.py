"""Limits on how much one connection or guest may ask for."""

import time
from collections import Counter, OrderedDict

BODY_BYTES = 600_000
HEADER_BYTES = 16_384  # all of them together
MESSAGE_BYTES = 4_096
MESSAGES_PER_SECOND, MESSAGE_BURST = 20.0, 60.0
CALLS_PER_SECOND, CALL_BURST = 20.0, 120.0
PENALTY = 0.5  # seconds until a call too many is refused: who asks on gets no more refusals than this lets through
TABLES_PER_SECOND, TABLE_BURST = 0.5, 20.0
DRAWINGS_PER_SECOND, DRAWING_BURST = 20.0, 400.0  # of an address; what is drawn already is free
LOOKS_PER_SECOND, LOOK_BURST = 2.0, 20.0  # at the lobby: the dearest of all calls
HINTS_PER_SECOND, HINT_BURST = 0.5, 8.0
HELLOS_PER_SECOND, HELLO_BURST = 1.0, 2.0  # of a socket
GREETINGS_PER_SECOND, GREETING_BURST = 2.0, 40.0  # of a guest, on all sockets
PHRASES_PER_SECOND, PHRASE_BURST = 0.5, 6.0  # of a guest, and of all at a table who have no seat there
PUBLIC_PER_SECOND, PUBLIC_BURST = 1 / 60, 5.0  # public tables of a guest
SEATS_PER_SECOND, SEAT_BURST = 1 / 20, 6.0  # seats that a guest takes at public tables
UNFINISHED_SECONDS = 20.0  # until a call's headers and body must be here
UNFINISHED_CALLS = 500  # beyond that the oldest is ended
LOBBY, LOBBY_LOOKS = 50, 120  # tables that the lobby shows, of so many that were used last
SOCKETS_PER_GUEST = 20
SOCKETS_PER_ADDRESS = 200  # a school behind one address
AT_ONE_ADDRESS = 5.0  # what an address may do, in guests
WAITING_MESSAGES = 300  # of a socket
WAITING_BYTES = 4_000_000  # eight positions for each of six seats, with hundreds of events; usually a hundredth of it
STALLED = 30.0  # seconds in which a socket must take some of what was sent
PROGRESS = 65_536  # bytes that count as some
FAULTS = 30
RECORD_ENTRIES = 8_000  # the longest of 45,000 games at random had 5,313, and a table takes 1,000 undos
REPLAYS_WAITING, IMPORTS_WAITING = 8, 4  # of one guest
REVIEWS, REVIEWS_OF_ONE = 40, 2  # in the making: of all, of one guest
REVIEW_SECONDS = 60.0  # of a worker, for one review

# No control characters, and none that are not seen or turn the text around.
SEEN = r"[^\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]"


class Bucket:
    """So many tokens at once, refilled steadily."""

    __slots__ = ("burst", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float, now: float | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.then = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """One token, if there is one."""
        now = time.monotonic() if now is None else now
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class Doors:
    """The open sockets: of guests, of addresses, and of all together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self.open["all"]

    def enter(self, guest: str, address: str) -> bool:
        """One more, if there is room for it."""
        most = {"all": self._most, address: SOCKETS_PER_ADDRESS, guest: SOCKETS_PER_GUEST}
        if any(self.open[name] >= limit for name, limit in most.items()):
            return False
        self.open.update(most.keys())
        return True

    def leave(self, guest: str, address: str) -> None:
        """One less."""
        self.open.subtract(("all", address, guest))
        self.open = +self.open


class Buckets:
    """A bucket for each name; the least used names are forgotten, which only fills their bucket."""

    def __init__(self, rate: float, burst: float, names: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._names = names
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """One token of this name's, if there is one."""
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._burst)
        self._buckets[name] = bucket
        if len(self._buckets) > self._names:
            self._buckets.popitem(last=False)
        return bucket.take()
