"""Drawings, and the files of the web client."""

import base64
import binascii
import mimetypes
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, PathParameter

from galapagos.gallery import Size, Theme
from galapagos.server.api.problems import REFUSALS, hub_of
from galapagos.server.guard import Guard
from galapagos.server.pool import ThinkingFailed, Unfinished
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]
STATIC = Path(os.environ.get("GALAPAGOS_CLIENT") or Path(__file__).parent.parent / "static")
FOR_EVER = "public, max-age=31536000, immutable"
KEY_LENGTH = 3_000


@get("/art/{name:str}", media_type="image/svg+xml", responses=REFUSALS)
async def drawing(
    request: Call,
    name: Annotated[str, PathParameter(max_length=KEY_LENGTH)],
    size: FromQuery[Size] = "card",
    theme: FromQuery[Theme] = "day",
) -> Response[str]:
    """The drawing of a description."""
    address = Guard.address(request.scope)
    try:
        svg = await hub_of(request).drawings.get(described(name), size, theme, address)
    except Unfinished as error:
        raise Refusal("busy", status=503) from error
    except ThinkingFailed as error:
        raise Refusal("bad-art", {"why": str(error)[:200]}, status=404) from error
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": FOR_EVER})


def described(name: str) -> str:
    """The description, as JSON, whose key stands before `.svg`."""
    key, _, ending = name.rpartition(".")
    if ending != "svg":
        raise Refusal("not-found", status=404)
    try:
        data = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
        return msgspec.json.encode(msgspec.json.decode(data, type=dict[str, Any])).decode()
    except (ValueError, binascii.Error, msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-art", {"why": str(error)[:200]}, status=404) from error


@get("/", include_in_schema=False, sync_to_thread=False)
def first_page(request: Call) -> Response[bytes]:
    """The web client."""
    return _answer(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client_file(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the web client; its first page for every other path."""
    name = path.strip("/")
    if name.startswith(("api/", "art/", "schema/")):
        raise Refusal("not-found", status=404)
    return _answer(request, name)


def _answer(request: Call, name: str) -> Response[bytes]:
    content, kind, cache = _file(name)
    if content is None:
        return Response(hub_of(request).speech.own("no-client").encode(), status_code=404, media_type=MediaType.TEXT)
    return Response(content, media_type=kind, headers={"cache-control": cache})


def found(root: Path, name: str) -> Path | None:
    """The file of that name, if it is one of ours."""
    try:
        file = (root / name).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):  # too long, or no name at all
        return None


def _file(name: str) -> tuple[bytes | None, str, str]:
    root = STATIC.resolve()
    file = found(root, name) or root / "index.html"
    if not file.is_file():
        return None, "", ""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kept = file.parent.name == "assets" and file.parent.parent == root  # named by their content
    return file.read_bytes(), kind, FOR_EVER if kept else "no-cache"
