"""Calls about reviews: what a player could have known in a finished game."""

from typing import Annotated

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import PathParameter

from galapagos.server.afterwards import ReviewState
from galapagos.server.api.problems import REFUSALS, hub_of, person_of
from galapagos.server.api.records import replayable
from galapagos.server.api.tables import Which
from galapagos.table.refusal import Refusal
from galapagos.table.table import Table

Call = Request[None, None, State]
Whose = Annotated[int, PathParameter(ge=0, le=15)]


def own(table: Table, guest: str, seat: int) -> None:
    """A review costs the host something: it is for one's own seat, or for a record that one has brought."""
    chair = table.chair(seat)
    brought = table.setup.names is not None and table.setup.maker == guest
    if chair.guest != guest and not brought:
        raise Refusal("not-your-seat")


@get("/api/tables/{table:str}/review/{seat:int}", responses=REFUSALS)
async def look(request: Call, table: Which, seat: Whose) -> ReviewState:
    """The review of a seat's game, or how far it is."""
    room, _ = await replayable(request, table)
    own(room.table, person_of(request).id, seat)
    return msgspec.convert(await hub_of(request).reviews.look(room.id, seat), ReviewState)


@post("/api/tables/{table:str}/review/{seat:int}", status_code=200, responses=REFUSALS)
async def want(request: Call, table: Which, seat: Whose) -> ReviewState:
    """Begin the review of a seat's game; once made it is kept."""
    hub, person = hub_of(request), person_of(request)
    room, text = await replayable(request, table)
    own(room.table, person.id, seat)
    found = await hub.reviews.want(room.id, seat, text, room.names(), person.id)
    return msgspec.convert(found, ReviewState)
