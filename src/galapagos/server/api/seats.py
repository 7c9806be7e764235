"""Calls about the seats of a table: more or fewer of them, who is asked to leave, names, vacations; and QR codes."""

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from galapagos.server import codes
from galapagos.server.api.problems import REFUSALS, person_of
from galapagos.server.api.tables import Which, change
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.wishes import Code, Decline, Encode, Kick, RemoveSeat, RenameSeat, Rest
from galapagos.table import seating

Call = Request[None, None, State]


@post("/api/tables/{table:str}/seats", status_code=200, responses=REFUSALS)
async def add(request: Call, table: Which) -> TableSheet:
    """One more seat, before the start (the maker)."""
    return await change(request, table, lambda t: seating.add_seat(t, person_of(request).id))


@post("/api/tables/{table:str}/seats/remove", status_code=200, responses=REFUSALS)
async def remove(request: Call, table: Which, data: JSONBody[RemoveSeat]) -> TableSheet:
    """One open seat less, before the start (the maker)."""
    return await change(request, table, lambda t: seating.remove_seat(t, person_of(request).id, data.seat))


@post("/api/tables/{table:str}/kick", status_code=200, responses=REFUSALS)
async def kick(request: Call, table: Which, data: JSONBody[Kick]) -> TableSheet:
    """Ask somebody to leave, before the start (the maker)."""
    return await change(request, table, lambda t: seating.kick(t, person_of(request).id, data.seat, data.block))


@post("/api/tables/{table:str}/name", status_code=200, responses=REFUSALS)
async def rename(request: Call, table: Which, data: JSONBody[RenameSeat]) -> TableSheet:
    """Be called something else at this table."""
    name = data.name.strip()
    return await change(request, table, lambda t: seating.rename(t, person_of(request).id, data.seat, name))


@post("/api/tables/{table:str}/decline", status_code=200, responses=REFUSALS)
async def decline(request: Call, table: Which, data: JSONBody[Decline]) -> TableSheet:
    """Leave a seat that is kept for you to others."""
    return await change(request, table, lambda t: seating.decline(t, person_of(request).id, data.seat))


@post("/api/tables/{table:str}/rest", status_code=200, responses=REFUSALS)
async def rest(request: Call, table: Which, data: JSONBody[Rest]) -> TableSheet:
    """Let your clock stand for some days, at a table where a decision may take days."""
    return await change(request, table, lambda t: seating.rest(t, person_of(request).id, data.seat, data.days))


@post("/api/code", status_code=200, responses=REFUSALS, sync_to_thread=False)
def code(data: JSONBody[Encode]) -> Code:
    """A link as a QR code."""
    return codes.drawn(data.text)
