"""What all calls share: the hub and the person behind a request, and how refusals are answered."""

from typing import Any, cast

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from galapagos.kernel.text import BadDeck, BadRecord, BadSetup, GalapagosError
from galapagos.server.guard import PERSON
from galapagos.server.hub import Hub
from galapagos.server.identity import Person
from galapagos.server.journal import logger
from galapagos.server.protocol import Problem
from galapagos.server.storage import StorageDown
from galapagos.table.refusal import Refusal

_MEANINGS = {
    400: "it can't be read or set up",
    403: "it is not yours to do",
    404: "there is no such thing",
    405: "not that way",
    409: "not possible now",
    410: "it was used up",
    413: "too large",
    415: "not JSON",
    429: "too often",
    431: "the headers are too long",
    503: "the database is away",
}
REFUSALS = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in _MEANINGS.items()
}


def shows(model: type) -> dict[int, ResponseSpec]:
    """The answers of a call whose body is made elsewhere."""
    return {**REFUSALS, 200: ResponseSpec(data_container=model, generate_examples=False)}


GONE = "client disconnected"  # what Litestar says of a body that was never finished
_CODES = {404: "not-found", 405: "not-found", 413: "too-large"}

Connection = ASGIConnection[Any, Any, Any, Any]


def hub_of(connection: Connection) -> Hub:
    """The process's hub."""
    return cast(Hub, connection.app.state.hub)


def person_of(connection: Connection) -> Person:
    """Who calls."""
    return cast(Person, connection.scope["state"][PERSON])


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to whatever was raised."""
    speech = hub_of(request).speech
    refusal = _refusal(error)
    if refusal.status >= 500 and refusal.status != 503:
        hub_of(request).metrics.failures.inc()
        logger.error("call failed", exc_info=error, extra={"path": request.url.path})
    problem = Problem(refusal.code, speech.refusal(refusal))
    return Response(problem, status_code=refusal.status, media_type="application/json")


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageDown):
        return Refusal("storage-down", status=503)
    if isinstance(error, BadDeck | BadRecord | BadSetup):
        code = {BadDeck: "bad-deck", BadRecord: "bad-record", BadSetup: "bad-setup"}[type(error)]
        return Refusal(code, {"why": str(error)}, status=400)
    if isinstance(error, GalapagosError | msgspec.ValidationError | RecursionError | UnicodeError):
        return Refusal("bad-request", {"why": str(error)}, status=400)
    if isinstance(error, InternalServerException) and GONE in error.detail:
        return Refusal("bad-request", {"why": GONE}, status=400)  # nobody hears it, and it is not our fault
    if isinstance(error, HTTPException):
        status = error.status_code
        if status in _CODES or status >= 500:
            return Refusal(_CODES.get(status, "server-error"), status=status)
        return Refusal("bad-request", {"why": _detail(error)}, status=status)
    return Refusal("server-error", status=500)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(faults) or error.detail
