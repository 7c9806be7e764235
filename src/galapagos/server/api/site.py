"""Calls about the site: what is offered, who you are, the almanac, and what the host wants to know."""

import asyncio
from functools import lru_cache

from litestar import MediaType, Request, Response, get, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from galapagos.kernel.game import Game
from galapagos.server.almanac import plates
from galapagos.server.api.problems import REFUSALS, hub_of, person_of, shows
from galapagos.server.guard import Guard
from galapagos.server.identity import Person
from galapagos.server.protocol import GameInfo, Guest, Level, Mode, Phrase, Rename, Site, encode
from galapagos.server.reading import Almanac
from galapagos.table.refusal import Refusal
from galapagos.table.speech import PHRASES, Speech
from galapagos.table.thinking import levels

Call = Request[None, None, State]


@get("/api/site", responses=shows(Site), sync_to_thread=False)
def site(request: Call) -> Response[bytes]:
    """The games with their modes, numbers of players and levels of bots, and the phrases."""
    hub = hub_of(request)
    return Response(_offered(tuple(hub.games.values()), hub.speech), media_type=MediaType.JSON)


@lru_cache(maxsize=2)
def _offered(games: tuple[Game, ...], speech: Speech) -> bytes:
    """What is offered, as it is sent: everybody asks for it, and it never changes."""
    return encode(offer(list(games), speech))


def offer(games: list[Game], speech: Speech) -> Site:
    """What is offered to play."""
    from galapagos import __version__

    return Site(__version__, [_game(game, speech) for game in games], [Phrase(id, speech.phrase(id)) for id in PHRASES])


def _game(game: Game, speech: Speech) -> GameInfo:
    modes = [
        Mode(
            id=mode.name,
            name=speech.game_words(game.id, f"mode-{mode.name}", mode.name.capitalize()),
            text=speech.more(game.id, f"mode-{mode.name}"),
            players=list(range(mode.fewest, mode.most + 1)),
        )
        for mode in game.modes
    ]
    return GameInfo(
        id=game.id,
        name=speech.game_words(game.id, "game-name", game.id.replace("-", " ").title()),
        text=speech.game_words(game.id, "game-tagline", ""),
        about=speech.game_words(game.id, "game-about", ""),
        time=speech.game_words(game.id, "game-time", ""),
        learn=speech.game_words(game.id, "game-learn", ""),
        players=sorted({number for mode in modes for number in mode.players}),
        modes=modes,
        levels=[Level(*speech.level(level)) for level in levels()],
    )


@get("/api/me", responses=REFUSALS, sync_to_thread=False)
def me(request: Call) -> Guest:
    """Who you are."""
    return introduced(request, person_of(request))


def introduced(request: Call, person: Person) -> Guest:
    """Who somebody is; who has not said yet what to be called has the name that guests have."""
    return Guest(person.id, person.name, person.name != hub_of(request).speech.own("guest-name"))


@put("/api/me", responses=REFUSALS, sync_to_thread=False)
def rename(request: Call, data: JSONBody[Rename]) -> Response[Guest]:
    """Take another name."""
    person = person_of(request)._replace(name=data.name.strip())
    cookie = Guard(request.app, hub_of(request)).cookie(request.scope, person)
    return Response(introduced(request, person), headers={"set-cookie": cookie})


@get("/api/almanac/{game:str}", responses=shows(Almanac))
async def almanac(request: Call, game: FromPath[str]) -> Response[bytes]:
    """All cards, traits and places of a game."""
    hub = hub_of(request)
    return Response(await asyncio.to_thread(_almanac, hub.game(game), hub.speech), media_type=MediaType.JSON)


@lru_cache(maxsize=16)
def _almanac(game: Game, speech: Speech) -> bytes:
    return encode(Almanac(game.id, plates(game, speech)))


@get("/livez", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def livez() -> str:
    """Whether the server itself answers, whatever its database does."""
    return "ok\n"


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(request: Call) -> str:
    """Whether the server's database answers, and can be written to."""
    await hub_of(request).health.check()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Call) -> str:
    """Numbers for the host, unless they have an address of their own."""
    hub = hub_of(request)
    if hub.settings.metrics:
        raise Refusal("not-found", status=404)
    return await hub.metrics.text()
