"""`galapagos site`: the games as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def site(
    to: Annotated[Path, typer.Option("--to", help="The folder to write; it must be empty or hold such a site.")],
) -> None:
    """Write a site of files: all games against bots or round one laptop, in the browser's tab, without a server."""
    from galapagos.server import solo  # the server's libraries are slow to load

    size = solo.write(to)
    typer.echo(f"{to}: {size / 1e6:.1f} MB. Any web server can serve it, under any path.")
