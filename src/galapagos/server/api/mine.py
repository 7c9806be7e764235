"""Calls about one's own games: those that go on, those that are over, and leaving one out of the list."""

from litestar import Request, get, post
from litestar.datastructures import State

from galapagos.server.afterwards import Mine, MyTable
from galapagos.server.api.problems import REFUSALS, hub_of, person_of
from galapagos.server.api.tables import Which
from galapagos.server.hub import Hub
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.storage import Listed
from galapagos.table import entries
from galapagos.table.refusal import Refusal
from galapagos.table.table import Table

Call = Request[None, None, State]
MOST = 100  # of each kind


@get("/api/mine", responses=REFUSALS)
async def mine(request: Call) -> Mine:
    """Your games, the latest first."""
    hub, guest = hub_of(request), person_of(request).id
    running = await hub.storage.games_of(guest, False, MOST)
    finished = await hub.storage.games_of(guest, True, MOST)
    return Mine(_shown(hub, running, guest), _shown(hub, finished, guest))


def _shown(hub: Hub, rows: list[tuple[float, Listed]], guest: str) -> list[MyTable]:
    """The sheets of those that are no lessons and can be read."""
    played = [(touched, row) for touched, row in rows if not _lesson(row)]
    return [MyTable(sheet, touched) for touched, row in played for sheet in hub.listed([row], guest)]


def _lesson(row: Listed) -> bool:
    try:
        return entries.read_setup(row.setup).lesson
    except Exception:  # what can't be read is told by `listed`
        return False


@post("/api/tables/{table:str}/hide", status_code=200, responses=REFUSALS)
async def hide(request: Call, table: Which) -> TableSheet:
    """Leave a table out of your list for good: one that is over, or where nobody else plays."""
    hub, guest = hub_of(request), person_of(request).id
    room = await hub.room(table)
    if room.table.status != "over" and _shared(room.table, guest):
        raise Refusal("not-over")
    await hub.storage.unlist(guest, room.id)
    return room.sheet(guest)


def _shared(table: Table, guest: str) -> bool:
    """Whether another person sits there."""
    return any(chair.guest not in (None, guest) for chair in table.chairs)
