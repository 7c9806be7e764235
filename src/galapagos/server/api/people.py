"""Calls about who you are: take yourself to another device, cut the others off, be forgotten."""

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from galapagos.server.api.problems import REFUSALS, hub_of, person_of
from galapagos.server.api.site import introduced
from galapagos.server.forgetting import forget as forget_at_tables
from galapagos.server.guard import Guard
from galapagos.server.identity import Person
from galapagos.server.protocol import Guest
from galapagos.server.wishes import Claim, PersonLink
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]


def known_as(request: Call, person: Person) -> Response[Guest]:
    """The answer that makes this device belong to somebody."""
    cookie = Guard(request.app, hub_of(request)).cookie(request.scope, person)
    return Response(introduced(request, person), headers={"set-cookie": cookie})


@post("/api/me/link", status_code=200, responses=REFUSALS)
async def link(request: Call) -> PersonLink:
    """A link that makes another device yours, too. It works once, and those before it no longer."""
    hub = hub_of(request)
    token = hub.signer.write_pass(await hub.people.invite(person_of(request)))
    return PersonLink(f"/me/{token}", token)


@post("/api/me/unlink", status_code=200, responses=REFUSALS)
async def unlink(request: Call) -> Guest:
    """Take the link back that nobody has used yet."""
    await hub_of(request).people.invite(person_of(request))
    return introduced(request, person_of(request))


@post("/api/me/claim", status_code=200, responses=REFUSALS)
async def claim(request: Call, data: JSONBody[Claim]) -> Response[Guest]:
    """Be on this device who the link says."""
    hub = hub_of(request)
    found = hub.signer.read_pass(data.token)
    if found is None or not await hub.people.accept(found):
        raise Refusal("link-used", status=410)
    return known_as(request, Person(found.id, found.name, found.epoch))


@post("/api/me/cut-off", status_code=200, responses=REFUSALS)
async def cut_off(request: Call) -> Response[Guest]:
    """Stay who you are on this device alone: all others are strangers from now on."""
    hub, person = hub_of(request), person_of(request)
    own = await hub.people.cut_off(person)
    hub.part({person.id})
    return known_as(request, own)


@post("/api/me/forget", status_code=200, responses=REFUSALS)
async def forget(request: Call) -> Response[Guest]:
    """Be forgotten: your own tables are deleted, others' games stay without you in them. You are somebody new."""
    hub, person = hub_of(request), person_of(request)
    await hub.people.cut_off(person)
    await forget_at_tables(hub, person.id)
    hub.part({person.id})
    return known_as(request, hub.signer.new_guest(hub.speech.own("guest-name")))
