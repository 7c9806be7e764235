"""A chair at a table: who sits there, who decides for them, and how much time they have."""

from __future__ import annotations

RESIGNED = "resigned"
CLOCK = "clock"
DAY = 86_400.0
MOST_REST = 21  # days of a game in which a player's clock may stand


class Chair:
    """A seat: open, a person's or a bot's. `turn` counts the persons, so that an old seat link is known as such.

    `left` is the time that a decision may take; with a budget it is what is left of that. Until `resting` it stands.
    """

    __slots__ = (
        "asked_at", "asked_on", "guest", "kept", "left", "level",
        "name", "resigned", "rested", "resting", "stand_in", "turn",
    )  # fmt: skip

    def __init__(self, left: float = 0.0) -> None:
        self.guest: str | None = None
        self.level: str | None = None
        self.kept: str | None = None  # the guest for whom it is kept free
        self.name = ""
        self.stand_in: str | None = None
        self.resigned = False
        self.turn = 0
        self.asked_at: float | None = None
        self.asked_on = 0  # the entry since which it is asked
        self.left = left
        self.resting = 0.0
        self.rested = 0  # days

    @property
    def open(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def driver(self) -> str | None:
        """Who decides for this seat: a bot's level, the resignation's default, or None for the person."""
        return RESIGNED if self.resigned else self.stand_in or self.level

    def give(self, guest: str | None, level: str | None, name: str) -> None:
        self.guest, self.level, self.name = guest, level, name
        self.stand_in = self.kept = None
        self.turn += 1

    def keep(self, guest: str | None, name: str) -> None:
        """Keep an open seat for somebody, or for nobody any more."""
        self.kept, self.name = guest, name

    # --- the clock ---------------------------------------------------------------------------------------------------

    @property
    def deadline(self) -> float | None:
        """When the time of the present question is over."""
        return None if self.asked_at is None else max(self.asked_at, self.resting) + self.left

    def run(self, at: float, entry: int) -> None:
        """The seat is asked: its clock runs since that entry, if it does not already."""
        if self.asked_at is None:
            self.asked_at, self.asked_on = at, entry

    def stop(self, at: float, budget: bool) -> None:
        """The seat is asked no longer; what it took goes off its budget."""
        if self.asked_at is not None and budget:
            self.left = max(0.0, self.left - max(0.0, at - max(self.asked_at, self.resting)))
        self.asked_at = None

    def rest(self, at: float, days: int) -> None:
        """Let the clock stand for some days from now; none: let it run again."""
        self.resting = at + days * DAY
        self.rested += days
