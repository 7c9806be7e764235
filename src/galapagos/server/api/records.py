"""Calls about finished games: the record, its replay, each seat's chances, playing on, and import."""

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from galapagos.server.afterwards import Branch, Chances, Ending, Import, Replay, Replayed, ReplayStep
from galapagos.server.api.problems import REFUSALS, hub_of, person_of, shows
from galapagos.server.api.tables import Which, limit_makings
from galapagos.server.hub import Hub
from galapagos.server.limits import RECORD_ENTRIES
from galapagos.server.pool import Pool, ThinkingFailed, Unfinished
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.revival import of_today
from galapagos.server.room import Room
from galapagos.table import entries, film
from galapagos.table.ending import ended
from galapagos.table.making import seatings
from galapagos.table.poster import pictured
from galapagos.table.record import HASH_EVERY
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]
LIMIT = 30.0  # seconds of work; what waits for it does not count
T = TypeVar("T")
JSON = MediaType.JSON


async def finished(hub: Hub, table: str) -> Room:
    """The room of a game that is over."""
    room = await hub.room(table)
    if room.table.status != "over":
        raise Refusal("not-over")
    return room


async def replayable(request: Call, table: str) -> tuple[Room, str]:
    """The room of a game that is over and its record, which replays here as it was played."""
    hub = hub_of(request)
    room = await finished(hub, table)
    text = await hub.record(room)
    if room.faithful is None:
        room.faithful = of_today(text, room.table.game) or await run(request, film.faithful, text)
    if not room.faithful:
        raise Refusal("old-rules", status=410)
    return room, text


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(request: Call, table: Which) -> str:
    """The record of a finished game, as text."""
    hub = hub_of(request)
    return await hub.record(await finished(hub, table))


@post("/api/records", responses=REFUSALS)
async def import_record(request: Call, data: JSONBody[Import]) -> TableSheet:
    """A finished table made from a record."""
    hub, person = hub_of(request), person_of(request)
    limit_makings(request)
    if data.record.count("\n") > RECORD_ENTRIES * (1 + 1 / HASH_EVERY) + 2:
        raise Refusal("bad-record", {"why": f"more than {RECORD_ENTRIES} entries"}, status=400)
    try:
        header, lines, over = await hub.imports.run(LIMIT, film.verify, data.record, who=person.id)
    except Unfinished as error:
        raise Refusal("busy", status=503) from error
    except ThinkingFailed as error:
        raise Refusal("bad-record", {"why": str(error)}, status=400) from error
    if not over:
        raise Refusal("not-over", status=400)
    return (await hub.create(film.imported(header, lines, person.id, hub.speech), [entries.Started()])).sheet(person.id)


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def replay(request: Call, table: Which) -> Replay:
    """The steps of a finished game."""
    room, text = await replayable(request, table)
    names = room.names()
    steps = await run(request, film.index, text, names)
    setup = room.table.setup
    told = msgspec.convert(steps, list[ReplayStep])
    return Replay(table, setup.game, setup.mode, names, room.table.result or [], told)


@get("/api/tables/{table:str}/replay/{step:int}", responses=shows(Replayed))
async def moment(
    request: Call,
    table: Which,
    step: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[str, QueryParameter(pattern=r"^([0-9]|1[0-5]|watcher|all)$")] = "all",
    sketch: FromQuery[bool] = False,
) -> Response[bytes]:
    """One step of a finished game, from a seat, as a watcher, or with everything open; with its sketch, if wanted."""
    room, text = await replayable(request, table)
    if seat.isdecimal():
        room.table.chair(int(seat))
    found = await run(request, film.moment, text, tuple(room.names()), step, seat, sketch)
    if found is None:
        raise Refusal("no-such-step", status=404)
    return Response(found, media_type=JSON)


@get("/api/tables/{table:str}/chances", responses=REFUSALS)
async def chances(request: Call, table: Which) -> Chances:
    """Each seat's chance after each step of a finished game."""
    room, text = await replayable(request, table)
    charts = hub_of(request).charts
    return msgspec.convert(await run(request, film.chances, text, room.names(), pool=charts), Chances)


@get("/api/tables/{table:str}/ending", responses=REFUSALS)
async def ending(request: Call, table: Which) -> Ending:
    """How a finished game ended: the ranking with scores by part, and its story."""
    room, text = await replayable(request, table)
    return msgspec.convert(await run(request, ended, text, room.names()), Ending)


@get("/api/tables/{table:str}/poster", media_type="image/svg+xml", responses=REFUSALS)
async def picture(request: Call, table: Which) -> str:
    """The end of a finished game as a picture to pass on."""
    room, text = await replayable(request, table)
    return await run(request, pictured, room.table.setup.game, text, room.names())


async def run(request: Call, work: Callable[..., T], *args: object, pool: Pool | None = None) -> T:
    """Do something in the process for replays, or another one, for one guest after the other."""
    pool = pool or hub_of(request).replays
    try:
        return await pool.run(LIMIT, work, *args, who=person_of(request).id)
    except ThinkingFailed as error:
        raise Refusal("busy", status=503) from error


@post("/api/tables/{table:str}/branch", responses=REFUSALS)
async def branch(request: Call, table: Which, data: JSONBody[Branch]) -> TableSheet:
    """Play on from a step of a finished game, at a new table.

    What was hidden can be looked up. So with others it is dealt anew, and alone it is practice.
    """
    hub, person = hub_of(request), person_of(request)
    room, text = await replayable(request, table)
    limit_makings(request)
    others = any(plan.kind == "open" for plan in data.seats)
    setup = film.branched(room.table, text, data.step, person.id, len(data.seats), others)
    found = seatings(hub.speech, person.id, person.name, data.seats)
    if not others:
        found.append(entries.Started())
    return (await hub.create(setup, found)).sheet(person.id)
