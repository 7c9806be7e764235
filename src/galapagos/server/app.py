"""The application: the calls, the socket, and the hub behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from galapagos import __version__
from galapagos.server import settings as settings_module
from galapagos.server.api import (
    alerts,
    files,
    mine,
    people,
    puzzles,
    records,
    reviews,
    rules,
    seats,
    site,
    socket,
    solo,
    tables,
)
from galapagos.server.api.problems import refused
from galapagos.server.economy import dressed
from galapagos.server.guard import Guard, short_headers
from galapagos.server.hub import Hub
from galapagos.server.journal import configure, logger
from galapagos.server.limits import BODY_BYTES
from galapagos.server.metrics import CALLS
from galapagos.server.settings import Settings

HANDLERS = [
    site.site,
    site.me,
    site.rename,
    site.almanac,
    rules.of_game,
    rules.of_table,
    site.livez,
    site.healthz,
    site.metrics,
    tables.lobby,
    tables.create,
    tables.show,
    tables.sit,
    tables.leave,
    tables.fill,
    tables.start,
    tables.resign,
    tables.hand_over,
    tables.take_back,
    tables.rematch,
    tables.link,
    tables.claim,
    seats.add,
    seats.remove,
    seats.kick,
    seats.rename,
    seats.decline,
    seats.rest,
    seats.code,
    people.link,
    people.unlink,
    people.claim,
    people.cut_off,
    people.forget,
    alerts.show,
    alerts.change,
    alerts.attempt,
    records.record,
    records.import_record,
    records.replay,
    records.moment,
    records.chances,
    records.ending,
    records.picture,
    records.branch,
    mine.mine,
    mine.hide,
    reviews.look,
    reviews.want,
    puzzles.overview,
    puzzles.posed,
    puzzles.answered,
    socket.table_socket,
    socket.socket_schema,
    files.drawing,
    solo.solo_first,
    solo.solo_file,
    files.first_page,
    files.client_file,
]


def make_app(settings: Settings) -> Litestar:
    """The application with a hub of its own, which lives as long as it does."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(settings)
        app.state.hub = hub
        app.state.solo = solo.SoloSite()
        await hub.open()
        logger.info("open", extra={"games": list(hub.games), "storage": hub.storage.engine.dialect.name})
        try:
            with hub.metrics.told_at(settings.metrics):
                yield
        finally:
            app.state.solo.close()
            await hub.close()
            logger.info("closed")

    def guarded(app: ASGIApp) -> ASGIApp:
        async def guard(scope: Scope, receive: Receive, send: Send) -> None:
            await Guard(app, scope["litestar_app"].state.hub)(scope, receive, send)

        return guard

    app = Litestar(
        HANDLERS,
        lifespan=[lifespan],
        middleware=[CALLS.middleware, guarded],
        exception_handlers={Exception: refused},
        request_max_body_size=BODY_BYTES,
        state=State(),
        openapi_config=OpenAPIConfig(
            title="Galapagos", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    app.asgi_handler = dressed(short_headers(app.asgi_handler, lambda: app.state.hub.speech))
    return app


def from_environment() -> Litestar:
    """The application of a process that was started by `serve`."""
    settings = settings_module.from_environment()
    configure(settings.log)
    app = make_app(settings)
    _ = app.openapi_schema  # made now: whoever asked for it first would hold everybody up
    return app
