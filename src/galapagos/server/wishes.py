"""What a client may wish for at a table: bodies of calls, and what answers them."""

from typing import Annotated

from msgspec import Meta

from galapagos.server.kinds import Id, Name, SeatNumber
from galapagos.server.protocol import Input, Output
from galapagos.table.chair import MOST_REST


class Sit(Input, frozen=True):
    """Take a seat: a given one or the first open one. Sit again for another seat on the same screen (hot-seat)."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Leave(Input, frozen=True):
    """Give a seat back before the game starts."""

    seat: SeatNumber


class Fill(Input, frozen=True):
    """Put a bot on an open seat, or on all of them (seat None). Only the table's maker may."""

    level: Id
    seat: SeatNumber | None = None


class Resign(Input, frozen=True):
    """Give up: the table makes the seat's further decisions by default, and the seat can't win."""

    seat: SeatNumber


class HandOver(Input, frozen=True):
    """Let a bot play for a person who is gone, or for yourself."""

    seat: SeatNumber
    level: Id


class TakeBack(Input, frozen=True):
    """Play your own seat again."""

    seat: SeatNumber


class SeatLink(Output, frozen=True):
    """A path of the web client that moves the seat to the device that opens it. It works once."""

    path: str
    token: str


class Claim(Input, frozen=True):
    token: Annotated[str, Meta(min_length=1, max_length=400)]


class Claimed(Output, frozen=True):
    table: str
    seat: int


class PersonLink(Output, frozen=True):
    """A path of the web client that makes the device which opens it yours, too. It works once."""

    path: str
    token: str


class Alerts(Output, frozen=True):
    """Where you are told that it is your turn; `possible`: the host lets people name an address."""

    possible: bool
    address: str | None


class SetAlerts(Input, frozen=True):
    """An ntfy topic, like https://ntfy.sh/my-secret-topic; None: tell me nowhere."""

    address: Annotated[str, Meta(min_length=9, max_length=200)] | None


class TryAlert(Input, frozen=True):
    """Send a message to this address, to see whether it arrives."""

    address: Annotated[str, Meta(min_length=9, max_length=200)]


class RemoveSeat(Input, frozen=True):
    """One seat less, before the start: an open one. Only the table's maker may."""

    seat: SeatNumber


class Kick(Input, frozen=True):
    """Ask somebody to leave before the start; `block`: and not to come back. Only the table's maker may."""

    seat: SeatNumber
    block: bool = False


class RenameSeat(Input, frozen=True):
    """Be called something else at this table."""

    seat: SeatNumber
    name: Name


class Decline(Input, frozen=True):
    """Leave a seat that is kept for you to others."""

    seat: SeatNumber


class Rest(Input, frozen=True):
    """Go on vacation: your clock stands for so many days. None: come back."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=MOST_REST)]


class Encode(Input, frozen=True):
    """A link that shall be read by a camera."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Code(Output, frozen=True):
    """A QR code: dark squares as the path of a drawing that is `size` wide and high, its quiet border included."""

    size: int
    path: str
