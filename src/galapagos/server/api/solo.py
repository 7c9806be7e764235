"""The site of files under /solo: visitors play alone in their own tab and cost the host no processor."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import PathParameter
from litestar.response import File, Redirect

from galapagos.server.api.files import found
from galapagos.server.journal import logger
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]


class SoloSite:
    """The folder, written by a process of its own when somebody first asks for it; gone when the server stops."""

    def __init__(self) -> None:
        self._folder: TemporaryDirectory[str] | None = None
        self._written: asyncio.Task[bool] | None = None

    async def file(self, name: str) -> Path:
        """The file of that name, if the site has it."""
        if self._written is None or (self._written.done() and not self._written.result()):
            self._written = asyncio.create_task(self._write())
        if not await asyncio.shield(self._written):
            raise Refusal("not-found", status=404)
        assert self._folder is not None
        file = found(Path(self._folder.name).resolve(), name or "index.html")
        if file is None:
            raise Refusal("not-found", status=404)
        return file

    async def _write(self) -> bool:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="galapagos-solo-", ignore_cleanup_errors=True)
        command = [sys.executable, "-m", "galapagos", "site", "--to", self._folder.name]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
        _, trouble = await process.communicate()
        if process.returncode:
            logger.warning("solo", extra={"why": trouble.decode(errors="replace")[-200:]})
        return process.returncode == 0

    def close(self) -> None:
        if self._written is not None:
            self._written.cancel()
        if self._folder is not None:
            self._folder.cleanup()


@get("/solo", include_in_schema=False, sync_to_thread=False)
def solo_first() -> Redirect:
    """The first page, by its name: the addresses of its files are beside it."""
    return Redirect("/solo/index.html")


@get("/solo/{path:path}", include_in_schema=False)
async def solo_file(request: Call, path: Annotated[str, PathParameter(max_length=300)]) -> File:
    """A file of the site."""
    file = await request.app.state.solo.file(path.strip("/"))
    return File(path=file, filename=file.name, content_disposition_type="inline", headers={"cache-control": "no-cache"})
