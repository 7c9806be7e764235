"""Rules in progress: frames on a stack, staged choices, and choices made together.

A frame is one paragraph of a rulebook while it is being carried out. It holds ints and lists of
ints, never closures or references into the state, so a state can be cloned and saved in the
middle of anything. The frame on top of the stack either carries on by itself or asks somebody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.parts import Part
from galapagos.kernel.rng import Rng
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

if TYPE_CHECKING:
    from galapagos.kernel.state import State

S = TypeVar("S", bound="State")
NOT_NOW: Final = "not-now"  # the bare reason, for what has nothing to do with the question


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Part, Generic[S]):
    """A rule in progress that asks one seat at a time."""

    __slots__ = ()

    def step(self, s: S) -> bool:
        """Carry the rule on by itself; True when an answer is needed.

        A step changes something: it moves the frame on, pushes another frame, or pops itself.
        """
        raise NotImplementedError

    def asked(self, s: S) -> i64:
        """The seat that has to answer."""
        raise NotImplementedError

    def options(self, s: S) -> list[i64]:
        """The actions it may choose from, never empty: what `why_not` does not refuse.

        A frame whose options are often asked for finds them in a quicker way; the conformance suite compares both.
        """
        seat = self.asked(s)
        return [action for verb in self.verbs(s, seat) for action in verb.all() if not self.why_not(s, seat, action)]

    def take(self, s: S, option: i64) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def copy(self) -> Frame[S]:
        """An equal frame that shares nothing that changes."""
        raise NotImplementedError

    def question(self, s: S, seat: i64) -> Text:
        """What the seat is asked, in words."""
        raise NotImplementedError

    def verbs(self, s: S, seat: i64) -> list[Verb]:
        """What the question is about, the likeliest meaning of pointing at a thing first: the verbs of the options."""
        options = s.choices(seat)
        return [verb for verb in s.game.verbs.verbs if any(verb.has(option) for option in options)]

    def why_not(self, s: S, seat: i64, action: i64) -> str:
        """Why the action, of one of these verbs, is not among the seat's options: the key of a reason, "" if it is."""
        return "" if action in s.choices(seat) else NOT_NOW

    def default(self, s: S, seat: i64) -> i64:
        """What a clock or a crash plays for the seat: the first option unless a rule knows better."""
        return self.options_for(s, seat)[0]

    # What the state calls; ordinary frames ask one seat and need none of these.

    def waiting(self, s: S) -> i64:
        """The bit set of the seats that are asked now."""
        return 1 << self.asked(s)

    def options_for(self, s: S, seat: i64) -> list[i64]:
        return self.options(s)

    def take_for(self, s: S, seat: i64, option: i64) -> None:
        s.acted(seat)
        self.take(s, option)

    def forget(self, s: S, seat: i64, rng: Rng) -> None:
        """Drop or draw anew what only other seats than this one know of the frame (for a redeal)."""

    def reopen(self, s: S, seat: i64) -> None:
        """Take back what other seats than this one have picked in secret."""


class Interlude(Frame[S]):
    """A moment in the middle of a rule, when nobody is asked: for a look at the table, never to be played on."""

    __slots__ = ()

    def step(self, s: S) -> bool:
        return True

    def asked(self, s: S) -> i64:
        return -1

    def waiting(self, s: S) -> i64:
        return 0

    def options(self, s: S) -> list[i64]:
        return []

    def copy(self) -> Interlude[S]:
        return Interlude()


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Frame[S]):
    """A frame whose move is made in stages: pick the card, then the creature.

    The picks so far are private to the asked seat. Nothing else changes until the move is
    complete, so others see nothing of a half-made move.
    """

    __slots__ = ("picked",)

    def __init__(self) -> None:
        self.picked: list[i64] = []

    def complete(self, s: S) -> bool:
        """Whether the picks make a whole move."""
        raise NotImplementedError

    def resolve(self, s: S, picks: list[i64]) -> None:
        """Carry out the whole move. `picked` is empty again by now."""
        raise NotImplementedError

    def take_for(self, s: S, seat: i64, option: i64) -> None:
        self.picked.append(option)
        if self.complete(s):
            picks = self.picked
            self.picked = []
            s.acted(seat)
            self.resolve(s, picks)

    def forget(self, s: S, seat: i64, rng: Rng) -> None:
        if self.picked and self.asked(s) != seat:
            self.picked = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Several seats choose at the same time, in secret; the last answer reveals them all.

    Who has finished choosing is public, what they chose is not. The answers commute: each seat
    has its own list of picks, and nothing else changes before the end.
    """

    __slots__ = ("open", "picked")

    def __init__(self, players: i64 = 0, seats: i64 = 0) -> None:
        self.open: i64 = seats
        self.picked: list[list[i64]] = [[] for i in range(players)]

    def choices(self, s: S, seat: i64) -> list[i64]:
        """What the seat may pick next, given its own picks so far."""
        raise NotImplementedError

    def finished(self, s: S, seat: i64) -> bool:
        """Whether the seat's picks make a whole choice."""
        raise NotImplementedError

    def resolve(self, s: S) -> None:
        """Reveal and carry out all choices. The frame is off the stack by now."""
        raise NotImplementedError

    def step(self, s: S) -> bool:
        if self.open:
            return True
        s.pop()
        s.barrier()
        self.resolve(s)
        return False

    def waiting(self, s: S) -> i64:
        return self.open

    def asked(self, s: S) -> i64:
        return lowest(self.open)

    def options(self, s: S) -> list[i64]:
        return self.choices(s, self.asked(s))

    def options_for(self, s: S, seat: i64) -> list[i64]:
        return self.choices(s, seat)

    def take_for(self, s: S, seat: i64, option: i64) -> None:
        self.picked[seat].append(option)
        if self.finished(s, seat):
            self.open &= ~(1 << seat)
            s.acts += 1

    def forget(self, s: S, seat: i64, rng: Rng) -> None:
        """Others' unfinished picks are dropped, finished ones drawn anew in the redealt state."""
        other: i64 = 0
        for i in range(len(self.picked)):
            other = i
            if other != seat and self.picked[other]:
                self.picked[other] = []
                if not (self.open >> other) & 1:
                    self._redraw(s, other, rng)

    def reopen(self, s: S, seat: i64) -> None:
        other: i64 = 0
        for i in range(len(self.picked)):
            other = i
            if other != seat and self.picked[other]:
                self.picked[other] = []
                if not (self.open >> other) & 1:
                    self.open |= i64(1) << other
                    s.acts -= 1

    def _redraw(self, s: S, seat: i64, rng: Rng) -> None:
        while not self.finished(s, seat):
            options = self.choices(s, seat)
            self.picked[seat].append(options[rng.below(len(options))])

    def copy_picks(self, other: Together[S]) -> None:
        """Give another frame this one's picks (for `copy`)."""
        other.open = self.open
        other.picked = [picks.copy() for picks in self.picked]


def lowest(seats: i64) -> i64:
    """The lowest seat of a bit set."""
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat
