"""Everything that passes between the server and a client; the schemas are made from it. Prose: docs/server.md."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from galapagos.server.kinds import ActionId, Count, DeckText, Id, Name, Notation, SeatNumber, Seed, Thing

encode = msgspec.json.Encoder(enc_hook=str).encode

Params: TypeAlias = dict[str, Any]
View: TypeAlias = dict[str, Any]


class Input(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; a field that is not known is refused."""


class Output(Struct, frozen=True):
    """What the server sends."""


class Words(Output, frozen=True):
    """A sentence: its key in the catalogue, its parameters, and its text in the server's language."""

    key: str
    params: Params
    text: str


class Problem(Output, frozen=True):
    """The body of every HTTP answer from 400 on: what is wrong, as a code for programs and a sentence for people."""

    code: str
    text: str


# --- the site --------------------------------------------------------------------------------------------------------


class Mode(Output, frozen=True):
    """A way to play a game."""

    id: str
    name: str
    text: str
    players: list[int]


class Level(Output, frozen=True):
    """A strength of bot that may take a seat."""

    id: str
    name: str
    text: str


class GameInfo(Output, frozen=True):
    """A game that can be played here, with a line and a paragraph about it.

    `time` is how long it takes, `learn` what its first lesson shows; both are empty where nobody says.
    `players` are all the numbers of seats that some mode allows.
    """

    id: str
    name: str
    text: str
    about: str
    time: str
    learn: str
    players: list[int]
    modes: list[Mode]
    levels: list[Level]


class Phrase(Output, frozen=True):
    """Something that can be said at a table."""

    id: str
    text: str


class Site(Output, frozen=True):
    """What a client needs before anything else."""

    version: str
    games: list[GameInfo]
    phrases: list[Phrase]


class Guest(Output, frozen=True):
    """Who you are; `named`: by yourself. The cookie that says so is set by the same answer."""

    id: str
    name: str
    named: bool


class Rename(Input, frozen=True):
    name: Name


# --- tables ----------------------------------------------------------------------------------------------------------

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Clock(Input, frozen=True):
    """Seconds for each decision; when they are over the server plays the default action. From seconds to weeks.

    With an `increment` the seconds are for all decisions together, and each adds so many to what is left.
    """

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86_400)] | None = None


class SeatPlan(Input, frozen=True):
    """What a new table's seat is: yours (`name` for hot-seat, where each person has a name), open, or a bot's."""

    kind: Literal["mine", "open", "bot"]
    level: Id | None = None
    name: Name | None = None


class CreateTable(Input, frozen=True):
    """A new table, one plan a seat.

    `seed` and `opening` (moves in notation, played at the start) let the maker know what is hidden, so such a table
    takes no other person. `away` is how many seconds a person may be gone before the seat may be handed to a bot.
    A `lesson` is never listed among one's games.
    `watch`: others may look on while it is played; `auto`: it starts by itself when every seat is taken.
    """

    game: Id
    mode: Id
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    public: bool = False
    clock: Clock | None = None
    away: Annotated[int, Meta(ge=10, le=30 * 86_400)] = 120
    deck: DeckText | None = None
    seed: Seed | None = None
    opening: Annotated[list[Notation], Meta(max_length=2000)] = []
    start: bool = False
    lesson: bool = False
    watch: bool = True
    hints: bool = True
    undo: bool = True
    auto: bool = False


