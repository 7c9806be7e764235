"""What passes between the server and a client about finished games: records, replays, how they ended."""

from typing import Annotated, Literal

from msgspec import Meta

from galapagos.server.kinds import Count, Notation, RecordText
from galapagos.server.protocol import Input, Output, Params, Position, SeatPlan, Table


class Import(Input, frozen=True):
    """A record as text, as `GET /api/tables/{id}/record` gave it."""

    record: RecordText


class Branch(Input, frozen=True):
    """Play on from a step of a finished game, at a new table; one plan a seat, as in CreateTable."""

    step: Count
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]


class ReplayStep(Output, frozen=True):
    """One entry of the record, in sentences; `keys` are those of its events.

    `versions` is, for each viewpoint ("0", "1", …, "null"), its version after this step.
    """

    step: int
    seat: int | None
    kind: str
    notation: str
    text: str
    versions: dict[str, int]
    keys: list[str]
    round: int


class Replay(Output, frozen=True):
    """A finished game: its steps, 0 being the position before the first."""

    table: str
    game: str
    mode: str
    names: list[str]
    result: list[float]
    steps: list[ReplayStep]


class TurningPoint(Output, frozen=True):
    """A step that changed much: what happened, and how the chance of whom it concerned most changed."""

    step: int
    seat: int
    before: float
    after: float
    text: str


class Chances(Output, frozen=True):
    """Each seat's chance after each step, judged by what that seat knew then.

    `turning`: the steps with the largest changes, and `points` the same in words.
    """

    chances: list[list[float]]
    turning: list[int]
    points: list[TurningPoint]


class ScoreLine(Output, frozen=True):
    """A part of the score, one number for each owner; the ranking goes by the `total`."""

    name: str
    values: list[int]
    total: bool


class Standing(Output, frozen=True):
    """Somebody's place in the ranking. `owner` is the seat, or the number after them for the engine's own side."""

    owner: int
    seat: int | None
    name: str
    place: int
    won: bool
    resigned: bool


class Drawn(Output, frozen=True):
    """A creature of a winner's: what it is drawn from, and what a screen reader says of it."""

    owner: int
    of: Params
    text: str


class Ending(Output, frozen=True):
    """How a finished game ended: who won, by what it was decided, scores by part, a story, the winners' creatures."""

    headline: str
    how: str
    standings: list[Standing]
    scores: list[ScoreLine]
    story: list[str]
    plate: list[Drawn]


class Replayed(Output, frozen=True):
    """One moment of a finished game from one viewpoint, or with everything open (`/replay/{step}?seat=all`).

    `hands` are all players' cards by name, when everything is open.
    """

    step: int
    position: Position
    hands: list[list[str]]


# --- reviews ---------------------------------------------------------------------------------------------------------


class ReviewedChoice(Output, frozen=True):
    """A choice worth a word. `step`: how many entries of the record came before it, which is where to try again.

    `told` are the sentences on a slip, a blunder or a find; `luck` is what chance did after it, if that was much.
    """

    step: int
    round: int
    verdict: Literal["best", "find", "fine", "slip", "blunder"]
    question: str
    played: str
    best: str
    chance: float
    loss: float
    told: list[str]
    luck: str | None


class Review(Output, frozen=True):
    """A seat's game judged by what it could know, in sentences; `judged`: how many choices were looked at."""

    seat: int
    judged: int
    summary: list[str]
    lessons: list[str]
    choices: list[ReviewedChoice]


class ReviewState(Output, frozen=True):
    """A review, or how far it is, from 0 to 1."""

    status: Literal["none", "working", "done"]
    progress: float
    review: Review | None


# --- one's own games -------------------------------------------------------------------------------------------------


class MyTable(Output, frozen=True):
    """A table at which you sit or sat, and when something happened there last."""

    table: Table
    touched: float


class Mine(Output, frozen=True):
    """Your games, the latest first: those that go on and those that are over. Lessons are not among them."""

    running: list[MyTable]
    finished: list[MyTable]


# --- puzzles ---------------------------------------------------------------------------------------------------------


class Puzzles(Output, frozen=True):
    """How many puzzles a game has, and the number of today's, from 1; 0 for none."""

    count: int
    today: int


class Posed(Output, frozen=True):
    """A puzzle: who is asked, and the position as they know it."""

    number: int
    count: int
    mode: str
    seat: int
    names: list[str]
    task: str
    position: Position


class Answer(Input, frozen=True):
    """A choice, in notation."""

    choice: Notation


class Solved(Output, frozen=True):
    """Whether the choice was the best; the best one in notation, and what speaks for it."""

    right: bool
    verdict: str
    best: str
    told: list[str]
