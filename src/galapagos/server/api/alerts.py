"""Calls about alerts: where you want to be told that it is your turn."""

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from galapagos.server.alerts import address
from galapagos.server.alerts.post import NotSent
from galapagos.server.api.problems import REFUSALS, hub_of, person_of
from galapagos.server.hub import Hub
from galapagos.server.wishes import Alerts, SetAlerts, TryAlert
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]


@get("/api/me/alerts", responses=REFUSALS, sync_to_thread=False)
def show(request: Call) -> Alerts:
    """Where you are told, and whether the host lets anybody be told at all."""
    return wanted(request)


def wanted(request: Call) -> Alerts:
    """What the caller wants."""
    hub = hub_of(request)
    return Alerts(hub.settings.messages, hub.herald.address(person_of(request).id))


@put("/api/me/alerts", responses=REFUSALS)
async def change(request: Call, data: JSONBody[SetAlerts]) -> Alerts:
    """Be told there from now on; without an address nowhere."""
    hub, guest = hub_of(request), person_of(request).id
    if data.address is not None:
        may_send(hub)
        await address.look_up(address.read(data.address, hub.settings.near), hub.settings.near)
    await hub.herald.set_address(guest, data.address, origin_of(request))
    return wanted(request)


@post("/api/me/alerts/try", status_code=200, responses=REFUSALS)
async def attempt(request: Call, data: JSONBody[TryAlert]) -> Alerts:
    """Send a message to an address now, so that you see whether it arrives."""
    hub = hub_of(request)
    may_send(hub)
    if not hub.hints.take(person_of(request).id):
        raise Refusal("too-fast", status=429)
    try:
        await hub.herald.deliver(data.address, hub.speech.own("alert-try"), f"{origin_of(request)}/settings", "try")
    except NotSent as error:
        raise Refusal("not-sent") from error
    return wanted(request)


def may_send(hub: Hub) -> None:
    """Messages are the host's to allow: they make this server call others."""
    if not hub.settings.messages:
        raise Refusal("no-messages", status=403)


def origin_of(request: Call) -> str:
    """Our own address, as the caller knows it."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
