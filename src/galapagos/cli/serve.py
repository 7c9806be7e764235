"""`galapagos serve`: the table in the browser."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from galapagos.cli.options import BadOption


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            help="sqlite:///FILE or postgresql://…",
            show_default="DATABASE_URL, else a file in your data folder",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="Server processes; above 1 needs PostgreSQL.", min=1)] = 1,
    thinkers: Annotated[
        int | None,
        typer.Option("--thinkers", help="Processes in which bots think.", min=1, show_default="your cores less one"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="A proxy whose word for a caller's address counts.", show_default="127.0.0.1"),
    ] = None,
    metrics: Annotated[
        str,
        typer.Option("--metrics", metavar="HOST:PORT", help="Numbers at this address alone.", show_default="/metrics"),
    ] = "",
    messages: Annotated[
        bool, typer.Option("--messages", help="Let players be told of their turns at an ntfy address of their own.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when there is one.")] = False,
) -> None:
    """Serve the table: play alone, with friends by a link, or on one laptop. Ctrl-C stops it; nothing is lost."""
    from galapagos.server.main import BadSettings, serve  # the server's libraries are slow to load
    from galapagos.server.settings import Settings

    settings = Settings(metrics=metrics, messages=messages)
    if thinkers is not None:
        settings = Settings(metrics=metrics, messages=messages, thinkers=thinkers)
    _free(host, port)
    try:
        serve(host, port, database, workers, open_browser, settings, proxy)
    except BadSettings as error:
        raise BadOption(str(error)) from error


def _free(host: str, port: int) -> None:
    """BadOption when something else listens there already, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOption(f"can't listen on {host} port {port}: {error.strerror}; try another --port") from error
