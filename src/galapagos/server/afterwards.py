"""What passes between the server and a client about finished games: records, replays, how they ended."""

from typing import Annotated

from msgspec import Meta

from galapagos.server.kinds import Count, RecordText
from galapagos.server.protocol import Input, Output, Params, Position, SeatPlan


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
