"""Drawings, and the files of the web client."""

import base64
import binascii
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, PathParameter

from galapagos import gallery
from galapagos.server.api.problems import REFUSALS, hub_of
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]
STATIC = Path(os.environ.get("GALAPAGOS_CLIENT") or Path(__file__).parent.parent / "static")
FOR_EVER = "public, max-age=31536000, immutable"
KEY_LENGTH = 3_000


@get("/art/{name:str}", media_type="image/svg+xml", responses=REFUSALS, sync_to_thread=False)
def drawing(
    name: Annotated[str, PathParameter(max_length=KEY_LENGTH)],
    size: FromQuery[Literal["card", "portrait"]] = "card",
    theme: FromQuery[Literal["day", "night"]] = "day",
) -> Response[str]:
    """The drawing of a description."""
    return Response(draw(name, size, theme), media_type="image/svg+xml", headers={"cache-control": FOR_EVER})


@lru_cache(maxsize=2_000)
def draw(name: str, size: Literal["card", "portrait"], theme: Literal["day", "night"]) -> str:
    """The drawing whose key stands before `.svg`."""
    key, _, ending = name.rpartition(".")
    if ending != "svg":
        raise Refusal("not-found", status=404)
    try:
        data = msgspec.json.decode(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)), type=dict[str, Any])
        if data["kind"] == "icon":
            return gallery.icon(data["game"], data["name"], 24 if size == "card" else 48, theme)
        return gallery.draw(cast(gallery.Description, data), size, theme)
    except (ValueError, KeyError, TypeError, AttributeError, binascii.Error, msgspec.MsgspecError) as error:
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


def _file(name: str) -> tuple[bytes | None, str, str]:
    root = STATIC.resolve()
    file = (root / name).resolve()
    if not name or not file.is_file() or not file.is_relative_to(root):
        file = root / "index.html"
    if not file.is_file():
        return None, "", ""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kept = file.parent.name == "assets" and file.parent.parent == root  # named by their content
    return file.read_bytes(), kind, FOR_EVER if kept else "no-cache"
