"""The log of a table: what it was set up as, and every entry after that. Whatever a table is follows from these."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from galapagos.server.protocol import Status


class Origin(Struct, frozen=True, omit_defaults=True):
    """Where a table came from: another one, and the step of it that was branched (None for a rematch)."""

    table: str
    step: int | None = None


class Setup(Struct, frozen=True, omit_defaults=True):
    """What was decided when the table was made. `opening` are lines of a record, played at the start."""

    game: str
    mode: str
    players: Annotated[int, Meta(ge=1, le=16)]
    seed: int
    maker: str
    public: bool = False
    practice: bool = False
    clock: int | None = None
    away: int = 120
    deck: dict[str, Any] | None = None
    fingerprint: str | None = None  # of that deck
    rules: int = 1  # the rules version it began under
    opening: list[str] = []
    origin: Origin | None = None
    names: list[str] | None = None  # of an imported game


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, for the lobby."""

    guest: str | None = None
    level: str | None = None
    name: str = ""


class Summary(Struct, frozen=True):
    """What the lobby shows of a table."""

    status: Status
    chairs: list[Sitter]


class Body(Struct, frozen=True, tag_field="do"):
    """An entry of the log."""


class Sat(Body, frozen=True, tag="sit"):
    seat: int
    guest: str
    name: str


class Left(Body, frozen=True, tag="leave"):
    seat: int


class Filled(Body, frozen=True, tag="fill"):
    seat: int
    level: str
    name: str


class Started(Body, frozen=True, tag="start"):
    pass


class Acted(Body, frozen=True, tag="act"):
    """A decision, in notation; `by` is empty for the seat's own, else who made it: `clock`, `resigned`, a level."""

    seat: int
    move: str
    by: str = ""


class Undone(Body, frozen=True, tag="undo"):
    seat: int


class Resigned(Body, frozen=True, tag="resign"):
    seat: int


class HandedOver(Body, frozen=True, tag="hand-over"):
    seat: int
    level: str


class TakenBack(Body, frozen=True, tag="take-back"):
    seat: int


class Moved(Body, frozen=True, tag="move"):
    """The seat moved to another device, by its link."""

    seat: int
    guest: str
    name: str


class Rematched(Body, frozen=True, tag="rematch"):
    table: str


Entry: TypeAlias = (
    Sat | Left | Filled | Started | Acted | Undone | Resigned | HandedOver | TakenBack | Moved | Rematched
)

_entry = msgspec.json.Decoder(Entry)
_setup = msgspec.json.Decoder(Setup)
_summary = msgspec.json.Decoder(Summary)


def write(item: Entry | Setup | Summary) -> str:
    """As it is stored."""
    return msgspec.json.encode(item).decode()


def read_entry(text: str) -> Entry:
    """An entry from the database."""
    entry: Entry = _entry.decode(text)
    return entry


def read_setup(text: str) -> Setup:
    """A set-up from the database."""
    return _setup.decode(text)


def read_summary(text: str) -> Summary:
    """A summary from the database."""
    return _summary.decode(text)