class Seat(Output, frozen=True):
    """A seat as this guest sees it.

    `here`: a device of the person's is connected. `stand_in`: the level of the bot that plays for the person now.
    `may_hand_over`: the person is gone long enough. `deadline`: Unix time when the clock plays by itself.
    `left`: seconds of a budget, while the clock stands. `resting`: until then the person is on vacation.
    `kept`: the seat is open, but for you or for another alone, who is named.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    mine: bool
    here: bool
    resigned: bool
    stand_in: str | None
    may_hand_over: bool
    deadline: float | None
    left: float | None
    resting: float | None
    kept: Literal["you", "another"] | None


class Origin(Output, frozen=True):
    """The table and step from which this one was branched, or the table of which it is the rematch (step None)."""

    table: str
    step: int | None


class Table(Output, frozen=True):
    """A table as this guest sees it; docs/server.md tells what the fields mean."""

    id: str
    game: str
    mode: str
    status: Status
    public: bool
    yours: bool
    practice: bool
    commitment: str | None
    seats: list[Seat]
    watchers: int
    clock: Clock | None
    watch: bool
    hints: bool
    undo: bool
    auto: bool
    away: int
    deck: str | None
    created: float
    waiting: list[int]
    result: list[float] | None
    closed: str | None
    rival: str | None
    origin: Origin | None
    rematch: str | None


class Lobby(Output, frozen=True):
    """Public tables that wait for players or can be watched, and all of your own that are not over; newest first."""

    open: list[Table]
    mine: list[Table]


# --- the socket: what the server shows -------------------------------------------------------------------------------


class Option(Output, frozen=True):
    """One thing that can be done now. `touches` names things on the table, in pointing order."""

    action: int
    notation: str
    key: str
    params: Params
    text: str
    touches: list[str]


class Event(Output, frozen=True):
    """Something that happened, as this viewpoint may know it. The log is the events whose text is not empty."""

    version: int
    seat: int | None
    key: str
    params: Params
    text: str
    origin: str | None = field(name="from", default=None)
    target: str | None = field(name="to", default=None)


class Beat(Output, frozen=True):
    """A moment in the middle: how the table stood when the first `told` of the events had happened."""

    told: int
    view: View


class Position(Output, frozen=True, tag_field="type", tag="position"):
    """The table from one viewpoint (a seat, or None for a spectator).

    `events` are those after `since`, the version that the client had; with `since` 0 they are the log's latest 500.
    `options` is empty unless this seat is asked; `waiting` are the asked; `sketch`: the view as text, without layout.
    `picked`: this seat's choices of a move that is not whole or revealed yet; `beats`: moments on the way here.
    """

    seat: int | None
    version: int
    since: int
    view: View
    question: Words
    waiting: list[int]
    options: list[Option]
    picked: list[Option]
    events: list[Event]
    undo: bool
    over: bool
    result: list[float] | None
    beats: list[Beat]
    sketch: str | None = None


class TableChanged(Output, frozen=True, tag_field="type", tag="table"):
    """Seats, status, presence or clock are now so."""

    table: Table


class Accepted(Output, frozen=True, tag_field="type", tag="accepted"):
    """The message with this id is done and stored; `version` is the seat's version now."""

    id: int
    version: int


class Refused(Output, frozen=True, tag_field="type", tag="refused"):
    """The message with this id (None when it could not be read) changed nothing; `code` and `text` say why."""

    id: int | None
    code: str
    text: str


class Reason(Output, frozen=True, tag_field="type", tag="reason"):
    """Why what was pointed at is not possible now; `through`: the answers that decline what is asked before it."""

    id: int
    reason: Words
    through: list[Option]


class Idea(Output, frozen=True):
    """An option as a bot sees it; `chance` is from 0 to 1."""

    action: int
    text: str
    chance: float


class Hint(Output, frozen=True, tag_field="type", tag="hint"):
    """What a bot would do in this seat, and how good it finds the next best; `text` says it in a sentence."""

    id: int
    version: int
    best: Idea
    others: list[Idea]
    text: str


class Said(Output, frozen=True, tag_field="type", tag="said"):
    """Somebody said a phrase; seat None is a watcher."""

    seat: int | None
    name: str
    phrase: str
    text: str


class Pong(Output, frozen=True, tag_field="type", tag="pong"):
    id: int


ServerMessage: TypeAlias = TableChanged | Position | Accepted | Refused | Reason | Hint | Said | Pong

# --- the socket: what a client sends ---------------------------------------------------------------------------------


class Hello(Input, frozen=True, tag_field="type", tag="hello"):
    """The first message. `seen` gives the last version that this client has of each viewpoint ("0", …, "null").

    `layouts` are the games whose views it can lay out: at a table of another one it gets the sketch, too.
    """

    id: Count
    seen: Annotated[dict[str, Count], Meta(max_length=17)] = {}
    layouts: Annotated[list[Id], Meta(max_length=100)] | None = None


class Act(Input, frozen=True, tag_field="type", tag="act"):
    """Do this. `version` is the version of the position that offered it."""

    id: Count
    seat: SeatNumber
    version: Count
    action: ActionId


class Undo(Input, frozen=True, tag_field="type", tag="undo"):
    """Take this seat's last decision back."""

    id: Count
    seat: SeatNumber
    version: Count


class AskWhy(Input, frozen=True, tag_field="type", tag="why"):
    """Why can't I do what these things, pointed at in this order, would mean?"""

    id: Count
    seat: SeatNumber
    touches: Annotated[list[Thing], Meta(min_length=1, max_length=8)]


class AskHint(Input, frozen=True, tag_field="type", tag="hint"):
    id: Count
    seat: SeatNumber
    level: Id | None = None


class Say(Input, frozen=True, tag_field="type", tag="say"):
    """Say a phrase, as one of your seats or as a watcher."""

    id: Count
    phrase: Id
    seat: SeatNumber | None = None


class Ping(Input, frozen=True, tag_field="type", tag="ping"):
    id: Count


ClientMessage: TypeAlias = Hello | Act | Undo | AskWhy | AskHint | Say | Ping
