"""The log of a table: what it was set up as, and every entry after that. Whatever a table is follows from these."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, TypeAlias, get_args

from galapagos.table.plain import Unreadable, from_json, made, plain, to_json

Status: TypeAlias = Literal["waiting", "playing", "over"]
MOST_SEATS = 16


@dataclass(frozen=True)
class Origin:
    """Where a table came from: another one, and the step of it that was branched (None for a rematch)."""

    table: str
    step: int | None = None


@dataclass(frozen=True)
class Setup:
    """What was decided when the table was made. `opening` are lines of a record, played at the start."""

    game: str
    mode: str
    players: int
    seed: int
    maker: str
    public: bool = False
    practice: bool = False
    clock: int | None = None  # seconds for each decision, or for all together when there is an increment
    increment: int | None = None  # seconds that each decision adds
    watch: bool = True  # whether others may look on
    hints: bool = True
    undo: bool = True
    auto: bool = False  # it starts by itself when every seat is taken
    away: int = 120
    deck: dict[str, Any] | None = None
    fingerprint: str | None = None  # of that deck
    cards: str = ""  # the fingerprint of the game's own deck, when it is played with that
    rules: int = 1  # the rules version it began under
    opening: list[str] = field(default_factory=list)
    salt: str = ""  # drawn beside the seed; without it the maker chose the seed
    commitment: str = ""  # to the chance of this game, shown to all from the start
    origin: Origin | None = None
    names: list[str] | None = None  # of an imported game
    lesson: bool = False  # nobody comes back to it

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_SEATS:
            raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {self.players}")


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat, for the lobby."""

    guest: str | None = None
    level: str | None = None
    name: str = ""
    kept: str | None = None


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table."""

    status: Status
    chairs: list[Sitter]
    result: list[float] | None = None
    asked: list[float | None] = field(default_factory=list)  # by seat: since when it is asked


@dataclass(frozen=True)
class Body:
    """An entry of the log; `do` is what it is called there."""

    do: ClassVar[str]


@dataclass(frozen=True)
class Sat(Body):
    do = "sit"
    seat: int
    guest: str
    name: str


@dataclass(frozen=True)
class Left(Body):
    do = "leave"
    seat: int


@dataclass(frozen=True)
class Filled(Body):
    do = "fill"
    seat: int
    level: str
    name: str


@dataclass(frozen=True)
class Started(Body):
    """`rules` is the version that it is played by, if it is not the one that the table was set up under."""

    do = "start"
    rules: int = 0


@dataclass(frozen=True)
class Acted(Body):
    """A decision, in notation; `by` is empty for the seat's own, else who made it: `clock`, `resigned`, a level."""

    do = "act"
    seat: int
    move: str
    by: str = ""


@dataclass(frozen=True)
class Undone(Body):
    do = "undo"
    seat: int
    far: bool = False  # beyond what was shown: possible against bots alone


@dataclass(frozen=True)
class Resigned(Body):
    do = "resign"
    seat: int


@dataclass(frozen=True)
class HandedOver(Body):
    do = "hand-over"
    seat: int
    level: str


@dataclass(frozen=True)
class TakenBack(Body):
    do = "take-back"
    seat: int


@dataclass(frozen=True)
class Moved(Body):
    """The seat moved to another device, by its link."""

    do = "move"
    seat: int
    guest: str
    name: str


@dataclass(frozen=True)
class Kept(Body):
    """An open seat is kept for somebody."""

    do = "keep"
    seat: int
    guest: str
    name: str


@dataclass(frozen=True)
class Declined(Body):
    """Who a seat was kept for does not want it."""

    do = "decline"
    seat: int


@dataclass(frozen=True)
class Kicked(Body):
    """The maker asked somebody to leave; `block`: for good."""

    do = "kick"
    seat: int
    block: bool = False


@dataclass(frozen=True)
class Renamed(Body):
    do = "rename"
    seat: int
    name: str


@dataclass(frozen=True)
class Rested(Body):
    """The seat's clock stands for so many days; with none it runs again."""

    do = "rest"
    seat: int
    days: int


@dataclass(frozen=True)
class Added(Body):
    """One more seat."""

    do = "add-seat"


@dataclass(frozen=True)
class Removed(Body):
    """One seat less; those behind it move up."""

    do = "remove-seat"
    seat: int


@dataclass(frozen=True)
class Rematched(Body):
    do = "rematch"
    table: str


@dataclass(frozen=True)
class Closed(Body):
    """The game began under older rules and can't go on."""

    do = "close"


OfChair: TypeAlias = Sat | Moved | Filled | Left | Kept | Declined | Kicked | Renamed | Rested  # who sits on a seat
Seating: TypeAlias = OfChair | Added | Removed | Rematched | Closed  # what concerns the seats alone
Playing: TypeAlias = Started | Acted | Undone | Resigned | HandedOver | TakenBack  # what concerns the game
Entry: TypeAlias = Seating | Playing
_KINDS: dict[str, type[Entry]] = {kind.do: kind for kind in (*get_args(Seating), *get_args(Playing))}


def write(item: Entry | Setup | Summary) -> str:
    """As it is stored."""
    data = plain(item)
    return to_json({"do": item.do, **data} if isinstance(item, Body) else data).decode()


def read_entry(text: str) -> Entry:
    """An entry from the database."""
    data = from_json(dict, text)
    kind = _KINDS.get(data.get("do", ""))
    if kind is None:
        raise Unreadable(f"no entry: {text:.100}")
    entry: Entry = made(kind, data)
    return entry


def read_setup(text: str) -> Setup:
    """A set-up from the database."""
    return from_json(Setup, text)


def read_summary(text: str) -> Summary:
    """A summary from the database."""
    return from_json(Summary, text)
