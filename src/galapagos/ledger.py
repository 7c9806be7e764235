"""What becomes of the cards of a game: its reader turns events into happenings, for the laboratory."""

from __future__ import annotations

from typing import Any, NamedTuple

from galapagos.kernel.text import Event, Param

DRAWN = "drawn"
PLAYED = "played"


class Happening(NamedTuple):
    """A seat drew a card, or played it. The card is its label: "@key" of the catalogue, or a name."""

    seat: int
    group: str
    card: str
    kind: str


class Reader:
    """Reads what happens to cards in one game. This one, of a game that brings none, reads nothing."""

    groups: tuple[str, ...] = ()

    def dealt(self, state: Any) -> list[Happening]:
        """The cards that the seats hold when the first of them is asked."""
        return []

    def heard(self, state: Any, event: Event) -> list[Happening]:
        """What the event tells of cards."""
        return []


def seat_of(player: Param) -> int:
    """The seat in a parameter: "player:2" is 2, anybody else (the Shade) -1."""
    name = str(player)
    return int(name.removeprefix("player:")) if name.startswith("player:") else -1


def only_seat(seen: int) -> int:
    """The one seat that may see an event."""
    return seen.bit_length() - 1
