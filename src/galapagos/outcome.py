"""How a game ended, for people: its reader makes scores by part, a story and the winner's plate of what happened."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from galapagos.art.description import Description
from galapagos.kernel.text import Event, Param, Text
from galapagos.ledger import seat_of


class Score(NamedTuple):
    """A line of the score sheet: its name, and a number for each owner. The ranking goes by the `total`."""

    name: Text
    values: list[int]
    total: bool = False


class Reader:
    """Reads one game from its first move to its last. This one, of a game that brings none, knows the winners alone.

    An owner is a seat, or the number after them for an opponent that the engine plays.
    """

    notable: tuple[str, ...] = ()  # events by which a turning point is told, the weightiest first

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, int]] = Counter()

    def heard(self, state: Any, event: Event) -> None:
        """Take in what happened; the state is in the middle of it."""
        if "player" in event.params:
            self.counts[event.key, self.owner_of(state, event.params["player"])] += 1

    def owner_of(self, state: Any, player: Param) -> int:
        """Whom a parameter names."""
        seat = seat_of(player)
        return seat if seat >= 0 else int(state.players)

    def scores(self, state: Any) -> list[Score]:
        """The sheet, line by line."""
        return []

    def decided(self, state: Any) -> Text | None:
        """By what the game was decided when it came to its own end; a tie-break is named."""
        return None

    def story(self, state: Any) -> list[Text]:
        """What is worth telling of it."""
        return []

    def plate(self, state: Any, owner: int) -> list[Description]:
        """The owner's creatures."""
        return []

    def hand(self, state: Any, seat: int) -> list[Param]:
        """The cards that a seat holds, by name."""
        return []

    # --- what the games' own readers are made of ---------------------------------------------------------------------

    def total(self, key: str) -> int:
        """How often something happened, whoever did it."""
        return sum(count for (name, _), count in self.counts.items() if name == key)

    def most(self, key: str, *keys: str) -> tuple[int, int]:
        """Who did something most often, and how often; nobody (-1) where two did it equally often, or none."""
        by_owner: Counter[int] = Counter()
        for (name, owner), count in self.counts.items():
            if name in (key, *keys):
                by_owner[owner] += count
        ranked = by_owner.most_common(2)
        if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
            return -1, 0
        return ranked[0]


def won(state: Any) -> list[int]:
    """The seats that win."""
    return [seat for seat in range(state.players) if (state.winners >> seat) & 1]


def by_resignation(state: Any) -> bool:
    """Whether the game ended because nobody, or only one, was left."""
    left = [seat for seat in range(state.players) if not (state.resigned >> seat) & 1]
    return bool(state.resigned) and len(left) <= 1


def margin(values: list[int]) -> int:
    """By how much the highest is ahead."""
    ranked = sorted(values, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else ranked[0]
